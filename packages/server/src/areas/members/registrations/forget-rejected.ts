// Forgets the passwords of applicants who were rejected long ago; until then the sign-in tells them how they stand.
import { limits } from '@bidyard/contract/limits'
import type { JobGiven } from '../../../runtime/work/jobs.ts'
import { deleteOldPasswords } from './registrations.sql.ts'

export const forgetRejected = async (_: unknown, { act }: JobGiven): Promise<void> => {
  await act('clock', ({ tx }) => deleteOldPasswords(tx, limits.privateFileDays))
}

declare module '../../../runtime/work/jobs.ts' {
  interface JobPayloads {
    /** Forgets passwords of old rejected registrations; once a day. */
    forgetRejected: object
  }
}
