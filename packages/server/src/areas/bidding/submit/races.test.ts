// Bids at the same moment: one of each is taken, nothing is late, and what is told stays true on two nodes.
import { randomUUID } from 'node:crypto'
import { biddingCalls as calls } from '@bidyard/contract/calls/bidding'
import { violationsCalls } from '@bidyard/contract/calls/violations'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { Answered, askerOf } from '../../../testing/ask.ts'
import { bid, type BidWorld, type Dealer, openBidWorld, wordOf } from '../../../testing/bids/bid-world.ts'
import { until } from '../../../testing/until.ts'

let world: BidWorld
let other: TestApp
beforeAll(async () => {
  world = await openBidWorld()
  other = await startTestApp({}, { database: { url: world.databaseUrl, drop: async () => {} } })
})
afterAll(async () => {
  await other.stop()
  await world.stop()
})

/** How many statements like this wait for a lock. */
const waiting = async (like: string): Promise<number> => (await world.sql`
  select from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query like ${like}`).length

const won = 10_000_000
const unit = 10_000
const elsewhere = (dealer: Dealer): Dealer => ({ ...dealer, ask: askerOf(other.base, dealer.token) })

interface Entry {
  readonly amount: number
  readonly previous: number | null
  readonly shop: string
  readonly at: Date
}
const entriesOf = async (auctionId: string): Promise<readonly Entry[]> => {
  const { rows } = await sql<Entry>`
    select amount_won as amount, previous_won as previous, shop_id as shop, bid_at as at
    from bid_entries where auction_id = ${auctionId} order by sequence`.execute(world.database.primary)
  return rows
}

describe('two members of one shop at the same moment', () => {
  test('with the same amount: one is taken, whichever node they ask', async () => {
    const [owner, { id }] = [await world.ready(), await world.opened()]
    const colleague = await world.colleague(owner)
    for (let round = 0; round < 10; round++) {
      const amount = won + round * unit
      const asked = await Promise.allSettled([bid(owner, id, amount), bid(elsewhere(colleague), id, amount)])
      expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    }
    const entries = await entriesOf(id)
    expect(entries.map(({ amount }) => amount)).toEqual(Array.from({ length: 10 }, (_, at) => won + at * unit))
  })

  test('with any amounts: each that is taken is more than everything before it', async () => {
    const [owner, { id }] = [await world.ready(), await world.opened()]
    const colleague = await world.colleague(owner)
    // As many as may wait of a shop on each node.
    const asked = await Promise.allSettled(Array.from({ length: 40 }, (_, at) =>
      bid(at % 2 === 0 ? owner : elsewhere(colleague), id, won + ((at * 37) % 40) * unit)))
    const taken = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value.amountWon] : []))
    const entries = await entriesOf(id)
    const ordered = (amounts: readonly number[]) => amounts.toSorted((one, next) => one - next)
    expect(ordered(entries.map(({ amount }) => amount))).toEqual(ordered(taken))
    expect(entries.map(({ previous }) => previous)).toEqual([null, ...entries.slice(0, -1).map(({ amount }) => amount)])
    const [live] = await world.sql`select amount_won::int as won from biddings where auction_id = ${id}`
    expect(live).toEqual({ won: won + 39 * unit })
  })
})

test('one key on two nodes at once is one bid, and one with another body is none', async () => {
  const [dealer, { id }] = [await world.ready(), await world.opened()]
  for (let round = 0; round < 10; round++) {
    const key = randomUUID()
    const amount = won + round * unit
    const [here, there] = await Promise.all([bid(dealer, id, amount, key), bid(elsewhere(dealer), id, amount, key)])
    expect(there).toEqual(here)
  }
  expect(await entriesOf(id)).toHaveLength(10)
  const second = await world.opened()
  const key = randomUUID()
  const asked = await Promise.allSettled([
    bid(dealer, second.id, won, key), bid(elsewhere(dealer), second.id, won * 2, key),
  ])
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await entriesOf(second.id)).toHaveLength(1)
})

test('a restriction comes before or after a bid: none is taken behind it, none that was taken runs on', async () => {
  const sanctioner = await world.member({ type: 'admin', part: 'sanctions' })
  for (let round = 0; round < 5; round++) {
    const [owner, { id }] = [await world.ready(), await world.opened()]
    let isRestricted = false
    let late = 0
    const bidding = (async () => {
      for (let at = 0; ; at++) {
        const isAfter = isRestricted
        try {
          await bid(at % 2 === 0 ? owner : elsewhere(owner), id, won + at * unit)
          if (isAfter) late += 1
        } catch {
          if (isAfter) return
        }
      }
    })()
    await sanctioner.ask(violationsCalls.applyShopViolation, {
      body: {
        shopId: owner.shopId, detail: 'offPlatformTrade', violateAt: (await world.now()).toISOString(),
        statement: '약속을 지키지 않았습니다.',
      },
    }, { key: randomUUID() })
    isRestricted = true
    await bidding
    expect(late).toBe(0)
    const rows = await world.sql`select state from biddings where auction_id = ${id}`
    expect(rows.filter(({ state }) => state !== 'biddingPaused')).toEqual([])
  }
})

test('one key for two auctions on two nodes at once is one bid, and the other hears that it is taken', async () => {
  const [dealer, here, there] = [await world.ready(), await world.opened(), await world.opened()]
  await Promise.all([bid(dealer, here.id, won), bid(elsewhere(dealer), there.id, won)])
  const key = randomUUID()
  let asked: Promise<PromiseSettledResult<unknown>[]> | undefined
  // Both have judged, and found no such key, before either of them writes it.
  await world.sql.begin(async (tx) => {
    await tx`lock table bid_entries in share mode`
    asked = Promise.allSettled([bid(dealer, here.id, won * 2, key), bid(elsewhere(dealer), there.id, won * 2, key)])
    await until(async () => (await waiting('%submit_bids%')) === 2)
  })
  const refused = (await asked ?? []).flatMap((answer) =>
    (answer.status === 'rejected' ? [answer.reason as unknown] : []))
  expect(refused.map((error) => (error instanceof Answered ? error.status : error))).toEqual([409])
})

test('the office pauses no bid that somebody else pauses in the same moment', async () => {
  const [dealer, { id: auctionId }] = [await world.ready(), await world.opened()]
  const { id } = await bid(dealer, auctionId, won)
  let asked: Promise<unknown> | undefined
  await world.database.transact(async (tx) => {
    await sql`update biddings set version = version + 1, state = 'biddingPaused', pause_causes = '{restriction}'
      where id = ${id}`.execute(tx)
    asked = wordOf(world.clerk.ask(calls.pauseBidding, {
      params: { id }, body: { seenVersion: 1, reason: '확인' },
    }))
    await until(async () => (await waiting('%biddings%')) === 1)
  })
  expect(await asked).toBe('CONFLICT')
  expect(await world.sql`select pause_causes as causes from biddings where id = ${id}`)
    .toEqual([{ causes: ['restriction'] }])
})

test('nothing is taken at or after the end, and everything that was taken is listed when it closes', async () => {
  const dealers = await Promise.all(Array.from({ length: 6 }, () => world.ready()))
  const { id } = await world.opened()
  await Promise.all(dealers.map((dealer) => bid(dealer, id, won)))
  await world.sql`update auctions set opened_at = app_now() - interval '1 day', first_ends_at = app_now(),
    ends_at = app_now() + interval '400 milliseconds' where id = ${id}`
  await world.sql`update deadlines set (due_at, next_at) = (select ends_at, ends_at from auctions where id = ${id})
    where row_id = ${id} and duty = 'close'`
  // Whose first raise comes too late stays with the bid of before.
  const taken = new Map(dealers.map(({ shopId }) => [shopId, won]))
  const bidding = dealers.map(async (dealer, at) => {
    for (let count = 1; ; count++)
      try {
        const { amountWon } = await bid(at % 2 === 0 ? dealer : elsewhere(dealer), id, won + count * unit)
        taken.set(dealer.shopId, amountWon)
      } catch (error) {
        return (error as { body: { detail: string } }).body.detail
      }
  })
  const refusals = Promise.all(bidding)
  let isOver = false
  void refusals.then(() => {
    isOver = true
  })
  while (!isOver) await Promise.all([world.sweeper.sweep(), other.sweeper.sweep()])
  expect(new Set(await refusals)).toEqual(new Set(['0002.invalid_auction_state']))
  while ((await world.sweeper.sweep()) > 0) continue
  const [late] = await world.sql`
    select count(*)::int as count from bid_entries join auctions on auctions.id = auction_id
    where auction_id = ${id} and bid_at >= ends_at`
  expect(late).toEqual({ count: 0 })
  const listed = await world.sql<{ shop: string; won: number }[]>`
    select shop_id as shop, bid_amount_won::int as won from auction_bidders where auction_id = ${id}`
  expect(new Map(listed.map((row) => [row.shop, row.won]))).toEqual(taken)
  expect(await wordOf(bid(dealers[0] as Dealer, id, won * 3))).toBe('INVALID_INPUT 0002.invalid_auction_state')
})

test('a bad bid fails alone among many that come with it', async () => {
  const dealers = await Promise.all(Array.from({ length: 5 }, () => world.ready()))
  const { id } = await world.opened()
  const asked = await Promise.allSettled(dealers.flatMap((dealer) =>
    [bid(dealer, id, won), bid(dealer, id, 1), bid(dealer, randomUUID(), won)]))
  expect(asked.map(({ status }) => status)).toEqual(dealers.flatMap(() => ['fulfilled', 'rejected', 'rejected']))
})

describe('what decides is held', () => {
  const begun = async (work: () => unknown): Promise<void> => {
    const [since] = await world.sql<{ at: Date }[]>`select clock_timestamp() as at`
    work()
    // Judged at least once: it waits, or comes again and again.
    await until(async () => (await world.sql`
      select from pg_stat_activity where datname = current_database() and query like '%submit_bids%'
        and query_start > ${since?.at ?? ''} and (state = 'idle' or wait_event_type = 'Lock')`).length > 0)
  }

  test('waits for whoever closes its auction, and is refused by what was written meanwhile', async () => {
    const [dealer, { id }] = [await world.ready(), await world.opened()]
    let asked: Promise<string> | undefined
    await world.database.transact(async (tx) => {
      await sql`select from auctions where id = ${id} for update`.execute(tx)
      await begun(() => {
        asked = wordOf(bid(dealer, id, won))
      })
      await sql`update auctions set opened_at = app_now() - interval '1 day', first_ends_at = app_now(),
        ends_at = app_now() where id = ${id}`.execute(tx)
    })
    expect(await asked).toBe('INVALID_INPUT 0002.invalid_auction_state')
    expect(await entriesOf(id)).toEqual([])
  })

  test('waits for whoever restricts its shop, and is refused by what was written meanwhile', async () => {
    const [dealer, { id }, before] = [await world.ready(), await world.opened(), await world.opened()]
    // What is known of the bidder is at hand.
    await bid(dealer, before.id, won)
    let asked: Promise<string> | undefined
    await world.database.transact(async (tx) => {
      await sql`update shops set state = 'suspended' where id = ${dealer.shopId}`.execute(tx)
      await begun(() => {
        asked = wordOf(bid(dealer, id, won))
      })
    })
    expect(await asked).toBe('INVALID_PERMISSION 0001.bidding_restricted')
    expect(await entriesOf(id)).toEqual([])
  })

  test('a close waits for bids in flight, and lists them', async () => {
    const [dealer, { id }] = [await world.ready(), await world.opened()]
    let asked: Promise<unknown> = Promise.resolve()
    let closing: Promise<unknown> = Promise.resolve()
    let isOver = false
    await world.sql.begin(async (tx) => {
      await tx`lock table bid_entries in share mode`
      asked = bid(dealer, id, won)
      await until(async () => (await waiting('%submit_bids%')) === 1)
      await world.sql`update auctions set opened_at = app_now() - interval '1 day', first_ends_at = app_now(),
        ends_at = app_now() where id = ${id}`
      await world.sql`update deadlines set (due_at, next_at) = (select ends_at, ends_at from auctions where id = ${id})
        where row_id = ${id} and duty = 'close'`
      closing = world.sweeper.sweep().finally(() => {
        isOver = true
      })
      await until(async () => isOver || (await waiting('%from auctions%for update%')) === 1)
    })
    await asked
    await closing
    while ((await world.sweeper.sweep()) > 0) continue
    expect(await world.sql`select bid_amount_won::int as won from auction_bidders where auction_id = ${id}`)
      .toEqual([{ won }])
  })
})
