// What comes after its time is refused as if the clock had come by already; what an outage cut off is not.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/ask.ts'
import {
  around, type AwardWorld, type Closed, doing, open, openAwardWorld, prime, request, schedulerToken, wait,
} from '../../../testing/contracts/award-world.ts'
import { wordOf, wrongState } from '../../../testing/contracts/word-of.ts'

let world: AwardWorld
beforeAll(async () => {
  world = await openAwardWorld()
})
afterAll(() => world.stop())

const reason = { reason: '다른 사정' }
const ask = ({ id, bidders: [{ id: bidderId }] }: Closed) =>
  doing(world.seller, calls.requestSale, { params: { id }, body: { bidderId } })
const end = ({ id }: Closed) =>
  doing(world.seller, calls.declineRound, { params: { id }, body: { next: 'decline', ...reason } })
const revert = ({ id }: Closed) => doing(world.seller, calls.revertSaleRequest, { params: { id }, body: reason })
const drop = ({ id }: Closed) => doing(world.seller, calls.cancelCurrent, { params: { id }, body: reason })
const expire = ({ id }: Closed) =>
  world.ask(calls.expireSaleRequest, { params: { id } }, { token: schedulerToken })
const no = { type: 'changeOfMind', note: null } as const

describe('after its time, before the clock comes by', () => {
  test('a seller chooses nobody, and ends nothing', async () => {
    const car = await world.closed()
    await wait(world, 60)
    for (const act of [ask, end]) expect(await wordOf(act(car))).toBe('AUCTION_INVALID')
    const [{ id: bidderId }] = car.bidders
    const body = { auctionId: car.id, bidderId, kind: 'self' } as const
    expect(await wordOf(doing(world.clerk, calls.openContract, { body }))).toBe(wrongState)
    await world.pass(0)
    expect(await wordOf(ask(car))).toBe('AUCTION_INVALID')
  })

  test('the office neither sells nor gives up a prime car', async () => {
    const car = await world.closed(prime, { bestWon: 9_000_000 })
    await wait(world, 30)
    const { id, bidders: [{ id: bidderId }] } = car
    const body = { auctionId: id, bidderId, consentNote: '전화로 동의함' }
    expect(await wordOf(doing(world.clerk, calls.openPrimeContract, { body }))).toBe(wrongState)
    for (const act of [
      () => doing(world.clerk, calls.addConsultingNote, { params: { id }, body: { note: '통화함' } }),
      () => doing(world.clerk, calls.refuseConsulted, { params: { id }, body: { next: 'decline', ...reason } }),
    ]) expect(await wordOf(act())).toBe('AUCTION_TRADE_PROCESS_INVALID')
  })

  test('a buyer neither accepts nor declines, and nobody takes the question back', async () => {
    const car = await world.closed()
    const [{ dealer }] = car.bidders
    const id = await request(world, car, car.bidders[0])
    await wait(world, 26)
    expect(await wordOf(doing(dealer, calls.acceptSelfPurchase, { params: { id }, body: {} }))).toBe(wrongState)
    expect(await wordOf(doing(dealer, calls.declineSelfPurchase, { params: { id }, body: no }))).toBe(wrongState)
    for (const act of [revert, drop]) expect(await wordOf(act(car))).toBe('AUCTION_TRADE_PROCESS_INVALID')
    await world.pass(0)
    expect((await around(world, car)).contracts).toEqual(['cancelled purchaseExpired'])
  })

  test('a seller neither accepts nor declines what the office opened', async () => {
    const car = await world.closed()
    const id = await open(world, car, car.bidders[0])
    await wait(world, 26)
    expect(await wordOf(doing(world.seller, calls.acceptSelfSale, { params: { id }, body: {} }))).toBe(wrongState)
    expect(await wordOf(doing(world.seller, calls.declineSelfSale, { params: { id }, body: no }))).toBe(wrongState)
  })
})

describe('an outage that nobody noticed yet', () => {
  const cutOff = async (car: Closed): Promise<void> => {
    const id = await request(world, car, car.bidders[0])
    await world.sql`update deadlines set due_at = app_now() - interval '30 seconds',
      next_at = app_now() - interval '30 seconds' where row_id = ${id}`
    // The next beat of this node notices it, and moves what it cut off.
    await world.sql`update node_beats set beat_at = statement_timestamp() - interval '60 seconds'`
  }

  test('lets no scheduler end a request', async () => {
    const car = await world.closed()
    await cutOff(car)
    expect(await wordOf(expire(car))).toBe('AUCTION_TRADE_PROCESS_INVALID')
    await world.pass(0)
    expect((await around(world, car)).contracts).toEqual(['purchaseDecision'])
  })

  test('takes no time from whoever has to answer', async () => {
    const car = await world.closed()
    await cutOff(car)
    expect(await revert(car)).toMatchObject({ current: null, revertsUsed: 1 })
    await world.pass(0)
  })
})

test('an outage at the end of the week in which a seller looks for a buyer moves that end too', async () => {
  // Far from the night, which moves ends as well.
  const now = await world.now()
  await world.pass(((30 - now.getUTCHours()) % 24) * 3_600)
  const car = await world.closed()
  await request(world, car, car.bidders[0])
  // Ten minutes before the last end, as if others had been chosen before.
  await world.sql`update auctions set closed_at = app_now() - interval '7 days' + interval '10 minutes'
    where id = ${car.id}`
  const lastEnd = async (): Promise<number> => {
    const { revertUntil } = await doing(world.seller, calls.getSellerTradeProcess, { params: { id: car.id } })
    return Date.parse(revertUntil ?? '')
  }
  const before = await lastEnd()
  await world.sql`update node_beats set beat_at = beat_at - interval '1 minute'`
  await world.pass(0)
  expect((await lastEnd() - before) / 60_000).toBeCloseTo(31, 0)
  await world.pass(1_200)
  expect(await revert(car)).toMatchObject({ current: null, revertsUsed: 1 })
})

test('a car whose order does not follow is not awarded by half', async () => {
  const car = await world.closed()
  const [first] = car.bidders
  const id = await request(world, car, first)
  await world.sql`update orders set state = 'declined' where id = ${car.orderId}`
  const answer = await refusalOf(doing(first.dealer, calls.acceptSelfPurchase, { params: { id }, body: {} }))
  expect(answer.status).toBe(500)
  expect(await around(world, car)).toMatchObject({ contracts: ['purchaseDecision'], amounts: [] })
})

test('of a car of the house only who screens decides in its seller’s place', async () => {
  const car = await world.closed()
  await world.sql`update orders set partner_id = null where id = ${car.orderId}`
  const id = await open(world, car, car.bidders[0])
  const money = await world.member({ type: 'admin', part: 'finance' })
  expect(await wordOf(doing(money, calls.acceptSelfSale, { params: { id }, body: {} })))
    .toBe('403')
  expect(await doing(world.clerk, calls.acceptSelfSale, { params: { id }, body: {} }))
    .toMatchObject({ state: 'purchaseDecision' })
})
