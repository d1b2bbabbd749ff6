// Tells applicants how their registrations were decided; whoever gave no address sees it on the status page.
import { listRegistrationsById, type RegistrationRecord } from '../../members/for-other-areas.ts'
import type { Reaction } from '../../../runtime/work/events.ts'
import { type Letter, tell } from './tell.ts'

const letterOf = ({ id, state, rejectType, rejectNote }: RegistrationRecord): readonly Letter[] => {
  const told = { of: id, key: `registration ${id} reviewed`, thing: id }
  if (state === 'approved') return [{ ...told, kind: 'registrationApproved', facts: {} }]
  if (state !== 'rejected' || rejectType === null) return []
  return [{ ...told, kind: 'registrationRejected', facts: { rejectType, note: rejectNote ?? '' } }]
}

export const tellApplicants: Reaction<'registrationReviewed'> = async (given, payloads) => {
  const reviewed = await listRegistrationsById(given.tx, payloads.map(({ registrationId }) => registrationId))
  await tell(given, reviewed.flatMap(letterOf))
}
