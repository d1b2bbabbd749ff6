// An auction that is cancelled takes along the bids that still stand: whoever lost before hears nothing of it.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  around, type AwardWorld, type Bidder, doing, open, openAwardWorld, request,
} from '../../../testing/contracts/award-world.ts'
import { openLiveClient } from '../../../testing/live-client.ts'
import { until } from '../../../testing/until.ts'

let world: AwardWorld
beforeAll(async () => {
  world = await openAwardWorld()
})
afterAll(() => world.stop())

const without = () => world.sql`update sessions set idle_ends_at = null`

/** What a shop that bid on nothing else was told, by the kinds of its notices. */
const toldTo = async ({ dealer }: Bidder): Promise<readonly string[]> => {
  const { items } = await dealer.ask(noticesCalls.listNotices, { query: { size: 100 } })
  return items.map(({ kind }) => kind)
}

const versionOf = async ({ dealer, biddingId }: Bidder): Promise<number> =>
  (await dealer.ask(biddingCalls.getBidding, { params: { id: biddingId } })).version

test('losers of a sold car hear nothing when its contract falls and the car is taken back', async () => {
  const car = await world.closed({}, { bids: 3 })
  const [first, ...others] = car.bidders
  const id = await request(world, car, first)
  await doing(first.dealer, calls.acceptSelfPurchase, { params: { id }, body: {} })
  await without()
  const lost = await Promise.all(others.map(versionOf))
  const told = await Promise.all(others.map(toldTo))
  expect(told).toEqual([['bidLost'], ['bidLost']])
  const hearing = await openLiveClient(world.base, car.bidders[1].dealer.token)
  const { version: seenVersion } = await world.clerk.ask(calls.getContract, { params: { id } })
  await doing(world.clerk, calls.cancelContract, {
    params: { id }, body: { seenVersion, type: 'mistake', next: 'cancel', reason: '판매 철회' },
  })
  expect(await around(world, car)).toMatchObject({
    auction: 'cancelled cancelled', order: 'cancelled',
    bids: ['cancelled cancelled', 'bidFailed rejected', 'bidFailed rejected'],
  })
  expect(await Promise.all(others.map(toldTo))).toEqual(told)
  expect(await Promise.all(others.map(versionOf))).toEqual(lost)
  // Events come in their order: with this one everything before it has come.
  await world.opened()
  await until(() => hearing.heard.some(({ name }) => name === 'auctionsOpened'))
  expect(hearing.heard.filter(({ name }) => name === 'biddingsChanged')).toEqual([])
  await hearing.close()
})

test('whoever was refused hears nothing when the office cancels the auction, who still stands does', async () => {
  const car = await world.closed({}, { bids: 2 })
  const [first, second] = car.bidders
  const id = await open(world, car, first)
  await doing(world.seller, calls.declineSelfSale, { params: { id }, body: { type: 'changeOfMind', note: null } })
  const before = await toldTo(first)
  const { version: seenVersion } = await world.see(car.id)
  await world.clerk.ask(auctionsCalls.cancelAuction, {
    params: { id: car.id }, body: { seenVersion, reason: '판매 철회' },
  })
  expect((await around(world, car)).bids).toEqual(['bidFailed rejected', 'cancelled cancelled'])
  expect(await toldTo(first)).toEqual(before)
  expect(await toldTo(second)).toContain('bidCancelled')
})
