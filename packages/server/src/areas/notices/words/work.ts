// What one asked to be told, and what the office should look at.
import { workKind } from '@bidyard/contract/enums'
import { limits } from '@bidyard/contract/limits'
import { z } from 'zod'
import { person, saying, timeIn, won } from './saying.ts'

export const savedSearchMatched = saying(z.object({
  ...person, auctionId: z.uuid(),
  /** None where it is gone, and in notices of before. */
  searchName: z.string().max(limits.name).optional(),
}), {
  path: ({ auctionId }) => `/auctions/${auctionId}`,
  ko: {
    title: '저장한 검색에 맞는 차량이 나왔습니다',
    lines: ({ searchName }) =>
      [`${searchName === undefined ? '' : `‘${searchName}’ · `}새로 열린 경매를 확인해 보세요.`],
  },
  en: {
    title: 'A car fits a saved search',
    lines: ({ searchName }) =>
      [`${searchName === undefined ? '' : `“${searchName}” · `}Its auction has just been opened.`],
  },
})

export const registrationSubmitted = saying(z.object({
  ...person, registrationId: z.uuid(), applicantShop: z.string().max(limits.name),
}), {
  path: ({ registrationId }) => `/office/registrations/${registrationId}`,
  ko: { title: '가입 신청이 들어왔습니다', lines: ({ applicantShop }) => [`${applicantShop}의 가입 신청을 심사해 주세요.`] },
  en: {
    title: 'A registration was handed in',
    lines: ({ applicantShop }) => [`Somebody of ${applicantShop} waits for a review.`],
  },
})

export const booksOff = saying(z.object({ ...person, day: z.string().max(limits.code), differenceWon: z.int() }), {
  path: '/office/money/reconciliations',
  ko: {
    title: '대사에 차액이 있습니다',
    lines: ({ day, differenceWon }) => [`${day} 장부가 ${won(differenceWon)}원 맞지 않습니다. 확인해 주세요.`],
  },
  en: {
    title: 'The books do not agree',
    lines: ({ day, differenceWon }) => [`The books of ${day} are off by ${won(differenceWon)} won.`],
  },
})

interface Work {
  readonly about: string
  readonly won: number | null
}
const naming = ({ about, won: amount }: Work, currency: string): string =>
  [about, amount === null ? '' : won(amount) + currency].filter((part) => part !== '')
    .map((part) => `${part} · `).join('')

/** The same words for whoever has it, and for the part that attends to it. */
export const workWaits = saying(z.object({
  ...person, kind: workKind.schema, about: z.string().max(limits.title), won: z.int().nullable(),
  since: z.iso.datetime(),
}), {
  path: '/office',
  ko: {
    title: ({ kind }) => `오래 기다리는 업무: ${workKind.labels[kind].ko}`,
    lines: ({ since, ...work }) => [`${naming(work, '원')}${timeIn('ko', since)}부터 기다리고 있습니다.`],
  },
  en: {
    title: ({ kind }) => `Work that waits too long: ${workKind.labels[kind].en}`,
    lines: ({ since, ...work }) => [`${naming(work, ' won')}It waits since ${timeIn('en', since)} (Seoul).`],
  },
})
