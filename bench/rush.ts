// The closing rush: two hundred bidders on fifty auctions in their last ten seconds, with a thousand screens watching.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { askForBids } from './bids/ask-for-bids.ts'
import { makeMarket } from './bids/market.ts'
import { withBenchDatabase } from './parts/bench-database.ts'
import { quantile, table, whole } from './parts/figures.ts'
import { type BenchApp, withBenchApp } from './parts/open-bench-app.ts'
import { sized } from './parts/sized.ts'
import type { RushLoad, RushResult } from './rush/bidders.ts'
import { openScreens } from './streams/open-screens.ts'

const bidders = sized(200, 6)
const auctions = sized(50, 4)
const watchers = sized(1_000, 12)
const lastMs = sized(10_000, 1_500)
// Nobody's first bid is one of the rush, and no program's: one that has just begun runs nothing compiled yet.
const warmUpSeconds = sized(3, 0.2)

/** All of them end together, a little after the rush begins. */
const endTogether = async ({ database }: BenchApp, inMs: number): Promise<number> => {
  await database.transact(async (tx) => {
    const end = sql`app_now() + make_interval(secs => ${inMs / 1_000})`
    await sql`update auctions set ends_at = ${end}, first_ends_at = ${end} where state = 'auction'`.execute(tx)
    await sql`update deadlines set due_at = auctions.ends_at, next_at = auctions.ends_at from auctions
      where row_id = auctions.id and duty = 'close' and next_at is not null`.execute(tx)
  })
  const { rows: [row] } = await sql<{ at: Date }>`select max(ends_at) as at from auctions`.execute(database.primary)
  return row?.at.getTime() ?? 0
}

const countLate = async ({ database }: BenchApp): Promise<number> => {
  const { rows: [row] } = await sql<{ count: number }>`
    select count(*)::int as count from bid_entries join auctions on auctions.id = auction_id
    where bid_at >= ends_at`.execute(database.primary)
  return row?.count ?? -1
}

const settleMs = 3_000

export const run = (): Promise<string[]> => withBenchDatabase((url, asOwner) => withBenchApp(url, {}, async (app) => {
  const { tokens, auctionIds: all } = await makeMarket(app, asOwner, { shops: bidders, auctions: auctions + 1 })
  const [first, ...auctionIds] = all
  const port = Number(new URL(app.base).port)
  const streams = Array.from({ length: watchers }, (_, at) => tokens[at % tokens.length] ?? '')
  const screens = await openScreens({ port, tokens: streams, of: '"biddingId":"([0-9a-f-]{36})"' })
  await askForBids({ port, seconds: warmUpSeconds, tokens, auctionIds: [first ?? ''], fromWon: 1_000_000 })
  app.sweeper.start()
  const endsAt = await endTogether(app, lastMs + settleMs)
  const bidding = fork(join(import.meta.dirname, 'rush/bidders.ts'))
  bidding.send({ port, tokens, auctionIds, endsAt, lastMs } satisfies RushLoad)
  const [result] = (await once(bidding, 'message')) as [RushResult]
  await pause(settleMs)
  const heard = await screens.heard()
  const late = await countLate(app)
  const delays = heard.flatMap(([id, at]) => {
    const sent = result.sentAt[id]
    return sent === undefined ? [] : [at - sent]
  })
  const known: ReadonlySet<string> = new Set(['200', '400 INVALID_INPUT 0002.invalid_auction_state'])
  const errors = Object.entries(result.answers).filter(([word]) => !known.has(word))
  const accepted = result.answers['200'] ?? 0
  const missed = accepted * (watchers / bidders) - delays.length
  const json = {
    accepted, tooLate: result.times.length - accepted - errors.reduce((sum, [, count]) => sum + count, 0),
    errors: Object.fromEntries(errors), acceptedAfterTheEnd: late, p50: Math.round(quantile(result.times, 0.5)),
    p99: Math.round(quantile(result.times, 0.99)), slowest: Math.round(Math.max(...result.times)),
    onScreensP99: Math.round(quantile(delays, 0.99)), deliveriesMissed: missed,
  }
  return [
    `rush: ${bidders} bidders × ${auctions} auctions in their last ${lastMs / 1_000} s, ${whole(watchers)} streams,`,
    `  after ${warmUpSeconds} s of bids on another one;`,
    '  load, screens, server and database share the machine; wanted: p99 ≤ 300 ms, no error, none late, ≤ 500 ms',
    ...table([
      ['', 'p50', 'p99', 'slowest'],
      [
        'answer to a bid', `${json.p50} ms`, `${json.p99} ms`, `${json.slowest} ms`,
      ],
      [
        'from sending it to other screens', `${Math.round(quantile(delays, 0.5))} ms`, `${json.onScreensP99} ms`,
        `${Math.round(quantile(delays, 1))} ms`,
      ],
    ]),
    JSON.stringify(json),
  ]
}))
