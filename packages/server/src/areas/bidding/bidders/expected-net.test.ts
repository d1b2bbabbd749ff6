// What a seller may expect of each bidder: drawn from finished sales alone, told to the seller and the office alone.
import { biddingCalls as calls } from '@bidyard/contract/calls/bidding'
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { financeCalls } from '@bidyard/contract/calls/finance'
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import {
  biddersOf, type Closed, doing, insertBid, passEnd, request,
} from '../../../testing/contracts/award-world.ts'
import {
  approve, confirm, handIn, openSelfWorld, pay, type SelfDeal, type SelfWorld, succeed, visitNow,
} from '../../../testing/contracts/self-deals.ts'

let world: SelfWorld
let shop: TestMember
let rival: TestMember
beforeAll(async () => {
  world = await openSelfWorld()
})
beforeEach(async () => {
  [shop, rival] = [await world.dealer(), await world.dealer()]
})
afterAll(() => world.stop())

const bestWon = 12_000_000

const closedWith = async (amounts: readonly (readonly [TestMember, number])[]): Promise<Closed> => {
  const { id, orderId, endsAt } = await world.opened({ partnerId: world.partner.partnerId })
  for (const [dealer, won] of amounts) await insertBid(world, id, dealer, won)
  await passEnd(world, endsAt)
  const [first, ...others] = await biddersOf(
    world, id, new Map(amounts.map(([dealer]) => [dealer.shopId ?? '', dealer])),
  )
  if (first === undefined) throw new Error('nobody is listed after the close')
  return { id, orderId, bidders: [first, others[0] ?? first, ...others.slice(1)] }
}

/** Sold from hand to hand to its end; what was paid for it is written as an agreed cut leaves it. */
const sold = async (dealer: TestMember, priceWon: number, correctedWon: number | null = null): Promise<SelfDeal> => {
  const car = await closedWith([[dealer, bestWon]])
  const contractId = await request(world, car, car.bidders[0])
  await doing(dealer, contractsCalls.acceptSelfPurchase, { params: { id: contractId }, body: {} })
  const deal: SelfDeal = { ...car, contractId, buyer: dealer, visit: () => visitNow(world, { contractId }) }
  await confirm(world, deal)
  await succeed(deal)
  await world.sql`
    update contracts set price_won = ${priceWon}, corrected_won = ${correctedWon} where id = ${contractId}`
  await pay(world, deal)
  await handIn(world, deal)
  await approve(world, deal)
  return deal
}

const listed = async (who: Pick<TestMember, 'ask'>, { id }: Pick<Closed, 'id'>) => {
  const { items } = await who.ask(calls.listAuctionBidders, { query: { filter: { auctionId: { eq: id } } } })
  return items.toSorted((one, other) => other.bidAmountWon - one.bidAmountWon)
}
const expectedBy = async (who: Pick<TestMember, 'ask'>, car: Pick<Closed, 'id'>) =>
  (await listed(who, car)).map(({ expected }) => expected)

const prices = [12_000_000, 11_760_000, 11_760_000, 11_640_000, 11_640_000]
const known = { sales: 5, finalPermille: 980, finalWon: 11_760_000, feesWon: 0, netWon: 11_760_000 }

test('four sales say nothing, five do, to the seller and the office and to no bidder', async () => {
  for (const price of prices.slice(1)) await sold(shop, price)
  const tooFew = await closedWith([[rival, 13_000_000], [shop, bestWon]])
  expect(await expectedBy(world.seller, tooFew)).toEqual([null, null])
  await sold(shop, prices[0] ?? 0)
  const car = await closedWith([[rival, 13_000_000], [shop, bestWon]])
  expect(await expectedBy(world.seller, car)).toEqual([null, known])
  expect(await expectedBy(world.clerk, car)).toEqual([null, known])
  const [, own] = await listed(world.seller, car)
  const one = (who: TestMember) => who.ask(calls.getAuctionBidder, { params: { id: own?.id ?? '' } })
  expect((await one(world.seller)).expected).toEqual(known)
  expect((await one(shop)).expected).toBeNull()
  expect(await expectedBy(shop, car)).toEqual([null])
  expect(await expectedBy(rival, car)).toEqual([null])
  // Grade and record, no name: what is expected tells no more of who it is.
  expect(own?.shop).toMatchObject({ shopId: null, shopName: null, phoneNumber: null, memberId: null, companyId: null })
  expect(JSON.stringify(own)).not.toContain(shop.shopId)
})

test('a share is never told higher than it was, and who ever paid less is not expected to pay all', async () => {
  for (const price of [bestWon, bestWon, bestWon, bestWon, 11_980_000]) await sold(shop, price)
  const car = await closedWith([[shop, bestWon]])
  expect(await expectedBy(world.seller, car)).toEqual([{
    sales: 5, finalPermille: 999, finalWon: 11_980_000, feesWon: 0, netWon: 11_980_000,
  }])
})

test('a price that the office put right, another kind of sale, and what fell are no such sales', async () => {
  for (const price of prices.slice(1)) await sold(shop, price)
  await sold(shop, 6_000_000, 6_000_000)
  const fell = await closedWith([[shop, bestWon]])
  const contractId = await request(world, fell, fell.bidders[0])
  await doing(shop, contractsCalls.declineSelfPurchase, {
    params: { id: contractId }, body: { type: 'changeOfMind', note: null },
  })
  expect(await expectedBy(world.seller, await closedWith([[shop, bestWon]]))).toEqual([null])
  await sold(shop, prices[0] ?? 0)
  const car = await closedWith([[shop, bestWon]])
  expect(await expectedBy(world.seller, car)).toEqual([known])
  const house = await world.closed({ kind: 'pro', houseType: 'outflow' }, { bids: 1 })
  await world.sql`update auction_bidders set shop_id = ${shop.shopId} where auction_id = ${house.id}`
  expect(await expectedBy(world.clerk, house)).toEqual([null])
})

test('is gone with the choice: what was awarded has a price, what fell has none', async () => {
  for (const price of prices) await sold(shop, price)
  const car = await closedWith([[shop, bestWon], [rival, 11_000_000]])
  const contractId = await request(world, car, car.bidders[0])
  expect(await expectedBy(world.seller, car)).toEqual([known, null])
  await doing(shop, contractsCalls.acceptSelfPurchase, { params: { id: contractId }, body: {} })
  expect(await expectedBy(world.seller, car)).toEqual([null, null])
})

test('what the car cost its seller is taken off, but for what was waived', async () => {
  const root = await world.member({ type: 'root' })
  const found = await root.ask(referenceCalls.getConfig, { params: { key: 'fees' } })
  if (found.key !== 'fees') throw new Error('another key was answered')
  const { value } = found
  await root.ask(referenceCalls.changeConfig, {
    body: {
      key: 'fees', seenVersion: found.version, reason: '요금 변경',
      value: { ...value, exhibitFeeWon: { ...value.exhibitFeeWon, self: 55_000 } },
    },
  })
  for (const price of prices) await sold(shop, price)
  const car = await closedWith([[shop, bestWon]])
  expect(await expectedBy(world.seller, car)).toEqual([{ ...known, feesWon: 55_000, netWon: 11_705_000 }])
  const [money, another] = [
    await world.member({ type: 'admin', part: 'money' }), await world.member({ type: 'admin', part: 'money' }),
  ]
  const { items: [fee] } = await money.ask(financeCalls.listSellerFees, {
    query: { filter: { orderId: { eq: car.orderId } } },
  })
  const { id } = await doing(money, financeCalls.proposeSellerFeeEnd, {
    params: { id: fee?.id ?? '' }, body: { as: 'waived', reason: '첫 출품' },
  })
  await doing(another, financeCalls.confirmMoneyProposal, { params: { id }, body: { reason: '확인' } })
  expect(await expectedBy(world.seller, car)).toEqual([known])
})
