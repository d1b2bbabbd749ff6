// No number is given out that is over already: what was to be paid by now is found as the clock will leave it.
import { financeCalls as calls } from '@bidyard/contract/calls/finance'
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf, statusOf } from '../../../testing/ask.ts'
import {
  booksOf, freshOwner, type MoneyWorld, moveClock, nowOf, once, openMoneyWorld, soundBooks,
} from '../../../testing/money/money-world.ts'
import { monthOf } from '../subscriptions/month-rules.ts'

let world: MoneyWorld
let owner: MoneyWorld['owner']
beforeAll(async () => {
  world = await openMoneyWorld()
})
beforeEach(async () => {
  owner = await freshOwner(world)
})
afterAll(() => world.stop())

const nowMs = async () => (await nowOf(world)).getTime()
/** So many seconds past a moment, with everything done that the clock has to do by then. */
const passTo = async (moment: string | null, seconds: number) =>
  moveClock(world, (Date.parse(moment ?? '') - await nowMs()) / 1_000 + seconds)
/** The end of an outage: every time that was not over when it began is moved by as much. */
const sleepTo = async (moment: string | null, seconds: number) => {
  await passTo(moment, -60)
  await world.app.sql`update node_beats set beat_at = statement_timestamp() - make_interval(secs => 12)`
  await world.app.sweeper.sweep()
  await passTo(moment, seconds)
}
const openDeposit = () => once(owner, calls.openDepositAccount, {})
const openMonth = (month: string) => once(owner, calls.openVirtualAccount, { body: { month } })
const infoOf = (month: string) => owner.ask(calls.getSubscriptionInfo, { body: { month } })
const stateOf = async (id: string) => (await world.staff.ask(calls.getAmount, { params: { id } })).state
const askedFor = () =>
  once(world.staff, calls.requestShopDeposit, { body: { shopId: owner.shopId, reason: '가입' } })

describe('a deposit that is waited for still when its time is over', () => {
  test.each([['every evening', passTo], ['after an outage', sleepTo]])('%s is asked for anew', async (_, past) => {
    const { id, amountId, amountWon, dueAt } = await askedFor()
    await past(dueAt, 120)
    const { waiting } = await owner.ask(calls.getDepositInfo, {})
    expect(waiting?.id).toBe(id)
    const account = await openDeposit()
    expect(Date.parse(account.dueAt)).toBeGreaterThan(await nowMs())
    expect(account).toMatchObject({ amountWon, standing: 'issuing' })
    expect(account.amountId).not.toBe(amountId)
    // As the clock leaves it: the office sees one that was not paid in time, and one that is waited for.
    expect(await stateOf(amountId)).toBe('voided')
    const { items } = await world.staff.ask(calls.listShopDeposits, {
      query: { filter: { shopId: { eq: owner.shopId } } },
    })
    const isVoided = new Map(items.map((one) => [one.id, one.voidedAt !== null]))
    expect([isVoided.size, isVoided.get(id)]).toEqual([2, true])
    expect([...isVoided.values()].filter(Boolean)).toHaveLength(1)
    // The clock comes by, and finds nothing to give up.
    await moveClock(world, 20 * 60)
    expect((await owner.ask(calls.getDepositInfo, {})).account?.id).toBe(account.id)
    expect(await booksOf(world)).toEqual(soundBooks)
  })

  test('keeps its number as long as its bank may tell of money', async () => {
    const { dueAt } = await askedFor()
    const { id } = await openDeposit()
    // The clock has not come by yet.
    await world.app.sql`
      update clock_shift set shift = shift + (${dueAt}::timestamptz - app_now()) + interval '2 minutes'`
    expect(await codeOf(openDeposit())).toBe('VIRTUAL_ACCOUNT_ALREADY_EXISTS')
    expect((await owner.ask(calls.getDepositInfo, {})).account?.id).toBe(id)
  })

  test('is given up for a shop that closed meanwhile, which puts down nothing', async () => {
    const { dueAt } = await askedFor()
    await passTo(dueAt, 120)
    await world.staff.ask(shopsCalls.changeShopState, {
      params: { id: owner.shopId }, body: { action: 'close', reason: '폐업' },
    })
    expect(await statusOf(openDeposit())).toBe(409)
  })
})

describe('a month that is waited for still when its time is over', () => {
  /** Its number was called off by the bank, so that another one may be asked for. */
  const wanted = async (later: number) => {
    const month = monthOf(await nowOf(world), later).name
    const { id, amountId, dueAt } = await openMonth(month)
    await world.app.sql`update virtual_accounts set state = 'closed', ending = 'failed', closed_at = app_now(),
      failure = 'bank' where id = ${id}`
    return { month, amountId, dueAt }
  }

  test('is asked for anew', async () => {
    const { month, amountId, dueAt } = await wanted(2)
    await passTo(dueAt, 120)
    expect(await infoOf(month)).toMatchObject({ state: 'depositWaiting', account: null })
    const account = await openMonth(month)
    expect(Date.parse(account.dueAt)).toBeGreaterThan(await nowMs())
    expect(account.amountId).not.toBe(amountId)
    expect(await stateOf(amountId)).toBe('voided')
    await moveClock(world, 20 * 60)
    expect(await infoOf(month)).toMatchObject({ state: 'depositWaiting', account: { id: account.id } })
  })

  test('is refused where the month itself is over, as it is once the clock has come by', async () => {
    const { endsAt } = monthOf(await nowOf(world))
    await passTo(endsAt.toISOString(), -600)
    const { month, amountId, dueAt } = await wanted(0)
    expect(dueAt).toBe(endsAt.toISOString())
    await passTo(dueAt, 120)
    expect(await infoOf(month)).toMatchObject({ state: 'depositWaiting', isOver: true })
    expect(await statusOf(openMonth(month))).toBe(409)
    await moveClock(world, 20 * 60)
    expect(await infoOf(month)).toMatchObject({ state: 'cancelled' })
    expect(await stateOf(amountId)).toBe('voided')
    expect(await statusOf(openMonth(month))).toBe(409)
  })
})
