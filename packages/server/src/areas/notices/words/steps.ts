// What shops, partners and sellers are told about the steps of their contracts.
import { contractStep, screeningRejectType } from '@bidyard/contract/enums'
import type { Label } from '@bidyard/contract/enumeration'
import { limits } from '@bidyard/contract/limits'
import { turnWordsOf } from '@bidyard/contract/turn-words'
import { z } from 'zod'
import { carName, ofCar, ofShop, person, saying, timeIn } from './saying.ts'

const contractNo = z.string().max(limits.code)
const ofContract = { ...ofShop, contractNo, contractId: z.uuid(), carName }
const ofSale = { ...person, ...ofCar, carName }
const turned = { turn: z.enum(['contract', 'adjustment']), act: z.string().max(limits.code) }
const due = { step: contractStep.schema, until: z.iso.datetime() }

export const dutyEnding = saying(z.object({ ...ofContract, ...due }), {
  path: ({ contractId }) => `/contracts/${contractId}`,
  phone: {
    title: '처리 기한 안내',
    lines: [
      '#{상사}의 계약 #{계약번호}(#{차량})에서 #{단계} 단계를 처리하셔야 합니다.',
      '#{기한}까지 처리해 주세요. 기한이 지나면 위반으로 기록될 수 있습니다.',
    ],
    values: ({ shopName, contractNo: number, carName: car, step, until }) => ({
      상사: shopName, 계약번호: number, 차량: car, 단계: contractStep.labels[step].ko, 기한: timeIn('ko', until),
    }),
  },
  ko: {
    title: '처리 기한이 다가옵니다',
    lines: ({ shopName, contractNo: number, carName: car, step, until }) => [
      `${shopName}의 계약 ${number}(${car})에서 '${contractStep.labels[step].ko}' 단계를 처리하셔야 합니다.`,
      `${timeIn('ko', until)}까지 처리해 주세요. 기한이 지나면 위반으로 기록될 수 있습니다.`,
    ],
  },
  en: {
    title: 'Something is due soon',
    lines: ({ shopName, contractNo: number, carName: car, step, until }) => [
      `The contract ${number} (${car}) of ${shopName} waits for you: ${contractStep.labels[step].en}.`,
      `It is due until ${timeIn('en', until)} (Seoul). After that a violation may be noted.`,
    ],
  },
})

/** The same words for a partner's people and for whoever owns the car. */
export const saleDutyEnding = saying(z.object({ ...ofSale, contractNo, ...due }), {
  path: ({ orderId }) => `/cars/${orderId}`,
  phone: {
    title: '판매 차량 처리 기한 안내',
    lines: [
      '판매하시는 #{차량} #{차량번호}(계약 #{계약번호})에서 #{단계} 단계를 처리하셔야 합니다.',
      '#{기한}까지 처리해 주세요.',
    ],
    values: ({ contractNo: number, carName: car, carNumber, step, until }) => ({
      계약번호: number, 차량: car, 차량번호: carNumber, 단계: contractStep.labels[step].ko, 기한: timeIn('ko', until),
    }),
  },
  ko: {
    title: '판매 차량의 처리 기한이 다가옵니다',
    lines: ({ contractNo: number, carName: car, carNumber, step, until }) => [
      `판매하시는 ${car} ${carNumber}(계약 ${number})에서 '${contractStep.labels[step].ko}' 단계를 처리하셔야 합니다.`,
      `${timeIn('ko', until)}까지 처리해 주세요.`,
    ],
  },
  en: {
    title: 'A car that you sell waits for you',
    lines: ({ contractNo: number, carName: car, carNumber, step, until }) => [
      `Your ${car} ${carNumber} (contract ${number}) waits for you: ${contractStep.labels[step].en}.`,
      `It is due until ${timeIn('en', until)} (Seoul).`,
    ],
  },
})

export const papersRejected = saying(z.object({
  ...ofContract, rejectType: screeningRejectType.schema, note: z.string().max(limits.reason).nullable(),
  until: z.iso.datetime().nullable(),
}), {
  path: ({ contractId }) => `/contracts/${contractId}`,
  phone: {
    title: '계약서류 반려 안내',
    lines: [
      '#{상사}의 계약 #{계약번호}(#{차량}) 서류가 반려되었습니다. 사유: #{사유}',
      '제출 기한: #{기한}',
    ],
    values: ({ shopName, contractNo: number, carName: car, rejectType, until }) => ({
      상사: shopName, 계약번호: number, 차량: car, 사유: screeningRejectType.labels[rejectType].ko,
      기한: until === null ? '없음' : timeIn('ko', until),
    }),
  },
  ko: {
    title: '계약서류가 반려되었습니다',
    lines: ({ shopName, contractNo: number, carName: car, rejectType, note, until }) => [
      `${shopName}의 계약 ${number}(${car}) 서류가 반려되었습니다.`,
      `사유: ${screeningRejectType.labels[rejectType].ko}${note === null ? '' : `\n담당자 안내: ${note}`}`,
      `${until === null ? '서류를' : `${timeIn('ko', until)}까지 서류를`} 다시 제출해 주세요.`,
    ],
  },
  en: {
    title: 'Your papers came back',
    lines: ({ shopName, contractNo: number, carName: car, rejectType, note, until }) => [
      `The papers of the contract ${number} (${car}) of ${shopName} came back.`,
      `Reason: ${screeningRejectType.labels[rejectType].en}${note === null ? '' : `\nFrom the reviewer: ${note}`}`,
      `Hand them in again${until === null ? '' : ` until ${timeIn('en', until)} (Seoul)`}.`,
    ],
  },
})

type Turned = z.output<z.ZodObject<typeof turned>>

/** Nobody did these: a time went by. */
const byTime: Readonly<Record<string, Label>> = {
  withdrawalOpens: { ko: '압류·저당 확인 기한 경과, 철회 가능', en: 'Debts not looked at in time, you may leave' },
}

/** Also where an act got another name since it was told. */
const turnOf = ({ turn, act }: Turned): Label => turnWordsOf(turn, act) ?? byTime[act] ?? { ko: '진행', en: 'News' }

export const contractTurned = saying(z.object({ ...ofContract, ...turned }), {
  path: ({ contractId }) => `/contracts/${contractId}`,
  phone: {
    title: '계약 진행 안내',
    lines: [
      '#{상사}의 계약 #{계약번호}(#{차량}): #{진행}',
      '자세한 내용과 다음 단계를 확인해 주세요.',
    ],
    values: ({ shopName, contractNo: number, carName: car, ...turn }) => ({
      상사: shopName, 계약번호: number, 차량: car, 진행: turnOf(turn).ko,
    }),
  },
  ko: {
    title: (facts) => turnOf(facts).ko,
    lines: ({ contractNo: number, carName: car }) => [`계약 ${number}(${car})에 진행된 내용이 있습니다.`],
  },
  en: {
    title: (facts) => turnOf(facts).en,
    lines: ({ contractNo: number, carName: car }) => [`The contract ${number} (${car}) took a turn.`],
  },
})

/** The same words for a partner's people and for whoever owns the car. */
export const saleTurned = saying(z.object({ ...ofSale, contractNo, ...turned }), {
  path: ({ orderId }) => `/cars/${orderId}`,
  phone: {
    title: '판매 진행 안내',
    lines: [
      '판매하시는 #{차량} #{차량번호}(계약 #{계약번호}): #{진행}',
      '자세한 내용과 다음 단계를 확인해 주세요.',
    ],
    values: ({ contractNo: number, carName: car, carNumber, ...turn }) => ({
      계약번호: number, 차량: car, 차량번호: carNumber, 진행: turnOf(turn).ko,
    }),
  },
  ko: {
    title: (facts) => turnOf(facts).ko,
    lines: ({ contractNo: number, carName: car, carNumber }) => [
      `판매하시는 ${car} ${carNumber}의 계약 ${number}에 진행된 내용이 있습니다.`,
    ],
  },
  en: {
    title: (facts) => turnOf(facts).en,
    lines: ({ contractNo: number, carName: car, carNumber }) => [
      `The contract ${number} about your ${car} ${carNumber} took a turn.`,
    ],
  },
})

/** It may be the office that reported it, so nothing is said of who did. */
export const faultAsked = saying(z.object({ ...ofContract, until: due.until }), {
  path: ({ contractId }) => `/contracts/${contractId}`,
  phone: {
    title: '책임 판정 의견 요청',
    lines: [
      '#{상사}의 계약 #{계약번호}(#{차량})가 이루어지지 않은 책임이 누구에게 있는지 확인하고 있습니다.',
      '#{기한}까지 의견을 남겨 주세요. 기한이 지나면 의견 없이 판정합니다.',
    ],
    values: ({ shopName, contractNo: number, carName: car, until }) => ({
      상사: shopName, 계약번호: number, 차량: car, 기한: timeIn('ko', until),
    }),
  },
  ko: {
    title: '책임 판정에 의견을 남겨 주세요',
    lines: ({ shopName, contractNo: number, carName: car, until }) => [
      `${shopName}의 계약 ${number}(${car})가 이루어지지 않은 책임이 누구에게 있는지 확인하고 있습니다.`,
      `${timeIn('ko', until)}까지 인정하거나 이의를 남겨 주세요. 기한이 지나면 의견 없이 판정합니다.`,
    ],
  },
  en: {
    title: 'Say whose fault it was, in your view',
    lines: ({ shopName, contractNo: number, carName: car, until }) => [
      `The contract ${number} (${car}) of ${shopName} came to nothing.`,
      'Whose fault that was is looked into.',
      `Confirm or dispute it by ${timeIn('en', until)} (Seoul). After that it is decided without you.`,
    ],
  },
})

/** The same words for a partner's people and for whoever owns the car. */
export const saleFaultAsked = saying(z.object({ ...ofSale, contractNo, until: due.until }), {
  path: ({ orderId }) => `/cars/${orderId}`,
  phone: {
    title: '판매 책임 판정 의견 요청',
    lines: [
      '판매하시는 #{차량} #{차량번호}(계약 #{계약번호})의 거래가 이루어지지 않은 책임이 누구에게 있는지 확인하고 있습니다.',
      '#{기한}까지 의견을 남겨 주세요. 기한이 지나면 의견 없이 판정합니다.',
    ],
    values: ({ contractNo: number, carName: car, carNumber, until }) => ({
      계약번호: number, 차량: car, 차량번호: carNumber, 기한: timeIn('ko', until),
    }),
  },
  ko: {
    title: '책임 판정에 의견을 남겨 주세요',
    lines: ({ contractNo: number, carName: car, carNumber, until }) => [
      `판매하시는 ${car} ${carNumber}(계약 ${number})의 거래가 이루어지지 않은 책임이 누구에게 있는지 확인하고 있습니다.`,
      `${timeIn('ko', until)}까지 인정하거나 이의를 남겨 주세요. 기한이 지나면 의견 없이 판정합니다.`,
    ],
  },
  en: {
    title: 'Say whose fault it was, in your view',
    lines: ({ contractNo: number, carName: car, carNumber, until }) => [
      `The sale of your ${car} ${carNumber} (contract ${number}) came to nothing.`,
      'Whose fault that was is looked into.',
      `Confirm or dispute it by ${timeIn('en', until)} (Seoul). After that it is decided without you.`,
    ],
  },
})
