// What a settled dispute says of a shop: one that gets its whole money back let no car go.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { financeCalls } from '@bidyard/contract/calls/finance'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doing } from '../../../testing/contracts/award-world.ts'
import { type HouseWorld, openHouseWorld, paid, seen } from '../../../testing/contracts/house-world.ts'

let world: HouseWorld
beforeAll(async () => {
  world = await openHouseWorld()
})
afterAll(() => world.stop())

test.each([
  ['is right, and has its fee back', true, 0], ['only does not want the car, and forfeits its fee', false, 1],
] as const)('a shop that disputes a takeover and %s', async (_, refundsFee, cancelled) => {
  const deal = await paid(world, 'prime')
  await doing(deal.buyer, calls.disputeTakeover, {
    params: { id: deal.contractId }, body: { claim: '엔진 소음이 고지와 다릅니다', wishedWon: null, photoIds: [] },
  })
  await doing(world.clerk, calls.settleTakeoverDispute, { params: { id: deal.contractId }, body: {
    verdict: 'cancel', correctionWon: null, refundsFee, next: 'decline', reason: '고지와 다른 차량',
  } })
  const { house } = await seen(world, deal)
  await doing(world.money[0], financeCalls.confirmMoneyProposal, {
    params: { id: house?.carMoney?.proposal?.id ?? '' }, body: { reason: '확인' },
  })
  expect(await seen(world, deal)).toMatchObject({ state: 'cancelled' })
  const query = { filter: { auctionId: { eq: deal.id } } }
  const { items } = await world.seller.ask(biddingCalls.listAuctionBidders, { query })
  expect(items.find((one) => one.id === deal.bidders[0].id)?.shop.record).toMatchObject({ awarded: 1, cancelled })
})
