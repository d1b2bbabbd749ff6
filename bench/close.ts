// Ten thousand auctions that end in the same second: closed by one and by two nodes, once each, beside bare statements.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Database, openDatabase } from '../packages/server/src/runtime/database/database.ts'
import { insertConfirmedCar } from '../packages/server/src/testing/auctions/make-car.ts'
import { insertOpenAuctions } from '../packages/server/src/testing/auctions/many-auctions.ts'
import type { MadeMember } from '../packages/server/src/testing/make.ts'
import { type AsOwner, withBenchDatabase } from './parts/bench-database.ts'
import { insertBids, makeBidders } from './close/bids.ts'
import { median, runsOf, table, whole } from './parts/figures.ts'
import { sized } from './parts/sized.ts'

const auctions = sized(10_000, 60)
/** No statement may take as long as the program gives one. */
const atOnce = Math.min(1_000, auctions)
const bidsEach = 5
const rounds = sized(3, 1)
const limitMs = 10_000

interface Market {
  readonly like: string
  readonly bidders: readonly MadeMember[]
  readonly asOwner: AsOwner
}

const makeAuctions = async (database: Database, { like, bidders, asOwner }: Market): Promise<readonly string[]> => {
  const ids: string[] = []
  const endsAt = new Date(Date.now() + 86_400_000)
  while (ids.length < auctions) {
    const made = await database.transact((tx) => insertOpenAuctions(tx, { like, count: atOnce, endsAt }))
    // Half of them find bidders.
    await insertBids(database, made.filter((_, at) => at % 2 === 0), bidders)
    ids.push(...made)
  }
  await asOwner(({ alone }) => alone((driver) => driver`vacuum (analyze)`))
  return ids
}

const endTogether = async (database: Database): Promise<Date> => {
  const { rows: [end] } = await sql<{ at: Date }>`
    select date_trunc('second', app_now()) + interval '3 seconds' as at`.execute(database.primary)
  if (end === undefined) throw new Error('the clock stands still')
  await database.transact(async (tx) => {
    await sql`update auctions set ends_at = ${end.at}, first_ends_at = ${end.at} where state = 'auction'`.execute(tx)
    await sql`update deadlines set due_at = ${end.at}, next_at = ${end.at}
      where machine = 'auction' and duty = 'close' and next_at is not null`.execute(tx)
  })
  return end.at
}

/** Milliseconds from the end until none is open. */
const untilClosed = async (database: Database, end: Date): Promise<number> => {
  for (;;) {
    const { rows: [seen] } = await sql<{ left: number; at: Date }>`
      select (select count(*)::int from auctions where state = 'auction') as left, app_now() as at`
      .execute(database.primary)
    if (seen?.left === 0) return seen.at.getTime() - end.getTime()
    // Whoever asked more often would be a part of what is measured.
    await pause(100)
  }
}

type Counted = 'moves' | 'moved' | 'told' | 'toldOf' | 'bidders' | 'rows' | 'unsold'

/** Each one moved once, told once, its bidders written once, and each prime car sold once. */
const checkOnce = async (database: Database, ids: readonly string[]): Promise<void> => {
  // A list that stands in the question is of known length; joined with others, PostgreSQL guessed and took minutes.
  const asked = sql`any(${ids}::uuid[])`
  const { rows: [seen] } = await sql<Record<Counted, number>>`
    with told as materialized (
      select one::uuid as id from outbox, jsonb_array_elements_text(payload -> 'auctionIds') as one
      where name = 'auctionsClosed'
    ), moved as materialized (
      select row_id as id from state_history
      where machine = 'auction' and action in ('close', 'closeEmpty') and row_id = ${asked}
    )
    select (select count(*)::int from moved) as moves,
      (select count(distinct id)::int from moved) as moved,
      (select count(*)::int from told where id = ${asked}) as told,
      (select count(distinct id)::int from told where id = ${asked}) as "toldOf",
      (select count(*)::int from auction_bidders where auction_id = ${asked}) as bidders,
      (select count(*)::int from auction_search_rows where auction_id = ${asked} and state <> 'auction') as rows,
      (select count(*)::int from auctions where id = ${asked} and state = 'contract' and kind = 'prime'
        and (select count(*) from contracts where auction_id = auctions.id) <> 1) as unsold`
    .execute(database.primary)
  const found = JSON.stringify(seen)
  const wanted = JSON.stringify({
    moves: auctions, moved: auctions, told: auctions, toldOf: auctions, bidders: auctions / 2 * bidsEach,
    rows: auctions, unsold: 0,
  })
  if (found !== wanted) throw new Error(`closed otherwise than once each: ${found} instead of ${wanted}`)
}

const startNode = async (url: string): Promise<ChildProcess> => {
  const node = fork(join(import.meta.dirname, 'close/node.ts'), { env: { ...process.env, BENCH_DATABASE: url } })
  await once(node, 'message')
  return node
}

const stopNode = async (node: ChildProcess): Promise<void> => {
  node.disconnect()
  await once(node, 'exit')
}

const measure = async (database: Database, market: Market, count: number): Promise<number> => {
  const ids = await makeAuctions(database, market)
  const nodes = await Promise.all(Array.from({ length: count }, () => startNode(database.url)))
  try {
    const ms = await untilClosed(database, await endTogether(database))
    await checkOnce(database, ids)
    return ms
  } finally {
    await Promise.all(nodes.map(stopNode))
  }
}

/** The states of auction, order and search row alone, without history, events, bidders or what is next. */
const measureBare = async (database: Database, market: Market): Promise<number> => {
  await makeAuctions(database, market)
  const began = performance.now()
  await database.transact(async (tx) => {
    await sql`update orders set state = 'declined', updated_at = app_now()
      from auctions where auctions.state = 'auction' and orders.id = order_id`.execute(tx)
    await sql`update auction_search_rows set state = 'cancelled', updated_at = app_now()
      where state = 'auction'`.execute(tx)
    await sql`update auctions set state = 'cancelled', end_reason = 'declined', closed_at = app_now(),
      updated_at = app_now() where state = 'auction'`.execute(tx)
  })
  return performance.now() - began
}

export const run = (): Promise<string[]> => withBenchDatabase(async (url, asOwner) => {
  const database = openDatabase({ url })
  const { orderId: like } = await database.transact((tx) => insertConfirmedCar(tx))
  const market = { like, asOwner, bidders: await makeBidders(database, bidsEach) }
  const times = { one: [] as number[], two: [] as number[], bare: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    times.bare.push(await measureBare(database, market))
    times.one.push(await measure(database, market, 1))
    times.two.push(await measure(database, market, 2))
  }
  await database.close()
  const line = (name: string, runs: readonly number[]): string[] =>
    [name, `${whole(median(runs))} ms`, `${whole(Math.max(...runs))} ms`, runsOf(runs)]
  return [
    `close: ${whole(auctions)} auctions that end in the same second, half of them with ${bidsEach} bids, closed once`,
    '  each with history, order, bidders, search row, events and the next round; a third of those with bids are sold',
    `  at once, with contract, amounts and mails; at most ${whole(limitMs)} ms wanted;`,
    '  nodes and database share the machine, fsync on',
    ...table([
      ['', 'all closed after', 'slowest', 'runs in ms'],
      line('one node', times.one), line('two nodes', times.two),
      line('  bare updates of three tables', times.bare),
    ]),
  ]
})
