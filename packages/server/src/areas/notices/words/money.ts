// What those who lead a shop are told about its money, and sellers about that of a car.
import { amountKind, bankCode, feeType } from '@bidyard/contract/enums'
import { limits } from '@bidyard/contract/limits'
import { z } from 'zod'
import { ofCar, ofShop, person, saying, timeIn, won } from './saying.ts'

export const payoutAccountChanged = saying(z.object({
  ...ofShop, bankCode: bankCode.schema, numberTail: z.string().max(limits.code), usableFrom: z.iso.datetime(),
}), {
  path: '/finance',
  phone: {
    title: '환급 계좌 등록 안내',
    lines: [
      '#{상사}의 환급 계좌 등록: #{은행}(끝자리 #{끝자리}). #{시작}부터 이 계좌로 지급합니다.',
      '모르는 등록이라면 바로 고객센터에 알려 주세요.',
    ],
    values: ({ shopName, bankCode: bank, numberTail, usableFrom }) => ({
      상사: shopName, 은행: bankCode.labels[bank].ko, 끝자리: numberTail, 시작: timeIn('ko', usableFrom),
    }),
  },
  ko: {
    title: '환급 계좌가 등록되었습니다',
    lines: ({ shopName, bankCode: bank, numberTail, usableFrom }) => [
      `${shopName}의 환급 계좌 등록: ${bankCode.labels[bank].ko}(끝자리 ${numberTail}). `
        + `${timeIn('ko', usableFrom)}부터 이 계좌로 지급합니다.`,
      '모르는 등록이라면 바로 비밀번호를 바꾸고 고객센터에 알려 주세요.',
    ],
  },
  en: {
    title: 'The account for payouts has been set',
    lines: ({ shopName, bankCode: bank, numberTail, usableFrom }) => [
      `Money for ${shopName} goes to an account at ${bankCode.labels[bank].en} that ends in ${numberTail}, from `
        + `${timeIn('en', usableFrom)} (Seoul) on.`,
      'If nobody of you did this, change your password and tell the office at once.',
    ],
  },
})

/** The same words for a partner's people and for whoever owns the car. */
export const saleAccountChanged = saying(z.object({
  ...person, ...ofCar, bankCode: bankCode.schema, numberTail: z.string().max(limits.code),
  usableFrom: z.iso.datetime(),
}), {
  path: ({ orderId }) => `/cars/${orderId}`,
  phone: {
    title: '판매대금 계좌 등록 안내',
    lines: [
      '판매하시는 차량 #{차량번호}의 대금 계좌 등록: #{은행}(끝자리 #{끝자리}). #{시작}부터 이 계좌로 지급합니다.',
      '모르는 등록이라면 바로 고객센터에 알려 주세요.',
    ],
    values: ({ carNumber, bankCode: bank, numberTail, usableFrom }) => ({
      차량번호: carNumber, 은행: bankCode.labels[bank].ko, 끝자리: numberTail, 시작: timeIn('ko', usableFrom),
    }),
  },
  ko: {
    title: '판매대금 계좌가 등록되었습니다',
    lines: ({ carNumber, bankCode: bank, numberTail, usableFrom }) => [
      `판매하시는 차량 ${carNumber}의 대금 계좌 등록: ${bankCode.labels[bank].ko}(끝자리 ${numberTail}). `
        + `${timeIn('ko', usableFrom)}부터 이 계좌로 지급합니다.`,
      '모르는 등록이라면 바로 고객센터에 알려 주세요.',
    ],
  },
  en: {
    title: 'The account for a car of yours has been set',
    lines: ({ carNumber, bankCode: bank, numberTail, usableFrom }) => [
      `The money for your car ${carNumber} goes to an account at ${bankCode.labels[bank].en} that ends in `
        + `${numberTail}, from ${timeIn('en', usableFrom)} (Seoul) on.`,
      'If nobody of you did this, tell the office at once.',
    ],
  },
})

/** `2026년 1월` */
const monthText = (month: string): string => month.replace(/^(\d+)-0?(\d+)$/, '$1년 $2월')

export const subscriptionEnding = saying(z.object({ ...ofShop, month: z.string().max(limits.code) }), {
  path: '/finance',
  ko: {
    title: '이용권이 곧 끝납니다',
    lines: ({ shopName, month }) => [
      `${shopName}의 ${monthText(month)} 이용권이 말일에 끝납니다. 다음 달 이용권이 없으면 입찰하실 수 없습니다.`,
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

const ofAmount = {
  ...ofShop, kind: amountKind.schema, feeType: feeType.schema.nullable(), amountNo: z.string().max(limits.code),
  totalWon: z.int(),
}
type Amount = Pick<z.output<z.ZodObject<typeof ofAmount>>, 'kind' | 'feeType'>
const whatFor = ({ kind, feeType: fee }: Amount) => (fee === null ? amountKind.labels[kind] : feeType.labels[fee])

/** Letters of before do not say whether it was paid once already. */
export const amountBilled = saying(z.object({
  ...ofAmount, until: z.iso.datetime().nullable(), takenBack: z.boolean().optional(),
}), {
  path: '/finance',
  phone: {
    title: '납부 안내',
    lines: [
      '#{상사}에 #{항목} #{금액}원(#{청구번호})이 청구되었습니다.',
      '납부 기한: #{기한}',
    ],
    values: (facts) => ({
      상사: facts.shopName, 항목: whatFor(facts).ko, 금액: won(facts.totalWon), 청구번호: facts.amountNo,
      기한: facts.until === null ? '없음' : timeIn('ko', facts.until),
    }),
  },
  ko: {
    title: '납부하실 금액이 있습니다',
    lines: (facts) => [
      `${facts.shopName}에 ${whatFor(facts).ko} ${won(facts.totalWon)}원(${facts.amountNo})이 청구되었습니다.`,
      ...(facts.takenBack === true ? ['먼저 납부하신 금액은 은행이 입금을 취소했습니다. 다시 납부해 주세요.'] : []),
      ...(facts.until === null ? [] : [`${timeIn('ko', facts.until)}까지 납부해 주세요.`]),
    ],
  },
  en: {
    title: 'An amount is to be paid',
    lines: (facts) => [
      `${whatFor(facts).en}: ${won(facts.totalWon)} won (${facts.amountNo}) is billed to ${facts.shopName}.`,
      ...(facts.takenBack === true ? ['The bank took back what was paid before. Please pay it again.'] : []),
      ...(facts.until === null ? [] : [`Pay it until ${timeIn('en', facts.until)} (Seoul).`]),
    ],
  },
})

export const amountPaid = saying(z.object(ofAmount), {
  path: '/finance',
  ko: {
    title: '납부가 확인되었습니다',
    lines: (facts) => [
      `${facts.shopName}의 ${whatFor(facts).ko} ${won(facts.totalWon)}원(${facts.amountNo}) 납부가 확인되었습니다.`,
    ],
  },
  en: {
    title: 'Your payment arrived',
    lines: (facts) => [
      `${whatFor(facts).en}: ${won(facts.totalWon)} won (${facts.amountNo}) of ${facts.shopName} is paid.`,
    ],
  },
})

export const amountOverdue = saying(z.object(ofAmount), {
  path: '/finance',
  phone: {
    title: '납부 기한 경과 안내',
    lines: [
      '#{상사}의 #{항목} #{금액}원(#{청구번호})의 납부 기한이 지났습니다.',
      '납부하실 때까지 입찰이 제한될 수 있습니다.',
    ],
    values: (facts) => ({
      상사: facts.shopName, 항목: whatFor(facts).ko, 금액: won(facts.totalWon), 청구번호: facts.amountNo,
    }),
  },
  ko: {
    title: '납부 기한이 지났습니다',
    lines: (facts) => [
      `${facts.shopName}의 ${whatFor(facts).ko} ${won(facts.totalWon)}원(${facts.amountNo})의 납부 기한이 지났습니다.`,
      '납부하실 때까지 입찰이 제한될 수 있습니다.',
    ],
  },
  en: {
    title: 'An amount is overdue',
    lines: (facts) => [
      `${whatFor(facts).en}: ${won(facts.totalWon)} won (${facts.amountNo}) of ${facts.shopName} should have been `
        + 'paid by now.',
      'Until it is, bidding may be closed to you.',
    ],
  },
})

/** Without an account of the shop it stays with the house; letters of before do not say so. */
export const amountRefunded = saying(z.object({ ...ofAmount, lacksAccount: z.boolean().optional() }), {
  path: '/finance',
  ko: {
    title: '환불되었습니다',
    lines: (facts) => [
      `${facts.shopName}의 ${whatFor(facts).ko} ${won(facts.totalWon)}원(${facts.amountNo})이 환불되었습니다.`,
      ...(facts.lacksAccount === true
        ? ['보내 드릴 계좌가 없어 돌려받을 금액으로 남아 있습니다. 정산 화면에서 환급 계좌를 등록해 주세요.'] : []),
    ],
  },
  en: {
    title: 'An amount was refunded',
    lines: (facts) => [
      `${whatFor(facts).en}: ${won(facts.totalWon)} won (${facts.amountNo}) went back to ${facts.shopName}.`,
      ...(facts.lacksAccount === true
        ? ['There is no account to pay it out to, so it is still with us. Add one on the page of money.'] : []),
    ],
  },
})

const ofPayout = { bankCode: bankCode.schema, numberTail: z.string().max(limits.code), sentWon: z.int() }

export const payoutSent = saying(z.object({ ...ofShop, ...ofPayout }), {
  path: '/finance',
  ko: {
    title: '환급금을 보냈습니다',
    lines: ({ shopName, bankCode: bank, numberTail, sentWon }) => [
      `${shopName}의 환급금 ${won(sentWon)}원을 ${bankCode.labels[bank].ko} 끝자리 ${numberTail} 계좌로 보냈습니다.`,
    ],
  },
  en: {
    title: 'Money was sent to you',
    lines: ({ shopName, bankCode: bank, numberTail, sentWon }) => [
      `${won(sentWon)} won went to the account of ${shopName} at ${bankCode.labels[bank].en} that ends in `
        + `${numberTail}.`,
    ],
  },
})

export const payoutReturned = saying(z.object({ ...ofShop, ...ofPayout }), {
  path: '/finance',
  ko: {
    title: '환급금이 되돌아왔습니다',
    lines: ({ shopName, bankCode: bank, numberTail, sentWon }) => [
      `${shopName}의 환급금 ${won(sentWon)}원이 은행에서 되돌아왔습니다. 등록하신 계좌(${bankCode.labels[bank].ko} 끝자리 `
        + `${numberTail})를 확인해 주세요.`,
    ],
  },
  en: {
    title: 'Money that was sent to you came back',
    lines: ({ shopName, bankCode: bank, numberTail, sentWon }) => [
      `${won(sentWon)} won for ${shopName} came back from the bank. Look at your account at `
        + `${bankCode.labels[bank].en} that ends in ${numberTail}.`,
    ],
  },
})

export const payoutCalledOff = saying(z.object({ ...ofShop, creditedWon: z.int() }), {
  path: '/finance',
  ko: {
    title: '환급금 지급이 취소되었습니다',
    lines: ({ shopName, creditedWon }) => [
      `${shopName}에 보내려던 환급금 ${won(creditedWon)}원의 지급이 취소되었습니다.`,
      '이 돈은 돌려받을 금액으로 남아 있습니다. 내실 금액이 있으면 운영진이 이 돈으로 처리할 수 있습니다.',
    ],
  },
  en: {
    title: 'A payout to you was called off',
    lines: ({ shopName, creditedWon }) => [
      `${won(creditedWon)} won are not sent to the account of ${shopName} after all.`,
      'The money is still yours and stays with us. The office can pay with it what you owe.',
    ],
  },
})

/** The same words for a partner's people and for whoever owns the car. */
export const saleMoneySent = saying(z.object({ ...person, ...ofCar, ...ofPayout }), {
  path: ({ orderId }) => `/cars/${orderId}`,
  phone: {
    title: '판매대금 지급 안내',
    lines: [
      '차량 #{차량번호}의 판매대금 #{금액}원을 #{은행} 끝자리 #{끝자리} 계좌로 보냈습니다.',
    ],
    values: ({ carNumber, bankCode: bank, numberTail, sentWon }) => ({
      차량번호: carNumber, 금액: won(sentWon), 은행: bankCode.labels[bank].ko, 끝자리: numberTail,
    }),
  },
  ko: {
    title: '판매대금을 보냈습니다',
    lines: ({ carNumber, bankCode: bank, numberTail, sentWon }) => [
      `차량 ${carNumber}의 판매대금 ${won(sentWon)}원을 ${bankCode.labels[bank].ko} 끝자리 ${numberTail} 계좌로 보냈습니다.`,
    ],
  },
  en: {
    title: 'The money for your car was sent',
    lines: ({ carNumber, bankCode: bank, numberTail, sentWon }) => [
      `${won(sentWon)} won for ${carNumber} went to the account at ${bankCode.labels[bank].en} that ends in `
        + `${numberTail}.`,
    ],
  },
})
