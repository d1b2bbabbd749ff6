// Writes to applicants how their registrations were decided; whoever gave no address sees it on the status page.
import { listRegistrationsById, type RegistrationRecord } from '../../members/for-other-areas.ts'
import type { Reaction } from '../../../runtime/work/events.ts'
import { insertMails, type NewMail } from './mails.sql.ts'

const mailOf = (registration: RegistrationRecord): readonly NewMail[] => {
  const { id, state, email: recipient, name, shopName, rejectType, rejectNote } = registration
  if (recipient === null) return []
  const onceKey = `registration ${id} reviewed`
  if (state === 'approved') return [{ onceKey, recipient, kind: 'registrationApproved', facts: { name, shopName } }]
  if (state !== 'rejected' || rejectType === null) return []
  const facts = { name, shopName, rejectType, note: rejectNote ?? '' }
  return [{ onceKey, recipient, kind: 'registrationRejected', facts }]
}

export const tellApplicants: Reaction<'registrationReviewed'> = async ({ tx, enqueue }, payloads) => {
  const reviewed = await listRegistrationsById(tx, payloads.map(({ registrationId }) => registrationId))
  const ids = await insertMails(tx, reviewed.flatMap(mailOf))
  await enqueue('sendMail', ids.map((mailId) => ({ mailId })))
}
