// A primary and its standby under Patroni, two nodes and NATS: each of them dies or is restarted in its turn.
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareDatabase } from '../packages/server/src/prepare.ts'
import { openDatabase } from '../packages/server/src/runtime/database/database.ts'
import type { DatabaseUrls } from '../packages/server/src/runtime/database/roles/roles.ts'
import { openLog } from '../packages/server/src/runtime/log.ts'
import { alphaSettings } from '../packages/server/src/testing/alpha-settings.ts'
import { openBalancer } from '../packages/server/src/testing/machine/balancer.ts'
import { prepareNats } from '../packages/server/src/testing/machine/nats-server.ts'
import { seededRandom } from '../packages/server/src/testing/seeded-random.ts'
import type { Heard } from './bids/bidders.ts'
import { makeMarket } from './bids/market.ts'
import { openRush, type RushOutcome } from './bids/rush.ts'
import { openTaken, patienceMs } from './bids/taken.ts'
import type { MarketWish } from './bids/torture-market.ts'
import { openNode } from './nodes/nodes.ts'
import { type AtEnd, leavingNothing } from './running/leaving-nothing.ts'
import { rangeOf } from './running/recoveries.ts'
import { openTally, type Tally } from './running/tally.ts'
import { wait } from './running/wait.ts'
import { failOver, type Failovers, killed, type Way } from './standby/failovers.ts'
import { openPair, type Pair } from './standby/patroni.ts'
import { restartInTurn, type Rolling } from './standby/rolling.ts'
import { tellBesideNats, type Telling } from './standby/telling.ts'

export interface StandbyReport extends RushOutcome {
  readonly seed: number
  readonly kills: Readonly<Record<Way, number>>
  readonly seconds: number
  readonly own: readonly (readonly [string, string | number])[]
}

/** As a house has them: one role owns everything, and neither is anybody special. */
const makeRoles = async (pair: Pair): Promise<DatabaseUrls> => {
  await pair.untilWhole(patienceMs)
  const desk = openDatabase({ url: pair.urlOf('postgres', 'postgres'), connections: 1 })
  for (const role of ['bidyard_owner', 'bidyard'])
    await desk.alone((sql) => sql.unsafe(`create role ${role} login password '${pair.password}'`))
  await desk.alone((sql) => sql.unsafe('create database bidyard owner bidyard_owner'))
  await desk.close()
  return { url: pair.urlOf('bidyard', 'bidyard'), ownerUrl: pair.urlOf('bidyard_owner', 'bidyard') }
}

const rowsOf = (failovers: Failovers, rolling: Rolling, bids: number, telling: Telling) => [
  ...killed.map((way) => [`  a bid taken after: ${way.split(' ')[0]}`, rangeOf(failovers.takenMs[way])] as const),
  ['  PostgreSQL that went on', failovers.stayed],
  ['old primary in step again after', rangeOf(failovers.wholeMs)],
  ['restarts of nodes, one by one', rolling.restarts],
  ['  bids answered meanwhile', bids],
  ['  lists answered meanwhile', rolling.lists],
  ['  failed meanwhile', rolling.failed.count],
  ['times that NATS was away', telling.times],
  ['  events told beside it', telling.told],
] as const

/** While it watches, whatever is not a plain answer is a fault. */
const openWatch = (failed: Tally) => {
  let [isWatching, answered] = [false, 0]
  return {
    hear: ({ status }: Heard): void => {
      if (!isWatching) return
      if (status !== undefined && status < 500) answered += 1
      else failed.add(`a bid was answered with ${status ?? 'nothing'}`)
    },
    watch: (on: boolean) => void (isWatching = on),
    answered: () => answered,
  }
}

const run = async (
  wish: MarketWish & { say?: (line: string) => void }, folder: string, atEnd: AtEnd,
): Promise<StandbyReport> => {
  const pair = await openPair(folder, atEnd)
  const [began, say] = [performance.now(), wish.say ?? ((): void => {})]
  const urls = await makeRoles(pair)
  const { url } = urls
  await prepareDatabase(urls, openLog('error'))
  const market = await makeMarket(url)
  const nats = await prepareNats()
  await nats.start()
  atEnd(nats.kill)
  const settings = { ...alphaSettings, DATABASE_READ_URL: url, NATS_URL: nats.url }
  const nodes = [await openNode(folder, url, settings), await openNode(folder, url, settings)]
  for (const node of nodes) atEnd(node.kill)
  const balancer = await openBalancer(nodes.map(({ base }) => base))
  atEnd(balancer.close)
  const database = openDatabase({ url, connections: 3 })
  atEnd(database.close)
  await Promise.all(nodes.map((node) => node.start()))
  const failed = openTally()
  const [taken, watch] = [openTaken(), openWatch(failed)]
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
  const rolling = await restartInTurn({ nodes, balancer, tokens, rounds: 3, failed })
  watch.watch(false)
  await mkdir(join(folder, 'teller'))
  const telling = await tellBesideNats({
    url, folder: join(folder, 'teller'), settings, nats, bases: nodes.map(({ base }) => base),
    token: tokens[0] ?? '', times: 3,
  })
  const outcome = await rush.end()
  const deaths = nodes.flatMap((node) => node.deaths)
  return {
    ...outcome, seed: wish.seed, kills: failovers.counts, seconds: Math.round((performance.now() - began) / 1_000),
    faults: [...deaths, ...outcome.faults, ...failovers.faults, ...failed.lines(), ...telling.faults],
    own: rowsOf(failovers, rolling, watch.answered(), telling),
  }
}

export const tortureStandby = (wish: MarketWish & { say?: (line: string) => void }): Promise<StandbyReport> =>
  leavingNothing(async (atEnd) => {
    const folder = await mkdtemp(join(tmpdir(), 'bidyard-torture-'))
    atEnd(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
    return run(wish, folder, atEnd)
  })
