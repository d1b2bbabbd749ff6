// What partners and whoever owns a car are told before it comes to market: of its draft, and of its listing.
import { listingReturnReason } from '@bidyard/contract/enums'
import { limits } from '@bidyard/contract/limits'
import { z } from 'zod'
import { ofCar, ofSale, person, saying, timeIn, toCar } from './saying.ts'

export const draftEnding = saying(z.object({ ...person, ...ofCar, until: z.iso.datetime() }), {
  path: toCar,
  phone: {
    title: '매각 의뢰 작성 마감 안내',
    lines: [
      '차량 #{차량번호}의 매각 의뢰가 아직 작성 중입니다.',
      '#{일시}까지 완료하지 않으면 작성하신 내용이 취소됩니다.',
    ],
    values: ({ carNumber, until }) => ({ 차량번호: carNumber, 일시: timeIn('ko', until) }),
  },
  ko: {
    title: '작성 중인 매각 의뢰가 곧 취소됩니다',
    lines: ({ carNumber, until }) => [
      `차량 ${carNumber}의 매각 의뢰가 아직 작성 중입니다.`,
      `${timeIn('ko', until)}까지 완료하지 않으면 작성하신 내용이 취소됩니다.`,
    ],
  },
  en: {
    title: 'The draft of your car ends soon',
    lines: ({ carNumber, until }) => [
      `The offer of your car ${carNumber} is still a draft.`,
      `It is cancelled unless you complete it by ${timeIn('en', until)} (Seoul).`,
    ],
  },
})

export const listingReturned = saying(z.object({
  ...ofSale, reasons: z.array(listingReturnReason.schema).max(listingReturnReason.values.length),
  note: z.string().max(limits.note).nullable(),
}), {
  path: toCar,
  phone: {
    title: '출품 반려 안내',
    lines: [
      '#{차량} #{차량번호}의 출품 내용을 보완한 뒤 다시 제출해 주세요.',
      '사유: #{사유}',
    ],
    values: ({ carName: car, carNumber, reasons }) => ({
      차량: car, 차량번호: carNumber, 사유: reasons.map((reason) => listingReturnReason.labels[reason].ko).join(', '),
    }),
  },
  ko: {
    title: '출품이 반려되었습니다',
    lines: ({ carName: car, carNumber, reasons, note }) => [
      `${car} ${carNumber}의 출품 내용을 보완한 뒤 다시 제출해 주세요.`,
      `사유: ${reasons.map((reason) => listingReturnReason.labels[reason].ko).join(', ')}`,
      ...(note === null ? [] : [`담당자 안내: ${note}`]),
    ],
  },
  en: {
    title: 'Your listing came back',
    lines: ({ carName: car, carNumber, reasons, note }) => [
      `Mend the listing of your ${car} ${carNumber} and hand it in again.`,
      `Reason: ${reasons.map((reason) => listingReturnReason.labels[reason].en).join(', ')}`,
      ...(note === null ? [] : [`From the reviewer: ${note}`]),
    ],
  },
})

/** Nothing is left for its seller to decide: the office alone prepares another one. */
export const listingCalledOff = saying(z.object({ ...ofSale, reason: z.string().max(limits.reason) }), {
  path: toCar,
  phone: {
    title: '출품 취소 안내',
    lines: [
      '판매하시는 #{차량} #{차량번호}(#{경매번호})의 출품이 경매 시작 전에 취소되었습니다.',
      '사유를 확인해 주세요.',
    ],
    values: ({ carName: car, carNumber, auctionNo }) => ({ 차량: car, 차량번호: carNumber, 경매번호: auctionNo }),
  },
  ko: {
    title: '출품이 취소되었습니다',
    lines: ({ carName: car, carNumber, auctionNo, reason }) => [
      `판매하시는 ${car} ${carNumber}(${auctionNo})의 출품이 경매 시작 전에 취소되었습니다.`,
      `사유: ${reason}`,
      '다시 출품하시려면 운영진에 문의해 주세요.',
    ],
  },
  en: {
    title: 'Your listing was called off',
    lines: ({ carName: car, carNumber, auctionNo, reason }) => [
      `The listing of your ${car} ${carNumber} (${auctionNo}) was called off before it came to market.`,
      `Reason: ${reason}`,
      'Ask the office if you want it listed again.',
    ],
  },
})
