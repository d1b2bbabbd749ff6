// What those who lead a shop are told about its violations and what follows from them.
import { violationDetailType } from '@bidyard/contract/enums'
import { limits } from '@bidyard/contract/limits'
import { z } from 'zod'
import { ofShop, saying, timeIn } from './saying.ts'

const ofViolation = { ...ofShop, violationId: z.uuid(), violationNo: z.string().max(limits.code) }
const detailed = { ...ofViolation, detail: violationDetailType.schema }
const toViolation = ({ violationId }: { readonly violationId: string }): string => `/violations/${violationId}`

export const violationApplied = saying(z.object({ ...detailed, appealUntil: z.iso.datetime() }), {
  path: toViolation,
  ko: {
    title: '위반이 기록되었습니다',
    lines: ({ shopName, violationNo, detail, appealUntil }) => [
      `${shopName}에 위반 ${violationNo}(${violationDetailType.labels[detail].ko})이 기록되었습니다.`,
      `따르는 제재를 확인해 주세요. ${timeIn('ko', appealUntil)}까지 이의를 신청하실 수 있습니다.`,
    ],
  },
  en: {
    title: 'A violation was noted',
    lines: ({ shopName, violationNo, detail, appealUntil }) => [
      `${violationNo} was noted for ${shopName}: ${violationDetailType.labels[detail].en}.`,
      `See what follows from it. You can appeal until ${timeIn('en', appealUntil)} (Seoul).`,
    ],
  },
})

export const violationPardoned = saying(z.object(detailed), {
  path: toViolation,
  ko: {
    title: '위반이 면제되었습니다',
    lines: ({ shopName, violationNo, detail }) => [
      `${shopName}의 위반 ${violationNo}(${violationDetailType.labels[detail].ko})이 면제되었습니다.`,
    ],
  },
  en: {
    title: 'A violation was pardoned',
    lines: ({ shopName, violationNo, detail }) => [
      `${violationNo} of ${shopName} (${violationDetailType.labels[detail].en}) counts no more.`,
    ],
  },
})

export const appealAnswered = saying(z.object({ ...ofViolation, isAccepted: z.boolean() }), {
  path: toViolation,
  ko: {
    title: ({ isAccepted }) => (isAccepted ? '이의가 받아들여졌습니다' : '이의가 받아들여지지 않았습니다'),
    lines: ({ violationNo }) => [`위반 ${violationNo}에 대한 이의 신청의 답변을 확인해 주세요.`],
  },
  en: {
    title: ({ isAccepted }) => (isAccepted ? 'Your appeal was accepted' : 'Your appeal was rejected'),
    lines: ({ violationNo }) => [`See the answer to your appeal against ${violationNo}.`],
  },
})

export const restrictionEnded = saying(z.object(ofShop), {
  // What else may keep it from bidding stands there: a sanction may have taken from the deposit.
  path: '/finance',
  ko: {
    title: '입찰 제한이 끝났습니다',
    lines: ({ shopName }) => [
      `${shopName}의 입찰 제한이 끝났습니다.`,
      '보증금이 차감되었거나 낼 금액이 남아 있으면 채우거나 내신 뒤에 입찰하실 수 있습니다.',
    ],
  },
  en: {
    title: 'A restriction of your bids has ended',
    lines: ({ shopName }) => [
      `The restriction of ${shopName} has ended.`,
      'If something was taken from the deposit, or something is overdue, you can bid once that is made up.',
    ],
  },
})
