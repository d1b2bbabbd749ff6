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
import { makeMarket, wait } from './market.ts'
import { openRush, type RushOutcome } from './rush.ts'
import { openTaken } from './taken.ts'

export interface MarketWish {
  readonly seed: number
  readonly minutes?: number
  readonly kills?: number
  /** The longest time between two disturbances. */
  readonly pauseMs?: number
}

export interface MarketReport<Way extends string> extends RushOutcome {
  readonly seed: number
  readonly kills: Readonly<Record<Way, number>>
  readonly seconds: number
  readonly medianRecoveryMs?: number
  readonly slowestRecoveryMs?: number
}

export interface Scene {
  readonly server: RunningPostgres
  readonly nodes: readonly TortureNode[]
  readonly database: Database
  readonly random: SeededRandom
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

export const recoveriesOf = (found: readonly number[]) => {
  const sorted = found.toSorted((a, b) => a - b)
  const [median, slowest] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  return median === undefined || slowest === undefined ? {} : {
    medianRecoveryMs: Math.round(median), slowestRecoveryMs: Math.round(slowest),
  }
}

export const tortureMarket = async <Way extends string>(
  wish: MarketWish, plan: MarketPlan<Way>,
): Promise<MarketReport<Way>> => {
  const folder = await mkdtemp(join(tmpdir(), 'bidyard-torture-'))
  const server = await startPostgres({
    folder: plan.placeIn?.(folder) ?? folder, restartDelaysMs: quickRestarts, settings: plan.settings ?? {},
  })
  await prepareDatabase(server.url, openLog('error'))
  const market = await makeMarket(server.url)
  const database = openDatabase({ url: server.url, connections: 3 })
  const open = async (): Promise<TortureNode> =>
    openNode(folder, plan.wayTo === undefined ? server.url : await plan.wayTo(server.url))
  const nodes = [await open(), await open()]
  const began = performance.now()
  const untilMs = began + (wish.minutes ?? 60) * 60_000
  const kills = Object.fromEntries(plan.ways.map((way) => [way, 0])) as Record<Way, number>
  const recoveries: number[] = []
  try {
    await Promise.all(nodes.map((node) => node.start()))
    const [random, taken] = [seededRandom(wish.seed), openTaken()]
    const { patienceMs } = plan
    const rush = openRush({
      market, database, bases: nodes.map(({ base }) => base), seed: wish.seed, onHeard: taken.hear,
      ...(patienceMs === undefined ? {} : { patienceMs }),
    })
    for (let count = 0; count < (wish.kills ?? Infinity) && performance.now() < untilMs; count++) {
      await wait(300 + random.below(wish.pauseMs ?? 1_500))
      const way = plan.ways[random.below(plan.ways.length)] ?? plan.ways[0]
      await plan.disturb({ server, nodes, database, random }, way)
      kills[way] += 1
      if (plan.waitsForBids === true) recoveries.push(await taken.next())
    }
    return {
      seed: wish.seed, kills, ...await rush.end(), ...recoveriesOf(recoveries),
      seconds: Math.round((performance.now() - began) / 1_000),
    }
  } finally {
    await Promise.all(nodes.map((node) => node.kill()))
    await database.close()
    await server.stop('immediate')
    await plan.leave?.()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
