// What shops read about their bids after the end of an auction, in Korean and below it in English.
import { limits } from '@bidyard/contract/limits'
import { z } from 'zod'
import { inBoth, type MailText, timeIn } from './mail-words.ts'

const ofShop = { name: z.string().max(limits.name), shopName: z.string().max(limits.name) }
const ofCar = { auctionNo: z.string().max(limits.code), carName: z.string().max(limits.title * 2) }
const amountWon = z.int().min(1)

export const awardFacts = {
  purchaseAsked: z.object({ ...ofShop, ...ofCar, amountWon, until: z.iso.datetime() }),
  carAwarded: z.object({ ...ofShop, ...ofCar, amountWon, contractNo: z.string().max(limits.code) }),
  carRetried: z.object({ ...ofShop, ...ofCar }),
  bidCancelled: z.object({ ...ofShop, ...ofCar, amountWon, note: z.string().max(limits.note).nullable() }),
}

const won = (amount: number): string => amount.toLocaleString('ko-KR')

type Texts = {
  readonly [Kind in keyof typeof awardFacts]: (facts: z.output<(typeof awardFacts)[Kind]>, address: string) => MailText
}

export const awardTexts: Texts = {
  purchaseAsked: ({ name, shopName, auctionNo, carName, amountWon: amount, until }, address) => inBoth(
    ['[Bidyard] 판매자가 귀사를 선택했습니다', 'The seller has chosen you'],
    [
      `${name} 님, 안녕하세요.`,
      `${shopName}에서 입찰하신 ${carName}(${auctionNo})의 판매자가 ${won(amount)}원에 판매를 요청했습니다.`,
      `${timeIn('ko-KR', until)}까지 구매 여부를 결정해 주세요. 기한이 지나면 낙찰 기회가 사라지고 위반으로 기록됩니다.\n`
        + `${address}/bids`,
    ],
    [
      `Dear ${name},`,
      `the seller of ${carName} (${auctionNo}) wishes to sell it to ${shopName} for ${won(amount)} won.`,
      `Say until ${timeIn('en-GB', until)} (Seoul) whether you buy it. After that the car is lost, and a violation is `
        + `noted.\n${address}/bids`,
    ],
  ),
  carAwarded: ({ name, shopName, auctionNo, carName, amountWon: amount, contractNo }, address) => inBoth(
    ['[Bidyard] 낙찰되었습니다', 'The car is yours'],
    [
      `${name} 님, 안녕하세요.`,
      `${carName}(${auctionNo})이(가) ${won(amount)}원에 ${shopName}에 낙찰되었습니다. 계약번호는 ${contractNo}입니다.`,
      `다음 단계를 확인해 주세요.\n${address}/bids`,
    ],
    [
      `Dear ${name},`,
      `${carName} (${auctionNo}) is awarded to ${shopName} for ${won(amount)} won, with the contract ${contractNo}.`,
      `See what comes next.\n${address}/bids`,
    ],
  ),
  carRetried: ({ name, shopName, auctionNo, carName }, address) => inBoth(
    ['[Bidyard] 입찰하신 차량이 재경매됩니다', 'A car that you bid on is offered again'],
    [
      `${name} 님, 안녕하세요.`,
      `${shopName}에서 입찰하신 ${carName}(${auctionNo})이(가) 판매되지 않아 다시 경매에 나옵니다. 이전 입찰은 종료되었습니다.`,
      address,
    ],
    [
      `Dear ${name},`,
      `${carName} (${auctionNo}), on which ${shopName} bid, was not sold and will be auctioned again.`,
      'The earlier bid is over.',
      address,
    ],
  ),
  bidCancelled: ({ name, shopName, auctionNo, carName, amountWon: amount, note }, address) => inBoth(
    ['[Bidyard] 입찰이 취소되었습니다', 'Your bid was cancelled'],
    [
      `${name} 님, 안녕하세요.`,
      `${shopName}에서 ${carName}(${auctionNo})에 ${won(amount)}원으로 하신 입찰이 취소되어 더 이상 유효하지 않습니다.`,
      ...(note === null ? [] : [`운영진 안내: ${note}`]),
      `${address}/bids?tab=lost`,
    ],
    [
      `Dear ${name},`,
      `the bid of ${won(amount)} won that ${shopName} placed on ${carName} (${auctionNo}) was cancelled and counts no `
        + 'more.',
      ...(note === null ? [] : [`From the office: ${note}`]),
      `${address}/bids?tab=lost`,
    ],
  ),
}
