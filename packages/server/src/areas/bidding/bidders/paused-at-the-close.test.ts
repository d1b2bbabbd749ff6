// A bid that stands still at the close: its shop hears the same, whether others bid as well or nobody did.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { biddingCalls as calls } from '@bidyard/contract/calls/bidding'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bid, type BidWorld, type Dealer, openBidWorld } from '../../../testing/bids/bid-world.ts'
import { applyViolation, unrelated } from '../../violations/for-other-areas.ts'

let world: BidWorld
beforeAll(async () => {
  world = await openBidWorld()
})
afterAll(() => world.stop())

const won = 10_000_000
const hour = 3_600

// What differs with every car; of a moment it is told whether there is one.
const ofOneCar = /^(id|now|.*Id|.*No|carNumber|version)$/
const alike = (told: unknown): unknown => {
  if (Array.isArray(told)) return told.map(alike)
  if (typeof told !== 'object' || told === null) return told
  return Object.fromEntries(Object.entries(told).filter(([name]) => !ofOneCar.test(name)).map(([name, value]) =>
    [name, /(At|Until)$/.test(name) ? value !== null : alike(value)]))
}

/** Everything that a shop is told of the auction and of its bid on it. */
const toldTo = async (dealer: Dealer, auctionId: string) => {
  const query = { filter: { auctionId: { eq: auctionId } } }
  const auction = await dealer.ask(auctionsCalls.getAuction, { params: { id: auctionId } })
  const { items: bids } = await dealer.ask(calls.listBiddings, { query })
  const { items: bidders } = await dealer.ask(calls.listAuctionBidders, { query })
  const { items: processes } = await dealer.ask(calls.listBuyerTradeProcesses, { query })
  const box = await dealer.ask(calls.getBidBox, { params: { id: auctionId } })
  return {
    whole: alike({ auction, bids, bidders, processes, box }), versions: [...bids, ...bidders].map((one) => one.version),
    bids: bids.map((one) => [one.state, one.auctionState, one.pauseCauses]),
    processes: processes.map((one) => [one.auctionState, one.biddingState, one.bidderState]),
  }
}

const restrict = (shopId: string) => world.act('flow', (given) => applyViolation(given, {
  shopId, memberId: null, detail: 'offPlatformTrade', violateAt: given.now, statement: '직거래', isEvidenceShown: true,
  related: unrelated, priceWon: null, source: null,
}))

const letGo = async (shopId: string): Promise<void> => {
  await world.sql`update shop_penalties set until_at = app_now() + interval '1 second', from_at = app_now() - interval
    '1 day' where shop_id = ${shopId} and kind = 'restriction'`
  await world.sql`update deadlines set due_at = app_now() + interval '1 second', next_at = app_now() + interval
    '1 second' where row_id = ${shopId} and duty = 'expirePenalties'`
  await world.pass(5)
}

const same = async (dealer: Dealer, alone: string, among: string) => {
  await world.sql`update sessions set idle_ends_at = null`
  const told = await toldTo(dealer, among)
  expect(await toldTo(dealer, alone)).toEqual(told)
  expect(JSON.stringify(told.whole).length).toBeGreaterThan(500)
  return told
}

test('tells its shop at no moment whether somebody else bid', async () => {
  const [dealer, other] = [await world.ready(), await world.ready()]
  const [alone, among] = [await world.opened(), await world.opened()]
  await bid(dealer, alone.id, won)
  await bid(dealer, among.id, won)
  await bid(other, among.id, won * 2)
  await restrict(dealer.shopId)
  const seen = () => same(dealer, alone.id, among.id)
  await seen()
  await world.pass(73 * hour)
  expect((await world.see(alone.id)).state).toBe('cancelled')
  expect(await seen()).toMatchObject({ bids: [['biddingPaused', 'contract', ['restriction']]] })
  await letGo(dealer.shopId)
  expect(await seen()).toMatchObject({ processes: [['contract', 'bidding', 'waiting']] })
  await world.pass(50 * hour)
  expect(await seen()).toMatchObject({ processes: [['contract', 'bidFailed', 'rejected']] })
})

test('tells its shop of a car that is sold by its reserve as late as of one whose seller was talked to', async () => {
  const [dealer, other] = [await world.ready(), await world.ready()]
  const prime = { kind: 'prime', houseType: 'outflow' } as const
  const [alone, among] = [await world.opened(prime), await world.opened(prime)]
  // The last one, after which no car is offered again by itself.
  await world.sql`update auctions set round = 3 where id in (${alone.id}, ${among.id})`
  await bid(dealer, alone.id, won)
  await bid(dealer, among.id, won)
  await bid(other, among.id, won + 10_000)
  await restrict(dealer.shopId)
  const seen = () => same(dealer, alone.id, among.id)
  await world.pass(4 * hour)
  expect((await world.see(alone.id)).state).toBe('cancelled')
  expect(await seen()).toMatchObject({ processes: [['contract', 'biddingPaused', 'waiting']] })
  await world.pass(27 * hour)
  expect(await seen()).toMatchObject({ processes: [['contract', 'bidFailed', 'rejected']] })
})
