// The list of members as it stands in the address: state, kind, grade, part, shop, company, days and order.
import { memberGrade, memberState, memberType, staffPart } from '@bidyard/contract/enums/members'
import type { Filter } from '@bidyard/contract/list'
import { readDays, readId, readOne, withinDays } from '../parts/read-search.ts'
import { onlySet, readChoice, readOrder, type Given } from '../../../../ui/table/order.ts'

export const memberOrders = ['name', 'createdAt', 'updatedAt'] as const
export const findWays = ['name', 'uid', 'memberNo', 'phoneNumber'] as const
export type FindWay = (typeof findWays)[number]

export const readMembersSearch = (given: Given) => ({
  ...onlySet({
    state: readChoice(memberState, given['state']),
    type: readChoice(memberType, given['type']),
    grade: readChoice(memberGrade, given['grade']),
    part: readChoice(staffPart, given['part']),
    shop: readId(given['shop']),
    company: readId(given['company']),
    sort: readOrder(memberOrders, given['sort']),
  }),
  ...readDays(given),
})
export type MembersSearch = ReturnType<typeof readMembersSearch>

export const orderIn = ({ sort }: MembersSearch) => sort ?? '-createdAt'

const foundBy = (by: FindWay, text: string): Filter =>
  text === '' ? {} : { [by]: by === 'phoneNumber' ? { eq: text } : { like: text } }

export const membersFilter = (
  search: MembersSearch, find: { readonly by: FindWay; readonly text: string },
): Filter => {
  const { state, type, grade, part, shop, company } = search
  const createdAt = withinDays(search)
  return {
    ...(state === undefined ? {} : { state: { eq: state } }),
    ...(type === undefined ? {} : { type: { eq: type } }),
    ...(grade === undefined ? {} : { grade: { eq: grade } }),
    ...(part === undefined ? {} : { staffPart: { eq: part } }),
    ...(shop === undefined ? {} : { shopId: { eq: shop } }),
    ...(company === undefined ? {} : { companyId: { eq: company } }),
    ...(createdAt === undefined ? {} : { createdAt }),
    ...foundBy(find.by, find.text),
  }
}

export const memberTabs = ['place', 'account', 'log'] as const
export type MemberTab = (typeof memberTabs)[number]

export interface TabSearch {
  readonly tab?: Exclude<MemberTab, 'place'>
}

export const readMemberTab = ({ tab }: Given): TabSearch => {
  const found = readOne(memberTabs, tab)
  return found === undefined || found === 'place' ? {} : { tab: found }
}
