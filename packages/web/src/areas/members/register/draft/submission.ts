// Turns a finished draft into what is handed in, and a rejected registration back into a draft.
import type { AnswerOf, BodyOf } from '@bidyard/contract/call'
import type { membersCalls } from '@bidyard/contract/calls/members'
import type { ConsentsGiven } from '@bidyard/contract/shapes/registration/consents'
import { digitsOf, showBusinessNumber } from '@bidyard/contract/shapes/numbers/business-number'
import { showCorporateNumber } from '@bidyard/contract/shapes/numbers/corporate-number'
import { phoneDigitsOf, showPhoneNumber } from '@bidyard/contract/shapes/numbers/phone-number'
import { type Draft, emptyDraft } from './draft.ts'
import { foundOf, neededPapers, plainUsername } from './faults.ts'

export type Submission = BodyOf<typeof membersCalls.submitRegistration>

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

const newShop = ({ typed, registrationType }: Draft): Submission['shop'] => ({
  is: 'new',
  info: {
    shopName: typed.shopName.trim(),
    companyName: orNull(typed.companyName),
    registrationType: registrationType ?? 'personal',
    businessNumber: digitsOf(typed.businessNumber),
    corporateNumber: registrationType === 'corporate' ? orNull(digitsOf(typed.corporateNumber)) : null,
    representativeName: typed.representativeName.trim(),
    phoneNumber: phoneDigitsOf(typed.phoneNumber),
    email: typed.shopEmail.trim(),
    address: { postalCode: typed.postalCode.trim(), road: typed.road.trim(), detail: typed.detail.trim() },
  },
})

/** Of a draft without faults; papers that are not asked for any more stay behind. */
export const submissionOf = (
  draft: Draft, identityToken: string, password: string, consents: ConsentsGiven,
): Submission => {
  const { typed, businessOwnerType } = draft
  const found = foundOf(draft)
  const joins = found !== null && found.shop !== null
  return {
    identityToken,
    username: plainUsername(typed.username),
    password,
    email: orNull(typed.accountEmail),
    businessOwnerType: businessOwnerType ?? 'employee',
    shop: joins ? { is: 'existing', businessNumber: digitsOf(typed.businessNumber) } : newShop(draft),
    consents,
    documents: neededPapers(draft).flatMap((usageType) => {
      const paper = draft.papers[usageType]
      return paper === undefined ? [] : [{ usageType, fileId: paper.fileId }]
    }),
  }
}

type Own = AnswerOf<typeof membersCalls.findOwnRegistration>

/** What was said before, to be corrected; papers and password are given anew. */
export const draftOfWish = (
  { username, rejection }: NonNullable<Own['registration']>, wish: NonNullable<Own['wish']>, proof: Draft['proof'],
): Partial<Draft> => {
  const { email, businessOwnerType, businessNumber, shopInfo } = wish
  const account = { username, accountEmail: email ?? '', businessNumber: showBusinessNumber(digitsOf(businessNumber)) }
  return {
    proof,
    lastRejection: rejection,
    businessOwnerType,
    registrationType: shopInfo?.registrationType ?? null,
    typed: {
      ...emptyDraft.typed, ...account,
      ...(shopInfo === null ? {} : {
        shopName: shopInfo.shopName, companyName: shopInfo.companyName ?? '',
        corporateNumber: showCorporateNumber(shopInfo.corporateNumber ?? ''),
        representativeName: shopInfo.representativeName, phoneNumber: showPhoneNumber(shopInfo.phoneNumber),
        shopEmail: shopInfo.email, ...shopInfo.address,
      }),
    },
  }
}
