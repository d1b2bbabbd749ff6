// Subscriptions through the front door: months as Seoul counts them, bought, granted, called off, taken back.
import { financeCalls as calls } from '@bidyard/contract/calls/finance'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { refusalOf } from '../../../testing/ask.ts'
import {
  acting, bankPays, bankTakesBack, booksOf, confirm, freshOwner, type MoneyWorld, moveClock, nowOf, once,
  openMoneyWorld, setAccount, soundBooks,
} from '../../../testing/money/money-world.ts'
import { subscriptionNow } from '../for-other-areas.ts'
import { type Month, monthOf } from './month-rules.ts'
import { requestSubscription } from './request-subscription.ts'

let world: MoneyWorld
let owner: TestMember & { readonly shopId: string }
beforeAll(async () => {
  world = await openMoneyWorld()
})
beforeEach(async () => {
  owner = await freshOwner(world)
  await world.app.sql`update clock_shift set shift = interval '0'`
})
afterAll(() => world.stop())

const later = async (months: number): Promise<Month> => monthOf(await nowOf(world), months)
const info = (month: Month) => owner.ask(calls.getSubscriptionInfo, { body: { month: month.name } })
const buy = async (month: Month) => {
  const asked = await acting(world, (given) => requestSubscription(given, {
    shopId: owner.shopId, memberId: owner.memberId, month,
  }))
  if (typeof asked === 'string') throw new Error(asked)
  return asked
}
const bought = async (month: Month) => {
  const { subscription, amount } = await buy(month)
  await bankPays(world, amount.id, amount.totalWon)
  return { id: subscription.id, amountId: amount.id }
}
const moveTo = async (moment: Date, by = 1): Promise<void> =>
  moveClock(world, (moment.getTime() - (await nowOf(world)).getTime()) / 1_000 + by)
const grant = (month: string, shopId = owner.shopId) =>
  once(world.staff, calls.grantShopSubscription, { body: { shopId, month, reason: '행사' } })
const cancelOwn = (month: string) => once(owner, calls.cancelOwnSubscription, { body: { month } })
const cancel = (id: string) =>
  once(world.staff, calls.cancelShopSubscription, { params: { id }, body: { reason: '요청' } })
const eventsOf = (name: string) => world.app.sql<{ month: string }[]>`
  select payload->>'month' as month from outbox where name = ${name} and payload->>'shopId' = ${owner.shopId}`

describe('a month', () => {
  test('that nobody bought is not purchased, and costs what the house asks', async () => {
    const month = await later(0)
    expect(await info(month)).toMatchObject({
      state: 'notPurchased', priceWon: 330_000, isEnough: false, subscription: null, isOver: false,
      startsAt: month.startsAt.toISOString(), endsAt: month.endsAt.toISOString(),
    })
  })

  test('is active at once in its month, upcoming before, and waits until it is paid', async () => {
    const [now, next] = [await later(0), await later(1)]
    const { amount } = await buy(now)
    expect(await info(now)).toMatchObject({ state: 'depositWaiting', isEnough: false })
    expect(amount).toMatchObject({ supplyWon: 300_000, vatWon: 30_000, totalWon: 330_000, feeType: 'subscriptionFee' })
    await bankPays(world, amount.id, 330_000)
    await bought(next)
    expect(await info(now)).toMatchObject({ state: 'active', isEnough: true })
    expect(await info(next)).toMatchObject({ state: 'upcoming', isEnough: false })
  })

  test('is paid by its last evening, also where the bank took the money back', async () => {
    const month = await later(1)
    const lastEvening = new Date(month.endsAt.getTime() - 3_600_000)
    await moveTo(month.endsAt, -86_400)
    const { dueAt, amountId } = await once(owner, calls.openVirtualAccount, { body: { month: month.name } })
    const amountDueAt = async () => (await owner.ask(calls.getAmount, { params: { id: amountId } })).dueAt
    expect([dueAt, await amountDueAt()]).toEqual([lastEvening.toISOString(), lastEvening.toISOString()])
    await bankPays(world, amountId, 330_000)
    await bankTakesBack(world, amountId)
    expect([(await info(month)).state, await amountDueAt()]).toEqual(['depositWaiting', lastEvening.toISOString()])
  })

  test('begins with the first second of its first day in Seoul and ends with the last', async () => {
    const [now, next] = [await later(0), await later(1)]
    expect(next.startsAt).toEqual(new Date(`${next.name}-01T00:00:00+09:00`))
    await bought(now)
    await bought(next)
    await moveTo(next.startsAt, -60)
    expect([(await info(now)).state, (await info(next)).state]).toEqual(['active', 'upcoming'])
    await moveTo(next.startsAt)
    expect([(await info(now)).state, (await info(next)).state]).toEqual(['expired', 'active'])
    const standing = await subscriptionNow(world.app.database.primary, owner.shopId, await nowOf(world))
    expect(standing).toMatchObject({ month: next.name, isEnough: true })
    await moveTo(next.endsAt)
    expect((await info(next)).state).toBe('expired')
  })

  test('is bought once', async () => {
    const month = await later(1)
    await bought(month)
    const again = () => acting(world, (given) => requestSubscription(given, {
      shopId: owner.shopId, memberId: null, month,
    }))
    expect(await again()).toBe('exists')
    const next = await later(2)
    const asked = await Promise.all(Array.from({ length: 10 }, () => acting(world, (given) =>
      requestSubscription(given, { shopId: owner.shopId, memberId: null, month: next }))))
    expect(asked.filter((one) => one !== 'exists')).toHaveLength(1)
  })

  test('that is not paid in time is cancelled, and may be asked for again', async () => {
    const month = await later(1)
    const { amount } = await buy(month)
    await moveClock(world, 96 * 3_600)
    expect(await info(month)).toMatchObject({ state: 'cancelled' })
    expect(await bankPays(world, amount.id, 330_000)).toBe('notPayable')
    await bought(await later(2))
    expect(await info(await later(2))).toMatchObject({ state: 'upcoming' })
  })

  test('that ends soon is told once, unless the next one is there', async () => {
    const month = await later(1)
    await bought(month)
    await moveTo(new Date(month.endsAt.getTime() - 3 * 86_400_000))
    expect(await eventsOf('subscriptionEnding')).toEqual([{ month: month.name }])
    const other = await freshOwner(world)
    owner = other
    const [first, second] = [await later(1), await later(2)]
    await bought(first)
    await bought(second)
    await moveTo(new Date(first.endsAt.getTime() - 3 * 86_400_000))
    expect(await eventsOf('subscriptionEnding')).toEqual([])
  })

  test.each(['2026-13', '2026-1', '202601', '', '1999-12', '내년'])('is not what %j says', async (month) => {
    const asked = [
      owner.ask(calls.getSubscriptionInfo, { body: { month } }), cancelOwn(month), grant(month),
      owner.ask(calls.getStatement, { params: { id: owner.shopId }, query: { month } }),
    ]
    for (const refused of await Promise.all(asked.map(refusalOf)))
      expect(refused.body.code).toBe('INVALID_MONTH_FORMAT')
  })
})

describe('the office', () => {
  test('gives a month away, which begins at once in its month, and takes it back', async () => {
    const [now, next] = [await later(0), await later(1)]
    const granted = await grant(now.name)
    expect(granted).toMatchObject({ state: 'active', amountId: null, priceWon: 0 })
    expect(await grant(next.name)).toMatchObject({ state: 'upcoming' })
    expect((await refusalOf(grant(now.name))).status).toBe(409)
    expect(await cancel(granted.id)).toMatchObject({ state: 'cancelled' })
    expect((await refusalOf(cancel(granted.id))).status).toBe(409)
    expect(await grant(now.name)).toMatchObject({ state: 'active' })
  })

  test('gives no month that is over, and none to a shop that does not exist', async () => {
    expect((await refusalOf(grant((await later(-1)).name))).status).toBe(409)
    expect((await refusalOf(grant((await later(1)).name, randomUUID()))).body.code).toBe('SHOP_NOT_FOUND')
  })

  test('gives the money of a month back with two people, and the books follow', async () => {
    const { id, amountId } = await bought(await later(0))
    const propose = () =>
      once(world.staff, calls.proposeSubscriptionRefund, { params: { id }, body: { reason: '폐업' } })
    expect((await refusalOf(propose())).status).toBe(409)
    await setAccount(owner)
    await confirm(world, (await propose()).id)
    expect(await info(await later(0))).toMatchObject({ state: 'refunded' })
    expect(await owner.ask(calls.getAmount, { params: { id: amountId } })).toMatchObject({ state: 'refunding' })
    expect((await refusalOf(propose())).status).toBe(409)
  })

  test('gives nothing back of a month that is over, by whichever page it is asked', async () => {
    const month = await later(0)
    const { id, amountId } = await bought(month)
    await setAccount(owner)
    await moveTo(month.endsAt)
    const body = { reason: '폐업' }
    const asked = [
      once(world.staff, calls.proposeSubscriptionRefund, { params: { id }, body }),
      once(world.staff, calls.proposeRefund, { params: { id: amountId }, body }),
    ]
    for (const refused of await Promise.all(asked.map(refusalOf))) expect(refused.status).toBe(409)
  })
})

describe('a shop', () => {
  test('calls off a month that waits or is ahead, not one that runs', async () => {
    const [now, next] = [await later(0), await later(1)]
    await bought(now)
    const { amountId } = await bought(next)
    expect((await refusalOf(cancelOwn(now.name))).status).toBe(409)
    const employee = await world.app.member({ shopId: owner.shopId })
    const byEmployee = once(employee, calls.cancelOwnSubscription, { body: { month: next.name } })
    expect((await refusalOf(byEmployee)).status).toBe(403)
    expect(await cancelOwn(next.name)).toMatchObject({ state: 'cancelled' })
    expect(await owner.ask(calls.getAmount, { params: { id: amountId } })).toMatchObject({ state: 'paid' })
    const { amount } = await buy(next)
    expect(await cancelOwn(next.name)).toMatchObject({ state: 'cancelled' })
    expect(await owner.ask(calls.getAmount, { params: { id: amount.id } })).toMatchObject({ state: 'voided' })
    expect((await refusalOf(cancelOwn(next.name))).status).toBe(409)
  })

  test('asks as a member of it', async () => {
    const month = (await later(0)).name
    const asked = [
      world.staff.ask(calls.getSubscriptionInfo, { body: { month } }),
      once(world.staff, calls.cancelOwnSubscription, { body: { month } }),
    ]
    for (const refused of await Promise.all(asked.map(refusalOf)))
      expect(refused.body.code).toBe('MEMBER_IS_NOT_SHOP_MEMBER')
    const lost = await world.app.member({ type: 'admin' })
    await world.app.database.transact((tx) => tx.deleteFrom('members').where('id', '=', lost.memberId).execute())
    const lonely = [
      lost.ask(calls.getSubscriptionInfo, { body: { month } }),
      once(lost, calls.cancelOwnSubscription, { body: { month } }), setAccount(lost),
    ]
    for (const refused of await Promise.all(lonely.map(refusalOf))) expect(refused.body.code).toBe('MEMBER_NOT_FOUND')
  })

  test('sees its own months and no other', async () => {
    const month = await later(1)
    const { id } = await bought(month)
    const filter = { state: { eq: 'upcoming' as const }, month: { eq: month.name }, shopName: { like: '한빛' } }
    const query = { filter, sort: [{ month: 'desc' as const }] }
    expect((await owner.ask(calls.listShopSubscriptions, { query })).items.map((one) => one.id)).toEqual([id])
    expect((await world.stranger.ask(calls.listShopSubscriptions, { query })).items).toEqual([])
    const get = (who: TestMember) => who.ask(calls.getShopSubscription, { params: { id } })
    expect(await get(owner)).toEqual(await get(world.staff))
    expect((await refusalOf(get(world.stranger))).status).toBe(404)
  })
})

describe('the bank', () => {
  test('takes back what paid a month that runs: it waits again and can be paid again', async () => {
    const month = await later(0)
    const { amountId } = await bought(month)
    expect(await bankTakesBack(world, amountId)).toBe('unsettled')
    expect(await info(month)).toMatchObject({ state: 'depositWaiting', isEnough: false })
    expect(await bankPays(world, amountId, 330_000)).toBe('settled')
    expect(await info(month)).toMatchObject({ state: 'active' })
  })

  test('takes back what paid a month that is over: it is owed, and paid as any bill', async () => {
    const month = await later(0)
    const { amountId } = await bought(month)
    await moveTo(month.endsAt)
    await bankTakesBack(world, amountId)
    expect(await info(month)).toMatchObject({ state: 'expired' })
    expect(await owner.ask(calls.getAmount, { params: { id: amountId } })).toMatchObject({ state: 'billed' })
    expect(await owner.ask(calls.getDepositInfo)).toMatchObject({ billedWon: 330_000 })
    // It is not paid, so nobody is told that it is.
    const asAMonth = once(owner, calls.openVirtualAccount, { body: { month: month.name } })
    expect((await refusalOf(asAMonth)).status).toBe(409)
    const account = await once(owner, calls.openAmountAccount, { params: { id: amountId } })
    expect(account).toMatchObject({ purpose: 'amount', amountWon: 330_000 })
    expect(Date.parse(account.dueAt)).toBeGreaterThan((await nowOf(world)).getTime())
  })

  test('takes back what paid a month that was called off: nothing is left to refund', async () => {
    const month = await later(1)
    const { amountId } = await bought(month)
    await cancelOwn(month.name)
    await bankTakesBack(world, amountId)
    expect(await owner.ask(calls.getAmount, { params: { id: amountId } })).toMatchObject({ state: 'voided' })
  })

  test('that the shop called off after it was paid waits at the desk until its money goes back', async () => {
    const deskOf = async () => {
      const { monthsToRefund, monthsToRefundWon } = await world.staff.ask(calls.getMoneyDesk, {})
      const { items } = await world.staff.ask(calls.listShopSubscriptions, {
        query: { filter: { isToRefund: { eq: true }, shopId: { eq: owner.shopId } } },
      })
      return { monthsToRefund, monthsToRefundWon, ids: items.map((item) => item.id) }
    }
    const idsOf = async (asked?: object) => (await world.staff.ask(calls.listShopSubscriptions, {
      query: { size: 100, ...(asked === undefined ? {} : { filter: { isToRefund: asked } }) },
    })).items.map((item) => item.id).toSorted()
    const before = await deskOf()
    const month = await later(1)
    const { id } = await bought(month)
    expect(await deskOf()).toEqual(before)
    await cancelOwn(month.name)
    expect(await deskOf()).toEqual({
      monthsToRefund: before.monthsToRefund + 1, monthsToRefundWon: before.monthsToRefundWon + 330_000, ids: [id],
    })
    const [all, waitingIds] = [await idsOf(), await idsOf({ eq: true })]
    const others = all.filter((one) => !waitingIds.includes(one))
    for (const asked of [{ eq: false }, { notEq: true }, { in: [false] }]) expect(await idsOf(asked)).toEqual(others)
    await setAccount(owner)
    const waiting = await deskOf()
    const propose = () =>
      once(world.staff, calls.proposeSubscriptionRefund, { params: { id }, body: { reason: '이용 취소' } })
    const proposal = await propose()
    expect(await deskOf()).toEqual(before)
    await once(world.staff, calls.withdrawMoneyProposal, { params: { id: proposal.id }, body: { reason: '확인 필요' } })
    expect(await deskOf()).toEqual(waiting)
    await confirm(world, (await propose()).id)
    expect(await deskOf()).toEqual(before)
  })

  test('takes back what is being refunded: the shop owes it', async () => {
    const { id, amountId } = await bought(await later(0))
    await setAccount(owner)
    await confirm(world, (await once(world.staff, calls.proposeSubscriptionRefund, {
      params: { id }, body: { reason: '폐업' },
    })).id)
    expect(await bankTakesBack(world, amountId)).toBe('claimed')
    expect(await bankTakesBack(world, amountId)).toBe('claimed')
    expect(await owner.ask(calls.getDepositInfo)).toMatchObject({ claimWon: 330_000 })
  })
})

test('all of this leaves books that are sound', async () => {
  expect(await booksOf(world)).toEqual(soundBooks)
})
