// Rejects a registration with a reason that the applicant reads; the papers end, and the next try is a new row.
import { membersCalls } from '@bidyard/contract/calls/members'
import { attendsTo } from '../../../runtime/caller.ts'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { type MemberParts, registrations } from '../member-parts.ts'
import { letPapersGo } from '../registrations/papers.ts'
import { findRegistration, lockRegistration, updateReviewed } from '../registrations/registrations.sql.ts'
import { showRegistration } from '../registrations/show-registration.ts'

export const rejectRegistration = ({ personal }: MemberParts) =>
  action(membersCalls.rejectRegistration, async (given) => {
    const { tx, caller, params, body: { rejectType, note }, doer, fail, refuse, emit } = given
    if (!attendsTo(caller, 'registration')) throw refuse('forbidden')
    const registration = await lockRegistration(tx, params.id)
    if (registration === undefined) throw refuse('notFound')
    if (registration.state === 'approved') throw fail('ALREADY_APPROVED')
    if (registration.state === 'rejected') throw fail('ALREADY_REJECTED')

    const { id } = registration
    await letPapersGo(tx, id)
    await updateReviewed(tx, id, { reviewedBy: caller.memberId, rejectType, rejectNote: note })
    await moveStates(tx, registrations, { action: 'reject', as: 'staff', ids: [id], doer, reason: rejectType })
    await writeAudit(tx, doer, [{
      act: 'reject registration', subject: 'memberRegistration', subjectId: id, after: { rejectType }, reason: note,
    }])
    emit('registrationReviewed', { registrationId: id, state: 'rejected' })
    const rejected = await findRegistration(tx, id)
    if (rejected === undefined) throw new Error('a locked row is gone')
    return showRegistration(personal, rejected, 'masked')
  })
