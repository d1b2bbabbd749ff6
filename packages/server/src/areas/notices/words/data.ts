// What a member is told about a request on the own data, and the office about its time.
import { dataRequestGround, dataRequestKind } from '@bidyard/contract/enums'
import { limits } from '@bidyard/contract/limits'
import { z } from 'zod'
import { person, saying, timeIn } from './saying.ts'

/** Of a deletion only when it is refused: whoever is deleted is told otherwise. */
export const dataRequestDecided = saying(z.object({
  ...person, kind: dataRequestKind.schema, isGranted: z.boolean(), ground: dataRequestGround.schema.nullable(),
}), {
  path: '/profile',
  ko: {
    title: ({ kind, isGranted }) =>
      `개인정보 ${dataRequestKind.labels[kind].ko}이 ${isGranted ? '처리되었습니다' : '거절되었습니다'}`,
    lines: ({ isGranted, ground }) => [
      isGranted ? '요청하신 대로 정정했습니다. 내 정보에서 확인해 주세요.'
      : `근거: ${ground === null ? '-' : dataRequestGround.labels[ground].ko}. 답변은 내 정보에서 볼 수 있습니다.`,
    ],
  },
  en: {
    title: ({ kind, isGranted }) =>
      `${dataRequestKind.labels[kind].en} of personal data ${isGranted ? 'granted' : 'refused'}`,
    lines: ({ isGranted, ground }) => [
      isGranted ? 'It was corrected as you asked. See it in your profile.'
      : `The ground: ${ground === null ? '-' : dataRequestGround.labels[ground].en}. Read the answer in your profile.`,
    ],
  },
})

/** A message to a phone has no room for all of a long one. */
const shortly = (answer: string): string => (answer.length > 500 ? `${answer.slice(0, 500)}…` : answer)

/** Whom nothing lets in any more: so it says all there is to say, and leads nowhere. */
export const deletionGranted = saying(z.object({
  ...person, answer: z.string().max(limits.note), keptUntil: z.iso.datetime().nullable(),
}), {
  path: null,
  phone: {
    title: '탈퇴·삭제 처리 안내',
    lines: ['#{이름} 님의 탈퇴와 개인정보 삭제 요청이 처리되었습니다.', '답변: #{답변}'],
    values: ({ name, answer }) => ({ 이름: name, 답변: shortly(answer) }),
  },
  ko: {
    title: '탈퇴와 개인정보 삭제 요청이 처리되었습니다',
    lines: ({ answer, keptUntil }) => [
      '이용이 끝났고, 보관할 의무가 없는 정보는 곧 지워집니다.',
      ...(keptUntil === null ? [] : [`법에 따라 남는 신원과 글은 늦어도 ${timeIn('ko', keptUntil)}에 지워집니다.`]),
      '입찰·계약·장부와 접속·변경 기록은 이름 없이 회원번호로만 남습니다.',
      `답변: ${answer}`,
    ],
  },
  en: {
    title: 'Your membership has ended and your data is being deleted',
    lines: ({ answer, keptUntil }) => [
      'What nothing keeps will be gone soon.',
      ...(keptUntil === null
        ? [] : [`Who you are and what you wrote, kept by law, is gone by ${timeIn('en', keptUntil)} (Seoul).`]),
      'Bids, contracts, books and logs stay without your name, by the number of a member alone.',
      `The answer: ${answer}`,
    ],
  },
})

export const dataRequestDue = saying(z.object({
  ...person, requestId: z.uuid(), kind: dataRequestKind.schema, until: z.iso.datetime(), isLate: z.boolean(),
}), {
  path: ({ requestId }) => `/office/data-requests/${requestId}`,
  ko: {
    title: ({ isLate }) =>
      (isLate ? '개인정보 요청의 법정 기한이 지났습니다' : '개인정보 요청의 법정 기한이 다가옵니다'),
    lines: ({ kind, until }) => [`${dataRequestKind.labels[kind].ko}은 ${timeIn('ko', until)}까지 결정해야 합니다.`],
  },
  en: {
    title: ({ isLate }) =>
      (isLate ? 'A request about personal data is past its day' : 'A request about personal data is due soon'),
    lines: ({ kind, until }) =>
      [`${dataRequestKind.labels[kind].en}: to be decided by ${timeIn('en', until)} (Seoul).`],
  },
})
