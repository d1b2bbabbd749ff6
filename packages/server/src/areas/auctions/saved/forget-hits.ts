// Forgets which cars were told to whom: what is over is not told again.
import type { JobRun } from '../../../runtime/work/jobs.ts'
import { deleteOldHits } from './saved-searches.sql.ts'

declare module '../../../runtime/work/jobs.ts' {
  interface JobPayloads {
    /** Once a day. */
    forgetHits: object
  }
}

const pieceSize = 5_000

export const forgetHits: JobRun<object> = async (_, { act, signal }) => {
  for (let dropped = pieceSize; dropped === pieceSize && !signal.aborted; )
    dropped = await act('clock', ({ tx }) => deleteOldHits(tx, pieceSize))
}
