// The port to those who have applied but are no users yet: registrations belong to a later area.
import type { Reader } from '../../../runtime/database/database.ts'

export interface Applicant {
  readonly standing: 'underReview' | 'rejected'
  /** Only whoever knows the password learns the standing. */
  readonly passwordHash: string
}

/** The newest registration under this username that made no user; undefined when there is none. */
export type FindApplicant = (db: Reader, username: string) => Promise<Applicant | undefined>
