// Forgets notices of long ago, and what was kept so that nobody is told of it twice.
import { limits } from '@bidyard/contract/limits'
import type { JobRun } from '../../../runtime/work/jobs.ts'
import { inBites } from '../in-bites.ts'
import { deleteLeftAddresses, deleteOldPushes } from '../push/push.sql.ts'
import { deleteOldNotices } from './notices.sql.ts'

declare module '../../../runtime/work/jobs.ts' {
  interface JobPayloads {
    /** Once a day. */
    forgetNotices: object
  }
}

const pieceSize = 5_000
/** Each takes what was sent to it along. */
const addressesAtOnce = 200

export const forgetNotices: JobRun<object> = async (_, given) => {
  await inBites(given, pieceSize, (tx, max) => deleteOldPushes(tx, limits.noticeDays, max))
  await inBites(given, addressesAtOnce, deleteLeftAddresses)
  await inBites(given, pieceSize, (tx, max) => deleteOldNotices(tx, limits.noticeDays, max))
}
