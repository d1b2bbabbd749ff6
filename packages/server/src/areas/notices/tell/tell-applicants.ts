// Tells applicants how their registrations were decided; whoever gave no address sees it on the status page.
import { listRegistrationsById, type RegistrationRecord } from '../../members/for-other-areas.ts'
import { telling } from '../../../runtime/time/back-then.ts'
import { type Letter, tell } from './tell.ts'

const letterOf = ({ id, state, rejectType, rejectNote }: RegistrationRecord): readonly Letter[] => {
  const told = { of: id, key: `registration ${id} reviewed`, thing: id }
  if (state === 'approved') return [{ ...told, kind: 'registrationApproved', facts: {} }]
  if (state !== 'rejected' || rejectType === null) return []
  return [{ ...told, kind: 'registrationRejected', facts: { rejectType, note: rejectNote ?? '' } }]
}

export const tellApplicants = telling<'registrationReviewed'>(async (given, payloads) => {
  const reviewed = await listRegistrationsById(given.tx, payloads.map(({ registrationId }) => registrationId))
  await tell(given, reviewed.flatMap(letterOf))
})
