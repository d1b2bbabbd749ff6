// Rejects a registration with a reason that the applicant reads; the papers end, and the next try is a new row.
import { membersCalls } from '@bidyard/contract/calls/members'
import type { MemberRejectType } from '@bidyard/contract/enums'
import type { Tx } from '../../../runtime/database/database.ts'
import { action } from '../../../runtime/handler.ts'
import type { Doer, Emit } from '../../../runtime/work/events.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { type MemberParts, registrations } from '../member-parts.ts'
import { letPapersGo } from '../registrations/papers.ts'
import { getRegistrationRecord, lockRegistration, updateReviewed } from '../registrations/registrations.sql.ts'
import { showRegistration } from '../registrations/show-registration.ts'

interface Rejection {
  readonly id: string
  readonly rejectType: MemberRejectType
  readonly note: string
}

/** Of one that is under review. */
export const rejectOne = async (
  { tx, doer, emit }: { readonly tx: Tx; readonly doer: Doer; readonly emit: Emit },
  { id, rejectType, note }: Rejection,
): Promise<void> => {
  await letPapersGo(tx, id)
  await updateReviewed(tx, id, { reviewedBy: doer.memberId, rejectType, rejectNote: note })
  await moveStates(tx, registrations, { action: 'reject', as: 'staff', ids: [id], doer, reason: rejectType })
  await writeAudit(tx, doer, [{
    // The note stands in the registration, where it can go with the rest.
    act: 'reject registration', subject: 'memberRegistration', subjectId: id, after: { rejectType },
  }])
  emit('registrationReviewed', { registrationId: id, state: 'rejected' })
}

export const rejectRegistration = ({ personal }: MemberParts) =>
  action(membersCalls.rejectRegistration, async ({ tx, params, body, doer, fail, refuse, emit }) => {
    const registration = await lockRegistration(tx, params.id)
    if (registration === undefined) throw refuse('notFound')
    if (registration.state === 'approved') throw fail('ALREADY_APPROVED')
    if (registration.state === 'rejected') throw fail('ALREADY_REJECTED')
    await rejectOne({ tx, doer, emit }, { id: registration.id, ...body })
    const rejected = await getRegistrationRecord(tx, registration.id)
    return showRegistration(personal, rejected, 'masked')
  })
