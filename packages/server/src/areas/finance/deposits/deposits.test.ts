// Deposits through the front door: asked for, paid, used by sanctions, given back, and taken back by the bank.
import { randomUUID } from 'node:crypto'
import { financeCalls as calls } from '@bidyard/contract/calls/finance'
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { refusalOf } from '../../../testing/ask.ts'
import {
  acting, bankPays, bankTakesBack, booksOf, confirm, freshOwner, type MoneyWorld, moveClock, once, openMoneyWorld,
  payDeposit, setAccount, soundBooks,
} from '../../../testing/money/money-world.ts'
import { restoreTaken, takeFromDeposit } from '../for-other-areas.ts'
import type { TakeWish } from './take-from-deposit.ts'

let world: MoneyWorld
let owner: TestMember & { readonly shopId: string }
beforeAll(async () => {
  world = await openMoneyWorld()
})
beforeEach(async () => {
  owner = await freshOwner(world)
})
afterAll(() => world.stop())

const info = () => owner.ask(calls.getDepositInfo)
const request = (shopId = owner.shopId) =>
  once(world.staff, calls.requestShopDeposit, { body: { shopId, reason: '가입 보증금' } })
const take = (wantedWon: number, more: Partial<TakeWish> = {}) => acting(world, (given) => takeFromDeposit(given, {
  shopId: owner.shopId, source: `penalty:${randomUUID()}`, wantedWon, reason: '차량대금 미납', subject: 'penalty',
  subjectId: randomUUID(), ...more,
}))
const restore = (source: string) => acting(world, (given) => restoreTaken(given, { source, reason: '면제' }))
const deposits = async () => (await owner.ask(calls.listShopDeposits, { query: {} })).items

describe('a deposit', () => {
  test('is asked for once, by what the shop trades, and counts when it has arrived', async () => {
    expect(await info()).toMatchObject({
      kind: 'dealer', neededWon: 3_000_000, heldWon: 0, isEnough: false, waiting: null,
    })
    const asked = await request()
    expect(asked).toMatchObject({ state: 'depositWaiting', amountWon: 3_000_000, remainingWon: 0 })
    expect((await refusalOf(request())).status).toBe(409)
    expect(await info()).toMatchObject({ waiting: { id: asked.id } })
    expect(await bankPays(world, asked.amountId, 2_999_999)).toBe('wrongSum')
    expect(await bankPays(world, asked.amountId, 3_000_000)).toBe('settled')
    expect(await info()).toMatchObject({ heldWon: 3_000_000, missingWon: 0, isEnough: true, waiting: null })
    expect((await refusalOf(request())).status).toBe(409)
  })

  test('of an exporter is larger; what is missing is topped up', async () => {
    await payDeposit(world, owner.shopId)
    const { version } = await changeKind(1)
    expect(version).toBe(2)
    expect((await refusalOf(changeKind(1))).status).toBe(409)
    expect(await info()).toMatchObject({ kind: 'exporter', missingWon: 2_000_000, isEnough: false })
    expect(await request()).toMatchObject({ amountWon: 2_000_000, kind: 'exporter' })
  })

  test('is asked for no longer, or for less, when the shop or the house needs less', async () => {
    await payDeposit(world, owner.shopId)
    const { version } = await changeKind(1)
    expect(await request()).toMatchObject({ amountWon: 2_000_000 })
    await changeExporters(4_000_000)
    expect(await info()).toMatchObject({ missingWon: 1_000_000, waiting: { amountWon: 1_000_000 } })
    // Who asks for more than before leaves what is waited for as it is.
    await changeExporters(5_000_000)
    expect(await info()).toMatchObject({ missingWon: 2_000_000, waiting: { amountWon: 1_000_000 } })
    await changeKind(version, 'dealer')
    expect(await info()).toMatchObject({ isEnough: true, waiting: null })
  })

  test('that is not paid by the evening of the third day is waited for no longer', async () => {
    const asked = await request()
    await moveClock(world, 96 * 3_600)
    const [lapsed] = await deposits()
    expect(lapsed).toMatchObject({ id: asked.id, state: 'depositWaiting' })
    expect(lapsed?.voidedAt).not.toBeNull()
    expect(await owner.ask(calls.getAmount, { params: { id: asked.amountId } })).toMatchObject({ state: 'voided' })
    expect(await bankPays(world, asked.amountId, asked.amountWon)).toBe('notPayable')
    expect(await request()).toMatchObject({ state: 'depositWaiting' })
  })

  test('that the office waits for no longer is voided, one that has arrived is not', async () => {
    const asked = await request()
    const give = (id: string) => once(world.staff, calls.voidShopDeposit, { params: { id }, body: { reason: '착오' } })
    expect((await give(asked.id)).voidedAt).not.toBeNull()
    expect((await refusalOf(give(asked.id))).status).toBe(409)
    const paid = await payDeposit(world, owner.shopId)
    expect((await refusalOf(give(paid.id))).status).toBe(409)
  })

  test('is asked of no shop that does not exist', async () => {
    expect((await refusalOf(request(randomUUID()))).body.code).toBe('SHOP_NOT_FOUND')
    const missing = await refusalOf(once(world.staff, calls.voidShopDeposit, {
      params: { id: randomUUID() }, body: { reason: '착오' },
    }))
    expect(missing.status).toBe(404)
  })
})

const changeKind = (seenVersion: number, kind: 'exporter' | 'dealer' = 'exporter') =>
  once(world.staff, calls.changeShopKind, {
    params: { id: owner.shopId }, body: { kind, seenVersion, reason: '수출 전환' },
  })

const changeExporters = async (exporter: number): Promise<void> => {
  const root = await world.app.member({ type: 'root' })
  const { key, value, version } = await root.ask(referenceCalls.getConfig, { params: { key: 'shop' } })
  if (key !== 'shop') throw new Error('another key was answered')
  await root.ask(referenceCalls.changeConfig, { body: {
    key, seenVersion: version, reason: '보증금 조정',
    value: { ...value, depositWon: { ...value.depositWon, exporter } },
  } })
}

describe('a deduction', () => {
  test('takes from the oldest deposit first, and the missing part becomes a claim', async () => {
    const first = await payDeposit(world, owner.shopId)
    await take(2_500_000)
    const topUp = await payDeposit(world, owner.shopId)
    expect(topUp.amountWon).toBe(2_500_000)
    const use = await take(4_000_000)
    expect(use).toMatchObject({ takenWon: 3_000_000, claimWon: 1_000_000 })
    expect(await info()).toMatchObject({ heldWon: 0, claimWon: 1_000_000, overdueWon: 1_000_000 })
    const states = (await deposits()).map(({ id, state }) => [id, state])
    expect(Object.fromEntries(states)).toEqual({ [first.id]: 'used', [topUp.id]: 'used' })
  })

  test('of the same fact takes once, also when many tell of it at once', async () => {
    await payDeposit(world, owner.shopId)
    const source = `penalty:${randomUUID()}`
    const uses = await Promise.all(Array.from({ length: 20 }, () => take(200_000, { source })))
    expect(new Set(uses.map(({ id }) => id)).size).toBe(1)
    expect(await info()).toMatchObject({ heldWon: 2_800_000 })
  })

  test('at once with others never takes more than there is', async () => {
    await payDeposit(world, owner.shopId)
    const uses = await Promise.all(Array.from({ length: 10 }, () => take(500_000)))
    expect(uses.reduce((sum, { takenWon }) => sum + takenWon, 0)).toBe(3_000_000)
    expect(await info()).toMatchObject({ heldWon: 0, claimWon: 2_000_000 })
  })

  test('that is pardoned gives back to the deposit and takes the claim away, once', async () => {
    await payDeposit(world, owner.shopId)
    const { source } = await take(3_400_000)
    expect(await info()).toMatchObject({ heldWon: 0, claimWon: 400_000 })
    await Promise.all([restore(source), restore(source)])
    expect(await info()).toMatchObject({ heldWon: 3_000_000, claimWon: 0, creditWon: 0 })
    expect((await deposits()).map(({ state }) => state)).toEqual(['deposited'])
  })

  test('whose claim was paid is given back as money that is owed to the shop', async () => {
    await payDeposit(world, owner.shopId)
    const use = await take(3_400_000)
    await bankPays(world, use.claimAmountId ?? '', 400_000)
    await restore(use.source)
    expect(await info()).toMatchObject({ heldWon: 3_000_000, claimWon: 0, creditWon: 400_000 })
  })

  test('that never was is given back to nobody', async () => {
    expect(await restore('penalty:unknown')).toBeUndefined()
  })
})

describe('the bank', () => {
  test('takes a whole deposit back: it is waited for again', async () => {
    const paid = await payDeposit(world, owner.shopId)
    expect(await bankTakesBack(world, paid.amountId)).toBe('unsettled')
    expect(await info()).toMatchObject({ heldWon: 0, isEnough: false, claimWon: 0, waiting: { id: paid.id } })
    expect(await bankTakesBack(world, paid.amountId)).toBe('notPaid')
    expect(await bankPays(world, paid.amountId, paid.amountWon)).toBe('settled')
    expect(await info()).toMatchObject({ heldWon: 3_000_000 })
  })

  test('takes back what was used in part: that part is a claim', async () => {
    const paid = await payDeposit(world, owner.shopId)
    await take(700_000)
    expect(await bankTakesBack(world, paid.amountId)).toBe('claimed')
    expect(await info()).toMatchObject({ heldWon: 0, claimWon: 700_000, waiting: { id: paid.id } })
  })

  test('takes back what was used up: all of it is a claim', async () => {
    const paid = await payDeposit(world, owner.shopId)
    await take(3_000_000)
    expect(await bankTakesBack(world, paid.amountId)).toBe('claimed')
    expect(await info()).toMatchObject({ heldWon: 0, claimWon: 3_000_000, waiting: null })
  })

  test('takes back while a top-up is waited for: only the whole one is', async () => {
    const paid = await payDeposit(world, owner.shopId)
    await take(700_000)
    const topUp = await request()
    await bankTakesBack(world, paid.amountId)
    expect(await info()).toMatchObject({ waiting: { id: paid.id } })
    expect((await deposits()).find(({ id }) => id === topUp.id)?.voidedAt).not.toBeNull()
  })

  test('takes back what was given back already: the shop owes it', async () => {
    const paid = await payDeposit(world, owner.shopId)
    await setAccount(owner)
    const proposal = await propose(paid.id)
    await confirm(world, proposal.id)
    expect(await bankTakesBack(world, paid.amountId)).toBe('claimed')
    expect(await info()).toMatchObject({ heldWon: 0, claimWon: 3_000_000 })
  })
})

const propose = (id: string) =>
  once(world.staff, calls.proposeDepositRefund, { params: { id }, body: { reason: '탈퇴' } })

describe('giving back', () => {
  test('waits for a payout account, for debts, and for the second person', async () => {
    const paid = await payDeposit(world, owner.shopId)
    expect((await refusalOf(propose(paid.id))).status).toBe(409)
    await setAccount(owner)
    const { claimAmountId } = await take(3_100_000)
    const topUp = await payDeposit(world, owner.shopId)
    expect((await refusalOf(propose(topUp.id))).status).toBe(409)
    await bankPays(world, claimAmountId ?? '', 100_000)
    const proposal = await propose(topUp.id)
    expect((await refusalOf(propose(topUp.id))).status).toBe(409)
    expect((await refusalOf(confirm(world, proposal.id, world.staff))).status).toBe(403)
    await confirm(world, proposal.id)
    expect(await info()).toMatchObject({ heldWon: 0 })
    const { items } = await owner.ask(calls.listPayouts, { query: {} })
    expect(items).toMatchObject([{ state: 'waiting', won: 3_000_000, account: { numberTail: '6789' } }])
  })

  test('of another sum than the one that was proposed is not confirmed', async () => {
    const paid = await payDeposit(world, owner.shopId)
    await setAccount(owner)
    const proposal = await propose(paid.id)
    await take(700_000)
    expect((await refusalOf(confirm(world, proposal.id))).status).toBe(409)
    expect(await info()).toMatchObject({ heldWon: 2_300_000 })
  })

  test('against a deduction at the same moment: the money is spent once', async () => {
    const paid = await payDeposit(world, owner.shopId)
    await setAccount(owner)
    const proposal = await propose(paid.id)
    const [refund, use] = await Promise.allSettled([confirm(world, proposal.id), take(3_000_000)])
    const { heldWon, claimWon } = await info()
    expect(heldWon).toBe(0)
    if (use.status === 'rejected') throw use.reason
    expect(refund.status === 'fulfilled' ? claimWon : 3_000_000 - claimWon).toBe(3_000_000)
  })

  test('of nothing that is not there is not proposed', async () => {
    expect((await refusalOf(propose(randomUUID()))).status).toBe(404)
  })
})

describe('who sees it', () => {
  test('the own shop and the office; another’s deposit is as if missing', async () => {
    const paid = await payDeposit(world, owner.shopId)
    const get = (who: TestMember) => who.ask(calls.getShopDeposit, { params: { id: paid.id } })
    expect(await get(owner)).toEqual(await get(world.staff))
    expect((await refusalOf(get(world.stranger))).status).toBe(404)
    const filter = {
      companyId: { eq: paid.companyId }, shopName: { eq: paid.shopName }, memberId: { in: [paid.memberId ?? ''] },
      state: { eq: 'deposited' as const },
    }
    const query = { filter, count: true, sort: [{ createdAt: 'asc' as const }] }
    expect((await world.staff.ask(calls.listShopDeposits, { query })).items.map(({ id }) => id)).toEqual([paid.id])
    expect(await world.stranger.ask(calls.listShopDeposits, { query })).toMatchObject({ items: [], count: 0 })
  })

  test('the office reads the money of any shop; the shop itself does not ask there', async () => {
    const read = (who: TestMember, id = owner.shopId) => who.ask(calls.getShopMoney, { params: { id } })
    expect(await read(world.staff)).toMatchObject({
      kind: 'dealer', neededWon: 3_000_000, heldWon: 0, missingWon: 3_000_000, creditWon: 0, payoutAccount: null,
    })
    await payDeposit(world, owner.shopId)
    await changeKind(1)
    await setAccount(owner)
    const money = await read(world.staff)
    expect(money).toMatchObject({
      shopId: owner.shopId, kind: 'exporter', neededWon: 5_000_000, heldWon: 3_000_000, missingWon: 2_000_000,
      isEnough: false, payoutAccount: { numberTail: '6789' },
    })
    expect((await refusalOf(read(owner))).status).toBe(403)
    expect((await refusalOf(read(world.staff, randomUUID()))).status).toBe(404)
  })

  test('only members of a shop have one', async () => {
    const developer = await world.app.member({ type: 'partner_user' })
    expect((await refusalOf(developer.ask(calls.getDepositInfo))).body.code).toBe('MEMBER_IS_NOT_SHOP_MEMBER')
    expect((await refusalOf(world.staff.ask(calls.getDepositInfo))).body.code).toBe('MEMBER_IS_NOT_SHOP_MEMBER')
    await world.app.database.transact((tx) => tx.deleteFrom('members').where('id', '=', developer.memberId).execute())
    expect((await refusalOf(developer.ask(calls.getDepositInfo))).body.code).toBe('MEMBER_NOT_FOUND')
  })

  test('an account is set by whoever leads the shop', async () => {
    const employee = await world.app.member({ shopId: owner.shopId })
    expect((await refusalOf(setAccount(employee))).status).toBe(403)
    expect((await refusalOf(setAccount(world.staff))).body.code).toBe('MEMBER_IS_NOT_SHOP_MEMBER')
    expect(await setAccount(owner)).toMatchObject({ numberTail: '6789', bankCode: '088' })
  })
})

test('all of this leaves books that are sound', async () => {
  expect(await booksOf(world)).toEqual(soundBooks)
})
