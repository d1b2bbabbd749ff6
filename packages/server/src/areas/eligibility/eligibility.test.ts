// Eligibility through the front door: every obstacle at once, right at once on two nodes, by one question.
import { randomUUID } from 'node:crypto'
import { eligibilityCalls as calls } from '@bidyard/contract/calls/eligibility'
import { membersCalls } from '@bidyard/contract/calls/members'
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { violationsCalls } from '@bidyard/contract/calls/violations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestMember } from '../../testing/app.ts'
import { askerOf, refusalOf } from '../../testing/ask.ts'
import { openLiveClient } from '../../testing/live-client.ts'
import { once, openSanctionsWorld, type SanctionsWorld } from '../../testing/violations/sanctions-world.ts'
import { until } from '../../testing/until.ts'
import { billAmount, depositOf, findOpenMoney, issueAmount, subscriptionNow } from '../finance/for-other-areas.ts'
import { readEligibility } from './for-other-areas.ts'

let world: SanctionsWorld
beforeAll(async () => {
  world = await openSanctionsWorld()
})
afterAll(() => world.stop())

const ask = (who: TestMember) => who.ask(calls.getBiddingEligibility, { body: {} })
const obstacles = async (who: TestMember) => (await ask(who)).obstacles.map(({ obstacle }) => obstacle)
const monthNow = async () => (await world.now()).toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' }).slice(0, 7)
const ready = async () => {
  const dealer = await world.dealer()
  await world.payDeposit(dealer.shopId)
  await world.payMonth(dealer.shopId, await monthNow())
  return dealer
}
const bill = (shopId: string, dueAt: Date) => world.act('flow', async (given) => {
  const amount = await issueAmount(given, {
    source: `test:${randomUUID()}`, kind: 'fee', feeType: 'successBidFee', shopId, totalWon: 185_000,
  })
  return billAmount(given, amount, { as: 'flow', dueAt })
})

describe('a dealer', () => {
  test('who has paid deposit and month may bid', async () => {
    const dealer = await ready()
    expect(await ask(dealer)).toMatchObject({
      isEligible: true, obstacles: [], memberId: dealer.memberId, shopId: dealer.shopId,
      deposit: { neededWon: 3_000_000, heldWon: 3_000_000 }, openAwards: { count: 0, max: 10 },
      subscription: { month: await monthNow(), isNeeded: true, state: 'active' }, restriction: { kind: 'none' },
    })
  })

  test('is told everything that stands in the way, at once', async () => {
    const dealer = await world.dealer()
    const employee = await world.member({ shopId: dealer.shopId })
    await world.apply(dealer.shopId, 'offPlatformTrade')
    await world.clerk.ask(shopsCalls.changeShopState, {
      params: { id: dealer.shopId }, body: { action: 'suspend', reason: '서류 확인' },
    })
    expect(await obstacles(employee)).toEqual([
      'noBiddingPermission', 'shopNotActive', 'shopRestricted', 'depositMissing', 'subscriptionInactive',
      'amountOverdue',
    ])
  })

  test('sees each change with the next question', async () => {
    const dealer = await ready()
    const employee = await world.member({ shopId: dealer.shopId })
    expect(await obstacles(employee)).toEqual(['noBiddingPermission'])
    await dealer.ask(membersCalls.setBidPermission, { params: { id: employee.memberId }, body: { mayBid: true } })
    expect(await obstacles(employee)).toEqual([])
    const { id } = await world.apply(dealer.shopId, 'selfContractScreeningSubmitExpired')
    expect(await ask(employee)).toMatchObject({ restriction: { kind: 'warning', until: null, isUntilAct: true } })
    await once(world.clerk, violationsCalls.releaseBidRestriction, { params: { id }, body: { reason: '해제' } })
    expect(await obstacles(employee)).toEqual([])
    await bill(dealer.shopId, new Date((await world.now()).getTime() - 1_000))
    expect((await ask(employee)).obstacles).toEqual([{ obstacle: 'amountOverdue', until: null, missingWon: 185_000 }])
  })

  test('may not bid with the first second of a month that is not paid', async () => {
    const dealer = await ready()
    const [year = 0, month = 0] = (await monthNow()).split('-').map(Number)
    const border = new Date(Date.UTC(year, month, 1) - 9 * 3_600_000)
    await world.shift((border.getTime() - (await world.now()).getTime()) / 1_000 - 3)
    expect(await obstacles(dealer)).toEqual([])
    await world.shift(4)
    expect(await obstacles(dealer)).toEqual(['subscriptionInactive'])
  })
})

test('the office asks for a member; a dealer for nobody else', async () => {
  const dealer = await ready()
  const named = (who: TestMember, memberId: string) => who.ask(calls.getBiddingEligibility, { body: { memberId } })
  expect(await named(world.clerk, dealer.memberId)).toMatchObject({ isEligible: true, shopId: dealer.shopId })
  const codeOf = async (asked: Promise<unknown>) => (await refusalOf(asked)).body.code
  const stranger = await world.dealer()
  for (const call of [calls.getBiddingEligibility, violationsCalls.getViolationInfo]) {
    const of = (who: TestMember, memberId: string | null) => codeOf(who.ask(call, { body: { memberId } }))
    expect(await of(world.clerk, randomUUID())).toBe('MEMBER_NOT_FOUND')
    expect(await of(stranger, dealer.memberId)).toBe('MEMBER_NOT_FOUND')
    expect(await of(world.clerk, null)).toBe('MEMBER_IS_NOT_SHOP_MEMBER')
  }
})

test('its one question says the same as the areas that the facts come from', async () => {
  const [one, two] = [await ready(), await world.dealer()]
  await world.apply(one.shopId, 'unfairPriceReduction', { priceWon: 100_000_000 })
  await bill(two.shopId, new Date((await world.now()).getTime() - 60_000))
  await bill(two.shopId, new Date((await world.now()).getTime() + 60_000))
  const db = world.database.primary
  const found = await readEligibility(db, [one.memberId, two.memberId, randomUUID()])
  expect(found.size).toBe(2)
  for (const { memberId, shopId } of [one, two]) {
    const facts = found.get(memberId)?.facts
    const [deposit, money] = [await depositOf(db, shopId), await findOpenMoney(db, shopId)]
    const subscription = await subscriptionNow(db, shopId, await world.now())
    expect(facts).toMatchObject({
      heldWon: deposit.heldWon, neededWon: deposit.neededWon, overdueCount: money.overdueCount,
      overdueWon: money.overdueWon, subscriptionState: subscription.state, monthlyWon: subscription.priceWon,
    })
  }
})

test('awards that are open count against the grade', async () => {
  const dealer = await ready()
  const judged = async (open: number) => (await readEligibility(
    world.database.primary, [dealer.memberId], new Map([[dealer.shopId, open]]),
  )).get(dealer.memberId)?.obstacles.map(({ obstacle }) => obstacle)
  expect(await judged(9)).toEqual([])
  expect(await judged(10)).toEqual(['openAwardsMax'])
})

describe('on two nodes', () => {
  let other: TestApp
  beforeAll(async () => {
    other = await startTestApp({}, { database: { url: world.databaseUrl, drop: async () => {} } })
  })
  afterAll(() => other.stop())

  test('a sanction on one is in force on the other at once, and its screens hear of it within a second', async () => {
    const [dealer, stranger] = [await ready(), await ready()]
    const there = askerOf(other.base, dealer.token)
    const [own, foreign] = [
      await openLiveClient(other.base, dealer.token), await openLiveClient(other.base, stranger.token),
    ]
    const told = () => own.heard.filter(({ name }) => name === 'biddingEligibilityChanged').map(({ data }) => data)
    await world.apply(dealer.shopId, 'offPlatformTrade')
    expect((await there(calls.getBiddingEligibility, { body: {} })).isEligible).toBe(false)
    await until(() => told().length > 0, 1_000)
    expect(told()[0]).toEqual({ shopId: dealer.shopId })
    await world.apply(stranger.shopId, 'offPlatformTrade')
    await until(() => foreign.heard.some(({ name }) => name === 'biddingEligibilityChanged'), 1_000)
    expect(JSON.stringify(foreign.heard)).not.toContain(dealer.shopId)
    await Promise.all([own.close(), foreign.close()])
  })
})
