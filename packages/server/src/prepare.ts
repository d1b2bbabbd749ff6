// Brings a database to the newest shape, whichever node comes first: migrations, queues, and the reference data.
import { allMachines } from '@bidyard/contract/states'
import { seedReference } from './areas/reference/for-other-areas.ts'
import { jobPlans } from './jobs.ts'
import { machines } from './machines.ts'
import { migrate } from './runtime/database/migrate.ts'
import { openDatabase } from './runtime/database/database.ts'
import { lockNumbers } from './runtime/database/lock-numbers.ts'
import { oneAtATime } from './runtime/database/one-at-a-time.ts'
import type { Log } from './runtime/log.ts'
import { faultsOfMachines } from './runtime/work/check-machines.ts'
import { prepareJobs } from './runtime/work/jobs.ts'
import { dropForeignEvents } from './runtime/work/prune.ts'

/** Answers the names of the migrations that were applied now. */
export const prepareDatabase = async (url: string, log: Log): Promise<string[]> => {
  const applied = await migrate(url)
  await oneAtATime(url, lockNumbers.preparing, async () => {
    const database = openDatabase({ url, connections: 4 })
    try {
      const faults = await faultsOfMachines(database.primary, Object.values(allMachines), machines)
      if (faults.length > 0) throw new Error(`The state machines and the database do not fit: ${faults.join('; ')}.`)
      await prepareJobs(database, jobPlans, log)
      await dropForeignEvents(database)
      await database.transact(seedReference)
    } finally {
      await database.close()
    }
  })
  return applied
}
