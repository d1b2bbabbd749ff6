// Bids on two nodes that are killed and frozen while the clock jumps: what was told stands, as a plain replay gives.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@bidyard/postgres/launcher'
import { sql } from 'kysely'
import postgres from 'postgres'
import { withBenchApp } from '../bench/open-bench-app.ts'
import { prepareDatabase } from '../packages/server/src/prepare.ts'
import { type Database, openDatabase } from '../packages/server/src/runtime/database/database.ts'
import { openLog } from '../packages/server/src/runtime/log.ts'
import { insertConfirmedCar } from '../packages/server/src/testing/auctions/make-car.ts'
import { insertOpenAuctions } from '../packages/server/src/testing/auctions/many-auctions.ts'
import { payEverything } from '../packages/server/src/testing/bids/bid-world.ts'
import { makeMember } from '../packages/server/src/testing/make.ts'
import { type SeededRandom, seededRandom } from '../packages/server/src/testing/seeded-random.ts'
import { bidOn } from './bids/bidders.ts'
import { judgeBids } from './bids/judge.ts'
import { openNode, type TortureNode } from './nodes/nodes.ts'

const ways = ['server', 'database', 'frozen past an end', 'clock shifted'] as const
type Way = (typeof ways)[number]

export interface BidTortureReport {
  readonly seed: number
  readonly kills: Readonly<Record<Way, number>>
  readonly acknowledged: number
  readonly askedAgain: number
  readonly faults: readonly string[]
  readonly seconds: number
  readonly auctions: number
  readonly refused: number
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

/** Until the database is there again. */
const surely = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (;;)
    try {
      return await work()
    } catch {
      await wait(100)
    }
}

interface Bidder {
  readonly token: string
  readonly shopId: string
  readonly memberId: string
}

const shops = 5

/** Two members of each shop, who do not know of each other. */
const prepare = (url: string): Promise<{ readonly bidders: readonly Bidder[]; readonly like: string }> =>
  withBenchApp(url, {}, async (app) => {
    const bidders: Bidder[] = []
    for (let at = 0; at < shops; at++) {
      const { token, memberId, shopId } = await makeMember(app.database, { owner: true })
      if (shopId === null) throw new Error('an owner without a shop')
      await payEverything(app, shopId)
      const second = await makeMember(app.database, { owner: true, shopId })
      bidders.push({ token, memberId, shopId }, { token: second.token, memberId: second.memberId, shopId })
    }
    const { orderId: like } = await app.database.transact((tx) => insertConfirmedCar(tx))
    return { bidders, like }
  })

const openMore = async (database: Database, like: string, random: SeededRandom): Promise<readonly string[]> =>
  surely(() => database.transact(async (tx) => {
    const { rows: [row] } = await sql<{ at: Date }>`
      select app_now() + make_interval(secs => ${2 + random.below(60) / 10}) as at`.execute(tx)
    return insertOpenAuctions(tx, { like, count: 2, endsAt: row?.at ?? new Date() })
  }))

const shiftSeconds = 300

interface Torture {
  readonly nodes: readonly TortureNode[]
  readonly database: Database
  readonly killDatabase: () => Promise<void>
  readonly random: SeededRandom
}

const disturb = async ({ nodes, database, killDatabase, random }: Torture, way: Way): Promise<void> => {
  const node = nodes[random.below(nodes.length)]
  if (node === undefined) throw new Error('there is no node')
  switch (way) {
    case 'server':
      await node.kill()
      return node.start()
    case 'database': return killDatabase()
    case 'frozen past an end':
      node.freeze()
      await wait(1_000 + random.below(2_500))
      return node.thaw()
    case 'clock shifted': {
      const seconds = random.below(2 * shiftSeconds) - shiftSeconds
      await surely(() => database.transact((tx) =>
        sql`update clock_shift set shift = make_interval(secs => ${seconds})`.execute(tx)))
    }
  }
}

/** Whatever is still open comes to its end now. */
const endAll = async (database: Database): Promise<void> => {
  await surely(() => database.transact((tx) => sql`update clock_shift set shift = interval '3 hours'`.execute(tx)))
  for (;;) {
    const { rows: [row] } = await surely(() => sql<{ left: number }>`
      select count(*)::int as left from auctions where state = 'auction'`.execute(database.primary))
    if (row?.left === 0) return
    await wait(100)
  }
}

const auctionsAtOnce = 12
const feedMs = 700

export const tortureBids = async (wish: {
  readonly seed: number; readonly minutes?: number; readonly kills?: number; readonly pauseMs?: number
}): Promise<BidTortureReport> => {
  const folder = await mkdtemp(join(tmpdir(), 'bidyard-torture-'))
  const server = await startPostgres({ folder, restartDelaysMs: Array<number>(10_000).fill(50) })
  await prepareDatabase(server.url, openLog('error'))
  const { bidders, like } = await prepare(server.url)
  const database = openDatabase({ url: server.url, connections: 3 })
  const nodes = await Promise.all([openNode(folder, server.url), openNode(folder, server.url)])
  const began = performance.now()
  const untilMs = began + (wish.minutes ?? 60) * 60_000
  const counts: Record<Way, number> = { 'server': 0, 'database': 0, 'frozen past an end': 0, 'clock shifted': 0 }
  try {
    await Promise.all(nodes.map((node) => node.start()))
    let [askedAgain, isOver, opened] = [0, false, 0]
    let auctions: readonly string[] = []
    const random = seededRandom(wish.seed)
    const feeding = (async () => {
      while (!isOver) {
        const fresh = await openMore(database, like, seededRandom(wish.seed + opened))
        opened += fresh.length
        auctions = [...auctions, ...fresh].slice(-auctionsAtOnce)
        await wait(feedMs)
      }
    })()
    const bidding = Promise.all(bidders.map((bidder, at) => bidOn({
      ...bidder, bases: nodes.map(({ base }) => base), random: seededRandom(wish.seed + 1_000 + at),
      auctions: () => auctions, isOver: () => isOver, onAgain: () => void (askedAgain += 1),
    })))
    const killDatabase = async (): Promise<void> => {
      // Killed a moment ago, it may not be there again.
      await surely(() => sql`select`.execute(database.primary))
      process.kill(server.pid, 'SIGKILL')
    }
    const torture = { nodes, database, killDatabase, random }
    for (let count = 0; count < (wish.kills ?? Infinity) && performance.now() < untilMs; count++) {
      await wait(300 + random.below(wish.pauseMs ?? 1_500))
      const way = ways[random.below(ways.length)] ?? 'server'
      await disturb(torture, way)
      counts[way] += 1
    }
    isOver = true
    await feeding
    const deeds = (await bidding).flat()
    await endAll(database)
    const reader = postgres(server.url, { max: 1, onnotice: () => {} })
    const faults = await judgeBids(reader, deeds)
    await reader.end()
    const taken = deeds.filter(({ told }) => told !== undefined && 'receipt' in told).length
    return {
      seed: wish.seed, kills: counts, acknowledged: taken, askedAgain, faults, auctions: opened,
      refused: deeds.length - taken, seconds: Math.round((performance.now() - began) / 1_000),
    }
  } finally {
    await Promise.all(nodes.map((node) => node.kill()))
    await database.close()
    await server.stop('immediate')
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
