// Every mail that the product writes, word by word, in Korean and below it in English.
import { bankCode, memberRejectType } from '@bidyard/contract/enums'
import { limits } from '@bidyard/contract/limits'
import { z } from 'zod'
import { awardFacts, awardTexts } from './award-texts.ts'
import { sellerFacts, sellerTexts } from './seller-texts.ts'
import { stepFacts, stepTexts } from './step-texts.ts'
import { inBoth, type MailText, timeIn } from './mail-words.ts'

const ofShop = { name: z.string().max(limits.name), shopName: z.string().max(limits.name) }

/** What each mail has to know. */
export const mailFacts = {
  registrationApproved: z.object(ofShop),
  registrationRejected: z.object({
    ...ofShop, rejectType: memberRejectType.schema, note: z.string().max(limits.note),
  }),
  payoutAccountChanged: z.object({
    ...ofShop, bankCode: bankCode.schema, numberTail: z.string().max(limits.code), usableFrom: z.iso.datetime(),
  }),
  subscriptionEnding: z.object({ ...ofShop, month: z.string().max(limits.code) }),
  ...awardFacts,
  ...stepFacts,
  ...sellerFacts,
}
export type MailKind = keyof typeof mailFacts
export type MailFacts<Kind extends MailKind> = z.output<(typeof mailFacts)[Kind]>

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
  payoutAccountChanged: ({ name, shopName, bankCode: bank, numberTail, usableFrom }, address) => inBoth(
    ['[Bidyard] 환급 계좌가 등록되었습니다', 'The account for payouts has been set'],
    [
      `${name} 님, 안녕하세요.`,
      `${shopName}의 환급 계좌가 ${bankCode.labels[bank].ko} 끝자리 ${numberTail}로 등록되었습니다. `
        + `${timeIn('ko-KR', usableFrom)}부터 이 계좌로 지급합니다.`,
      `모르는 등록이라면 바로 비밀번호를 바꾸고 고객센터에 알려 주세요.\n${address}`,
    ],
    [
      `Dear ${name},`,
      `money for ${shopName} goes to an account at ${bankCode.labels[bank].en} that ends in ${numberTail}, from `
        + `${timeIn('en-GB', usableFrom)} (Seoul) on.`,
      `If nobody of you did this, change your password and tell the office at once.\n${address}`,
    ],
  ),
  subscriptionEnding: ({ name, shopName, month }, address) => inBoth(
    ['[Bidyard] 이용권이 곧 끝납니다', 'Your month is about to end'],
    [
      `${name} 님, 안녕하세요.`,
      `${shopName}의 ${month.replace('-', '년 ')}월 이용권이 말일에 끝납니다. 다음 달 이용권이 없으면 입찰하실 수 없습니다.`,
      `정산 화면에서 미리 사실 수 있습니다.\n${address}/finance`,
    ],
    [
      `Dear ${name},`,
      `the subscription of ${shopName} for ${month} ends with the last day of that month. Without the next one you `
        + 'cannot bid.',
      `You can buy it now.\n${address}/finance`,
    ],
  ),
  ...awardTexts,
  ...stepTexts,
  ...sellerTexts,
}

/** From rows, which hold what was known when the mail was written. */
export const mailTextOf = (kind: MailKind, facts: unknown, address: string): MailText => {
  switch (kind) {
    case 'registrationApproved': return mailTexts[kind](mailFacts[kind].parse(facts), address)
    case 'registrationRejected': return mailTexts[kind](mailFacts[kind].parse(facts), address)
    case 'payoutAccountChanged': return mailTexts[kind](mailFacts[kind].parse(facts), address)
    case 'subscriptionEnding': return mailTexts[kind](mailFacts[kind].parse(facts), address)
    case 'purchaseAsked': return mailTexts[kind](mailFacts[kind].parse(facts), address)
    case 'carAwarded': return mailTexts[kind](mailFacts[kind].parse(facts), address)
    case 'bidCancelled': return mailTexts[kind](mailFacts[kind].parse(facts), address)
    case 'carRetried': return mailTexts[kind](mailFacts[kind].parse(facts), address)
    case 'dutyEnding': return mailTexts[kind](mailFacts[kind].parse(facts), address)
    case 'sellerDutyEnding': return mailTexts[kind](mailFacts[kind].parse(facts), address)
    case 'sellerAccountChanged': return mailTexts[kind](mailFacts[kind].parse(facts), address)
    case 'papersRejected': return mailTexts[kind](mailFacts[kind].parse(facts), address)
  }
}
