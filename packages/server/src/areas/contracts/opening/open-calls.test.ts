// The office opens contracts for bidders, of the kind of the car alone, and below a reserve with the seller’s word.
import { randomUUID } from 'node:crypto'
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settleAmount } from '../../finance/for-other-areas.ts'
import {
  around, type AwardWorld, doing, openAwardWorld, prime, pro, request,
} from '../../../testing/contracts/award-world.ts'
import { wordOf, wrongState as state } from '../../../testing/contracts/word-of.ts'

let world: AwardWorld
beforeAll(async () => {
  world = await openAwardWorld()
})
afterAll(() => world.stop())

type Kind = 'self' | 'pro' | 'prime'
type Way = 'any' | Kind
const ways: readonly Way[] = ['any', 'self', 'pro', 'prime']
const wishes = { self: {}, pro, prime } as const
const below = { bestWon: 9_000_000 }
const consentNote = '전화로 동의함'

const openBy = (way: Way, kind: Kind, candidate: { readonly auctionId: string; readonly bidderId: string }) => {
  const body = { ...candidate }
  switch (way) {
    case 'any': return doing(world.clerk, calls.openContract, { body: { ...body, kind } })
    case 'self': return doing(world.clerk, calls.openSelfContract, { body })
    case 'pro': return doing(world.clerk, calls.openProContract, { body })
    case 'prime': return doing(world.clerk, calls.openPrimeContract, { body: { ...body, consentNote } })
  }
}
const type = 'INVALID_CONTRACT 0002.INVALID_CONTRACT_TYPE'
const kindOf = (way: Way): Kind => (way === 'any' ? 'self' : way)

describe.each(ways)('by the call for %s', (way) => {
  const kind = kindOf(way)
  const closed = () => world.closed(wishes[kind], below)

  test('a contract is opened for a bidder who waits', async () => {
    const car = await closed()
    const [first] = car.bidders
    const opened = await openBy(way, kind, { auctionId: car.id, bidderId: first.id })
    expect(opened).toMatchObject({
      kind, bidderId: first.id, amountWon: first.amountWon, shopId: first.dealer.shopId,
      state: kind === 'prime' ? 'lienConfirmation' : 'salesDecision', memberId: first.dealer.memberId,
    })
    expect((await around(world, car)).bids[0])
      .toBe(kind === 'prime' ? 'awarded awardCompleted' : 'awardReserved awardInProgress')
    const next = { auctionId: car.id, bidderId: car.bidders[1].id }
    expect(await wordOf(openBy(way, kind, next))).toBe(state)
  })

  test('a car of another kind is refused', async () => {
    const other: Kind = kind === 'pro' ? 'self' : 'pro'
    const car = await world.closed(wishes[other])
    expect(await wordOf(openBy(way, kind, { auctionId: car.id, bidderId: car.bidders[0].id }))).toBe(type)
  })

  test('bidders of other cars, and those who are out, are refused', async () => {
    const [car, other] = await world.closedTwo(wishes[kind], below)
    const [first] = car.bidders
    const asked = (bidderId: string) => wordOf(openBy(way, kind, { auctionId: car.id, bidderId }))
    expect(await asked(other.bidders[0].id)).toBe('INVALID_INPUT')
    expect(await asked(randomUUID())).toBe('INVALID_INPUT')
    await world.sql`update biddings set state = 'biddingPaused' where id = ${first.biddingId}`
    expect(await asked(first.id)).toBe('INVALID_INPUT')
  })

  test('a car that is not there, or still takes bids, is refused', async () => {
    const running = await world.opened({ partnerId: world.partner.partnerId, ...wishes[kind] })
    const bidderId = randomUUID()
    expect(await wordOf(openBy(way, kind, { auctionId: running.id, bidderId }))).toBe(state)
    expect(await wordOf(openBy(way, kind, { auctionId: randomUUID(), bidderId }))).toBe('404')
  })
})

test('a prime car needs the call that takes the seller’s word', async () => {
  const car = await world.closed(prime, below)
  expect(await wordOf(openBy('any', 'prime', { auctionId: car.id, bidderId: car.bidders[0].id }))).toBe(type)
})

test('who attends to something else looks on', async () => {
  const car = await world.closed()
  const money = await world.member({ type: 'admin', part: 'money' })
  const body = { auctionId: car.id, bidderId: car.bidders[0].id }
  expect(await wordOf(doing(money, calls.openSelfContract, { body }))).toBe('403')
  expect(await around(world, car)).toMatchObject({ contracts: [] })
})

describe('the office ends a contract', () => {
  const cancel = async (id: string, wish: object = {}, who = world.clerk) => {
    const { version: seenVersion } = await world.clerk.ask(calls.getContract, { params: { id } })
    return doing(who, calls.cancelContract, {
      params: { id }, body: { seenVersion, type: 'sellerRequest', next: 'decline', reason: '판매자 요청', ...wish },
    })
  }
  const awarded = async () => {
    const car = await world.closed()
    const id = await request(world, car, car.bidders[0])
    await doing(car.bidders[0].dealer, calls.acceptSelfPurchase, { params: { id }, body: {} })
    return { car, id }
  }

  test('once, while it is open', async () => {
    const { id } = await awarded()
    expect(await cancel(id)).toMatchObject({
      state: 'cancelled', cancelCause: 'byStaff', cancelType: 'sellerRequest', cancelNote: '판매자 요청',
    })
    expect(await wordOf(cancel(id))).toBe(state)
  })

  test('not after the car was paid, which is given back first', async () => {
    const { id } = await awarded()
    const [price] = await world.sql<{ id: string; won: string }[]>`
      select id, total_won as won from amounts where contract_id = ${id} and kind = 'carPrice'`
    await world.act('bank', (given) => settleAmount(given, {
      amountId: price?.id ?? '', paidWon: Number(price?.won), method: 'virtualAccount', source: `bank:${id}`,
      as: 'bank',
    }))
    expect(await wordOf(cancel(id))).toBe(state)
  })

  test('with another bidder next only before the award', async () => {
    const { id } = await awarded()
    expect(await wordOf(cancel(id, { next: 'nextCandidate' }))).toBe('INVALID_INPUT')
  })

  test('as it was seen, and by whoever attends to it', async () => {
    const { id } = await awarded()
    expect(await wordOf(cancel(id, { seenVersion: 1 }))).toBe('409')
    expect(await wordOf(cancel(id, {}, await world.member({ type: 'admin', part: 'yard' })))).toBe('403')
    const [audit] = await world.sql`select act from audit_log where subject_id = ${id} and act = 'cancel contract'`
    expect(audit).toBeUndefined()
  })
})
