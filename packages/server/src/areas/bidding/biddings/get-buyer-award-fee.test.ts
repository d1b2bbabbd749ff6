// The fee of an award from the bid on: what it would be, what a price cut makes of it, charged, paid, or given up.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { financeCalls } from '@bidyard/contract/calls/finance'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Bidder, type Closed, doing, request } from '../../../testing/contracts/award-world.ts'
import {
  approve, confirm, handIn, openSelfWorld, pay, seen, type SelfDeal, type SelfWorld, succeed, visitNow,
} from '../../../testing/contracts/self-deals.ts'
import { keepFees } from '../../../testing/contracts/keep-fees.ts'
import { settleAmount, unsettleAmount } from '../../finance/for-other-areas.ts'

let world: SelfWorld
beforeAll(async () => {
  world = await openSelfWorld()
})
afterAll(() => world.stop())

const bestWon = 10_050_000
const cutWon = 160_000

const closed = (): Promise<Closed> => world.closed({}, { bids: 2, bestWon })
const feeOf = ({ dealer, biddingId }: Bidder, who: Pick<typeof dealer, 'ask'> = dealer) =>
  who.ask(biddingCalls.getBuyerAwardFee, { params: { id: biddingId } })

const award = async (car: Closed): Promise<SelfDeal> => {
  const contractId = await request(world, car, car.bidders[0])
  const buyer = car.bidders[0].dealer
  await doing(buyer, calls.acceptSelfPurchase, { params: { id: contractId }, body: {} })
  return { ...car, contractId, buyer, visit: () => visitNow(world, { contractId }) }
}

const cut = async (deal: SelfDeal): Promise<void> => {
  const params = { id: deal.bidders[0].biddingId }
  await deal.visit?.()
  const { lines } = await doing(deal.buyer, calls.submitAdjustment, {
    params, body: {
      lines: [{
        kind: 'tire', units: 2, amountWon: cutWon, damages: [], note: '',
        photoIds: [await world.paper(deal.buyer, 'contractAdjustmentLineItemImage')],
      }],
      totalWon: cutWon,
    },
  })
  await doing(world.seller, calls.answerAdjustment, {
    params, body: { answers: lines.map(({ id }) => ({ lineId: id, answer: 'agreed' as const, note: null })) },
  })
}

const amountOf = async ({ contractId, buyer }: SelfDeal) => {
  const { items } = await buyer.ask(financeCalls.listAmounts, { query: { filter: { contractId: { eq: contractId } } } })
  const fee = items.find(({ feeType }) => feeType === 'successBidFee')
  if (fee === undefined) throw new Error('the award has no fee')
  return fee
}

test('is that of the agreed price, and says how far it is', async () => {
  const car = await closed()
  const [first, second] = car.bidders
  const before = { kind: 'self', priceWon: bestWon, totalWon: 250_000, supplyWon: 227_273, vatWon: 22_727 }
  expect(await feeOf(first)).toEqual({ biddingId: first.biddingId, ...before, status: 'pending' })
  const deal = await award(car)
  expect(await feeOf(first)).toMatchObject({ ...before, status: 'pending' })
  // Of a bid that lost nothing will be charged.
  expect((await feeOf(second)).status).toBe('cancelled')

  await confirm(world, deal)
  await cut(deal)
  const { supplyWon, vatWon, totalWon } = await amountOf(deal)
  const after = { priceWon: 9_890_000, totalWon: 245_000, supplyWon: 222_727, vatWon: 22_273 }
  expect({ supplyWon, vatWon, totalWon }).toEqual({ supplyWon: 222_727, vatWon: 22_273, totalWon: 245_000 })
  for (const who of [first.dealer, world.clerk])
    expect(await feeOf(first, who)).toMatchObject({ ...after, status: 'pending' })

  await succeed(deal)
  await pay(world, deal)
  await handIn(world, deal)
  await approve(world, deal)
  expect(await feeOf(first)).toMatchObject({ ...after, status: 'charged' })
  const { id: amountId } = await amountOf(deal)
  await world.act('bank', (given) => settleAmount(given, {
    amountId, paidWon: totalWon, method: 'virtualAccount', as: 'bank', source: 'bank:fee',
  }))
  expect(await feeOf(first)).toMatchObject({ ...after, status: 'paid' })
  await world.act('bank', (given) => unsettleAmount(given, { amountId, reason: '은행 취소' }))
  expect(await feeOf(first)).toMatchObject({ ...after, status: 'charged' })
})

test('is cancelled with its contract, and counts from its price', async () => {
  const deal = await award(await closed())
  await confirm(world, deal)
  await cut(deal)
  const { version: seenVersion } = await world.clerk.ask(calls.getContract, { params: { id: deal.contractId } })
  await doing(world.clerk, calls.cancelContract, {
    params: { id: deal.contractId }, body: { seenVersion, type: 'mistake', next: 'decline', reason: '처리 오류' },
  })
  expect(await feeOf(deal.bidders[0])).toMatchObject({ priceWon: 9_890_000, totalWon: 245_000, status: 'cancelled' })
})

test('is to be charged again where a candidate that was asked is put back', async () => {
  const car = await closed()
  await request(world, car, car.bidders[0])
  await doing(world.seller, calls.revertSaleRequest, { params: { id: car.id }, body: { reason: null } })
  expect(await feeOf(car.bidders[0])).toMatchObject({ priceWon: bestWon, totalWon: 250_000, status: 'pending' })
})

test.each(['claimed', 'voided'] as const)('of a car that was never paid says whether it is %s', async (as) => {
  await keepFees(world, as)
  const deal = await award(await closed())
  await confirm(world, deal)
  await succeed(deal)
  const { finalAt } = (await seen(world, deal)).duty ?? {}
  await world.pass((Date.parse(finalAt ?? '') - (await world.now()).getTime()) / 1_000 + 1)
  await world.sql`update sessions set idle_ends_at = null`
  const [buyer] = deal.bidders
  const total = { priceWon: bestWon, totalWon: 250_000 }
  if (as === 'voided') {
    expect(await feeOf(buyer)).toMatchObject({ ...total, status: 'cancelled' })
    return
  }
  // It is owed as damages, which bear no VAT.
  expect(await feeOf(buyer)).toMatchObject({ ...total, supplyWon: 250_000, vatWon: 0, status: 'charged' })
  const { items } = await deal.buyer.ask(financeCalls.listAmounts, {
    query: { filter: { contractId: { eq: deal.contractId }, kind: { eq: 'claim' }, totalWon: { eq: 250_000 } } },
  })
  await world.act('bank', (given) => settleAmount(given, {
    amountId: items[0]?.id ?? '', paidWon: 250_000, method: 'virtualAccount', as: 'bank', source: 'bank:kept',
  }))
  expect(await feeOf(buyer)).toMatchObject({ ...total, status: 'paid' })
})
