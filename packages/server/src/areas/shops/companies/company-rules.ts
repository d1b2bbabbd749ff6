// What is wrong with what is said of a company, in the catalogue's words, and how its numbers are kept.
import { digitsOf, isBusinessNumber } from '@bidyard/contract/shapes/numbers/business-number'
import { isEmailAddress } from '@bidyard/contract/shapes/numbers/email-address'

interface Said {
  readonly businessNumber: string
  readonly corporateNumber: string | null
  readonly email: string | null
}

export type CompanyProblem = 'INVALID_BUSINESS_REGISTRATION_NUMBER' | 'INVALID_SHOP_INFO_EMAIL'

/** Digits alone, and an address without the spaces that keyboards add. */
export const plainCompany = <Wish extends Said>(wish: Wish): Wish => ({
  ...wish,
  businessNumber: digitsOf(wish.businessNumber),
  corporateNumber: wish.corporateNumber === null ? null : digitsOf(wish.corporateNumber),
  email: wish.email === null ? null : wish.email.trim(),
})

export const companyProblem = ({ businessNumber, email }: Said): CompanyProblem | undefined => {
  if (!isBusinessNumber(businessNumber)) return 'INVALID_BUSINESS_REGISTRATION_NUMBER'
  return email !== null && !isEmailAddress(email) ? 'INVALID_SHOP_INFO_EMAIL' : undefined
}
