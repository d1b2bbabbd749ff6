// Members: the office sees all, a dealer the own shop's, a partner's people each other, everybody themselves.
import { membersCalls } from '@bidyard/contract/calls/members'
import { phoneDigitsOf } from '@bidyard/contract/shapes/numbers/phone-number'
import { sql } from 'kysely'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { writeAccess } from '../../../runtime/work/logs.ts'
import { listConsentsOfMember } from '../consents/consents.sql.ts'
import type { MemberParts } from '../member-parts.ts'
import { viewerOf } from './member-rules.ts'
import { findMember, membersQuery } from './members.sql.ts'
import { seenMembers } from './seen-members.ts'
import { showMember } from './show-member.ts'

export const listMembers = ({ personal }: MemberParts) => listing(membersCalls.listMembers, ({ db, caller }) => source({
  query: membersQuery(db).where(seenMembers(caller)),
  columns: {
    id: sql`members.id`,
    memberNo: sql`members.member_no`,
    state: sql`members.state`,
    companyId: sql`members.company_id`,
    shopId: sql`members.shop_id`,
    type: sql`members.type`,
    grade: sql`members.grade`,
    name: sql`users.name collate "korean"`,
    uid: sql`users.uid`,
    phoneNumber: sql`persons.phone_hash`,
    staffPart: sql`case when members.type <> 'plain' then members.part end`,
    createdAt: sql`members.created_at`,
    updatedAt: sql`members.updated_at`,
  },
  lookups: { phoneNumber: (text) => personal.lookups('phone', phoneDigitsOf(text)) },
  item: (member) => {
    const viewer = viewerOf(caller, member)
    return showMember(personal, member, viewer === 'office' ? 'officeList' : viewer ?? 'colleague')
  },
}))

export const getMember = ({ personal }: MemberParts) =>
  read(membersCalls.getMember, async ({ db, caller, params, request, refuse }) => {
    const member = await findMember(db, params.id)
    const viewer = member === undefined ? undefined : viewerOf(caller, member)
    if (member === undefined || viewer === undefined) throw refuse('notFound')
    if (viewer !== 'self')
      await writeAccess(db, caller, request, [{ act: 'view member', subject: 'member', subjectId: member.id }])
    const consents = viewer === 'colleague' ? [] : await listConsentsOfMember(db, member.id)
    return { ...showMember(personal, member, viewer), consents }
  })
