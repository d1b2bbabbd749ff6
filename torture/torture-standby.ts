// A primary and its standby under Patroni, two nodes and NATS: each of them dies or is restarted in its turn.
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareDatabase } from '../packages/server/src/prepare.ts'
import { openDatabase } from '../packages/server/src/runtime/database/database.ts'
import { openLog } from '../packages/server/src/runtime/log.ts'
import { alphaSettings } from '../packages/server/src/testing/alpha-settings.ts'
import { openBalancer } from '../packages/server/src/testing/machine/balancer.ts'
import { prepareNats } from '../packages/server/src/testing/machine/nats-server.ts'
import { seededRandom } from '../packages/server/src/testing/seeded-random.ts'
import type { Heard } from './bids/bidders.ts'
import { makeMarket, wait } from './bids/market.ts'
import { openRush, type RushOutcome } from './bids/rush.ts'
import { openTaken } from './bids/taken.ts'
import type { MarketWish } from './bids/torture-market.ts'
import { openNode } from './nodes/nodes.ts'
import { failOver, type Failovers, patienceMs, type Way } from './standby/failovers.ts'
import { openPair, type Pair } from './standby/patroni.ts'
import { restartInTurn, type Rolling } from './standby/rolling.ts'
import { tellBesideNats, type Telling } from './standby/telling.ts'

export interface StandbyReport extends RushOutcome {
  readonly seed: number
  readonly kills: Readonly<Record<Way, number>>
  readonly seconds: number
  readonly own: readonly (readonly [string, string | number])[]
}

/** The program's own role, which is nobody special. */
const makeRole = async (pair: Pair): Promise<string> => {
  await pair.untilWhole(patienceMs)
  const desk = openDatabase({ url: pair.urlOf('postgres', 'postgres'), connections: 1 })
  await desk.alone((sql) => sql.unsafe(`create role bidyard login password '${pair.password}'`))
  await desk.alone((sql) => sql.unsafe('create database bidyard owner bidyard'))
  await desk.close()
  return pair.urlOf('bidyard', 'bidyard')
}

const range = (found: readonly number[]): string => {
  const sorted = found.toSorted((a, b) => a - b)
  return `${Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)} ms (median of ${sorted.length}), `
    + `${Math.round(sorted.at(-1) ?? 0)} ms (slowest)`
}

const rowsOf = (failovers: Failovers, rolling: Rolling & { readonly bids: number }, telling: Telling) => [
  ...Object.entries(failovers.takenMs).map(([way, found]) =>
    [`  a bid taken after: ${way.split(' ')[0]}`, range(found)] as const),
  ['old primary in step again after', range(failovers.wholeMs)],
  ['primary as before, of those of PostgreSQL', failovers.stayed],
  ['restarts of nodes, one by one', rolling.restarts],
  ['  bids answered meanwhile', rolling.bids],
  ['  lists answered meanwhile', rolling.lists],
  ['  failed meanwhile', rolling.faults.length],
  ['times that NATS was away', telling.times],
  ['  events told beside it', telling.told],
] as const

/** While it watches, whatever is not a plain answer is a fault. */
const openWatch = () => {
  let [isWatching, answered] = [false, 0]
  const faults: string[] = []
  return {
    hear: ({ status }: Heard): void => {
      if (!isWatching) return
      if (status !== undefined && status < 500) answered += 1
      else faults.push(`a bid was answered with ${status ?? 'nothing'}`)
    },
    watch: (on: boolean) => void (isWatching = on),
    answered: () => answered,
    faults,
  }
}

const run = async (wish: MarketWish & { say?: (line: string) => void }, folder: string, pair: Pair) => {
  const [began, say] = [performance.now(), wish.say ?? ((): void => {})]
  const url = await makeRole(pair)
  await prepareDatabase(url, openLog('error'))
  const market = await makeMarket(url)
  const nats = await prepareNats()
  await nats.start()
  const settings = { ...alphaSettings, DATABASE_READ_URL: url, NATS_URL: nats.url }
  const nodes = [await openNode(folder, url, settings), await openNode(folder, url, settings)]
  const balancer = await openBalancer(nodes.map(({ base }) => base))
  const database = openDatabase({ url, connections: 3 })
  try {
    await Promise.all(nodes.map((node) => node.start()))
    const [taken, watch] = [openTaken(), openWatch()]
    const bases = nodes.map(({ base }) => base)
    const rush = openRush({ market, database, bases, seed: wish.seed, onHeard: (heard) => {
      taken.hear(heard)
      watch.hear(heard)
    } })
    const untilMs = performance.now() + (wish.minutes ?? 60) * 60_000
    const failovers = await failOver({
      pair, taken, random: seededRandom(wish.seed), pauseMs: wish.pauseMs ?? 5_000, say,
      isOver: (rounds) => rounds >= (wish.kills ?? Infinity) || performance.now() > untilMs,
    })
    // From now on everybody comes through the balancer; who is on the way past it has an answer by then.
    bases.splice(0, bases.length, balancer.base)
    await wait(6_000)
    watch.watch(true)
    const tokens = market.bidders.slice(0, 3).map(({ token }) => token)
    const rolling = await restartInTurn({ nodes, balancer, tokens, rounds: 3 })
    watch.watch(false)
    const bids = { bids: watch.answered(), faults: [...rolling.faults, ...watch.faults] }
    await mkdir(join(folder, 'teller'))
    const telling = await tellBesideNats({
      url, folder: join(folder, 'teller'), settings, nats, bases: nodes.map(({ base }) => base),
      token: tokens[0] ?? '', times: 3,
    })
    const outcome = await rush.end()
    return {
      ...outcome, seed: wish.seed, kills: failovers.counts, seconds: Math.round((performance.now() - began) / 1_000),
      faults: [...outcome.faults, ...failovers.faults, ...bids.faults, ...telling.faults],
      own: rowsOf(failovers, { ...rolling, ...bids }, telling),
    }
  } finally {
    await Promise.all(nodes.map((node) => node.kill()))
    await Promise.all([database.close(), balancer.close(), nats.kill()])
  }
}

export const tortureStandby = async (
  wish: MarketWish & { say?: (line: string) => void },
): Promise<StandbyReport> => {
  const folder = await mkdtemp(join(tmpdir(), 'bidyard-torture-'))
  const pair = await openPair(folder)
  try {
    return await run(wish, folder, pair)
  } finally {
    await pair.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
