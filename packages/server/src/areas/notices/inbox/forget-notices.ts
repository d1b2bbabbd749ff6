// Forgets notices of long ago, and what was kept so that nobody is told of it twice.
import { limits } from '@bidyard/contract/limits'
import type { JobRun } from '../../../runtime/work/jobs.ts'
import { deleteOldPushes } from '../push/push.sql.ts'
import { deleteOldNotices } from './notices.sql.ts'

declare module '../../../runtime/work/jobs.ts' {
  interface JobPayloads {
    /** Once a day. */
    forgetNotices: object
  }
}

const pieceSize = 5_000

export const forgetNotices: JobRun<object> = async (_, { act, signal }) => {
  await act('clock', ({ tx }) => deleteOldPushes(tx, limits.noticeDays))
  for (let dropped = pieceSize; dropped === pieceSize && !signal.aborted; )
    dropped = await act('clock', ({ tx }) => deleteOldNotices(tx, limits.noticeDays, pieceSize))
}
