// Account numbers through the front door and a bank that speaks over HTTP: opened, paid, closed, late, and in races.
import { randomUUID } from 'node:crypto'
import { financeCalls as calls } from '@bidyard/contract/calls/finance'
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { refusalOf } from '../../../testing/ask.ts'
import {
  accountOf, type BankWorld, openBankWorld, openDeposit, openFee, openMonth, transfer, unmatchedOf, untilStanding,
} from '../../../testing/money/bank-world.ts'
import {
  booksOf, confirm, freshOwner, moveClock, nowOf, once, payDeposit, soundBooks,
} from '../../../testing/money/money-world.ts'
import { until } from '../../../testing/until.ts'
import { monthOf } from '../subscriptions/month-rules.ts'

let world: BankWorld
let owner: TestMember & { readonly shopId: string }
beforeAll(async () => {
  world = await openBankWorld()
})
beforeEach(async () => {
  owner = await freshOwner(world)
})
afterAll(() => world.stop())

const day = 86_400
const codeOf = async (asked: Promise<unknown>) => (await refusalOf(asked)).body.code
const month = async (later = 0) => monthOf(await nowOf(world), later).name
const open = (name: string, who = owner) => once(who, calls.openVirtualAccount, { body: { month: name } })
const close = (name: string, who = owner) => who.ask(calls.closeVirtualAccount, { body: { month: name } })
const amountOf = (id: string) => owner.ask(calls.getAmount, { params: { id } })
const infoOf = (name: string) => owner.ask(calls.getSubscriptionInfo, { body: { month: name } })

describe('a month', () => {
  test('is wanted, gets a number for itself, is paid at the bank and begins', async () => {
    const name = await month()
    const asked = await open(name)
    expect(asked).toMatchObject({
      purpose: 'subscription', month: name, state: 'opened', standing: 'issuing', accountNumber: null,
      amountWon: 330_000, shopId: owner.shopId,
    })
    const account = await untilStanding(world, asked.id, 'open')
    expect(account).toMatchObject({ bankCode: '088', accountNumber: expect.stringMatching(/^79\d{12}$/) as string })
    expect(await infoOf(name)).toMatchObject({ state: 'depositWaiting', account: { id: account.id, standing: 'open' } })
    const { told } = await transfer(world, account.id)
    expect(told.map(({ answer }) => answer)).toEqual(['200', '200'])
    expect(await accountOf(owner, account.id)).toMatchObject({ state: 'closed', standing: 'paid' })
    expect(await infoOf(name)).toMatchObject({ state: 'active', isEnough: true, account: null })
    expect(await amountOf(account.amountId)).toMatchObject({ state: 'paid', paymentMethod: 'virtualAccount' })
    expect(await booksOf(world)).toEqual(soundBooks)
  })

  test('that lies ahead is bought for later', async () => {
    const name = await month(2)
    await transfer(world, (await openMonth(world, owner, name)).id)
    expect(await infoOf(name)).toMatchObject({ state: 'upcoming' })
  })

  test('has one number at a time, also when many ask at once', async () => {
    const name = await month()
    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => open(name)))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await codeOf(open(name))).toBe('VIRTUAL_ACCOUNT_ALREADY_EXISTS')
  })

  test('is told once for one key', async () => {
    const [name, key] = [await month(), randomUUID()]
    const ask = () => owner.ask(calls.openVirtualAccount, { body: { month: name } }, { key })
    expect((await ask()).id).toBe((await ask()).id)
  })

  test('is called off with its number, at the bank too, and can be wanted again', async () => {
    const name = await month()
    const account = await openMonth(world, owner, name)
    expect(await close(name)).toMatchObject({ state: 'closed', standing: 'calledOff' })
    expect(await infoOf(name)).toMatchObject({ state: 'cancelled', account: null })
    expect(await codeOf(close(name))).toBe('VIRTUAL_ACCOUNT_NOT_FOUND')
    await until(async () => (await world.counter.find(account.id))?.record.status === 'CANCELED')
    expect((await open(name)).id).not.toBe(account.id)
  })

  test('that is paid has no number to open or to close, also when the bank stays silent about it', async () => {
    const name = await month()
    const { id } = await openMonth(world, owner, name)
    await transfer(world, id, { tells: false })
    expect((await accountOf(owner, id)).standing).toBe('open')
    expect(await codeOf(close(name))).toBe('VIRTUAL_ACCOUNT_ALREADY_PAID')
    expect(await infoOf(name)).toMatchObject({ state: 'active' })
    expect(await codeOf(open(name))).toBe('VIRTUAL_ACCOUNT_ALREADY_PAID')
    expect(await codeOf(close(name))).toBe('VIRTUAL_ACCOUNT_ALREADY_PAID')
  })

  test('must be a month, and one that is not over', async () => {
    expect(await codeOf(open('2026-13'))).toBe('INVALID_MONTH_FORMAT')
    expect(await codeOf(close('next'))).toBe('INVALID_MONTH_FORMAT')
    expect((await refusalOf(open('2020-01'))).status).toBe(409)
    expect(await codeOf(close(await month(5)))).toBe('VIRTUAL_ACCOUNT_NOT_FOUND')
  })

  test('given away has nothing to pay', async () => {
    const name = await month()
    const body = { shopId: owner.shopId, month: name, reason: '개장 기념' }
    await once(world.staff, calls.grantShopSubscription, { body })
    expect(await codeOf(open(name))).toBe('VIRTUAL_ACCOUNT_ALREADY_PAID')
    expect(await codeOf(close(name))).toBe('VIRTUAL_ACCOUNT_NOT_FOUND')
  })
})

describe('a deposit', () => {
  test('is asked for by the shop itself, and paid', async () => {
    const account = await openDeposit(world, owner)
    expect(account).toMatchObject({ purpose: 'deposit', month: null, amountWon: 3_000_000 })
    expect(await owner.ask(calls.getDepositInfo, {})).toMatchObject({ account: { id: account.id }, isEnough: false })
    await transfer(world, account.id)
    expect(await owner.ask(calls.getDepositInfo, {})).toMatchObject({ account: null, isEnough: true, waiting: null })
    expect(await codeOf(once(owner, calls.openDepositAccount, {}))).toBe('VIRTUAL_ACCOUNT_ALREADY_PAID')
    expect(await codeOf(owner.ask(calls.closeDepositAccount, {}))).toBe('VIRTUAL_ACCOUNT_ALREADY_PAID')
  })

  test('stays asked for when its number is closed', async () => {
    expect(await codeOf(owner.ask(calls.closeDepositAccount, {}))).toBe('VIRTUAL_ACCOUNT_NOT_FOUND')
    const account = await openDeposit(world, owner)
    expect(await codeOf(once(owner, calls.openDepositAccount, {}))).toBe('VIRTUAL_ACCOUNT_ALREADY_EXISTS')
    expect(await owner.ask(calls.closeDepositAccount, {})).toMatchObject({ id: account.id, standing: 'calledOff' })
    const info = await owner.ask(calls.getDepositInfo, {})
    expect(info).toMatchObject({ account: null, waiting: { state: 'depositWaiting' } })
    expect((await openDeposit(world, owner)).amountId).toBe(account.amountId)
  })

  test('that the office waits for no longer closes its number', async () => {
    const account = await openDeposit(world, owner)
    const { waiting } = await owner.ask(calls.getDepositInfo, {})
    await once(world.staff, calls.voidShopDeposit, { params: { id: waiting?.id ?? '' }, body: { reason: '가입 취소' } })
    expect(await accountOf(owner, account.id)).toMatchObject({ standing: 'calledOff' })
  })
})

test('a shop that has closed buys nothing more, and still pays what it owes', async () => {
  const { amount } = await openFee(world, owner)
  await owner.ask(calls.closeAmountAccount, { params: { id: amount.id } })
  await world.staff.ask(shopsCalls.changeShopState, {
    params: { id: owner.shopId }, body: { action: 'close', reason: '폐업' },
  })
  expect((await refusalOf(open(await month()))).status).toBe(409)
  expect((await refusalOf(once(owner, calls.openDepositAccount, {}))).status).toBe(409)
  const { id } = await once(owner, calls.openAmountAccount, { params: { id: amount.id } })
  await transfer(world, (await untilStanding(world, id, 'open')).id)
  expect((await amountOf(amount.id)).state).toBe('paid')
})

describe('an amount', () => {
  test('is paid by a number of its own', async () => {
    const { amount, account } = await openFee(world, owner)
    const again = once(owner, calls.openAmountAccount, { params: { id: amount.id } })
    expect(await codeOf(again)).toBe('VIRTUAL_ACCOUNT_ALREADY_EXISTS')
    await transfer(world, account.id)
    expect(await amountOf(amount.id)).toMatchObject({ state: 'paid', paymentMethod: 'virtualAccount' })
    for (const call of [calls.openAmountAccount, calls.closeAmountAccount])
      expect(await codeOf(once(owner, call, { params: { id: amount.id } }))).toBe('VIRTUAL_ACCOUNT_ALREADY_PAID')
  })

  test('that was paid by hand closes its number', async () => {
    const { amount, account } = await openFee(world, owner)
    const { id } = await once(world.staff, calls.proposeSettlement, {
      params: { id: amount.id }, body: { paymentMethod: 'cash', paidWon: amount.totalWon, reason: '현금 수납' },
    })
    await confirm(world, id)
    expect(await accountOf(owner, account.id)).toMatchObject({ standing: 'calledOff' })
  })

  test('of another shop is not there, a deposit has a way of its own, and without a number none closes', async () => {
    const { amount } = await openFee(world, owner)
    const stranger = await freshOwner(world)
    for (const call of [calls.openAmountAccount, calls.closeAmountAccount]) {
      expect((await refusalOf(once(stranger, call, { params: { id: amount.id } }))).status).toBe(404)
      expect((await refusalOf(once(stranger, call, { params: { id: randomUUID() } }))).status).toBe(404)
    }
    const { amountId } = await openDeposit(world, owner)
    expect((await refusalOf(once(owner, calls.openAmountAccount, { params: { id: amountId } }))).status).toBe(409)
    await owner.ask(calls.closeAmountAccount, { params: { id: amount.id } })
    const closeAgain = owner.ask(calls.closeAmountAccount, { params: { id: amount.id } })
    expect(await codeOf(closeAgain)).toBe('VIRTUAL_ACCOUNT_NOT_FOUND')
    await once(world.staff, calls.voidAmount, { params: { id: amount.id }, body: { reason: '착오 청구' } })
    expect((await refusalOf(once(owner, calls.openAmountAccount, { params: { id: amount.id } }))).status).toBe(409)
  })
})

describe('the end of a number', () => {
  test('comes by itself after 72 hours, here and at the bank; the month lapses with it', async () => {
    const name = await month(3)
    const { id } = await openMonth(world, owner, name)
    await moveClock(world, 4 * day)
    expect(await untilStanding(world, id, 'expired')).toMatchObject({ state: 'closed' })
    expect(await infoOf(name)).toMatchObject({ state: 'cancelled' })
    expect(await codeOf(close(name))).toBe('VIRTUAL_ACCOUNT_NOT_FOUND')
  })

  test('finds what came at the last moment and was never told, before anything lapses', async () => {
    const name = await month(3)
    const { id, dueAt } = await openMonth(world, owner, name)
    await transfer(world, id, { tells: false })
    await moveClock(world, (Date.parse(dueAt) - (await nowOf(world)).getTime()) / 1_000 + 60)
    await untilStanding(world, id, 'paid')
    expect(await infoOf(name)).toMatchObject({ state: 'upcoming' })
  })

  test('by which the month was called off leaves the money to the office that the bank never told of', async () => {
    const name = await month(3)
    const { id } = await openMonth(world, owner, name)
    await transfer(world, id, { tells: false })
    await once(owner, calls.cancelOwnSubscription, { body: { month: name } })
    await until(async () => {
      world.app.jobs.wake()
      return (await unmatchedOf(world, owner.shopId)).length === 1
    })
    expect(await unmatchedOf(world, owner.shopId)).toMatchObject([{ why: 'closedAccount', won: 330_000 }])
    expect(await booksOf(world)).toEqual(soundBooks)
  })
})

describe('a race', () => {
  test('between opening and closing leaves one open number or none', async () => {
    const name = await month()
    for (let round = 0; round < 4; round += 1) {
      await Promise.allSettled([open(name), close(name), open(name), close(name)])
      const filter = { shopId: { eq: owner.shopId }, state: { eq: 'opened' as const } }
      const { items } = await owner.ask(calls.listVirtualAccounts, { query: { filter } })
      expect(items.length).toBeLessThan(2)
      const info = await infoOf(name)
      expect(info.account?.id).toBe(items[0]?.id)
      expect(info.state).toBe(items.length === 1 ? 'depositWaiting' : 'cancelled')
    }
  })

  test('between closing and money ends with the money paid or parked, never lost', async () => {
    for (let round = 0; round < 4; round += 1) {
      const who = await freshOwner(world)
      const { amount, account } = await openFee(world, who)
      await Promise.allSettled([
        who.ask(calls.closeAmountAccount, { params: { id: amount.id } }), transfer(world, account.id),
      ])
      await until(async () => {
        world.app.jobs.wake()
        const { state } = await who.ask(calls.getAmount, { params: { id: amount.id } })
        return (state === 'paid') !== ((await unmatchedOf(world, who.shopId)).length === 1)
      })
    }
    expect(await booksOf(world)).toEqual(soundBooks)
  })
})

test('nobody but shops opens numbers, and nobody sees those of others', async () => {
  await payDeposit(world, owner.shopId)
  const { account } = await openFee(world, owner)
  const stranger = await freshOwner(world)
  expect((await refusalOf(accountOf(stranger, account.id))).status).toBe(404)
  expect((await stranger.ask(calls.listVirtualAccounts, { query: {} })).items).toEqual([])
  const other = await world.app.member({ type: 'partner_user' })
  const body = { month: await month() }
  const asked = () => [
    once(other, calls.openDepositAccount, {}), other.ask(calls.closeDepositAccount, {}),
    once(other, calls.openVirtualAccount, { body }), other.ask(calls.closeVirtualAccount, { body }),
  ].map(codeOf)
  expect(new Set(await Promise.all(asked()))).toEqual(new Set(['MEMBER_IS_NOT_SHOP_MEMBER']))
  await world.app.database.transact((tx) => tx.deleteFrom('members').where('id', '=', other.memberId).execute())
  expect(new Set(await Promise.all(asked()))).toEqual(new Set(['MEMBER_NOT_FOUND']))
})
