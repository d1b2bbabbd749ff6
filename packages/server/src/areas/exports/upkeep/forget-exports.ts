// Forgets exports after a day: their wishes may name people, and who opens none any more would keep them for ever.
import type { JobGiven, JobRuns } from '../../../runtime/work/jobs.ts'
import { deleteOldExports } from '../exports.sql.ts'

declare module '../../../runtime/work/jobs.ts' {
  interface JobPayloads {
    /** Every hour. */
    forgetExports: object
  }
}

const chunk = 1_000

export const forgetExports = async (_: object, { database, signal }: JobGiven): Promise<void> => {
  for (let gone = chunk; gone === chunk && !signal.aborted; )
    gone = await database.transact((tx) => deleteOldExports(tx, chunk))
}

export const exportJobs = { forgetExports } satisfies Partial<JobRuns>
