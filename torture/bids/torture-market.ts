// A rush of bids on two nodes over one database, disturbed again and again in ways that its caller knows.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningPostgres, startPostgres } from '@bidyard/postgres/launcher'
import { prepareDatabase } from '../../packages/server/src/prepare.ts'
import { type Database, openDatabase } from '../../packages/server/src/runtime/database/database.ts'
import { openLog } from '../../packages/server/src/runtime/log.ts'
import { type SeededRandom, seededRandom } from '../../packages/server/src/testing/seeded-random.ts'
import { openNode, type TortureNode } from '../nodes/nodes.ts'
import { leavingNothing } from '../running/leaving-nothing.ts'
import { type Recoveries, recoveriesOf } from '../running/recoveries.ts'
import { wait } from '../running/wait.ts'
import { wayOf } from '../running/way-of.ts'
import { makeMarket } from './market.ts'
import { openRush, type RushOutcome } from './rush.ts'
import { openTaken } from './taken.ts'

export interface MarketWish {
  readonly seed: number
  readonly minutes?: number
  readonly kills?: number
  /** The longest time between two disturbances. */
  readonly pauseMs?: number
}

export interface MarketReport<Way extends string> extends RushOutcome, Recoveries {
  readonly seed: number
  readonly kills: Readonly<Record<Way, number>>
  readonly seconds: number
}

export interface Scene {
  readonly server: RunningPostgres
  readonly nodes: readonly TortureNode[]
  readonly database: Database
  readonly random: SeededRandom
  /** So many bids were answered with 503 until now. */
  refusals(): number
  /** So often the database stopped by itself until now. */
  panics(): number
  /** A disturbance that did not happen is a fault as well: nothing was proven by it. */
  fault(words: string): void
}

export interface MarketPlan<Way extends string> {
  readonly ways: readonly [Way, ...Way[]]
  disturb(scene: Scene, way: Way): Promise<void>
  /** By which address a node finds the database, where it is not its own. */
  readonly wayTo?: (url: string) => Promise<string>
  /** Where the database lies, where that is no folder like any other. */
  readonly placeIn?: (folder: string) => string
  readonly leave?: () => Promise<void> | void
  readonly settings?: Readonly<Record<string, string>>
  readonly patienceMs?: number
  /** After each disturbance a bid must be taken before the next one comes, and the time until then counts. */
  readonly waitsForBids?: boolean
}

const quickRestarts = Array<number>(100_000).fill(50)

export const tortureMarket = <Way extends string>(
  wish: MarketWish, plan: MarketPlan<Way>,
): Promise<MarketReport<Way>> => leavingNothing(async (atEnd) => {
  const folder = await mkdtemp(join(tmpdir(), 'bidyard-torture-'))
  atEnd(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  if (plan.leave !== undefined) atEnd(plan.leave)
  let [panics, refusals] = [0, 0]
  const server = await startPostgres({
    folder: plan.placeIn?.(folder) ?? folder, restartDelaysMs: quickRestarts, settings: plan.settings ?? {},
    log: (line) => {
      if (line.includes('PANIC:')) panics += 1
    },
  })
  atEnd(() => server.stop('immediate'))
  await prepareDatabase(server, openLog('error'))
  const market = await makeMarket(server.url)
  const database = openDatabase({ url: server.url, connections: 3 })
  atEnd(database.close)
  const open = async (): Promise<TortureNode> => {
    const node = await openNode(folder, plan.wayTo === undefined ? server.url : await plan.wayTo(server.url))
    atEnd(node.kill)
    return node
  }
  const nodes = [await open(), await open()]
  const began = performance.now()
  const untilMs = began + (wish.minutes ?? 60) * 60_000
  const kills = Object.fromEntries(plan.ways.map((way) => [way, 0])) as Record<Way, number>
  const [recoveries, faults]: [number[], string[]] = [[], []]
  await Promise.all(nodes.map((node) => node.start()))
  const [random, taken] = [seededRandom(wish.seed), openTaken()]
  const scene: Scene = {
    server, nodes, database, random, refusals: () => refusals, panics: () => panics,
    fault: (words) => void faults.push(words),
  }
  const rush = openRush({
    market, database, bases: nodes.map(({ base }) => base), seed: wish.seed,
    onHeard: (heard) => {
      taken.hear(heard)
      if (heard.status === 503) refusals += 1
    },
    ...(plan.patienceMs === undefined ? {} : { patienceMs: plan.patienceMs }),
  })
  for (let count = 0; count < (wish.kills ?? Infinity) && performance.now() < untilMs; count++) {
    await wait(300 + random.below(wish.pauseMs ?? 1_500))
    const way = wayOf(plan.ways, count, random)
    await plan.disturb(scene, way)
    kills[way] += 1
    if (plan.waitsForBids === true) recoveries.push(await taken.next())
  }
  const outcome = await rush.end()
  return {
    seed: wish.seed, kills, ...outcome, ...recoveriesOf(recoveries),
    faults: [...nodes.flatMap(({ deaths }) => deaths), ...faults, ...outcome.faults],
    seconds: Math.round((performance.now() - began) / 1_000),
  }
})
