// How far a shop has come with an auction: one row each, whatever was mistyped, undone by the office and bid anew.
import { biddingCalls as calls } from '@bidyard/contract/calls/bidding'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bid, type BidWorld, type Dealer, openBidWorld } from '../../../testing/bids/bid-world.ts'

let world: BidWorld
beforeAll(async () => {
  world = await openBidWorld()
})
afterAll(() => world.stop())

const undo = async (dealer: Dealer, id: string): Promise<void> => {
  const { version: seenVersion } = await dealer.ask(calls.getBidding, { params: { id } })
  await world.clerk.ask(calls.cancelBidding, { params: { id }, body: { seenVersion, reason: '금액 오입력' } })
}

type Asking = Pick<Dealer, 'ask'>
const processes = ({ ask }: Asking, filter: object) =>
  ask(calls.listBuyerTradeProcesses, { query: { filter, count: true, size: 50 } })
const shownOf = async (who: Asking, filter: object) => {
  const { items, count } = await processes(who, filter)
  return { rows: items.map(({ biddingId, biddingState }) => [biddingId, biddingState] as const), count }
}

test('a shop has one row for an auction, its last bid on it', async () => {
  const [dealer, other] = [await world.ready(), await world.ready()]
  const [{ id }, further] = [await world.opened(), await world.opened()]
  const filter = { auctionId: { eq: id } }
  const own = await bid(other, id, 9_000_000)
  await undo(other, own.id)
  // One that nothing followed stays.
  const alone = { rows: [[own.id, 'cancelled']], count: 1 }
  expect(await shownOf(other, filter)).toEqual(alone)

  const first = await bid(dealer, id, 100_000_000)
  await undo(dealer, first.id)
  expect(await shownOf(dealer, filter)).toEqual({ rows: [[first.id, 'cancelled']], count: 1 })
  const second = await bid(dealer, id, 10_000_000)
  expect(await shownOf(dealer, filter)).toEqual({ rows: [[second.id, 'bidding']], count: 1 })
  expect(await shownOf(dealer, { biddingId: { eq: first.id } })).toEqual({ rows: [], count: 0 })
  await undo(dealer, second.id)
  expect(await shownOf(dealer, filter)).toEqual({ rows: [[second.id, 'cancelled']], count: 1 })
  const third = await bid(dealer, id, 11_000_000)
  const elsewhere = await bid(dealer, further.id, 12_000_000)
  expect(await shownOf(dealer, { state: { eq: 'cancelled' } })).toEqual({ rows: [], count: 0 })
  expect(await shownOf(dealer, {})).toEqual({ rows: [[elsewhere.id, 'bidding'], [third.id, 'bidding']], count: 2 })
  // Every bid is still to be read.
  expect(await dealer.ask(calls.getBidding, { params: { id: first.id } })).toMatchObject({ state: 'cancelled' })
  expect((await dealer.ask(calls.listBiddings, { query: { filter } })).items).toHaveLength(3)

  await world.pass(73 * 3_600)
  const atOffice = await shownOf(world.clerk, filter)
  expect(new Map(atOffice.rows)).toEqual(new Map([[own.id, 'cancelled'], [third.id, 'bidding']]))
  expect(atOffice.count).toBe(2)
  await world.sql`update sessions set idle_ends_at = null`
  expect(await shownOf(other, filter)).toEqual(alone)
})
