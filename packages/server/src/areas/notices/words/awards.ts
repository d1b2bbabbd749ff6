// What shops are told about their bids after the end of an auction.
import { limits } from '@bidyard/contract/limits'
import { z } from 'zod'
import { carName, ofShop, person, saying, timeIn, won } from './saying.ts'

const ofBid = { ...ofShop, auctionNo: z.string().max(limits.code), carName }
const amountWon = z.int().min(1)

export const purchaseAsked = saying(z.object({ ...ofBid, amountWon, until: z.iso.datetime() }), {
  path: '/bids',
  phone: {
    title: '구매 결정 요청',
    lines: [
      '#{상사}에서 입찰하신 #{차량}(#{경매번호})의 판매자가 #{금액}원에 판매를 요청했습니다.',
      '#{기한}까지 구매 여부를 결정해 주세요.',
    ],
    values: ({ shopName, auctionNo, carName: car, amountWon: amount, until }) => ({
      상사: shopName, 차량: car, 경매번호: auctionNo, 금액: won(amount), 기한: timeIn('ko', until),
    }),
  },
  ko: {
    title: '판매자가 귀사를 선택했습니다',
    lines: ({ shopName, auctionNo, carName: car, amountWon: amount, until }) => [
      `${shopName}에서 입찰하신 ${car}(${auctionNo})의 판매자가 ${won(amount)}원에 판매를 요청했습니다.`,
      `${timeIn('ko', until)}까지 구매 여부를 결정해 주세요. 기한이 지나면 낙찰 기회가 사라지고 위반으로 기록됩니다.`,
    ],
  },
  en: {
    title: 'The seller has chosen you',
    lines: ({ shopName, auctionNo, carName: car, amountWon: amount, until }) => [
      `The seller of ${car} (${auctionNo}) wishes to sell it to ${shopName} for ${won(amount)} won.`,
      `Say until ${timeIn('en', until)} (Seoul) whether you buy it. After that the car is lost, and a violation is `
        + 'noted.',
    ],
  },
})

export const carAwarded = saying(z.object({ ...ofBid, amountWon, contractNo: z.string().max(limits.code) }), {
  path: '/bids',
  phone: {
    title: '낙찰 안내',
    lines: [
      '#{상사}에 낙찰된 차량: #{차량}(#{경매번호}), #{금액}원',
      '계약번호 #{계약번호}의 다음 단계를 확인해 주세요.',
    ],
    values: ({ shopName, auctionNo, carName: car, amountWon: amount, contractNo }) => ({
      상사: shopName, 차량: car, 경매번호: auctionNo, 금액: won(amount), 계약번호: contractNo,
    }),
  },
  ko: {
    title: '낙찰되었습니다',
    lines: ({ shopName, auctionNo, carName: car, amountWon: amount, contractNo }) => [
      `${shopName}에 낙찰된 차량: ${car}(${auctionNo}), ${won(amount)}원. 계약번호는 ${contractNo}입니다.`,
      '다음 단계를 확인해 주세요.',
    ],
  },
  en: {
    title: 'The car is yours',
    lines: ({ shopName, auctionNo, carName: car, amountWon: amount, contractNo }) => [
      `${car} (${auctionNo}) is awarded to ${shopName} for ${won(amount)} won, with the contract ${contractNo}.`,
      'See what comes next.',
    ],
  },
})

export const carRetried = saying(z.object(ofBid), {
  path: '/auctions',
  ko: {
    title: '입찰하신 차량이 재경매됩니다',
    lines: ({ shopName, auctionNo, carName: car }) => [
      `${shopName}에서 입찰하신 차량 ${car}(${auctionNo}): 판매되지 않아 다시 경매에 나옵니다. 이전 입찰은 종료되었습니다.`,
    ],
  },
  en: {
    title: 'A car that you bid on is offered again',
    lines: ({ shopName, auctionNo, carName: car }) => [
      `${car} (${auctionNo}), on which ${shopName} bid, was not sold and will be auctioned again.`,
      'The earlier bid is over.',
    ],
  },
})

/** Of nobody else's bid, nor of the rank that it had. */
export const bidPaused = saying(
  z.object({ ...ofBid, biddingId: z.uuid(), note: z.string().max(limits.reason).nullable() }), {
    path: ({ biddingId }) => `/bids/${biddingId}`,
    ko: {
      title: '입찰이 중지되었습니다',
      lines: ({ shopName, auctionNo, carName: car, note }) => [
        `운영진이 ${shopName}에서 ${car}(${auctionNo})에 하신 입찰을 중지했습니다. 재개되면 금액과 시각 그대로 돌아옵니다.`,
        ...(note === null ? [] : [`운영진 안내: ${note}`]),
      ],
    },
    en: {
      title: 'Your bid is paused',
      lines: ({ shopName, auctionNo, carName: car, note }) => [
        `The office paused the bid of ${shopName} on ${car} (${auctionNo}).`,
        'Resumed, it comes back with its amount and its time.',
        ...(note === null ? [] : [`From the office: ${note}`]),
      ],
    },
  },
)

/** It binds again, whatever had held it up: its shop is to know which one. */
export const bidResumed = saying(z.object({ ...ofBid, biddingId: z.uuid() }), {
  path: ({ biddingId }) => `/bids/${biddingId}`,
  ko: {
    title: '입찰이 재개되었습니다',
    lines: ({ shopName, auctionNo, carName: car }) => [
      `${shopName}에서 ${car}(${auctionNo})에 하신 입찰이 금액과 시각 그대로 다시 유효합니다.`,
    ],
  },
  en: {
    title: 'Your bid goes on',
    lines: ({ shopName, auctionNo, carName: car }) => [
      `The bid of ${shopName} on ${car} (${auctionNo}) is in force again, with its amount and its time.`,
    ],
  },
})

export const bidCancelled = saying(
  z.object({ ...ofBid, amountWon, note: z.string().max(limits.note).nullable() }), {
    path: '/bids?tab=lost',
    ko: {
      title: '입찰이 취소되었습니다',
      lines: ({ shopName, auctionNo, carName: car, amountWon: amount, note }) => [
        `${shopName}에서 ${car}(${auctionNo})에 ${won(amount)}원으로 하신 입찰이 취소되어 더 이상 유효하지 않습니다.`,
        ...(note === null ? [] : [`운영진 안내: ${note}`]),
      ],
    },
    en: {
      title: 'Your bid was cancelled',
      lines: ({ shopName, auctionNo, carName: car, amountWon: amount, note }) => [
        `The bid of ${won(amount)} won that ${shopName} placed on ${car} (${auctionNo}) was cancelled and counts no `
          + 'more.',
        ...(note === null ? [] : [`From the office: ${note}`]),
      ],
    },
  },
)

export const bidLost = saying(z.object({ ...ofBid, amountWon }), {
  path: '/bids?tab=lost',
  ko: {
    title: '낙찰되지 않았습니다',
    lines: ({ shopName, auctionNo, carName: car, amountWon: amount }) => [
      `${shopName}에서 ${car}(${auctionNo})에 ${won(amount)}원으로 하신 입찰이 낙찰되지 않았습니다.`,
    ],
  },
  en: {
    title: 'Your bid did not win',
    lines: ({ shopName, auctionNo, carName: car, amountWon: amount }) => [
      `The bid of ${won(amount)} won that ${shopName} placed on ${car} (${auctionNo}) did not win.`,
    ],
  },
})

export const carCorrected = saying(z.object({ ...ofBid, auctionId: z.uuid() }), {
  path: ({ auctionId }) => `/auctions/${auctionId}`,
  ko: {
    title: '입찰하신 차량의 정보가 정정되었습니다',
    lines: ({ shopName, auctionNo, carName: car }) => [
      `${shopName}에서 입찰하신 ${car}(${auctionNo})의 정보가 정정되고 마감이 연장되었습니다.`,
      '정정된 내용을 확인하고 입찰을 다시 살펴봐 주세요. 마감 전까지 입찰 취소를 요청하실 수 있습니다.',
    ],
  },
  en: {
    title: 'Facts of a car that you bid on were corrected',
    lines: ({ shopName, auctionNo, carName: car }) => [
      `Facts of ${car} (${auctionNo}), on which ${shopName} bid, were corrected, and its auction goes on for longer.`,
      'See what changed, and look at your bid once more. Until the end you may ask the office to cancel it.',
    ],
  },
})

export const auctionExtended = saying(z.object({
  ...ofBid, auctionId: z.uuid(), until: z.iso.datetime(), reason: z.string().max(limits.reason),
}), {
  path: ({ auctionId }) => `/auctions/${auctionId}`,
  ko: {
    title: '입찰하신 차량의 마감이 연장되었습니다',
    lines: ({ shopName, auctionNo, carName: car, until, reason }) => [
      `${shopName}에서 입찰하신 ${car}(${auctionNo})의 경매가 ${timeIn('ko', until)}까지 연장되었습니다.`,
      `사유: ${reason}`,
      '지금까지의 입찰은 그대로 남아 있습니다. 입찰할 수 있는 상태라면 마감 전까지 금액을 올릴 수 있습니다.',
    ],
  },
  en: {
    title: 'The auction of a car that you bid on goes on for longer',
    lines: ({ shopName, auctionNo, carName: car, until, reason }) => [
      `The auction of ${car} (${auctionNo}), on which ${shopName} bid, goes on until `
        + `${timeIn('en', until)} (Seoul).`,
      `Reason: ${reason}`,
      'Your bid stays as it was. If you may bid, you may raise it until then.',
    ],
  },
})

export const cancelDeclined = saying(z.object({
  ...ofBid, biddingId: z.uuid(), answer: z.string().max(limits.reason),
}), {
  path: ({ biddingId }) => `/bids/${biddingId}`,
  ko: {
    title: '입찰 취소 요청이 받아들여지지 않았습니다',
    lines: ({ shopName, auctionNo, carName: car, answer }) => [
      `${shopName}에서 ${car}(${auctionNo})에 하신 입찰은 취소되지 않았으며 그대로 유효합니다.`,
      `운영진 안내: ${answer}`,
    ],
  },
  en: {
    title: 'Your bid was not cancelled',
    lines: ({ shopName, auctionNo, carName: car, answer }) => [
      `The bid of ${shopName} on ${car} (${auctionNo}) stands as it was, though you asked to have it cancelled.`,
      `From the office: ${answer}`,
    ],
  },
})

export const reportAnswered = saying(z.object({
  ...person, auctionId: z.uuid(), auctionNo: z.string().max(limits.code), answer: z.string().max(limits.note),
}), {
  path: ({ auctionId }) => `/auctions/${auctionId}`,
  ko: {
    title: '신고하신 내용에 답변이 있습니다',
    lines: ({ auctionNo, answer }) => [`${auctionNo}: ${answer}`],
  },
  en: {
    title: 'Your report was answered',
    lines: ({ auctionNo, answer }) => [`${auctionNo}: ${answer}`],
  },
})
