// Suspends a member, lets one come back, or ends a membership: sessions end with it, and a login that left is closed.
import { membersCalls } from '@bidyard/contract/calls/members'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { endSessions, isLastRoot, isOfficeType, lockRoots, users } from '../../identity/for-other-areas.ts'
import { type MemberParts, members } from '../member-parts.ts'
import { getMemberRecord, lockMember } from './members.sql.ts'
import { showMember, standingOf } from './show-member.ts'

export const changeMemberState = (parts: MemberParts) => action(membersCalls.changeMemberState, async (given) => {
  const { tx, caller, params, body: { action: name, reason }, doer, refuse, emit } = given
  const roots = await lockRoots(tx)
  const member = await lockMember(tx, params.id)
  if (member === undefined) throw refuse('notFound')
  const isOffice = isOfficeType(member.type)
  if (isOffice && !caller.roles.has('root')) throw refuse('forbidden')
  // Nobody locks themselves out, and the house is never without a root.
  if (name !== 'resume' && (member.id === caller.memberId || isLastRoot(roots, member))) throw refuse('conflict')

  const { moved } = await moveStates(tx, members, {
    action: name, as: isOffice ? 'root' : 'staff', ids: [member.id], doer, reason,
  })
  if (moved.length === 0) throw refuse('conflict')
  // Also of whoever comes back: a session that began without a place began without the second factor of the office.
  await endSessions(tx, [member.userId])
  if (name === 'leave')
    await moveStates(tx, users, { action: 'withdraw', as: 'flow', ids: [member.userId], doer, reason })
  const changed = await getMemberRecord(tx, member.id)
  await writeAudit(tx, doer, [{
    act: `${name} member`, subject: 'member', subjectId: member.id, before: standingOf(member),
    after: standingOf(changed), reason,
  }])
  emit('memberChanged', { memberId: member.id, shopId: member.shopId })
  return showMember(parts.personal, changed, 'officeList')
})
