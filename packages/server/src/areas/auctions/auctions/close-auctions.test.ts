// Auctions close by the clock alone: all of the same second once on two nodes, with their bidders or without any.
import { auctionsCalls as calls } from '@bidyard/contract/calls/auctions'
import { carsCalls } from '@bidyard/contract/calls/cars'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { codeOf, refusalOf } from '../../../testing/ask.ts'
import { insertOpenAuctions } from '../../../testing/auctions/many-auctions.ts'
import { type MarketWorld, openMarketWorld } from '../../../testing/auctions/market-world.ts'
import { insertBids, makeBidTables, withSampleBids } from '../../../testing/auctions/sample-bids.ts'
import { makePartnerWorld } from '../../../testing/partners/partner-world.ts'

let world: MarketWorld
let other: TestApp
beforeAll(async () => {
  world = await openMarketWorld({ serves: withSampleBids, node: 'one' })
  other = await startTestApp({}, {
    serves: withSampleBids, node: 'two', database: { url: world.databaseUrl, drop: async () => {} },
  })
  await world.asOwner(makeBidTables)
})
afterAll(async () => {
  await other.stop()
  await world.stop()
})

const endOf = (auction: { readonly endsAt: string | null }) => new Date(auction.endsAt ?? 0)
/** As if its time had run. */
const passEnd = async (auction: { readonly endsAt: string | null }) =>
  world.pass((endOf(auction).getTime() - (await world.now()).getTime()) / 1_000 + 1)
const cancel = (id: string, seenVersion: number) => world.clerk.ask(calls.cancelAuction, {
  params: { id }, body: { seenVersion, reason: '판매자 요청' },
})

describe('two hundred of the same second', () => {
  let ids: readonly string[]
  const bidOn = (id: string): boolean => ids.indexOf(id) % 2 === 0

  beforeAll(async () => {
    const { orderId: like } = await world.car()
    const endsAt = new Date((await world.now()).getTime() + 3_600_000)
    ids = await world.database.transact((tx) => insertOpenAuctions(tx, { like, count: 200, endsAt }))
    await insertBids(world.database, ids.filter(bidOn), 3)
    await world.sql`update clock_shift set shift = shift + interval '3601 seconds'`
    await world.sql`update sessions set ends_at = ends_at + interval '3601 seconds'`
    const sweeps = () => Promise.all([world, other].flatMap(({ sweeper }) => [sweeper.sweep(), sweeper.sweep()]))
    while ((await sweeps()).some((count) => count > 0)) continue
  })

  test('are closed once each, with history, order and search row', async () => {
    const rows = await world.sql<{ id: string; state: string; reason: string | null; order: string; row: string }[]>`
      select auctions.id, auctions.state, end_reason as reason, orders.state as order, searched.state as row
      from auctions join orders on orders.id = order_id 
        join auction_search_rows searched on searched.auction_id = auctions.id
      where auctions.id = any(${ids}::uuid[])`
    const kinds = Map.groupBy(rows, ({ state, reason, order, row }) => [state, reason, order, row].join(' '))
    const counts = Object.fromEntries([...kinds].map(([kind, { length }]) => [kind, length]))
    expect(rows.filter(({ id }) => bidOn(id)).every(({ state }) => state === 'contract')).toBe(true)
    expect(counts['contract  biddingCompleted contract']).toBe(100)
    const retried = counts['cancelled retried retryAuction cancelled'] ?? 0
    const declined = counts['cancelled declined declined cancelled'] ?? 0
    expect([retried > 20, retried + declined]).toEqual([true, 100])
    const [{ acts, moved } = { acts: 0, moved: 0 }] = await world.sql<{ acts: number; moved: number }[]>`
      select count(*)::int as acts, count(distinct row_id)::int as moved from state_history
      where machine = 'auction' and action in ('close', 'closeEmpty') and row_id = any(${ids}::uuid[])`
    expect([acts, moved]).toEqual([200, 200])
  })

  test('are told once each', async () => {
    const told = await world.sql<{ id: string }[]>`
      select one as id from outbox, jsonb_array_elements_text(payload -> 'auctionIds') as one
      where name = 'auctionsClosed'`
    expect(told.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  })

  test('leave no duty behind but what follows, and the next round of those that are retried', async () => {
    const left = await world.sql<{ duty: string }[]>`
      select duty from deadlines
      where machine = 'auction' and next_at is not null and row_id = any(${ids}::uuid[])`
    // Of the bids in the tests' own table contracts know nothing: no seller has anybody to choose.
    expect(left.map(({ duty }) => duty)).toEqual([])
    const [{ wrong } = { wrong: -1 }] = await world.sql<{ wrong: number }[]>`
      select count(*)::int as wrong from orders
        left join auctions next on next.order_id = orders.id and next.state = 'preparation'
        left join deadlines on row_id = orders.id and machine = 'order' and duty = 'declined' and next_at is not null
      where orders.auction_id = any(${ids}::uuid[])
        and ((orders.state = 'retryAuction') <> (next.id is not null)
          or (orders.state = 'declined') <> (deadlines.id is not null and orders.due_at = deadlines.due_at))`
    expect(wrong).toBe(0)
  })

  test('have their bidders ranked', async () => {
    const ranks = await world.sql<{ rank: number; count: number }[]>`
      select rank::int, count(*)::int as count from sample_bidders
      where auction_id = any(${ids}::uuid[]) group by rank order by rank`
    expect(ranks.map((row) => ({ ...row }))).toEqual([1, 2, 3].map((rank) => ({ rank, count: 100 })))
  })
})

describe('with bids', () => {
  test('one whose bids all rest closes as one without', async () => {
    const auction = await world.opened()
    await insertBids(world.database, [auction.id], 2)
    await world.sql`update sample_bids set is_paused = true where auction_id = ${auction.id}`
    await passEnd(auction)
    expect(await world.see(auction.id)).toMatchObject({ state: 'cancelled', endReason: 'declined' })
  })

  test('a seller takes the own car back only while nobody has ever bid on it', async () => {
    const root = await world.member({ type: 'root' })
    const { partnerId, officer } = await makePartnerWorld(world, root.ask)
    const [bidOn, free] = [await world.opened({ partnerId }), await world.opened({ partnerId })]
    await insertBids(world.database, [bidOn.id], 1)
    const takeBack = (id: string) => officer.ask(carsCalls.cancelOrder, { params: { id }, body: { reason: '판매 철회' } })
    expect((await refusalOf(takeBack(bidOn.orderId))).status).toBe(409)
    expect((await world.see(bidOn.id)).state).toBe('auction')
    expect(await takeBack(free.orderId)).toMatchObject({ state: 'cancelled' })
    expect(await world.see(free.id)).toMatchObject({ state: 'cancelled', endReason: 'cancelled' })
  })

  test('the office cancels one that waits for its award, and none whose contract is alive', async () => {
    const [free, bound] = [await world.opened(), await world.opened()]
    await insertBids(world.database, [free.id, bound.id], 1)
    await world.sql`insert into sample_contracts (auction_id) values (${bound.id})`
    await passEnd(bound)
    const [waiting, taken] = [await world.see(free.id), await world.see(bound.id)]
    expect([waiting, taken].map(({ state, processStep }) => [state, processStep]))
      .toEqual([['contract', 'awardDecision'], ['contract', 'awardDecision']])
    expect(await codeOf(cancel(taken.id, taken.version))).toBe('AUCTION_INVALID')
    expect(await cancel(waiting.id, waiting.version)).toMatchObject({ state: 'cancelled', endReason: 'cancelled' })
    expect(await world.orderState(free.orderId)).toBe('declined')
  })
})

describe('at its end', () => {
  test('an auction that is put off at the same moment is closed or put off, never both', async () => {
    const auctions = await Promise.all(Array.from({ length: 12 }, () => world.opened()))
    const latest = Math.max(...auctions.map((auction) => endOf(auction).getTime()))
    const seconds = (latest - (await world.now()).getTime()) / 1_000 - 0.3
    await world.sql`update clock_shift set shift = shift + make_interval(secs => ${seconds})`
    await world.sql`update sessions set ends_at = ends_at + make_interval(secs => ${seconds})`
    const later = new Date(latest + 86_400_000).toISOString()
    let closing = true
    const sweeping = (async () => {
      while (closing) await Promise.all([world.sweeper.sweep(), other.sweeper.sweep()])
    })()
    const asked = await Promise.allSettled(auctions.map(({ id, version }) => world.clerk.ask(calls.extendAuction, {
      params: { id }, body: { seenVersion: version, endsAt: later, reason: '자료 추가' },
    })))
    closing = false
    await sweeping
    await world.pass(2)
    for (const [at, { id }] of auctions.entries()) {
      const isPutOff = asked[at]?.status === 'fulfilled'
      const seen = await world.see(id)
      expect([seen.state, seen.endsAt === later]).toEqual(isPutOff ? ['auction', true] : ['cancelled', false])
    }
  })

  test('an outage puts it off, tells so, and never into the hours in which banks rest', async () => {
    const auction = await world.opened()
    const quietSoon = `(date_trunc('day', app_now() at time zone 'Asia/Seoul') + interval '46 hours 45 minutes')
      at time zone 'Asia/Seoul'`
    await world.sql.unsafe(`
      update auctions set ends_at = ${quietSoon}, first_ends_at = ${quietSoon} where id = '${auction.id}'`)
    await world.sql.unsafe(`
      update deadlines set due_at = ${quietSoon}, next_at = ${quietSoon} where row_id = '${auction.id}'`)
    await passEnd({ endsAt: new Date(endOf(await world.see(auction.id)).getTime() - 10_000).toISOString() })
    await world.sql`update node_beats set beat_at = statement_timestamp() - interval '60 seconds'`
    await world.sweeper.sweep()
    const seen = await world.see(auction.id)
    const [notice] = seen.notices
    expect(notice).toMatchObject({ kind: 'outage', endsAfter: seen.endsAt })
    const time = new Date(endOf(seen).getTime() + 9 * 3_600_000).toISOString().slice(11, 19)
    expect(time).toBe('00:30:00')
    await passEnd(seen)
    expect((await world.see(auction.id)).state).toBe('cancelled')
  })
})

test('an outage puts the time off at which an approved car opens, and the office reads the new one', async () => {
  const { id, version } = await world.prepared()
  const params = { id }
  const approved = await world.clerk.ask(calls.approveListing, { params, body: { seenVersion: version } })
  const planned = new Date((await world.now()).getTime() + 5_000).toISOString()
  await world.clerk.ask(calls.openAuction, { params, body: { seenVersion: approved.version, openAt: planned } })
  await world.sql`update node_beats set beat_at = statement_timestamp() - interval '60 seconds'`
  await world.sweeper.sweep()
  const { state, openAt } = await world.see(id)
  const [due] = await world.sql<{ at: Date }[]>`
    select due_at as at from deadlines where row_id = ${id} and duty = 'open' and next_at is not null`
  expect([state, openAt]).toEqual(['preparation', due?.at.toISOString()])
  expect(new Date(openAt ?? 0).getTime()).toBeGreaterThan(Date.parse(planned) + 59_000)
  const { items } = await world.clerk.ask(calls.listAuctions, { query: { filter: { openAt: { eq: openAt ?? '' } } } })
  expect(items.map((item) => item.id)).toEqual([id])
  await passEnd({ endsAt: openAt })
  expect((await world.see(id)).state).toBe('auction')
})
