// Shows a member as the wire has it: as much of the person as the viewer may see.
import type { membersCalls } from '@bidyard/contract/calls/members'
import type { AnswerOf } from '@bidyard/contract/call'
import { memberPart, staffPart } from '@bidyard/contract/enums'
import { maskPhone } from '@bidyard/contract/shapes/masking'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { mayBidFor, type Viewer } from './member-rules.ts'
import type { MemberRecord } from './members.sql.ts'

export type ShownMember = AnswerOf<typeof membersCalls.changeMember>

/** In a list the office sees what a colleague sees, and the login: only a look at one person is written down. */
export type MemberView = Viewer | 'officeList'

const phoneFor = (personal: PersonalData, { phoneSealed }: MemberRecord, view: MemberView): string | null => {
  if (phoneSealed === null) return null
  const phone = personal.open(phoneSealed)
  return view === 'self' || view === 'office' ? phone : maskPhone(phone)
}

const placeOf = (id: string | null, name: string | null) => (id === null || name === null ? null : { id, name })

/** A part means one thing in the office and another in a shop. */
export const partOf = <Value extends string>(values: readonly Value[], value: string | null): Value | null =>
  values.find((one) => one === value) ?? null

export const showMember = (personal: PersonalData, member: MemberRecord, view: MemberView): ShownMember => ({
  id: member.id, memberNo: member.memberNo, type: member.type, state: member.state, name: member.name,
  uid: view === 'colleague' ? null : member.uid,
  phoneNumber: phoneFor(personal, member, view),
  grade: member.grade,
  part: member.type === 'plain' ? partOf(memberPart.values, member.part) : null,
  staffPart: member.type === 'plain' ? null : partOf(staffPart.values, member.part),
  businessOwnerType: member.businessOwnerType, mayBid: mayBidFor(member),
  shop: placeOf(member.shopId, member.shopName), company: placeOf(member.companyId, member.companyName),
  joinedAt: timeOf(member.joinedAt), version: member.version, createdAt: timeOf(member.createdAt),
  updatedAt: timeOf(member.updatedAt),
})

/** What the audit keeps: how somebody stands, and nothing by which to reach them. */
export const standingOf = ({ type, state, grade, part, businessOwnerType, mayBid }: MemberRecord) => ({
  type, state, grade, part, businessOwnerType, mayBid,
})
