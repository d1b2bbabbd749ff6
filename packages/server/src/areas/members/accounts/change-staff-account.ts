// Changes the rank and the part of somebody of the office; the house is never without a root.
import { membersCalls } from '@bidyard/contract/calls/members'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { isLastRoot, isOfficeType, lockRoots } from '../../identity/for-other-areas.ts'
import type { MemberParts } from '../member-parts.ts'
import { getMemberRecord, lockMember, updateMember } from '../members/members.sql.ts'
import { showMember, standingOf } from '../members/show-member.ts'

export const changeStaffAccount = (parts: MemberParts) => action(membersCalls.changeStaffAccount, async (given) => {
  const { tx, params, body, doer, refuse, emit } = given
  const roots = await lockRoots(tx)
  const member = await lockMember(tx, params.id)
  if (member === undefined || !isOfficeType(member.type)) throw refuse('notFound')
  if (member.version !== body.seenVersion) throw refuse('conflict')
  if (body.type !== 'root' && isLastRoot(roots, member)) throw refuse('conflict')
  await updateMember(tx, member.id, { type: body.type, part: body.staffPart })
  const changed = await getMemberRecord(tx, member.id)
  await writeAudit(tx, doer, [{
    act: 'change staff account', subject: 'member', subjectId: member.id, before: standingOf(member),
    after: standingOf(changed), reason: body.reason,
  }])
  emit('memberChanged', { memberId: member.id, shopId: null })
  return showMember(parts.personal, changed, 'officeList')
})
