// What partners and whoever owns a car are told of its way to a buyer.
import { sellerFeeType } from '@bidyard/contract/enums'
import { limits } from '@bidyard/contract/limits'
import { z } from 'zod'
import { dayIn, ofCar, ofSale, person, saying, timeIn, toCar, won } from './saying.ts'

const choiceShape = z.object({ ...ofSale, until: z.iso.datetime(), isReminder: z.boolean() })
const choiceOnPhone = ({ carName: car, carNumber, auctionNo, until }: z.output<typeof choiceShape>) =>
  ({ 차량: car, 차량번호: carNumber, 경매번호: auctionNo, 기한: timeIn('ko', until) })

export const buyerToChoose = saying(choiceShape, {
  path: toCar,
  phone: {
    title: '구매자 선택 안내',
    lines: [
      '판매하시는 #{차량} #{차량번호}(#{경매번호})에 입찰이 들어왔습니다.',
      '#{기한}까지 구매자를 선택해 주세요.',
    ],
    values: choiceOnPhone,
  },
  ko: {
    title: ({ isReminder }) => (isReminder ? '구매자 선택 기한이 다가옵니다' : '경매가 끝났습니다. 구매자를 선택해 주세요'),
    lines: ({ carName: car, carNumber, auctionNo, until }) => [
      `판매하시는 ${car} ${carNumber}(${auctionNo})에 입찰이 들어왔습니다.`,
      `금액과 상사의 이력을 보고 ${timeIn('ko', until)}까지 구매자를 선택해 주세요.`,
    ],
  },
  en: {
    title: ({ isReminder }) => (isReminder ? 'A buyer is to be chosen soon' : 'The auction is over: choose a buyer'),
    lines: ({ carName: car, carNumber, auctionNo, until }) => [
      `There are bids on your ${car} ${carNumber} (${auctionNo}).`,
      `Look at the amounts and the records of the shops, and choose a buyer until ${timeIn('en', until)} (Seoul).`,
    ],
  },
})

/** Whoever was chosen said no or nothing, or was taken back or dropped. */
export const buyerToChooseAgain = saying(choiceShape, {
  path: toCar,
  phone: {
    title: '구매자 재선택 안내',
    lines: [
      '판매하시는 #{차량} #{차량번호}(#{경매번호})에서 선택된 상사와의 거래가 성사되지 않았습니다.',
      '#{기한}까지 구매자를 다시 선택해 주세요.',
    ],
    values: choiceOnPhone,
  },
  ko: {
    title: ({ isReminder }) => (isReminder ? '구매자 선택 기한이 다가옵니다' : '구매자를 다시 선택해 주세요'),
    lines: ({ carName: car, carNumber, auctionNo, until }) => [
      `판매하시는 ${car} ${carNumber}(${auctionNo})에서 선택된 상사와의 거래가 성사되지 않았습니다.`,
      `남은 상사의 금액과 이력을 보고 ${timeIn('ko', until)}까지 구매자를 다시 선택해 주세요.`,
    ],
  },
  en: {
    title: ({ isReminder }) => (isReminder ? 'A buyer is to be chosen soon' : 'Choose a buyer again'),
    lines: ({ carName: car, carNumber, auctionNo, until }) => [
      `The sale of your ${car} ${carNumber} (${auctionNo}) to the shop that was chosen did not come about.`,
      'Look at the amounts and the records of the shops that are left, and choose a buyer until '
        + `${timeIn('en', until)} (Seoul).`,
    ],
  },
})

export const carUnsold = saying(z.object({
  ...ofSale,
  /** Why the office called the auction off; what was told before says nothing of it. */
  calledOff: z.string().max(limits.reason).nullable().optional(),
}), {
  path: toCar,
  phone: {
    title: '미판매 안내',
    lines: [
      '판매하시는 #{차량} #{차량번호}(#{경매번호})의 경매가 판매되지 않고 종료 또는 취소되었습니다.',
      '다시 경매에 낼지 정해 주세요.',
    ],
    values: ({ carName: car, carNumber, auctionNo }) => ({ 차량: car, 차량번호: carNumber, 경매번호: auctionNo }),
  },
  ko: {
    title: '차량이 판매되지 않았습니다',
    lines: ({ carName: car, carNumber, auctionNo, calledOff = null }) => [
      ...(calledOff === null
        ? [`판매하시는 ${car} ${carNumber}(${auctionNo})의 경매가 구매자 없이 끝났습니다.`]
        : [`판매하시는 ${car} ${carNumber}(${auctionNo})의 경매가 취소되었습니다.`, `사유: ${calledOff}`]),
      '다시 경매에 낼지 정해 주세요.',
    ],
  },
  en: {
    title: 'Your car was not sold',
    lines: ({ carName: car, carNumber, auctionNo, calledOff = null }) => [
      ...(calledOff === null
        ? [`The auction of your ${car} ${carNumber} (${auctionNo}) ended without a buyer.`]
        : [`The auction of your ${car} ${carNumber} (${auctionNo}) was called off.`, `Reason: ${calledOff}`]),
      'Say whether it shall be offered again.',
    ],
  },
})

export const carOfferedAgain = saying(z.object(ofSale), {
  path: toCar,
  phone: {
    title: '다음 회차 안내',
    lines: [
      '판매하시는 #{차량} #{차량번호}(#{경매번호})의 경매가 구매자 없이 끝났습니다.',
      '다음 회차 경매를 준비합니다.',
    ],
    values: ({ carName: car, carNumber, auctionNo }) => ({ 차량: car, 차량번호: carNumber, 경매번호: auctionNo }),
  },
  ko: {
    title: '다음 회차 경매를 준비합니다',
    lines: ({ carName: car, carNumber, auctionNo }) => [
      `판매하시는 ${car} ${carNumber}(${auctionNo})의 경매가 구매자 없이 끝났습니다.`,
      '다음 회차 경매를 준비합니다. 지금 하실 일은 없습니다.',
    ],
  },
  en: {
    title: 'Your car goes into another round',
    lines: ({ carName: car, carNumber, auctionNo }) => [
      `The auction of your ${car} ${carNumber} (${auctionNo}) ended without a buyer.`,
      'The next round is being prepared. There is nothing to do for you now.',
    ],
  },
})

export const carOnMarket = saying(z.object({ ...ofSale, until: z.iso.datetime() }), {
  path: toCar,
  ko: {
    title: '경매가 시작되었습니다',
    lines: ({ carName: car, carNumber, until }) => [
      `${car} ${carNumber}의 경매가 시작되었습니다. ${timeIn('ko', until)}에 끝납니다.`,
    ],
  },
  en: {
    title: 'The auction of your car has begun',
    lines: ({ carName: car, carNumber, until }) => [
      `Your ${car} ${carNumber} is on auction until ${timeIn('en', until)} (Seoul).`,
    ],
  },
})

export const carTakenBack = saying(z.object({
  ...person, ...ofCar,
  /** A lapse rings no phone: they were asked what comes next, and said nothing. */
  act: z.enum(['cancel', 'lapse']), reason: z.string().max(limits.reason).nullable(),
}), {
  path: toCar,
  phone: {
    title: '매각 의뢰 취소 안내',
    lines: [
      '차량 #{차량번호}의 매각 의뢰가 취소되었습니다.',
      '사유: #{사유}',
      '다시 판매하시려면 새로 의뢰해 주세요.',
    ],
    values: ({ carNumber, reason }) => ({ 차량번호: carNumber, 사유: reason ?? '차량 화면 참조' }),
  },
  ko: {
    title: '매각 의뢰가 취소되었습니다',
    lines: ({ carNumber, act, reason }) => [
      act === 'lapse'
        ? `다음 진행을 기한 안에 정하지 않아 차량 ${carNumber}의 매각 의뢰가 취소되었습니다.`
        : `차량 ${carNumber}의 매각 의뢰가 취소되었습니다.`,
      ...(reason === null ? [] : [`사유: ${reason}`]),
      '다시 판매하시려면 새로 의뢰해 주세요.',
    ],
  },
  en: {
    title: 'The offer of your car was cancelled',
    lines: ({ carNumber, act, reason }) => [
      act === 'lapse'
        ? `The offer of your car ${carNumber} was cancelled, because nobody said in time what comes next.`
        : `The offer of your car ${carNumber} was cancelled.`,
      ...(reason === null ? [] : [`Reason: ${reason}`]),
      'To sell it after all, offer it anew.',
    ],
  },
})

const ofFee = { ...person, ...ofCar, saleFee: sellerFeeType.schema, feeWon: z.int() }
const toBills = ({ orderId }: { readonly orderId: string }): string => `/fees?order=${orderId}`

/** The same words for a partner's people and for whoever owns the car. */
export const saleFeeBilled = saying(z.object({
  ...ofFee,
  /** Not the end of anything; what was told before bills were due says none. */
  dueAt: z.iso.datetime().optional(),
}), {
  path: toBills,
  phone: {
    title: '판매 수수료 청구 안내',
    lines: [
      '판매하시는 차량 #{차량번호}의 #{항목} #{금액}이 청구되었습니다.',
      '납부 기한: #{기한}',
      '입금할 계좌는 청구 내역에서 확인해 주세요. 판매대금에서 빼지 않습니다.',
    ],
    values: ({ carNumber, saleFee, feeWon, dueAt }) => ({
      차량번호: carNumber, 항목: sellerFeeType.labels[saleFee].ko, 금액: `${won(feeWon)}원`,
      기한: dueAt === undefined ? '청구 내역 참조' : dayIn('ko', dueAt),
    }),
  },
  ko: {
    title: '판매 수수료가 청구되었습니다',
    lines: ({ carNumber, saleFee, feeWon, dueAt }) => [
      `판매하시는 차량 ${carNumber}의 청구: ${sellerFeeType.labels[saleFee].ko} ${won(feeWon)}원.`,
      ...(dueAt === undefined ? [] : [`${dayIn('ko', dueAt)}까지 내 주세요.`]),
      '청구 이유와 입금할 계좌는 청구 내역에서 볼 수 있습니다.',
    ],
  },
  en: {
    title: 'A fee for your car was billed',
    lines: ({ carNumber, saleFee, feeWon, dueAt }) => [
      `Billed for your car ${carNumber}: ${sellerFeeType.labels[saleFee].en}, ${won(feeWon)} won.`,
      ...(dueAt === undefined ? [] : [`Pay it by ${dayIn('en', dueAt)}.`]),
      'Your bills say what it is for and which account to pay into.',
    ],
  },
})

export const saleFeeOverdue = saying(z.object({ ...ofFee, dueAt: z.iso.datetime() }), {
  path: toBills,
  phone: {
    title: '판매 수수료 납부 기한 경과 안내',
    lines: [
      '판매하시는 차량 #{차량번호}에 청구된 #{항목} #{금액}의 납부 기한(#{기한})이 지났습니다.',
      '입금할 계좌는 청구 내역에서 확인해 주세요. 이미 내셨다면 확인되는 대로 반영됩니다.',
    ],
    values: ({ carNumber, saleFee, feeWon, dueAt }) => ({
      차량번호: carNumber, 항목: sellerFeeType.labels[saleFee].ko, 금액: `${won(feeWon)}원`, 기한: dayIn('ko', dueAt),
    }),
  },
  ko: {
    title: '판매 수수료 납부 기한이 지났습니다',
    lines: ({ carNumber, saleFee, feeWon, dueAt }) => [
      `판매하시는 차량 ${carNumber}의 청구: ${sellerFeeType.labels[saleFee].ko} ${won(feeWon)}원.`,
      `납부 기한은 ${dayIn('ko', dueAt)}이었습니다. 입금할 계좌는 청구 내역에서 볼 수 있습니다.`,
      '이미 내셨다면 확인되는 대로 반영됩니다.',
    ],
  },
  en: {
    title: 'A fee for your car is overdue',
    lines: ({ carNumber, saleFee, feeWon, dueAt }) => [
      `Billed for your car ${carNumber}: ${sellerFeeType.labels[saleFee].en}, ${won(feeWon)} won.`,
      `It was due on ${dayIn('en', dueAt)}. Your bills say which account to pay into.`,
      'If you have paid already, it shows here once we have seen it.',
    ],
  },
})
