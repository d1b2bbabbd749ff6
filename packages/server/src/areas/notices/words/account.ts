// What people are told about their registration.
import { memberRejectType } from '@bidyard/contract/enums'
import { limits } from '@bidyard/contract/limits'
import { z } from 'zod'
import { ofShop, saying } from './saying.ts'

export const registrationApproved = saying(z.object(ofShop), {
  path: '',
  ko: {
    title: '회원가입이 승인되었습니다',
    lines: ({ shopName }) => [
      `${shopName} 소속으로 신청하신 회원가입이 승인되었습니다. 신청하신 아이디와 비밀번호로 로그인하실 수 있습니다.`,
    ],
  },
  en: {
    title: 'Your registration has been approved',
    lines: ({ shopName }) => [
      `Your registration for ${shopName} has been approved. You can sign in with the username and the password of your `
        + 'application.',
    ],
  },
})

export const registrationRejected = saying(
  z.object({ ...ofShop, rejectType: memberRejectType.schema, note: z.string().max(limits.note) }), {
    path: '',
    ko: {
      title: '회원가입이 반려되었습니다',
      lines: ({ shopName, rejectType, note }) => [
        `${shopName} 소속으로 신청하신 회원가입이 반려되었습니다.`,
        `사유: ${memberRejectType.labels[rejectType].ko}\n담당자 안내: ${note}`,
        '내용을 보완하신 뒤 본인인증을 하시면 다시 신청하실 수 있습니다. 제출하신 서류는 삭제됩니다.',
      ],
    },
    en: {
      title: 'Your registration has not been approved',
      lines: ({ shopName, rejectType, note }) => [
        `Your registration for ${shopName} has not been approved.`,
        `Reason: ${memberRejectType.labels[rejectType].en}\nFrom the reviewer: ${note}`,
        'Once this is mended you can apply again after an identity check. The documents that you sent will be deleted.',
      ],
    },
  },
)
