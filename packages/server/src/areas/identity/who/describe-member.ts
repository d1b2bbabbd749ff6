// The ports to what later areas know of a member: their place in a company and a shop, and what that shop may not do.
import type {
  BidRestriction, CompanyKind, CompanyState, MemberGrade, MemberPart, ShopGrade, ShopState, StaffPart,
} from '@bidyard/contract/enums'
import type { Reader } from '../../../runtime/database/database.ts'

export interface DescribedMember {
  readonly grade: MemberGrade | null
  readonly part: MemberPart | null
  readonly staffPart: StaffPart | null
  readonly mayBid: boolean
  readonly email: string | null
  readonly company: {
    readonly id: string; readonly name: string; readonly kind: CompanyKind; readonly state: CompanyState
  } | null
  readonly shop: {
    readonly id: string; readonly name: string; readonly grade: ShopGrade; readonly state: ShopState
  } | null
}

/** Whether what a shop did keeps all of it from bidding. */
export type FindRestriction = (db: Reader, shopId: string) => Promise<BidRestriction>

export type DescribeMember = (db: Reader, memberId: string) => Promise<DescribedMember | undefined>
