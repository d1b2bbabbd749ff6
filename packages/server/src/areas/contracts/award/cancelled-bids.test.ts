// A bid that the office cancels after the close: its round goes on with whoever is left, or is over.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  around, type AwardWorld, type Bidder, type Closed, openAwardWorld, prime,
} from '../../../testing/contracts/award-world.ts'

let world: AwardWorld
beforeAll(async () => {
  world = await openAwardWorld()
})
afterAll(() => world.stop())

type Act = typeof biddingCalls.cancelBidding | typeof biddingCalls.pauseBidding
const act = async (call: Act, { biddingId: id }: Bidder): Promise<void> => {
  const { version: seenVersion } = await world.clerk.ask(biddingCalls.getBidding, { params: { id } })
  await world.clerk.ask(call as typeof biddingCalls.cancelBidding, {
    params: { id }, body: { seenVersion, reason: '잘못 넣은 금액' },
  })
}
const cancel = (bidder: Bidder): Promise<void> => act(biddingCalls.cancelBidding, bidder)
const process = ({ id }: Closed) => world.clerk.ask(calls.getSellerTradeProcess, { params: { id } })

/** Who sells them is told at the close that a buyer is to be chosen. */
const isToChoose = async ({ orderId }: { readonly orderId: string }): Promise<boolean> => {
  const { items } = await world.seller.ask(noticesCalls.listNotices, { query: { size: 100 } })
  return items.some(({ kind, path }) => kind === 'buyerToChoose' && path === `/cars/${orderId}`)
}

test('the last one ends the round at once', async () => {
  const car = await world.closed({}, { bids: 2 })
  expect(await isToChoose(car)).toBe(true)
  const [first, second] = car.bidders
  await cancel(first)
  expect(await around(world, car)).toMatchObject({
    auction: 'contract', order: 'biddingCompleted', bids: ['cancelled cancelled', 'bidding waiting'],
  })
  await cancel(second)
  expect(await around(world, car)).toMatchObject({ auction: 'cancelled declined', order: 'declined' })
  expect(await process(car)).toMatchObject({ processStep: 'declined', chooseUntil: null })
})

test('one that stands still is nobody to wait for', async () => {
  const car = await world.closed({}, { bids: 2 })
  const [first, second] = car.bidders
  await act(biddingCalls.pauseBidding, second)
  await cancel(first)
  expect(await around(world, car)).toMatchObject({
    auction: 'cancelled declined', bids: ['cancelled cancelled', 'bidFailed rejected'],
  })
})

test('of a prime car the next one is talked about instead, and bound no longer than its shop was told', async () => {
  const car = await world.closed(prime, { bids: 2, bestWon: 9_000_000 })
  expect(await isToChoose(car)).toBe(false)
  const [first, second] = car.bidders
  const { bindsUntil } = await second.dealer.ask(biddingCalls.getBidBox, { params: { id: car.id } })
  await world.pass(20 * 3_600)
  await cancel(first)
  expect((await around(world, car)).bids).toEqual(['cancelled cancelled', 'bidding afterConsulting'])
  expect(Date.parse((await process(car)).consultUntil ?? '')).toBeLessThanOrEqual(Date.parse(bindsUntil ?? ''))
  await world.pass((Date.parse(bindsUntil ?? '') - (await world.now()).getTime()) / 1_000 + 1)
  expect(await around(world, car)).toMatchObject({
    auction: 'cancelled retried', bids: ['cancelled cancelled', 'bidFailed retryAuction'],
  })
})

test('of a prime car ends the round when it was the last one that was talked about', async () => {
  const car = await world.closed(prime, { bids: 2, bestWon: 9_000_000 })
  for (const bidder of car.bidders) await cancel(bidder)
  expect(await around(world, car)).toMatchObject({ auction: 'cancelled retried', order: 'retryAuction' })
})
