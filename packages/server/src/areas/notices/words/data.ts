// What a member is told about a request on the own data, and the office about its time.
import { dataRequestGround, dataRequestKind } from '@bidyard/contract/enums'
import { z } from 'zod'
import { person, saying, timeIn } from './saying.ts'

export const dataRequestDecided = saying(z.object({
  ...person, kind: dataRequestKind.schema, isGranted: z.boolean(), ground: dataRequestGround.schema.nullable(),
  keptUntil: z.iso.datetime().nullable(),
}), {
  path: '/profile',
  ko: {
    title: ({ kind, isGranted }) =>
      `개인정보 ${dataRequestKind.labels[kind].ko}이 ${isGranted ? '처리되었습니다' : '거절되었습니다'}`,
    lines: ({ kind, isGranted, ground, keptUntil }) => [
      isGranted && kind === 'deletion' ? '이용이 끝났고, 보관할 의무가 없는 정보는 곧 지워집니다.'
      : isGranted ? '요청하신 대로 정정했습니다. 내 정보에서 확인해 주세요.'
      : `근거: ${ground === null ? '-' : dataRequestGround.labels[ground].ko}. 답변은 내 정보에서 볼 수 있습니다.`,
      ...(keptUntil === null ? [] : [`법에 따라 남는 정보는 늦어도 ${timeIn('ko-KR', keptUntil)}에 지워집니다.`]),
    ],
  },
  en: {
    title: ({ kind, isGranted }) =>
      `${dataRequestKind.labels[kind].en} of personal data ${isGranted ? 'granted' : 'refused'}`,
    lines: ({ kind, isGranted, ground, keptUntil }) => [
      isGranted && kind === 'deletion' ? 'Your membership has ended; what nothing keeps will be gone soon.'
      : isGranted ? 'It was corrected as you asked. See it in your profile.'
      : `The ground: ${ground === null ? '-' : dataRequestGround.labels[ground].en}. Read the answer in your profile.`,
      ...(keptUntil === null ? [] : [`What the law keeps is gone by ${timeIn('en-GB', keptUntil)} (Seoul).`]),
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
    lines: ({ kind, until }) => [`${dataRequestKind.labels[kind].ko}은 ${timeIn('ko-KR', until)}까지 결정해야 합니다.`],
  },
  en: {
    title: ({ isLate }) =>
      (isLate ? 'A request about personal data is past its day' : 'A request about personal data is due soon'),
    lines: ({ kind, until }) =>
      [`${dataRequestKind.labels[kind].en}: to be decided by ${timeIn('en-GB', until)} (Seoul).`],
  },
})
