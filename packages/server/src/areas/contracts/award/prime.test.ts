// Prime cars after the close: sold at once where the reserve is met, talked about where it is not, and never sold late.
import { randomUUID } from 'node:crypto'
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/ask.ts'
import {
  around, type AwardWorld, type Closed, doing, openAwardWorld, passEnd, prime,
} from '../../../testing/contracts/award-world.ts'

let world: AwardWorld
beforeAll(async () => {
  world = await openAwardWorld()
})
afterAll(() => world.stop())

// What the seller of a made car hopes for.
const reserveWon = 20_000_000
const codeOf = async (asked: Promise<unknown>) => (await refusalOf(asked)).body.code
const below = () => world.closed(prime, { bestWon: reserveWon - 10_000 })
const process = ({ id }: Closed, who = world.clerk) => who.ask(calls.getSellerTradeProcess, { params: { id } })
const note = ({ id }: Pick<Closed, 'id'>) =>
  doing(world.clerk, calls.addConsultingNote, { params: { id }, body: { note: '희망가 재협의 중' } })
const refuse = ({ id }: Pick<Closed, 'id'>, next: 'decline' | 'retry' = 'decline') =>
  doing(world.clerk, calls.refuseConsulted, { params: { id }, body: { next, reason: '판매자 거절' } })

describe('a reserve that is met', () => {
  test('sells the car at the close, to the won', async () => {
    const car = await world.closed(prime, { bestWon: reserveWon })
    expect(await around(world, car)).toEqual({
      auction: 'contract', order: 'awarded', contracts: ['lienConfirmation'],
      bids: ['awarded awardCompleted', 'bidFailed rejected', 'bidFailed rejected'],
      amounts: ['carPrice expected', 'fee expected'],
    })
    const { current } = await process(car)
    const contract = await car.bidders[0].dealer.ask(calls.getContract, { params: { id: current?.contractId ?? '' } })
    expect(contract).toMatchObject({
      kind: 'prime', sale: null, purchase: null, priceWon: reserveWon, consentNote: null,
      moves: [{ action: 'openByAward', actor: 'flow', from: null, to: 'lienConfirmation' }],
    })
  })

  test('sells to the one bidder there is', async () => {
    const car = await world.closed(prime, { bestWon: reserveWon, bids: 1 })
    expect((await around(world, car)).bids).toEqual(['awarded awardCompleted'])
  })
})

describe('a reserve that is missed', () => {
  test('lets the office talk to the seller for a day', async () => {
    const car = await below()
    expect(await around(world, car)).toEqual({
      auction: 'contract', order: 'biddingCompleted', contracts: [],
      bids: ['bidding afterConsulting', 'bidding waiting', 'bidding waiting'], amounts: [],
    })
    const { consultUntil, chooseUntil } = await process(car)
    const hours = (new Date(consultUntil ?? 0).getTime() - (await world.now()).getTime()) / 3_600_000
    expect([Math.round(hours) >= 24 && Math.round(hours) <= 26, chooseUntil]).toEqual([true, null])
  })

  test('keeps what was said for the office alone', async () => {
    const car = await below()
    expect(await note(car)).toMatchObject({ notes: [{ note: '희망가 재협의 중', author: { name: '심담당' } }] })
    expect(await process(car, world.seller)).toMatchObject({ notes: [] })
  })

  test('sells once the seller agrees, and the bid binds', async () => {
    const car = await below()
    const body = { auctionId: car.id, bidderId: car.bidders[0].id, consentNote: '전화로 동의함' }
    const opened = await doing(world.clerk, calls.openPrimeContract, { body })
    expect(opened).toMatchObject({ state: 'lienConfirmation', consentNote: '전화로 동의함' })
    expect(await around(world, car)).toMatchObject({
      order: 'awarded', bids: ['awarded awardCompleted', 'bidFailed rejected', 'bidFailed rejected'],
    })
    const seen = await car.bidders[0].dealer.ask(calls.getContract, { params: { id: opened.id } })
    expect(seen.consentNote).toBeNull()
    // The seller was talked to: nobody has to any more.
    expect((await process(car)).consultUntil).toBeNull()
    expect(await codeOf(note(car))).toBe('AUCTION_TRADE_PROCESS_INVALID')
  })

  test.each([['decline', 'declined'], ['retry', 'retried']] as const)('%s ends the round', async (next, reason) => {
    const car = await below()
    expect(await refuse(car, next)).toMatchObject({
      processStep: reason, awardDecision: 'declined', consultUntil: null,
    })
    expect(await around(world, car)).toMatchObject({
      auction: `cancelled ${reason}`, order: next === 'retry' ? 'retryAuction' : 'declined',
      bids: Array(3).fill(next === 'retry' ? 'bidFailed retryAuction' : 'bidFailed rejected'),
    })
    expect(await codeOf(refuse(car))).toBe('AUCTION_TRADE_PROCESS_INVALID')
  })

  test('goes to another round when nobody tells what the seller wishes', async () => {
    const car = await below()
    await world.pass(27 * 3_600)
    expect(await around(world, car)).toMatchObject({
      auction: 'cancelled retried', order: 'retryAuction', bids: Array(3).fill('bidFailed retryAuction'),
    })
    expect(await process(car)).toMatchObject({ awardDecision: 'expired' })
  })

  test('is nothing to talk about where there is no such car', async () => {
    const id = randomUUID()
    expect(await codeOf(note({ id }))).toBe('AUCTION_NOT_FOUND')
    expect(await codeOf(refuse({ id }))).toBe('AUCTION_NOT_FOUND')
  })
})

test('a seller who named no price is asked, whatever was bid', async () => {
  const opened = await world.opened({ partnerId: world.partner.partnerId, ...prime })
  await world.sql`update orders set hope_price_won = null where id = ${opened.orderId}`
  const dealer = await world.dealer()
  await world.sql`
    insert into biddings (auction_id, shop_id, company_id, member_id, state, amount_won, bid_at, sequence)
    values (${opened.id}, ${dealer.shopId}, ${dealer.companyId}, ${dealer.memberId}, 'bidding', 99000000, app_now(),
      nextval('bid_sequence'))`
  await passEnd(world, opened.endsAt)
  expect((await around(world, opened)).bids).toEqual(['bidding afterConsulting'])
})
