// Changes the grade, the part and the standing of a dealer; somebody else's change in between is a conflict.
import { membersCalls } from '@bidyard/contract/calls/members'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import type { MemberParts } from '../member-parts.ts'
import { getMemberRecord, lockMember, updateMember } from './members.sql.ts'
import { showMember, standingOf } from './show-member.ts'

export const changeMember = ({ personal }: MemberParts) => action(membersCalls.changeMember, async (given) => {
  const { tx, params, body, doer, fail, refuse, emit } = given
  const member = await lockMember(tx, params.id)
  if (member === undefined) throw refuse('notFound')
  if (member.type !== 'plain') throw fail('MEMBER_IS_NOT_SHOP_MEMBER')
  if (member.version !== body.seenVersion) throw refuse('conflict')
  const { grade, part, businessOwnerType } = body
  await updateMember(tx, member.id, { grade, part, businessOwnerType })
  const changed = await getMemberRecord(tx, member.id)
  await writeAudit(tx, doer, [{
    act: 'change member', subject: 'member', subjectId: member.id, before: standingOf(member),
    after: standingOf(changed), reason: body.reason,
  }])
  emit('memberChanged', { memberId: member.id, shopId: member.shopId })
  return showMember(personal, changed, 'officeList')
})
