// What those who lead a shop are told about its money, and sellers about that of a car.
import { amountKind, bankCode } from '@bidyard/contract/enums'
import { limits } from '@bidyard/contract/limits'
import { z } from 'zod'
import { ofShop, person, saying, timeIn, won } from './saying.ts'

export const payoutAccountChanged = saying(z.object({
  ...ofShop, bankCode: bankCode.schema, numberTail: z.string().max(limits.code), usableFrom: z.iso.datetime(),
}), {
  path: '/finance',
  ko: {
    title: '환급 계좌가 등록되었습니다',
    lines: ({ shopName, bankCode: bank, numberTail, usableFrom }) => [
      `${shopName}의 환급 계좌가 ${bankCode.labels[bank].ko} 끝자리 ${numberTail}로 등록되었습니다. `
        + `${timeIn('ko-KR', usableFrom)}부터 이 계좌로 지급합니다.`,
      '모르는 등록이라면 바로 비밀번호를 바꾸고 고객센터에 알려 주세요.',
    ],
  },
  en: {
    title: 'The account for payouts has been set',
    lines: ({ shopName, bankCode: bank, numberTail, usableFrom }) => [
      `Money for ${shopName} goes to an account at ${bankCode.labels[bank].en} that ends in ${numberTail}, from `
        + `${timeIn('en-GB', usableFrom)} (Seoul) on.`,
      'If nobody of you did this, change your password and tell the office at once.',
    ],
  },
})

/** The same words for a partner's people and for whoever owns the car. */
export const saleAccountChanged = saying(z.object({
  ...person, orderId: z.uuid(), carNumber: z.string().max(limits.code), bankCode: bankCode.schema,
  numberTail: z.string().max(limits.code), usableFrom: z.iso.datetime(),
}), {
  path: ({ orderId }) => `/cars/${orderId}`,
  ko: {
    title: '판매대금 계좌가 등록되었습니다',
    lines: ({ carNumber, bankCode: bank, numberTail, usableFrom }) => [
      `판매하시는 차량 ${carNumber}의 대금 계좌가 ${bankCode.labels[bank].ko} 끝자리 ${numberTail}로 등록되었습니다. `
        + `${timeIn('ko-KR', usableFrom)}부터 이 계좌로 지급합니다.`,
      '모르는 등록이라면 바로 고객센터에 알려 주세요.',
    ],
  },
  en: {
    title: 'The account for a car of yours has been set',
    lines: ({ carNumber, bankCode: bank, numberTail, usableFrom }) => [
      `The money for your car ${carNumber} goes to an account at ${bankCode.labels[bank].en} that ends in `
        + `${numberTail}, from ${timeIn('en-GB', usableFrom)} (Seoul) on.`,
      'If nobody of you did this, tell the office at once.',
    ],
  },
})

export const subscriptionEnding = saying(z.object({ ...ofShop, month: z.string().max(limits.code) }), {
  path: '/finance',
  ko: {
    title: '이용권이 곧 끝납니다',
    lines: ({ shopName, month }) => [
      `${shopName}의 ${month.replace('-', '년 ')}월 이용권이 말일에 끝납니다. 다음 달 이용권이 없으면 입찰하실 수 없습니다.`,
      '정산 화면에서 미리 사실 수 있습니다.',
    ],
  },
  en: {
    title: 'Your month is about to end',
    lines: ({ shopName, month }) => [
      `The subscription of ${shopName} for ${month} ends with the last day of that month. Without the next one you `
        + 'cannot bid.',
      'You can buy it now.',
    ],
  },
})

export const amountOverdue = saying(z.object({
  ...ofShop, kind: amountKind.schema, amountNo: z.string().max(limits.code), totalWon: z.int(),
}), {
  path: '/finance',
  ko: {
    title: '납부 기한이 지났습니다',
    lines: ({ shopName, kind, amountNo, totalWon }) => [
      `${shopName}의 ${amountKind.labels[kind].ko} ${won(totalWon)}원(${amountNo})의 납부 기한이 지났습니다.`,
      '납부하실 때까지 입찰이 제한될 수 있습니다.',
    ],
  },
  en: {
    title: 'An amount is overdue',
    lines: ({ shopName, kind, amountNo, totalWon }) => [
      `${amountKind.labels[kind].en}: ${won(totalWon)} won (${amountNo}) of ${shopName} should have been paid by now.`,
      'Until it is, bidding may be closed to you.',
    ],
  },
})
