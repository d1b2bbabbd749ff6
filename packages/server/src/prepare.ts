// Brings a database to the newest shape, whichever node comes first: migrations, queues, and the reference data.
import { allMachines } from '@bidyard/contract/states'
import { seedReference } from './areas/reference/for-other-areas.ts'
import { jobPlans } from './jobs.ts'
import { machines } from './machines.ts'
import { migrate } from './runtime/database/migrate.ts'
import { openDatabase } from './runtime/database/database.ts'
import { lockNumbers } from './runtime/database/lock-numbers.ts'
import { oneAtATime } from './runtime/database/one-at-a-time.ts'
import { type DatabaseUrls, grantToProgram, refuseLacking } from './runtime/database/roles/roles.ts'
import { sqlStateOf } from './runtime/database/sql-state.ts'
import type { Log } from './runtime/log.ts'
import { faultsOfMachines } from './runtime/work/check-machines.ts'
import { prepareJobs } from './runtime/work/jobs.ts'
import { dropForeignEvents } from './runtime/work/prune.ts'

const isForbidden = (error: unknown): boolean =>
  error instanceof Error && (sqlStateOf(error) === '42501' || isForbidden(error.cause))

/** Whoever only works with the tables cannot prepare them, and PostgreSQL's words do not say who could. */
const explainRole = ({ url, ownerUrl }: DatabaseUrls) => (cause: unknown): never => {
  if (!isForbidden(cause) || url !== ownerUrl) throw cause
  const said = cause instanceof Error ? cause.message : String(cause)
  throw new Error(`The role of DATABASE_URL may not bring the database to its newest shape (${said}): `
    + 'name the one that may in DATABASE_OWNER_URL, or start a node that knows it first.', { cause })
}

/**
 * Answers the names of the migrations that were applied now. Where none waits, no owner is needed: what is left are
 * rows, which the program may write.
 */
export const prepareDatabase = async (urls: DatabaseUrls, log: Log): Promise<string[]> => {
  const { ownerUrl } = urls
  const applied = await migrate(ownerUrl).catch(explainRole(urls))
  await oneAtATime(ownerUrl, lockNumbers.preparing, async () => {
    const database = openDatabase({ url: ownerUrl, connections: 4 })
    try {
      // At once: a table made anew under its old name is closed to the nodes that run.
      await grantToProgram(database, urls)
      const faults = await faultsOfMachines(database.primary, Object.values(allMachines), machines)
      if (faults.length > 0) throw new Error(`The state machines and the database do not fit: ${faults.join('; ')}.`)
      await prepareJobs(database, jobPlans, log).catch(explainRole(urls))
      await grantToProgram(database, urls)
      await refuseLacking(urls)
      await dropForeignEvents(database)
      await database.transact(seedReference)
    } finally {
      await database.close()
    }
  })
  return applied
}
