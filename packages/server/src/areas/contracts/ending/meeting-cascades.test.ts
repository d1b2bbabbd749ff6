// Two things that end something meet while a third is open at the same car: what follows is the same as one by one.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { membersCalls } from '@bidyard/contract/calls/members'
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { violationsCalls } from '@bidyard/contract/calls/violations'
import type { ViolationDetailType } from '@bidyard/contract/enums'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { Answered, refusalOf } from '../../../testing/ask.ts'
import { around, doing, prime, request, violationsOf } from '../../../testing/contracts/award-world.ts'
import {
  approve, handIn, openSelfWorld, pay, type SelfDeal, type SelfWorld, seen, standingAt, succeed, visitNow,
} from '../../../testing/contracts/self-deals.ts'

let world: SelfWorld
let root: TestMember
beforeAll(async () => {
  world = await openSelfWorld()
  root = await world.member({ type: 'root' })
})
afterAll(() => world.stop())

const reason = { reason: '운영 판단' }
const hour = 3_600
const moveShop = (shopId: string | null, action: 'suspend' | 'resume' | 'close') =>
  root.ask(shopsCalls.changeShopState, { params: { id: shopId ?? '' }, body: { action, ...reason } })
const movePartner = (action: 'suspend' | 'resume') => root.ask(shopsCalls.changeCompanyState, {
  params: { id: world.partner.partnerId }, body: { action, ...reason },
})
const apply = async (shopId: string | null, detail: ViolationDetailType): Promise<string> => {
  const { id } = await doing(root, violationsCalls.applyShopViolation, { body: {
    shopId: shopId ?? '', detail, violateAt: (await world.now()).toISOString(), statement: '확인된 위반',
  } })
  return id
}
const pardon = (id: string) => doing(root, violationsCalls.pardonShopViolation, { params: { id }, body: reason })
const wordOf = (asking: Promise<unknown>): Promise<string> => asking.then(() => 'done', (error: unknown) => {
  if (error instanceof Answered) return error.body.code
  throw error
})
const cut = async (deal: SelfDeal, who = deal.buyer) => doing(who, calls.submitAdjustment, {
  params: { id: deal.bidders[0].biddingId }, body: {
    lines: [{
      kind: 'tire', units: 2, amountWon: 160_000, damages: [], note: '',
      photoIds: [await world.paper(who, 'contractAdjustmentLineItemImage')],
    }],
    totalWon: 160_000,
  },
})
const agree = async ({ bidders: [{ biddingId }] }: SelfDeal, { lines }: Awaited<ReturnType<typeof cut>>) =>
  doing(world.seller, calls.answerAdjustment, { params: { id: biddingId }, body: {
    answers: lines.map(({ id: lineId }) => ({ lineId, answer: 'agreed' as const, note: null })),
  } })
const finish = async (deal: SelfDeal) => {
  await pay(world, deal)
  await handIn(world, deal)
  return approve(world, deal)
}
const wonWon = 12_000_000

describe('a price cut is open', () => {
  test('when its shop is closed: the seller answers, and the trade goes on to its end', async () => {
    const deal = await standingAt(world, 'tradeResult')
    await visitNow(world, deal)
    const asked = await cut(deal)
    await moveShop(deal.buyer.shopId, 'close')
    await agree(deal, asked)
    await succeed(deal)
    const done = await finish(deal)
    expect(done).toMatchObject({ state: 'done', priceWon: wonWon - 160_000 })
    expect(await around(world, deal)).toMatchObject({
      auction: 'done', order: 'completed', amounts: ['carPrice paid', 'fee billed'],
    })
  })

  test('when its shop is banned for good: the office looks at it, and the shop ends what it began', async () => {
    const deal = await standingAt(world, 'tradeResult')
    await visitNow(world, deal)
    const asked = await cut(deal)
    await apply(deal.buyer.shopId, 'falseDocument')
    await world.pass(1)
    expect(await seen(world, deal)).toMatchObject({ state: 'tradeResult', attention: 'staff' })
    await agree(deal, asked)
    await succeed(deal)
    expect(await finish(deal)).toMatchObject({ state: 'done', priceWon: wonWon - 160_000 })
    const [user] = await world.sql`select state from users where id = ${deal.buyer.userId}`
    expect(user?.['state']).toBe('active')
  })
})

test('whoever agreed on the visit leaves: a colleague goes there, tells the result and brings the papers', async () => {
  const deal = await standingAt(world, 'tradeResult')
  const colleague = await world.member({ shopId: deal.buyer.shopId ?? '', owner: true, name: '새대표' })
  await root.ask(membersCalls.changeMemberState, {
    params: { id: deal.buyer.memberId }, body: { action: 'leave', ...reason },
  })
  expect((await refusalOf(seen(world, deal, deal.buyer))).status).toBe(401)
  const theirs = { ...deal, buyer: colleague }
  await visitNow(world, theirs)
  await agree(theirs, await cut(theirs))
  await succeed(theirs)
  expect(await finish(theirs)).toMatchObject({ state: 'done' })
  expect(await violationsOf(world, deal.buyer.shopId)).toEqual([])
})

describe('a restriction ends in the moment', () => {
  test('in which the window ends: the round is over, and no bid waits in it', async () => {
    for (const _ of [1, 2, 3]) {
      const car = await world.closed({}, { bids: 2 })
      const id = await apply(car.bidders[0].dealer.shopId, 'offPlatformTrade')
      await world.pass(1)
      const { chooseUntil } = await world.clerk.ask(calls.getSellerTradeProcess, { params: { id: car.id } })
      const left = (new Date(chooseUntil ?? 0).getTime() - (await world.now()).getTime()) / 1_000
      await world.pass(left - 2)
      await Promise.all([pardon(id), world.pass(3)])
      await world.pass(1)
      expect(await around(world, car)).toMatchObject({
        auction: 'cancelled declined', order: 'declined', bids: Array(2).fill('bidFailed rejected'),
      })
      const held = await world.sql`select from biddings where auction_id = ${car.id} and state = 'biddingPaused'`
      expect(held).toEqual([])
    }
  })

  test('in which somebody else is chosen: of two ways to stand, one', async () => {
    for (const _ of [1, 2, 3]) {
      const car = await world.closed({}, { bids: 2 })
      const [first, second] = car.bidders
      const id = await apply(first.dealer.shopId, 'offPlatformTrade')
      await world.pass(1)
      const [asked] = await Promise.all([wordOf(request(world, car, second)), pardon(id)])
      expect(asked).toBe('done')
      expect((await around(world, car)).bids).toEqual(['bidding waiting', 'awardReserved awardInProgress'])
    }
  })
})

describe('a shop is suspended', () => {
  test('while it is asked: it may still say yes, and what it bid elsewhere binds', async () => {
    const deal = await standingAt(world, 'purchaseDecision')
    await moveShop(deal.buyer.shopId, 'suspend')
    await doing(deal.buyer, calls.acceptSelfPurchase, { params: { id: deal.contractId }, body: {} })
    expect(await around(world, deal)).toMatchObject({ order: 'awarded', contracts: ['tradeScheduling'] })
  })

  test('while it is asked and restricted: silence ends as silence of anybody', async () => {
    const deal = await standingAt(world, 'purchaseDecision')
    await moveShop(deal.buyer.shopId, 'suspend')
    await apply(deal.buyer.shopId, 'offPlatformTrade')
    await world.pass(26 * hour)
    expect(await around(world, deal)).toMatchObject({
      auction: 'contract', contracts: ['cancelled purchaseExpired'],
      bids: ['cancelled cancelled', 'bidding waiting'],
    })
    expect(await violationsOf(world, deal.buyer.shopId))
      .toEqual(['offPlatformTrade', 'selfContractPurchaseDecisionExpired'])
  })
})

describe('a partner is stopped', () => {
  test('while its seller has to choose: the time goes by, and its car comes back with the partner', async () => {
    const car = await world.closed({}, { bids: 2 })
    await movePartner('suspend')
    expect(await wordOf(request(world, car, car.bidders[0]))).toBe('FORBIDDEN')
    await world.pass(50 * hour)
    expect(await around(world, car)).toMatchObject({ auction: 'cancelled declined', order: 'declined' })
    await movePartner('resume')
    expect(await world.seller.ask(calls.getSellerTradeProcess, { params: { id: car.id } })).toBeDefined()
  })

  test('while its car is talked about: the office may sell it, or the time ends it', async () => {
    const [yes, silent] = await world.closedTwo(prime, { bids: 2, bestWon: 9_000_000 })
    expect((await around(world, yes)).bids[0]).toBe('bidding afterConsulting')
    await movePartner('suspend')
    const { id } = await doing(world.clerk, calls.openPrimeContract, { body: {
      auctionId: yes.id, bidderId: yes.bidders[0].id, consentNote: '전화로 동의함',
    } })
    expect(await seen(world, { contractId: id })).toMatchObject({ state: 'lienConfirmation' })
    await world.pass(30 * hour)
    expect((await around(world, silent)).contracts).toEqual([])
    expect((await around(world, silent)).auction).toMatch(/^cancelled /)
    await movePartner('resume')
  })

  test('and a cut that it cannot answer waits for the office, which decides it', async () => {
    const deal = await standingAt(world, 'tradeResult')
    await visitNow(world, deal)
    const asked = await cut(deal)
    await movePartner('suspend')
    expect(await wordOf(agree(deal, asked))).toBe('FORBIDDEN')
    await world.pass(25 * hour)
    expect(await seen(world, deal)).toMatchObject({ state: 'tradeResult', attention: 'staff' })
    await movePartner('resume')
  })
})
