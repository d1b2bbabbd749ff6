// What shops and partners read about the steps of their contracts, in Korean and below it in English.
import { contractStep, screeningRejectType } from '@bidyard/contract/enums'
import { limits } from '@bidyard/contract/limits'
import { z } from 'zod'
import { inBoth, type MailText, timeIn } from './mail-words.ts'

const ofContract = {
  name: z.string().max(limits.name), shopName: z.string().max(limits.name), contractNo: z.string().max(limits.code),
  contractId: z.uuid(), carName: z.string().max(limits.title * 2),
}

export const stepFacts = {
  dutyEnding: z.object({ ...ofContract, step: contractStep.schema, until: z.iso.datetime() }),
  sellerDutyEnding: z.object({
    name: z.string().max(limits.name), contractNo: z.string().max(limits.code), orderId: z.uuid(),
    carNumber: z.string().max(limits.code), carName: z.string().max(limits.title * 2), step: contractStep.schema,
    until: z.iso.datetime(),
  }),
  papersRejected: z.object({
    ...ofContract, rejectType: screeningRejectType.schema, note: z.string().max(limits.reason).nullable(),
    until: z.iso.datetime().nullable(),
  }),
}

type Texts = {
  readonly [Kind in keyof typeof stepFacts]: (facts: z.output<(typeof stepFacts)[Kind]>, address: string) => MailText
}

export const stepTexts: Texts = {
  dutyEnding: ({ name, shopName, contractNo, contractId, carName, step, until }, address) => inBoth(
    ['[Bidyard] 처리 기한이 다가옵니다', 'Something is due soon'],
    [
      `${name} 님, 안녕하세요.`,
      `${shopName}의 계약 ${contractNo}(${carName})에서 '${contractStep.labels[step].ko}' 단계를 처리하셔야 합니다.`,
      `${timeIn('ko-KR', until)}까지 처리해 주세요. 기한이 지나면 위반으로 기록될 수 있습니다.\n`
        + `${address}/contracts/${contractId}`,
    ],
    [
      `Dear ${name},`,
      `the contract ${contractNo} (${carName}) of ${shopName} waits for you: ${contractStep.labels[step].en}.`,
      `It is due until ${timeIn('en-GB', until)} (Seoul). After that a violation may be noted.\n`
        + `${address}/contracts/${contractId}`,
    ],
  ),
  sellerDutyEnding: ({ name, contractNo, orderId, carNumber, carName, step, until }, address) => inBoth(
    ['[Bidyard] 판매 차량의 처리 기한이 다가옵니다', 'A car that you sell waits for you'],
    [
      `${name} 님, 안녕하세요.`,
      `판매하시는 ${carName} ${carNumber}(계약 ${contractNo})에서 '${contractStep.labels[step].ko}' 단계를 처리하셔야 합니다.`,
      `${timeIn('ko-KR', until)}까지 처리해 주세요.\n${address}/cars/${orderId}`,
    ],
    [
      `Dear ${name},`,
      `your ${carName} ${carNumber} (contract ${contractNo}) waits for you: ${contractStep.labels[step].en}.`,
      `It is due until ${timeIn('en-GB', until)} (Seoul).\n${address}/cars/${orderId}`,
    ],
  ),
  papersRejected: ({ name, shopName, contractNo, contractId, carName, rejectType, note, until }, address) => inBoth(
    ['[Bidyard] 계약서류가 반려되었습니다', 'Your papers came back'],
    [
      `${name} 님, 안녕하세요.`,
      `${shopName}의 계약 ${contractNo}(${carName}) 서류가 반려되었습니다.`,
      `사유: ${screeningRejectType.labels[rejectType].ko}${note === null ? '' : `\n담당자 안내: ${note}`}`,
      `${until === null ? '서류를' : `${timeIn('ko-KR', until)}까지 서류를`} 다시 제출해 주세요.\n`
        + `${address}/contracts/${contractId}`,
    ],
    [
      `Dear ${name},`,
      `the papers of the contract ${contractNo} (${carName}) of ${shopName} came back.`,
      `Reason: ${screeningRejectType.labels[rejectType].en}${note === null ? '' : `\nFrom the reviewer: ${note}`}`,
      `Hand them in again${until === null ? '' : ` until ${timeIn('en-GB', until)} (Seoul)`}.\n`
        + `${address}/contracts/${contractId}`,
    ],
  ),
}
