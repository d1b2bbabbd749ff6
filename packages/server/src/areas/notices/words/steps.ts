// What shops, partners and sellers are told about the steps of their contracts, and about a buyer to be chosen.
import { contractStep, screeningRejectType } from '@bidyard/contract/enums'
import { limits } from '@bidyard/contract/limits'
import { z } from 'zod'
import { carName, ofShop, person, saying, timeIn } from './saying.ts'

const contractNo = z.string().max(limits.code)
const ofContract = { ...ofShop, contractNo, contractId: z.uuid(), carName }
const ofSale = { ...person, orderId: z.uuid(), carNumber: z.string().max(limits.code), carName }
const due = { step: contractStep.schema, until: z.iso.datetime() }

export const dutyEnding = saying(z.object({ ...ofContract, ...due }), {
  path: ({ contractId }) => `/contracts/${contractId}`,
  ko: {
    title: '처리 기한이 다가옵니다',
    lines: ({ shopName, contractNo: number, carName: car, step, until }) => [
      `${shopName}의 계약 ${number}(${car})에서 '${contractStep.labels[step].ko}' 단계를 처리하셔야 합니다.`,
      `${timeIn('ko-KR', until)}까지 처리해 주세요. 기한이 지나면 위반으로 기록될 수 있습니다.`,
    ],
  },
  en: {
    title: 'Something is due soon',
    lines: ({ shopName, contractNo: number, carName: car, step, until }) => [
      `The contract ${number} (${car}) of ${shopName} waits for you: ${contractStep.labels[step].en}.`,
      `It is due until ${timeIn('en-GB', until)} (Seoul). After that a violation may be noted.`,
    ],
  },
})

/** The same words for a partner's people and for whoever owns the car. */
export const saleDutyEnding = saying(z.object({ ...ofSale, contractNo, ...due }), {
  path: ({ orderId }) => `/cars/${orderId}`,
  ko: {
    title: '판매 차량의 처리 기한이 다가옵니다',
    lines: ({ contractNo: number, carName: car, carNumber, step, until }) => [
      `판매하시는 ${car} ${carNumber}(계약 ${number})에서 '${contractStep.labels[step].ko}' 단계를 처리하셔야 합니다.`,
      `${timeIn('ko-KR', until)}까지 처리해 주세요.`,
    ],
  },
  en: {
    title: 'A car that you sell waits for you',
    lines: ({ contractNo: number, carName: car, carNumber, step, until }) => [
      `Your ${car} ${carNumber} (contract ${number}) waits for you: ${contractStep.labels[step].en}.`,
      `It is due until ${timeIn('en-GB', until)} (Seoul).`,
    ],
  },
})

export const buyerToChoose = saying(z.object({ ...ofSale, auctionNo: z.string().max(limits.code) }), {
  path: ({ orderId }) => `/cars/${orderId}`,
  ko: {
    title: '경매가 끝났습니다. 구매자를 선택해 주세요',
    lines: ({ carName: car, carNumber, auctionNo }) => [
      `판매하시는 ${car} ${carNumber}(${auctionNo})에 입찰이 들어왔습니다.`,
      '금액과 상사의 이력을 보고 구매자를 선택해 주세요.',
    ],
  },
  en: {
    title: 'The auction is over: choose a buyer',
    lines: ({ carName: car, carNumber, auctionNo }) => [
      `There are bids on your ${car} ${carNumber} (${auctionNo}).`,
      'Look at the amounts and the records of the shops, and choose a buyer.',
    ],
  },
})

export const papersRejected = saying(z.object({
  ...ofContract, rejectType: screeningRejectType.schema, note: z.string().max(limits.reason).nullable(),
  until: z.iso.datetime().nullable(),
}), {
  path: ({ contractId }) => `/contracts/${contractId}`,
  ko: {
    title: '계약서류가 반려되었습니다',
    lines: ({ shopName, contractNo: number, carName: car, rejectType, note, until }) => [
      `${shopName}의 계약 ${number}(${car}) 서류가 반려되었습니다.`,
      `사유: ${screeningRejectType.labels[rejectType].ko}${note === null ? '' : `\n담당자 안내: ${note}`}`,
      `${until === null ? '서류를' : `${timeIn('ko-KR', until)}까지 서류를`} 다시 제출해 주세요.`,
    ],
  },
  en: {
    title: 'Your papers came back',
    lines: ({ shopName, contractNo: number, carName: car, rejectType, note, until }) => [
      `The papers of the contract ${number} (${car}) of ${shopName} came back.`,
      `Reason: ${screeningRejectType.labels[rejectType].en}${note === null ? '' : `\nFrom the reviewer: ${note}`}`,
      `Hand them in again${until === null ? '' : ` until ${timeIn('en-GB', until)} (Seoul)`}.`,
    ],
  },
})
