// Tells identity what a person is in company and shop.
import { memberPart, staffPart } from '@bidyard/contract/enums'
import type { DescribeMember } from '../../identity/for-other-areas.ts'
import { findCompany, findShop } from '../../shops/for-other-areas.ts'
import { mayBidFor } from './member-rules.ts'
import { findMember } from './members.sql.ts'
import { partOf } from './show-member.ts'

export const describeMember: DescribeMember = async (db, memberId) => {
  const member = await findMember(db, memberId)
  if (member === undefined) return undefined
  const company = member.companyId === null ? undefined : await findCompany(db, member.companyId)
  const shop = member.shopId === null ? undefined : await findShop(db, member.shopId)
  const isDealer = member.type === 'plain'
  return {
    grade: member.grade, part: isDealer ? partOf(memberPart.values, member.part) : null,
    staffPart: isDealer ? null : partOf(staffPart.values, member.part), mayBid: mayBidFor(member),
    email: member.email,
    company: company === undefined ? null : {
      id: company.id, name: company.name, kind: company.kind, state: company.state,
    },
    shop: shop === undefined ? null : { id: shop.id, name: shop.name, grade: shop.grade, state: shop.state },
  }
}
