// What is wrong with a registration in itself, before anybody looks at what is there already.
import type { BodyOf } from '@bidyard/contract/call'
import type { membersCalls } from '@bidyard/contract/calls/members'
import type { RegistrationType } from '@bidyard/contract/enums'
import { businessKindHint, digitsOf } from '@bidyard/contract/shapes/numbers/business-number'
import { isCorporateNumberUnusual } from '@bidyard/contract/shapes/numbers/corporate-number'
import { documentFaults } from '@bidyard/contract/shapes/registration/registration-documents'
import type { registrationHints } from '@bidyard/contract/shapes/registration/registrations'

export type RegistrationWish = BodyOf<typeof membersCalls.submitRegistration>
export type ShopInfo = Extract<RegistrationWish['shop'], { is: 'new' }>['info']

export const businessNumberOf = ({ shop }: RegistrationWish): string =>
  digitsOf(shop.is === 'new' ? shop.info.businessNumber : shop.businessNumber)

/** What the company will be known by; a shop that says no other name trades under the company's. */
export const companyFactsOf = (info: ShopInfo) => ({
  name: info.companyName ?? info.shopName, businessNumber: info.businessNumber, corporateNumber: info.corporateNumber,
  representativeName: info.representativeName, phoneNumber: info.phoneNumber, email: info.email, address: info.address,
})

/** Each asked paper once, each file once. */
export const hasRightDocuments = (wish: RegistrationWish, registrationType: RegistrationType): boolean => {
  const { businessOwnerType, shop, documents } = wish
  const applying = {
    registrationType, businessOwnerType, shop: shop.is,
  }
  const fileIds = new Set(documents.map(({ fileId }) => fileId))
  return fileIds.size === documents.length
    && documentFaults(applying, documents.map(({ usageType }) => usageType)).length === 0
}

interface Reviewed {
  readonly name: string
  readonly businessOwnerType: string
  readonly registrationType: RegistrationType
  readonly businessNumber: string
}

type Hint = (typeof registrationHints)[number]

/** Reasons to look twice. Numbers outlive what they once said, and owners write their names in their own way. */
export const hintsFor = (
  registration: Reviewed, corporateNumber: string | null, representativeName: string | undefined,
): Hint[] => {
  const likely = businessKindHint(registration.businessNumber)
  const isOther = registration.businessOwnerType === 'owner' && representativeName !== undefined
    && representativeName.replaceAll(' ', '') !== registration.name.replaceAll(' ', '')
  return [
    ...(corporateNumber !== null && isCorporateNumberUnusual(corporateNumber)
      ? ['corporateNumberUnusual' as const] : []),
    ...(likely !== undefined && likely !== registration.registrationType ? ['businessKindDiffers' as const] : []),
    ...(isOther ? ['representativeDiffers' as const] : []),
  ]
}
