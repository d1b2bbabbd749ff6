// Fills an empty database with the demo world, in local only.
import { limits } from '@bidyard/contract/limits'
import { fillPartners } from '../areas/partners/for-other-areas.ts'
import { fillCarCodes } from '../areas/reference/for-other-areas.ts'
import { fillMarket, fillWorld, type MarketRows, type WorldRows } from '../areas/sandbox/for-other-areas.ts'
import { jobPlans, jobRunsOf } from '../jobs.ts'
import { openProviders } from '../providers/providers.ts'
import { reactions } from '../reactions.ts'
import { openDatabase } from '../runtime/database/database.ts'
import type { Environment } from '../runtime/environment.ts'
import type { Log } from '../runtime/log.ts'
import { readNow } from '../runtime/time/clock.ts'
import { openActs } from '../runtime/work/acts.ts'
import { openJobs } from '../runtime/work/jobs.ts'

export interface DemoWorld {
  readonly people: readonly { readonly uid: string; readonly name: string; readonly does: string }[]
  /** Whose name makes an api key as well. */
  readonly keyHolders: readonly string[]
  readonly password: string
}

interface Rows {
  readonly world: WorldRows
  readonly market: MarketRows
}

const fill = async (environment: Environment, url: string, log: Log, { world, market }: Rows): Promise<void> => {
  const database = openDatabase({ url, connections: 4 })
  const providers = await openProviders(environment, {
    db: database.primary, transact: database.transact, now: () => readNow(database.primary), ownOrigin: () => '',
    identityResultMs: limits.identityResultMs, bankMs: limits.bankMs, carDataMs: limits.carDataMs,
    mailMs: limits.mailMs,
  })
  const jobs = await openJobs({ database, plans: jobPlans, runs: jobRunsOf(providers), log })
  try {
    const act = openActs({ database, reactions, enqueueIn: jobs.enqueueIn })
    const { carCodeRows } = await import('@bidyard/demo/car-codes')
    const { demoPartners } = await import('@bidyard/demo/partners')
    await fillWorld(act, providers, world)
    await database.transact((tx) => fillCarCodes(tx, carCodeRows()))
    await database.transact((tx) => fillPartners(tx, providers.personal, demoPartners))
    await fillMarket(act, providers.personal, market)
  } finally {
    await jobs.close()
    await database.close()
  }
}

/** Answers the demo world, or nothing where there is none: it is no part of a real installation. */
export const seed = async (environment: Environment, url: string, log: Log): Promise<DemoWorld | undefined> => {
  if (environment.run !== 'local') return undefined
  const { demoLogins, demoWorld } = await import('@bidyard/demo/world')
  const { demoMarkets } = await import('@bidyard/demo/market')
  await fill(environment, url, log, { world: demoWorld, market: demoMarkets[environment.demo] })
  return { people: demoLogins, keyHolders: demoWorld.keyHolders, password: demoWorld.password }
}
