// A seller after the close: chooses a bidder, takes that back, drops the bidder, sells to nobody; each no has its word.
import { randomUUID } from 'node:crypto'
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { eligibilityCalls } from '@bidyard/contract/calls/eligibility'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/ask.ts'
import {
  around, type AwardWorld, type Closed, doing, open, openAwardWorld, prime, request, schedulerToken, wait,
} from '../../../testing/contracts/award-world.ts'

let world: AwardWorld
beforeAll(async () => {
  world = await openAwardWorld()
})
afterAll(() => world.stop())

const codeOf = async (asked: Promise<unknown>) => (await refusalOf(asked)).body.code
const process = ({ id }: Pick<Closed, 'id'>, who = world.seller) =>
  who.ask(calls.getSellerTradeProcess, { params: { id } })
const ask = ({ id }: Pick<Closed, 'id'>, bidderId: string, who = world.seller) =>
  doing(who, calls.requestSale, { params: { id }, body: { bidderId } })
const revert = ({ id }: Pick<Closed, 'id'>, who = world.seller) =>
  doing(who, calls.revertSaleRequest, { params: { id }, body: { reason: null } })
const drop = ({ id }: Pick<Closed, 'id'>, who = world.seller) =>
  doing(who, calls.cancelCurrent, { params: { id }, body: { reason: '다른 구매자를 찾음' } })
const decline = ({ id }: Pick<Closed, 'id'>, who = world.seller, next: 'decline' | 'retry' = 'decline') =>
  doing(who, calls.declineRound, { params: { id }, body: { next, reason: '팔지 않기로 함' } })
const expire = ({ id }: Pick<Closed, 'id'>) =>
  world.ask(calls.expireSaleRequest, { params: { id } }, { token: schedulerToken })
const hoursUntil = async (time: string | null): Promise<number> =>
  Math.round((new Date(time ?? 0).getTime() - (await world.now()).getTime()) / 360_000) / 10

describe('a sale request', () => {
  test('reserves the bid and asks its buyer for a day', async () => {
    const car = await world.closed()
    const [, second] = car.bidders
    const contractId = await request(world, car, second)
    expect(await around(world, car)).toEqual({
      auction: 'contract', order: 'biddingCompleted', contracts: ['purchaseDecision'],
      bids: ['bidding waiting', 'awardReserved awardInProgress', 'bidding waiting'], amounts: [],
    })
    const contract = await second.dealer.ask(calls.getContract, { params: { id: contractId } })
    expect(contract).toMatchObject({
      state: 'purchaseDecision', amountWon: second.amountWon, priceWon: null, shopId: second.dealer.shopId,
      sale: { state: 'accepted' }, purchase: { state: 'pending' }, buyer: null, seller: null,
      duty: { step: 'purchaseDecision', whose: 'buyer' },
    })
    expect(await process(car)).toMatchObject({
      processStep: 'awardDecision', awardDecision: 'pending', chooseUntil: null, candidatesUsed: 1, candidatesMax: 3,
      current: { contractId, bidderId: second.id, amountWon: second.amountWon, until: contract.duty?.dueAt },
    })
    // Whoever may have to buy it has one award less to bid for.
    const counted = await Promise.all(car.bidders.map(({ dealer }) =>
      dealer.ask(eligibilityCalls.getBiddingEligibility, { body: {} })))
    expect(counted.map(({ openAwards }) => openAwards.count)).toEqual([0, 1, 0])
  })

  test('is for bidders of this auction who wait with a bid in force', async () => {
    const [car, other] = await world.closedTwo()
    const [first, second] = car.bidders
    expect(await codeOf(ask(car, other.bidders[0].id))).toBe('CANDIDATE_INVALID')
    expect(await codeOf(ask(car, randomUUID()))).toBe('CANDIDATE_INVALID')
    await world.sql`update biddings set state = 'biddingPaused' where id = ${second.biddingId}`
    expect(await codeOf(ask(car, second.id))).toBe('CANDIDATE_INVALID')
    await request(world, car, first)
    await drop(car)
    expect(await codeOf(ask(car, first.id))).toBe('CANDIDATE_INVALID')
  })

  test('waits for the one before it', async () => {
    const car = await world.closed()
    await request(world, car, car.bidders[0])
    expect(await codeOf(ask(car, car.bidders[1].id))).toBe('AUCTION_TRADE_PROCESS_INVALID')
  })

  test('waits as well for a seller who was asked by the office', async () => {
    const car = await world.closed()
    await open(world, car, car.bidders[0])
    expect(await codeOf(ask(car, car.bidders[1].id))).toBe('AUCTION_TRADE_PROCESS_INVALID')
    expect(await codeOf(revert(car))).toBe('AUCTION_TRADE_PROCESS_INVALID')
  })

  test('is refused before the close, and of a prime car', async () => {
    const running = await world.opened({ partnerId: world.partner.partnerId })
    expect(await codeOf(ask(running, randomUUID()))).toBe('AUCTION_INVALID')
    const car = await world.closed(prime, { bestWon: 9_000_000 })
    expect(await codeOf(ask(car, car.bidders[1].id))).toBe('AUCTION_TRADE_PROCESS_INVALID')
  })

  test('stays among three, however many bid', async () => {
    const car = await world.closed({}, { bids: 5 })
    for (const bidder of car.bidders.slice(0, 3)) {
      await request(world, car, bidder)
      await drop(car)
    }
    expect(await around(world, car)).toMatchObject({
      auction: 'cancelled declined', order: 'declined',
      bids: [...Array<string>(3).fill('cancelled cancelled'), 'bidFailed rejected', 'bidFailed rejected'],
    })
    expect(await codeOf(ask(car, car.bidders[0].id))).toBe('AUCTION_INVALID')
  })
})

test('a seller is asked to choose, reminded once, and not of a car that is sold', async () => {
  const [waiting, sold] = await world.closedTwo()
  const bidder = sold.bidders[0]
  const contractId = await request(world, sold, bidder)
  await doing(bidder.dealer, calls.acceptSelfPurchase, { params: { id: contractId }, body: {} })
  const told = async ({ id }: Closed) =>
    (await world.sql`select from outbox where name = 'choiceAsked' and payload ->> 'auctionId' = ${id}`).length
  expect([await told(waiting), await told(sold)]).toEqual([1, 1])
  await world.pass(41 * 3_600)
  expect([await told(waiting), await told(sold)]).toEqual([1, 1])
  await world.pass(2 * 3_600)
  expect([await told(waiting), await told(sold)]).toEqual([2, 1])
  await world.pass(3_600)
  expect(await told(waiting)).toBe(2)
})

describe('taking a request back', () => {
  test('lets the bidder wait and be chosen again, three times', async () => {
    const car = await world.closed()
    const [first] = car.bidders
    for (const used of [1, 2, 3]) {
      await request(world, car, first)
      expect(await revert(car)).toMatchObject({ current: null, revertsUsed: used, revertsMax: 3, candidatesUsed: 0 })
    }
    expect(await around(world, car)).toMatchObject({
      auction: 'contract', order: 'biddingCompleted', bids: Array(3).fill('bidding waiting'),
    })
    await request(world, car, first)
    expect(await codeOf(revert(car))).toBe('AUCTION_TRADE_PROCESS_INVALID')
  })

  test('gives the seller a day at least, and no more than a week from the close', async () => {
    const car = await world.closed()
    const { chooseUntil } = await process(car)
    expect(await hoursUntil(chooseUntil)).toBeCloseTo(48, 0)
    // A candidate who falls at once takes none of it.
    await request(world, car, car.bidders[0])
    expect((await revert(car)).chooseUntil).toBe(chooseUntil)
    await wait(world, 47)
    await request(world, car, car.bidders[0])
    await wait(world, 20)
    expect(await hoursUntil((await revert(car)).chooseUntil)).toBeGreaterThanOrEqual(24)
  })
})

test('dropping the current one goes on to the next, and comes back to nobody', async () => {
  const car = await world.closed({}, { bids: 2 })
  await request(world, car, car.bidders[0])
  expect(await drop(car)).toMatchObject({ current: null, candidatesUsed: 1 })
  expect((await around(world, car)).bids).toEqual(['cancelled cancelled', 'bidding waiting'])
  await request(world, car, car.bidders[1])
  expect(await drop(car)).toMatchObject({ processStep: 'declined', awardDecision: 'declined', chooseUntil: null })
})

test('a shop’s record holds against it what it did itself, and not what its seller did', async () => {
  const car = await world.closed()
  const [first, second] = car.bidders
  await request(world, car, first)
  await drop(car)
  const asked = await request(world, car, second)
  await doing(second.dealer, calls.declineSelfPurchase, {
    params: { id: asked }, body: { type: 'changeOfMind', note: null },
  })
  const { items } = await world.seller.ask(biddingCalls.listAuctionBidders, {
    query: { filter: { auctionId: { eq: car.id } }, sort: [{ bidRank: 'asc' }] },
  })
  expect(items.map(({ shop }) => shop.record.cancelled)).toEqual([0, 1, 0])
})

test.each(['revert', 'drop', 'expire'] as const)('there is nothing to %s without a request', async (act) => {
  const acts = { revert, drop, expire }
  const car = await world.closed()
  expect(await codeOf(acts[act](car))).toBe('AUCTION_TRADE_PROCESS_INVALID')
  const running = await world.opened({ partnerId: world.partner.partnerId })
  expect(await codeOf(acts[act](running))).toBe('AUCTION_INVALID')
  expect(await codeOf(acts[act]({ id: randomUUID() }))).toBe('AUCTION_NOT_FOUND')
})

describe('the scheduler', () => {
  test('ends a request only once it is due, with what follows', async () => {
    const car = await world.closed()
    const [first] = car.bidders
    await request(world, car, first)
    expect(await codeOf(expire(car))).toBe('AUCTION_TRADE_PROCESS_INVALID')
    await wait(world, 26)
    expect(await expire(car)).toMatchObject({
      current: null, candidatesUsed: 1, history: [{ cause: 'purchaseExpired' }],
    })
    expect((await around(world, car)).bids[0]).toBe('cancelled cancelled')
    expect(await codeOf(expire(car))).toBe('AUCTION_TRADE_PROCESS_INVALID')
  })
})

describe('selling to nobody', () => {
  test('asks the seller what is next, or goes on to another round', async () => {
    const [one, other] = await world.closedTwo()
    expect(await decline(one)).toMatchObject({ processStep: 'declined', awardDecision: 'declined' })
    expect(await around(world, one)).toMatchObject({ order: 'declined', bids: Array(3).fill('bidFailed rejected') })
    // Whoever did it is not told of it.
    expect(await world.sql`
      select from outbox where name = 'carsDeclined' and payload -> 'auctionIds' ? ${one.id}`).toEqual([])
    expect(await decline(other, world.clerk, 'retry')).toMatchObject({ processStep: 'retried' })
    expect(await around(world, other)).toMatchObject({
      order: 'retryAuction', bids: Array(3).fill('bidFailed retryAuction'),
    })
    const { items } = await world.clerk.ask(auctionsCalls.listAuctions, {
      query: { filter: { orderId: { eq: other.orderId }, state: { eq: 'preparation' } } },
    })
    expect(items.map(({ round }) => round)).toEqual([2])
  })

  test('is refused while somebody is asked, before the close and after the end', async () => {
    const car = await world.closed()
    await request(world, car, car.bidders[0])
    expect(await codeOf(decline(car))).toBe('AUCTION_TRADE_PROCESS_INVALID')
    await revert(car)
    await decline(car)
    expect(await codeOf(decline(car))).toBe('AUCTION_INVALID')
    expect(await codeOf(decline({ id: randomUUID() }))).toBe('AUCTION_NOT_FOUND')
  })
})

describe('whoever is no seller of the car', () => {
  test('learns of no such auction', async () => {
    const car = await world.closed()
    const [first] = car.bidders
    const { stranger } = world
    const acts = [process, revert, drop, decline, (one: Closed, who: typeof stranger) => ask(one, first.id, who)]
    for (const act of acts) expect(await codeOf(act(car, stranger))).toBe('AUCTION_NOT_FOUND')
    expect((await refusalOf(process(car, first.dealer))).status).toBe(403)
  })

  test('chooses nobody in a seller’s name, not even the office, unless the car is the house’s own', async () => {
    const car = await world.closed()
    expect((await refusalOf(ask(car, car.bidders[0].id, world.clerk))).status).toBe(403)
    const own = await world.closed()
    await world.sql`update orders set partner_id = null where id = ${own.orderId}`
    const { current } = await ask(own, own.bidders[0].id, world.clerk)
    expect(current?.bidderId).toBe(own.bidders[0].id)
    const params = { id: current?.contractId ?? '' }
    expect(await world.clerk.ask(calls.getContract, { params })).toMatchObject({ isOfHouse: true })
  })

  test('sells no car but the house’s own, which the office opened a contract for', async () => {
    const sold = async (isOwn: boolean) => {
      const car = await world.closed()
      if (isOwn) await world.sql`update orders set partner_id = null where id = ${car.orderId}`
      const id = await open(world, car, car.bidders[0])
      return doing(world.clerk, calls.acceptSelfSale, { params: { id }, body: {} })
    }
    expect(await sold(true)).toMatchObject({ state: 'purchaseDecision', isOfHouse: true })
    expect(await codeOf(sold(false))).toBe('INVALID_PERMISSION')
  })
})
