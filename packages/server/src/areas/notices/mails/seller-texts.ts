// What partners read about the money of cars of their own, in Korean and below it in English.
import { bankCode } from '@bidyard/contract/enums'
import { limits } from '@bidyard/contract/limits'
import { z } from 'zod'
import { inBoth, type MailText, timeIn } from './mail-words.ts'

export const sellerFacts = {
  sellerAccountChanged: z.object({
    name: z.string().max(limits.name), orderId: z.uuid(), carNumber: z.string().max(limits.code),
    bankCode: bankCode.schema, numberTail: z.string().max(limits.code), usableFrom: z.iso.datetime(),
  }),
}

type Texts = {
  readonly [Kind in keyof typeof sellerFacts]: (
    facts: z.output<(typeof sellerFacts)[Kind]>, address: string,
  ) => MailText
}

export const sellerTexts: Texts = {
  sellerAccountChanged: ({ name, orderId, carNumber, bankCode: bank, numberTail, usableFrom }, address) => inBoth(
    ['[Bidyard] 판매대금 계좌가 등록되었습니다', 'The account for a car of yours has been set'],
    [
      `${name} 님, 안녕하세요.`,
      `판매하시는 차량 ${carNumber}의 대금 계좌가 ${bankCode.labels[bank].ko} 끝자리 ${numberTail}로 등록되었습니다. `
        + `${timeIn('ko-KR', usableFrom)}부터 이 계좌로 지급합니다.`,
      `모르는 등록이라면 바로 고객센터에 알려 주세요.\n${address}/cars/${orderId}`,
    ],
    [
      `Dear ${name},`,
      `the money for your car ${carNumber} goes to an account at ${bankCode.labels[bank].en} that ends in `
        + `${numberTail}, from ${timeIn('en-GB', usableFrom)} (Seoul) on.`,
      `If nobody of you did this, tell the office at once.\n${address}/cars/${orderId}`,
    ],
  ),
}
