// Why somebody may do less than their place would allow, as far as the place itself tells.
import type { BidRestriction } from '@bidyard/contract/enums'
import type { restrictionReasons } from '@bidyard/contract/shapes/identity'
import type { DescribedMember } from './describe-member.ts'

export type RestrictionReason = (typeof restrictionReasons)[number]

const ofShop: Readonly<Record<BidRestriction, readonly RestrictionReason[]>> = {
  none: [], warning: ['bidRestricted'], permanentBan: ['barred'],
}

export const restrictionsOf = (
  isDealer: boolean, member: DescribedMember | undefined, restriction: BidRestriction,
): RestrictionReason[] => {
  if (member === undefined) return ['noMember']
  const { shop, company, mayBid } = member
  return [
    ...(isDealer && !mayBid ? ['bidNotPermitted' as const] : []),
    ...(isDealer ? ofShop[restriction] : []),
    ...(isDealer && shop !== null && shop.state !== 'active' ? ['shopNotActive' as const] : []),
    ...(company !== null && company.state !== 'active' ? ['companyNotActive' as const] : []),
  ]
}
