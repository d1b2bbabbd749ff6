// Forgets mails and messages to phones of long ago: they hold names and addresses, and nobody asks for them any more.
import { limits } from '@bidyard/contract/limits'
import type { JobGiven } from '../../../runtime/work/jobs.ts'
import { deleteOldPhoneMessages } from '../phone/phone-messages.sql.ts'
import { deleteOldMails } from './mails.sql.ts'

export const forgetMails = async (_: unknown, { act }: JobGiven): Promise<void> => {
  await act('clock', ({ tx }) => deleteOldMails(tx, limits.mailDays))
  await act('clock', ({ tx }) => deleteOldPhoneMessages(tx, limits.phoneDays))
}

declare module '../../../runtime/work/jobs.ts' {
  interface JobPayloads {
    /** Once a day. */
    forgetMails: object
  }
}
