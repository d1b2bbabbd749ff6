// Forgets mails and messages to phones of long ago: they hold names and addresses, and nobody asks for them any more.
import { limits } from '@bidyard/contract/limits'
import type { JobGiven } from '../../../runtime/work/jobs.ts'
import { inBites } from '../in-bites.ts'
import { deleteOldPhoneMessages } from '../phone/phone-messages.sql.ts'
import { deleteOldMails } from './mails.sql.ts'

const pieceSize = 5_000

export const forgetMails = async (_: unknown, given: JobGiven): Promise<void> => {
  await inBites(given, pieceSize, (tx, max) => deleteOldMails(tx, limits.mailDays, max))
  await inBites(given, pieceSize, (tx, max) => deleteOldPhoneMessages(tx, limits.phoneDays, max))
}

declare module '../../../runtime/work/jobs.ts' {
  interface JobPayloads {
    /** Once a day. */
    forgetMails: object
  }
}
