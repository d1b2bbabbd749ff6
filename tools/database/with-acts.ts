// Lets a command act on the database as the program does: in transactions with their events and jobs.
import { limits } from '@bidyard/contract/limits'
import { phoneTemplates } from '@bidyard/server/areas/notices/for-other-areas'
import { jobPlans, jobRunsOf } from '@bidyard/server/jobs'
import { prepareDatabase } from '@bidyard/server/prepare'
import { openProviders, type Providers } from '@bidyard/server/providers/providers'
import { reactions } from '@bidyard/server/reactions'
import { type Bounds, boundsOf } from '@bidyard/server/runtime/bounds'
import { type Database, openDatabase } from '@bidyard/server/runtime/database/database'
import type { DatabaseUrls } from '@bidyard/server/runtime/database/roles/roles'
import type { Environment } from '@bidyard/server/runtime/environment'
import { holdKeys } from '@bidyard/server/runtime/keys/hold-keys'
import type { Log } from '@bidyard/server/runtime/log'
import { readNow } from '@bidyard/server/runtime/time/clock'
import { type Act, openActs } from '@bidyard/server/runtime/work/acts'
import { type Jobs, openJobs } from '@bidyard/server/runtime/work/jobs'

interface Acting {
  readonly database: Database
  readonly providers: Providers
  readonly act: Act
  /** Queued from here, run by the nodes. */
  readonly jobs: Jobs
}

export const withActs = async <Result>(
  { environment, urls, log, bounds }: {
    readonly environment: Environment; readonly urls: DatabaseUrls; readonly log: Log
    readonly bounds?: Partial<Bounds>
  },
  work: (acting: Acting) => Promise<Result>,
): Promise<Result> => {
  await prepareDatabase(urls, log)
  const database = openDatabase({ url: urls.url, connections: 2, bounds: boundsOf(bounds) })
  try {
    // Settings that were forgotten would keep people where this house never finds them.
    const keys = await holdKeys({
      database, settings: environment, log, silentMs: limits.keyHolderMs, waitMs: limits.keyWaitMs,
    })
    const providers = await openProviders(environment, {
      keys, db: database.primary, transact: database.transact, now: () => readNow(database.primary),
      ownOrigin: () => '', identityResultMs: limits.identityResultMs, bankMs: limits.bankMs,
      carDataMs: limits.carDataMs, mailMs: limits.mailMs, phoneMs: limits.phoneMs, phoneTemplates,
    })
    const jobs = await openJobs({ database, plans: jobPlans, runs: jobRunsOf(providers), log })
    try {
      const act = openActs({ database, reactions, enqueueIn: jobs.enqueueIn })
      return await work({ database, providers, act, jobs })
    } finally {
      await jobs.close()
      await keys.release()
    }
  } finally {
    await database.close()
  }
}
