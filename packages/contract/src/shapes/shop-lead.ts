// Who leads a shop: the owner of the business, and whoever represents it; they bid without being asked to.
import type { BusinessOwnerType, MemberGrade } from '../enums/members.ts'

export const leadsShop = ({ grade, businessOwnerType }: {
  readonly grade: MemberGrade | null
  readonly businessOwnerType: BusinessOwnerType | null
}): boolean => businessOwnerType === 'owner' || grade === 'representative'
