// Every mail that the product writes, word by word, in Korean and below it in English.
import { memberRejectType } from '@bidyard/contract/enums'
import { limits } from '@bidyard/contract/limits'
import { z } from 'zod'

const registration = { name: z.string().max(limits.name), shopName: z.string().max(limits.name) }

/** What each mail has to know. */
export const mailFacts = {
  registrationApproved: z.object(registration),
  registrationRejected: z.object({
    ...registration, rejectType: memberRejectType.schema, note: z.string().max(limits.note),
  }),
}
export type MailKind = keyof typeof mailFacts
export type MailFacts<Kind extends MailKind> = z.output<(typeof mailFacts)[Kind]>

export interface MailText {
  readonly subject: string
  readonly text: string
}

const inBoth = (
  subjects: readonly [ko: string, en: string], korean: readonly string[], english: readonly string[],
): MailText => ({
  subject: subjects.join(' · '),
  text: [korean.join('\n\n'), '―――', english.join('\n\n')].join('\n\n') + '\n',
})

type Texts = { readonly [Kind in MailKind]: (facts: MailFacts<Kind>, address: string) => MailText }

export const mailTexts: Texts = {
  registrationApproved: ({ name, shopName }, address) => inBoth(
    ['[Bidyard] 회원가입이 승인되었습니다', 'Your registration has been approved'],
    [
      `${name} 님, 안녕하세요.`,
      `${shopName} 소속으로 신청하신 회원가입이 승인되었습니다. 신청하신 아이디와 비밀번호로 로그인하실 수 있습니다.`,
      address,
    ],
    [
      `Dear ${name},`,
      `your registration for ${shopName} has been approved. You can sign in with the username and the password of your `
        + 'application.',
      address,
    ],
  ),
  registrationRejected: ({ name, shopName, rejectType, note }, address) => inBoth(
    ['[Bidyard] 회원가입이 반려되었습니다', 'Your registration has not been approved'],
    [
      `${name} 님, 안녕하세요.`,
      `${shopName} 소속으로 신청하신 회원가입이 반려되었습니다.`,
      `사유: ${memberRejectType.labels[rejectType].ko}\n담당자 안내: ${note}`,
      `내용을 보완하신 뒤 본인확인을 하시면 다시 신청하실 수 있습니다. 제출하신 서류는 삭제됩니다.\n${address}`,
    ],
    [
      `Dear ${name},`,
      `your registration for ${shopName} has not been approved.`,
      `Reason: ${memberRejectType.labels[rejectType].en}\nFrom the reviewer: ${note}`,
      'Once this is mended you can apply again after an identity check. The documents that you sent will be deleted.\n'
        + address,
    ],
  ),
}

/** From rows, which hold what was known when the mail was written. */
export const mailTextOf = (kind: MailKind, facts: unknown, address: string): MailText => {
  switch (kind) {
    case 'registrationApproved': return mailTexts[kind](mailFacts[kind].parse(facts), address)
    case 'registrationRejected': return mailTexts[kind](mailFacts[kind].parse(facts), address)
  }
}
