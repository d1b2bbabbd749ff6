// Fills an empty database with the demo world, in local only.
import { limits } from '@bidyard/contract/limits'
import { phoneTemplates } from '../areas/notices/for-other-areas.ts'
import { fillPartners } from '../areas/partners/for-other-areas.ts'
import { fillCarCodes } from '../areas/reference/for-other-areas.ts'
import { fillMarket, fillWorld, type MarketRows, type WorldRows } from '../areas/sandbox/for-other-areas.ts'
import { jobPlans, jobRunsOf } from '../jobs.ts'
import { openProviders } from '../providers/providers.ts'
import { reactions } from '../reactions.ts'
import { openDatabase } from '../runtime/database/database.ts'
import type { Environment } from '../runtime/environment.ts'
import { holdKeys } from '../runtime/keys/hold-keys.ts'
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
  readonly market: MarketRows | undefined
}

interface Filling {
  readonly environment: Environment
  readonly url: string
  readonly log: Log
  readonly print: (line: string) => void
}

/** Says what was filled in and how long it took, while somebody waits for the first page. */
const openSteps = (print: Filling['print']) => {
  let began = performance.now()
  return (what: string | undefined): void => {
    if (what !== undefined) print(`  Demo world: ${what} (${((performance.now() - began) / 1_000).toFixed(1)} s)`)
    began = performance.now()
  }
}

const fill = async ({ environment, url, log, print }: Filling, { world, market }: Rows): Promise<void> => {
  const database = openDatabase({ url, connections: 4 })
  const keys = await holdKeys({
    database, settings: environment, log, silentMs: limits.keyHolderMs, waitMs: limits.keyWaitMs,
  })
  const providers = await openProviders(environment, {
    keys, db: database.primary, transact: database.transact, now: () => readNow(database.primary), ownOrigin: () => '',
    identityResultMs: limits.identityResultMs, bankMs: limits.bankMs, carDataMs: limits.carDataMs,
    mailMs: limits.mailMs, phoneMs: limits.phoneMs, phoneTemplates,
  })
  const jobs = await openJobs({ database, plans: jobPlans, runs: jobRunsOf(providers), log })
  try {
    const act = openActs({ database, reactions, enqueueIn: jobs.enqueueIn })
    const { carCodeRows } = await import('@bidyard/demo/car-codes')
    const { demoPartners } = await import('@bidyard/demo/partners')
    const step = openSteps(print)
    const isNew = await fillWorld(act, providers, world)
    step(isNew ? 'people, shops and their money' : undefined)
    await database.transact((tx) => fillCarCodes(tx, carCodeRows()))
    step(isNew ? 'car codes' : undefined)
    await database.transact((tx) => fillPartners(tx, providers.personal, demoPartners))
    const cars = market === undefined ? 0 : await fillMarket(act, providers, market)
    step(cars > 0 ? `${cars} cars on the market, their photos follow` : undefined)
  } finally {
    await jobs.close()
    await keys.release()
    await database.close()
  }
}

/** Answers the demo world, or nothing where there is none: it is no part of a real installation. */
export const seed = async (filling: Filling): Promise<DemoWorld | undefined> => {
  const { environment } = filling
  if (environment.run !== 'local') return undefined
  const { demoLogins, demoWorld } = await import('@bidyard/demo/world')
  const { demoMarkets } = await import('@bidyard/demo/market')
  const market = environment.demo === 'people' ? undefined : demoMarkets[environment.demo]
  await fill(filling, { world: demoWorld, market })
  return { people: demoLogins, keyHolders: demoWorld.keyHolders, password: demoWorld.password }
}
