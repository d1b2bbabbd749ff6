// Money on its way out: to the right account, a changed one a day later, sent once, and back when it cannot arrive.
import { randomUUID } from 'node:crypto'
import { financeCalls as calls } from '@bidyard/contract/calls/finance'
import { membersCalls } from '@bidyard/contract/calls/members'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { refusalOf } from '../../../testing/ask.ts'
import {
  bankPays, booksOf, confirm, freshOwner, type MoneyWorld, moveClock, nowOf, once, openMoneyWorld, payDeposit,
  setAccount, soundBooks,
} from '../../../testing/money/money-world.ts'
import { noteTransfer } from '../../../testing/money/note-transfer.ts'
import { findBalance } from '../for-other-areas.ts'

let world: MoneyWorld
let owner: TestMember & { readonly shopId: string }
beforeAll(async () => {
  world = await openMoneyWorld()
})
beforeEach(async () => {
  owner = await freshOwner(world)
})
afterAll(() => world.stop())

const reason = '환불 요청'
const paidFee = async () => {
  const { id } = await once(world.staff, calls.issueAmount, {
    body: {
      shopId: owner.shopId, feeType: 'inspectionFee', totalWon: 55_000, note: null, dueAt: null, isBilled: true, reason,
    },
  })
  await bankPays(world, id, 55_000)
  return id
}
const proposeRefund = (id: string) => once(world.staff, calls.proposeRefund, { params: { id }, body: { reason } })
const refund = async (id: string) => confirm(world, (await proposeRefund(id)).id)
const thePayout = async () => {
  const [payout] = (await owner.ask(calls.listPayouts, { query: {} })).items
  if (payout === undefined) throw new Error('there is no payout')
  return payout
}
const send = (id: string, who = world.staff) => noteTransfer(who, id)
const comeBack = (id: string) => once(world.staff, calls.returnPayout, { params: { id }, body: { reason } })
const stateOf = async (id: string) => (await owner.ask(calls.getAmount, { params: { id } })).state

describe('a refund', () => {
  test('undoes the sale and its VAT, waits for the bank, and is sent once', async () => {
    await setAccount(owner)
    const db = world.app.database.primary
    const vat = await findBalance(db, { kind: 'vatPayable', ownerId: null })
    const id = await paidFee()
    await refund(id)
    expect(await findBalance(db, { kind: 'vatPayable', ownerId: null })).toBe(vat)
    expect(await stateOf(id)).toBe('refunding')
    const payout = await thePayout()
    expect(payout).toMatchObject({ state: 'waiting', won: 55_000, subject: 'amount', subjectId: id })
    const sent = await Promise.allSettled([send(payout.id), send(payout.id, world.second)])
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await stateOf(id)).toBe('refunded')
    const after = await owner.ask(calls.getPayout, { params: { id: payout.id } })
    expect(after).toMatchObject({ state: 'paid', transferNo: '20260102-0001' })
  })

  test('that the bank could not deliver waits again, for the newest account', async () => {
    await setAccount(owner)
    const id = await paidFee()
    await refund(id)
    const payout = await thePayout()
    expect((await refusalOf(comeBack(payout.id))).status).toBe(409)
    await send(payout.id)
    await setAccount(owner, '333-44-555555')
    expect(await comeBack(payout.id)).toMatchObject({ state: 'waiting', paidAt: null, account: { numberTail: '5555' } })
    expect(await stateOf(id)).toBe('refunding')
    expect((await refusalOf(send(payout.id))).status).toBe(409)
    await moveClock(world, 24 * 3_600 + 1)
    expect(await send(payout.id)).toMatchObject({ state: 'paid' })
    expect(await stateOf(id)).toBe('refunded')
  })

  test('that waits goes to the account that the shop names meanwhile, a day later', async () => {
    await setAccount(owner)
    await refund(await paidFee())
    const { id } = await thePayout()
    await setAccount(owner, '333-44-555555')
    expect(await thePayout()).toMatchObject({ id, state: 'waiting', account: { numberTail: '5555' } })
    expect((await refusalOf(send(id))).status).toBe(409)
    await moveClock(world, 24 * 3_600 + 1)
    expect(await send(id)).toMatchObject({ state: 'paid', account: { numberTail: '5555' } })
    // What was sent stays with the account that it went to.
    await setAccount(owner, '333-44-666666')
    expect(await thePayout()).toMatchObject({ state: 'paid', account: { numberTail: '5555' } })
    const told = await world.app.sql`
      select from outbox where name = 'payoutChanged' and payload->>'payoutId' = ${id}`
    expect(told).toHaveLength(3)
  })

  test('is not proposed without an account, twice, or of what was not paid', async () => {
    const id = await paidFee()
    expect((await refusalOf(proposeRefund(id))).status).toBe(409)
    await setAccount(owner)
    const proposal = await proposeRefund(id)
    expect((await refusalOf(proposeRefund(id))).status).toBe(409)
    await confirm(world, proposal.id)
    expect((await refusalOf(proposeRefund(id))).status).toBe(409)
  })

  test('of a deposit ends with the deposit’s amount refunded', async () => {
    await setAccount(owner)
    const deposit = await payDeposit(world, owner.shopId)
    const proposal = await once(world.staff, calls.proposeDepositRefund, {
      params: { id: deposit.id }, body: { reason },
    })
    await confirm(world, proposal.id)
    await send((await thePayout()).id)
    expect(await stateOf(deposit.amountId)).toBe('refunded')
    const after = await owner.ask(calls.getShopDeposit, { params: { id: deposit.id } })
    expect(after).toMatchObject({ state: 'refunded', remainingWon: 0 })
  })
})

describe('a deposit', () => {
  const day = 86_400
  const bill = async (days: number) => {
    const dueAt = new Date((await nowOf(world)).getTime() + days * day * 1_000).toISOString()
    return once(world.staff, calls.issueAmount, { body: {
      shopId: owner.shopId, feeType: 'etcFee', totalWon: 55_000, note: null, dueAt, isBilled: true, reason,
    } })
  }
  const giveBack = (id: string) => once(world.staff, calls.proposeDepositRefund, { params: { id }, body: { reason } })

  test('stays for what is overdue, and not for a bill that has time', async () => {
    await setAccount(owner)
    const { id } = await payDeposit(world, owner.shopId)
    await bill(7)
    const proposal = await giveBack(id)
    await moveClock(world, 8 * day)
    await refusalOf(confirm(world, proposal.id))
    expect((await owner.ask(calls.getShopDeposit, { params: { id } })).state).toBe('deposited')
    expect((await refusalOf(giveBack(id))).status).toBe(409)
  })
})

describe('a payout account', () => {
  test('counts at once the first time, and a day after a change that everybody is told of', async () => {
    const first = await setAccount(owner)
    expect(Date.parse(first.usableFrom)).toBeLessThanOrEqual(Date.parse(first.createdAt))
    const changed = await setAccount(owner, '333-44-555555')
    expect(Date.parse(changed.usableFrom) - Date.parse(changed.createdAt)).toBeGreaterThan(23.9 * 3_600_000)
    const told = await world.app.sql`
      select from outbox where name = 'payoutAccountChanged' and payload->>'shopId' = ${owner.shopId}`
    expect(told).toHaveLength(2)
    expect(await owner.ask(calls.getDepositInfo)).toMatchObject({ payoutAccount: { numberTail: '5555' } })
  })

  test('is sealed where it is kept, and shown whole only to the money desk, in writing', async () => {
    await setAccount(owner)
    await refund(await paidFee())
    const { id } = await thePayout()
    const view = (who: TestMember) => who.ask(calls.viewPayoutAccount, { params: { id }, body: { reason: '이체' } })
    expect(await view(world.second)).toEqual({ number: '110123456789' })
    const [kept] = await world.app.sql<{ sealed: string }[]>`
      select encode(number_sealed, 'escape') as sealed from payout_accounts where shop_id = ${owner.shopId}`
    expect(kept?.sealed).not.toContain('110123456789')
    const looks = await world.app.sql`select from access_log where subject = 'payout' and subject_id = ${id}`
    expect(looks).toHaveLength(1)
    const yard = await world.app.member({ type: 'admin', part: 'yard' })
    expect((await refusalOf(view(yard))).status).toBe(403)
    expect((await refusalOf(view(owner))).status).toBe(403)
  })

  test.each(['123', '1234567890123456789', '110-abc-123456', ''])('is no number such as %j', async (number) => {
    expect((await refusalOf(setAccount(owner, number))).body.detail).toBe('0001.invalidBodySchema')
  })
})

describe('who sees it', () => {
  test('the own shop and the office; another’s payout is as if missing', async () => {
    await setAccount(owner)
    await refund(await paidFee())
    const { id, shopName } = await thePayout()
    const query = {
      filter: {
        shopName: { eq: shopName }, won: { eq: 55_000 }, state: { eq: 'waiting' as const },
        shopId: { eq: owner.shopId },
      },
      sort: [{ paidAt: 'desc' as const }],
    }
    expect((await world.staff.ask(calls.listPayouts, { query })).items.map((one) => one.id)).toEqual([id])
    expect((await world.stranger.ask(calls.listPayouts, { query })).items).toEqual([])
    expect((await refusalOf(world.stranger.ask(calls.getPayout, { params: { id } }))).status).toBe(404)
    const missing = randomUUID()
    const asked = [send(missing), comeBack(missing), world.staff.ask(calls.viewPayoutAccount, {
      params: { id: missing }, body: { reason },
    })]
    for (const refused of await Promise.all(asked.map(refusalOf))) expect(refused.status).toBe(404)
  })
})

test('all of this leaves books that are sound', async () => {
  expect(await booksOf(world)).toEqual(soundBooks)
})

describe('the account of a shop that nobody leads', () => {
  const nobody = '01900000-0000-7000-8000-000000000000'
  const name = (number = '333-44-555555', id = owner.shopId) => once(world.staff, calls.setShopPayoutAccount, {
    params: { id }, body: { bankCode: '088', number, holderName: '한빛모터스', reason: '폐업 상사 환급' },
  })
  const change = (action: 'suspend' | 'leave' | 'resume') => world.staff.ask(membersCalls.changeMemberState, {
    params: { id: owner.memberId }, body: { action, reason },
  })
  const moneyOf = () => world.staff.ask(calls.getShopMoney, { params: { id: owner.shopId } })

  test('is named by the office, and used a day later', async () => {
    const { id } = await payDeposit(world, owner.shopId)
    const giveBack = () => once(world.staff, calls.proposeDepositRefund, { params: { id }, body: { reason } })
    expect(await moneyOf()).toMatchObject({ isLed: true, payoutAccount: null })
    expect((await refusalOf(name())).status).toBe(409)
    await change('suspend')
    await change('leave')
    expect((await refusalOf(giveBack())).status).toBe(409)
    const account = await name()
    expect(account).toMatchObject({ numberTail: '5555', holderName: '한빛모터스' })
    const day = 24 * 3_600_000
    expect(Date.parse(account.usableFrom) - Date.parse(account.createdAt)).toBeGreaterThanOrEqual(day - 60_000)
    expect(await moneyOf()).toMatchObject({ isLed: false, payoutAccount: { numberTail: '5555' } })
    await confirm(world, (await giveBack()).id)
    const [payout] = (await world.staff.ask(calls.listPayouts, {
      query: { filter: { shopId: { eq: owner.shopId } } },
    })).items
    if (payout === undefined) throw new Error('there is no payout')
    expect((await refusalOf(send(payout.id, world.second))).status).toBe(409)
    await moveClock(world, day / 1_000 + 1)
    // Two people have seen where it goes.
    expect((await refusalOf(send(payout.id))).status).toBe(403)
    expect(await send(payout.id, world.second)).toMatchObject({ state: 'paid', won: 3_000_000 })
  })

  test('takes what waits along, and is the shop’s own business again once somebody leads it', async () => {
    await setAccount(owner)
    await refund(await paidFee())
    const { id } = await thePayout()
    await change('suspend')
    await name()
    const after = await world.staff.ask(calls.getPayout, { params: { id } })
    expect(after).toMatchObject({ state: 'waiting', account: { numberTail: '5555' } })
    await moveClock(world, 24 * 3_600 + 1)
    // Also where it was confirmed before, or comes back.
    expect((await refusalOf(send(id))).status).toBe(403)
    await send(id, world.second)
    await comeBack(id)
    expect((await refusalOf(send(id))).status).toBe(403)
    await change('resume')
    expect((await refusalOf(name('333-44-666666'))).status).toBe(409)
    expect(await moneyOf()).toMatchObject({ isLed: true, payoutAccount: { numberTail: '5555' } })
  })

  test('is named as well where whoever leads it cannot sign in', async () => {
    await world.app.sql`update users set state = 'restricted' where id = ${owner.userId}`
    expect(await moneyOf()).toMatchObject({ isLed: false })
    expect(await name()).toMatchObject({ numberTail: '5555' })
  })

  test('stands in the audit with its reason, and those who led the shop hear of it', async () => {
    await change('suspend')
    await name()
    const [line] = await world.app.sql`
      select act, member_id as "memberId", reason, before from audit_log
      where subject_id = ${owner.shopId} and act = 'change payout account'`
    expect(line).toEqual({
      act: 'change payout account', memberId: world.staff.memberId, reason: '폐업 상사 환급', before: null,
    })
    const told = await world.app.sql`
      select from outbox where name = 'payoutAccountChanged' and payload->>'shopId' = ${owner.shopId}`
    expect(told).toHaveLength(1)
    expect((await refusalOf(name('333-44-555555', nobody))).status).toBe(404)
  })
})
