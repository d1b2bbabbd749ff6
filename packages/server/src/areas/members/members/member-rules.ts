// Who may bid for a shop, who sees whom, and how much of a person each of them is shown.
import type { BusinessOwnerType, MemberGrade, MemberType } from '@bidyard/contract/enums'
import { leadsShop } from '@bidyard/contract/shapes/shop-lead'
import { type Caller, isStaff } from '../../../runtime/caller.ts'

interface Standing {
  readonly type: MemberType
  readonly grade: MemberGrade | null
  readonly businessOwnerType: BusinessOwnerType | null
  readonly mayBid: boolean
}

/** Whoever leads the shop always; an employee when it was granted. */
export const mayBidFor = (member: Standing): boolean =>
  member.type === 'plain' && (leadsShop(member) || member.mayBid)

interface Seen {
  readonly id: string
  readonly type: MemberType
  readonly shopId: string | null
  readonly companyId: string | null
}

export type Viewer = 'self' | 'office' | 'colleague'

/** Undefined for everybody to whom the member does not exist. */
export const viewerOf = (caller: Caller, member: Seen): Viewer | undefined => {
  if (caller.memberId === member.id) return 'self'
  if (isStaff(caller)) return 'office'
  const sharesShop = caller.roles.has('dealer') && caller.shopId !== null && caller.shopId === member.shopId
  const sharesPartner = caller.roles.has('partner') && member.type === 'partner_user'
    && caller.companyId !== null && caller.companyId === member.companyId
  return sharesShop || sharesPartner ? 'colleague' : undefined
}
