// Orders that are taken back while they are on the market, and the clock that comes by at the same moment.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { carsCalls } from '@bidyard/contract/calls/cars'
import { violationsCalls } from '@bidyard/contract/calls/violations'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Ask } from '../../../testing/ask.ts'
import { Answered, refusalOf } from '../../../testing/ask.ts'
import { type MarketWorld, openMarketWorld } from '../../../testing/auctions/market-world.ts'
import { countDeadlocks } from '../../../testing/database.ts'
import { makePartnerWorld, type PartnerWorld } from '../../../testing/partners/partner-world.ts'
import { endOfSpan } from '../../reference/for-other-areas.ts'
import { noBids } from '../auction-parts.ts'
import { tradesOf } from './trades-of-orders.ts'

let world: MarketWorld
let partner: PartnerWorld
beforeAll(async () => {
  world = await openMarketWorld()
  partner = await makePartnerWorld(world, (await world.member({ type: 'root' })).ask)
})
afterAll(() => world.stop())

const reason = '판매 의사 철회'
const cancel = (ask: Ask, id: string) => ask(carsCalls.cancelOrder, { params: { id }, body: { reason } })
const opened = () => world.opened({ partnerId: partner.partnerId })

describe('an order that is on the market', () => {
  test('takes its auction with it, by its seller and by the office', async () => {
    for (const ask of [partner.officer.ask, world.clerk.ask]) {
      const { id, orderId } = await opened()
      expect(await cancel(ask, orderId)).toMatchObject({ state: 'cancelled', endNote: reason })
      expect(await world.see(id)).toMatchObject({ state: 'cancelled', endReason: 'cancelled' })
      const [row] = await world.sql`select state from auction_search_rows where auction_id = ${id}`
      expect(row).toEqual({ state: 'cancelled' })
      const left = await world.sql`
        select duty from deadlines where row_id in (${id}, ${orderId}) and next_at is not null`
      expect(left).toEqual([])
    }
  })

  test('is known to have been bid on as soon as whoever keeps bids says so', async () => {
    const { id, orderId } = await opened()
    const listEverBidOn = async (_: unknown, ids: readonly string[]) => new Set(ids)
    const [without, withBids] = [tradesOf(noBids), tradesOf({ ...noBids, listEverBidOn })]
    const asked = world.database.transact(async (tx) => [
      await without.wasBidOn(tx, orderId), await withBids.wasBidOn(tx, orderId),
      await withBids.isUnderContract(tx, orderId),
      await tradesOf({ ...noBids, listWithContract: listEverBidOn }).isUnderContract(tx, orderId),
    ])
    expect(await asked).toEqual([false, true, false, true])
    expect((await world.see(id)).state).toBe('auction')
  })

  test('that found no buyer is offered again by its seller, with a listing that is screened anew', async () => {
    const { id, orderId } = await opened()
    await world.pass(50 * 3_600)
    expect(await world.see(id)).toMatchObject({ state: 'cancelled', endReason: 'declined' })
    const order = await partner.officer.ask(carsCalls.getOrder, { params: { id: orderId } })
    expect(order).toMatchObject({ state: 'declined', round: 1 })
    expect(order.dueAt).not.toBeNull()
    const again = await partner.officer.ask(carsCalls.retryOrder, { params: { id: orderId }, body: {} })
    expect(again).toMatchObject({ state: 'retryAuction', process: 'retryAuction', dueAt: null })
    const { items } = await world.clerk.ask(auctionsCalls.listAuctions, {
      query: { filter: { orderId: { eq: orderId }, state: { eq: 'preparation' } } },
    })
    expect(items).toMatchObject([{ round: 2, screenedAt: null }])
    // Nobody waits for the seller’s word any more.
    expect(await world.sql`
      select duty from deadlines where row_id = ${orderId} and next_at is not null`).toEqual([])
    await world.pass(30 * 86_400)
    expect(await world.orderState(orderId)).toBe('retryAuction')
  })

  test('whose seller says nothing for seven business days is taken back by the clock', async () => {
    const { orderId } = await opened()
    await world.pass(50 * 3_600)
    const due = await endOfSpan(world.database.primary, await world.now(), { businessDays: 7 })
    const { dueAt } = await world.clerk.ask(carsCalls.getOrder, { params: { id: orderId } })
    const lateMs = new Date(dueAt ?? 0).getTime() - due.getTime()
    // Nothing ends while banks rest, so it may come some hours later; never earlier.
    expect(lateMs).toBeGreaterThan(-60_000)
    expect(lateMs).toBeLessThan(4 * 3_600_000)
    const left = (new Date(dueAt ?? 0).getTime() - (await world.now()).getTime()) / 1_000
    await world.pass(left - 600)
    expect(await world.orderState(orderId)).toBe('declined')
    await world.pass(1_200)
    expect(await world.orderState(orderId)).toBe('cancelled')
  })
})

describe('at one moment', () => {
  test('the clock passes over an auction whose order somebody holds, and waits for nobody', async () => {
    const { id, orderId } = await opened()
    await world.sql`update auctions set opened_at = opened_at - interval '3 days', ends_at = app_now(),
      first_ends_at = app_now() where id = ${id}`
    await world.sql`update deadlines set due_at = app_now(), next_at = app_now() where row_id = ${id}`
    await world.database.transact(async (tx) => {
      await tx.selectFrom('orders').select('id').where('id', '=', orderId).forNoKeyUpdate().execute()
      expect(await world.sweeper.sweep()).toBe(0)
    })
    expect((await world.see(id)).state).toBe('auction')
    expect(await world.sweeper.sweep()).toBe(1)
    expect((await world.see(id)).state).toBe('cancelled')
  })

  test('acts on a car and the clock end one after the other, and none is undone for the other', async () => {
    const before = await countDeadlocks(world.sql)
    const auctions = []
    for (let at = 0; at < 12; at++) auctions.push(await opened())
    const ids = auctions.map(({ id }) => id)
    await world.sql`update auctions set opened_at = opened_at - interval '3 days', ends_at = app_now(),
      first_ends_at = app_now() where id = any(${ids}::uuid[])`
    await world.sql`update deadlines set due_at = app_now(), next_at = app_now() where row_id = any(${ids}::uuid[])`
    const asked = auctions.map(({ id, orderId, version }, at) => (at % 2 === 0
      ? cancel(world.clerk.ask, orderId)
      : world.clerk.ask(auctionsCalls.cancelAuction, { params: { id }, body: { seenVersion: version, reason } }))
      .catch((error: unknown) => {
        if (!(error instanceof Answered)) throw error
        return error.status
      }))
    await Promise.all([...asked, world.sweeper.sweep()])
    while ((await world.sweeper.sweep()) > 0) continue
    for (const { id, orderId } of auctions) {
      expect((await world.see(id)).state).toBe('cancelled')
      expect(['cancelled', 'declined']).toContain(await world.orderState(orderId))
    }
    expect(await countDeadlocks(world.sql)).toBe(before)
  })
})

test('a violation names orders and auctions that were on the market and belong together, and no others', async () => {
  const { shopId } = await world.dealer()
  const sanctioner = await world.member({ type: 'admin', part: 'sanctions' })
  const violateAt = (await world.now()).toISOString()
  const apply = (related: { readonly orderId?: string; readonly auctionId?: string }) =>
    sanctioner.ask(violationsCalls.applyShopViolation, {
      body: { shopId: shopId ?? '', detail: 'misconduct', violateAt, statement: '폭언', ...related },
    }, { key: randomUUID() })
  const [one, two, waiting] = [await opened(), await opened(), await world.prepared()]
  const refused = [
    { orderId: one.orderId, auctionId: two.id }, { orderId: waiting.orderId }, { auctionId: waiting.id },
    { orderId: one.id }, { auctionId: one.orderId },
  ]
  for (const related of refused) expect((await refusalOf(apply(related))).body.code).toBe('RELATED_INVALID')
  expect(await apply({ orderId: one.orderId, auctionId: one.id }))
    .toMatchObject({ related: { orderId: one.orderId, auctionId: one.id } })
  expect(await apply({ auctionId: two.id })).toMatchObject({ related: { orderId: null, auctionId: two.id } })
})
