// Tells the sign-in of those who have applied but are no users yet.
import type { FindApplicant } from '../../identity/for-other-areas.ts'
import { findUnapproved } from './registrations.sql.ts'

export const findApplicant: FindApplicant = async (db, username) => {
  const found = await findUnapproved(db, username)
  if (found === undefined || found.passwordHash === null) return undefined
  return { standing: found.state === 'rejected' ? 'rejected' : 'underReview', passwordHash: found.passwordHash }
}
