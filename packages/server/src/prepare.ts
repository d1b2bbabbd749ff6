// Brings a database to the newest shape, whichever node comes first: migrations, then the queues of the jobs.
import postgres from 'postgres'
import { jobs } from './jobs.ts'
import { migrate } from './runtime/database/migrate.ts'
import { openDatabase } from './runtime/database/database.ts'
import type { Log } from './runtime/log.ts'
import { prepareJobs } from './runtime/work/jobs.ts'

const lockNumber = 7_150_003

/** Answers the names of the migrations that were applied now. */
export const prepareDatabase = async (url: string, log: Log): Promise<string[]> => {
  const applied = await migrate(url)
  const lock = postgres(url, { max: 1, onnotice: () => {} })
  const database = openDatabase({ url, connections: 4 })
  try {
    await lock`select pg_advisory_lock(${lockNumber})`
    await prepareJobs(database.driver, jobs, log)
  } finally {
    await database.close()
    await lock.end({ timeout: 5 })
  }
  return applied
}
