// Money that nobody knows: parked and never lost, put to an amount or sent back by two people, taken back by the bank.
import { randomUUID } from 'node:crypto'
import { financeCalls as calls } from '@bidyard/contract/calls/finance'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { refusalOf } from '../../../testing/ask.ts'
import {
  type BankWorld, openBankWorld, openDeposit, openFee, openMonth, takeBack, transfer, type Unmatched, unmatchedOf,
} from '../../../testing/money/bank-world.ts'
import {
  acting, booksOf, confirm, freshOwner, nowOf, once, soundBooks,
} from '../../../testing/money/money-world.ts'
import { until } from '../../../testing/until.ts'
import { openLog } from '../../../runtime/log.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { unmatchedPayments } from '../finance-parts.ts'
import { findBalance } from '../for-other-areas.ts'
import { monthOf } from '../subscriptions/month-rules.ts'
import { returnPayment } from './return-unmatched.ts'
import { findRest, findUnmatched, updateReturning } from './unmatched.sql.ts'

let world: BankWorld
let owner: TestMember & { readonly shopId: string }
beforeAll(async () => {
  world = await openBankWorld()
})
beforeEach(async () => {
  owner = await freshOwner(world)
})
afterAll(() => world.stop())

const reason = '입금자 확인'
const the = async (shopId = owner.shopId): Promise<Unmatched> => {
  const [payment, ...others] = await unmatchedOf(world, shopId)
  if (payment === undefined || others.length > 0) throw new Error(`${others.length} too many`)
  return payment
}
const again = ({ id }: Unmatched): Promise<Unmatched> =>
  world.staff.ask(calls.getUnmatchedPayment, { params: { id } })
const allocate = (id: string, amountId: string, who = world.staff) =>
  once(who, calls.proposeAllocation, { params: { id }, body: { amountId, reason } })
const account = { bankCode: '020' as const, number: '1002-345-678901', holderName: '홍길동' }
const giveBack = (id: string, who = world.staff) =>
  once(who, calls.proposeReturn, { params: { id }, body: { ...account, reason } })
const byHand = (id: string, who = world.staff) =>
  once(who, calls.proposeReturnedByHand, { params: { id }, body: { transferNo: '20260102-0009', reason } })
const stateOf = async (id: string) => (await owner.ask(calls.getAmount, { params: { id } })).state
const creditOf = (shopId: string) => findBalance(world.app.database.primary, { kind: 'shopCredit', ownerId: shopId })
/** So much more than was asked for. */
const overpaid = async (moreWon: number) => {
  const { amount, account: { id } } = await openFee(world, owner)
  await transfer(world, id, { amountWon: amount.totalWon + moreWon })
  return { amount, id, payment: await the() }
}
const untilState = async (payment: Unmatched, state: Unmatched['state']): Promise<Unmatched> => {
  await until(async () => {
    world.app.jobs.wake()
    return (await again(payment)).state === state
  })
  return again(payment)
}

describe('what is parked', () => {
  test('a wrong sum, whole, with who sent it; the amount stays open', async () => {
    const { amount, account: { id, accountNumber } } = await openFee(world, owner)
    await transfer(world, id, { amountWon: 54_000, depositorName: '김철수' })
    expect(await the()).toMatchObject({
      why: 'wrongSum', state: 'waiting', won: 54_000, depositorName: '김철수', accountNumber, bankCode: '088',
      virtualAccountId: id, meantAmountId: amount.id, meantAmountNo: amount.amountNo, amountId: null,
    })
    expect(await stateOf(amount.id)).toBe('billed')
    expect(await owner.ask(calls.getVirtualAccount, { params: { id } })).toMatchObject({ standing: 'parked' })
    expect(await booksOf(world)).toEqual(soundBooks)
  })

  test('what comes too late', async () => {
    const { account: { id } } = await openFee(world, owner)
    await transfer(world, id, { isLate: true })
    expect(await the()).toMatchObject({ why: 'tooLate' })
  })

  test('what comes to a closed number', async () => {
    const { amount, account: { id } } = await openFee(world, owner)
    await owner.ask(calls.closeAmountAccount, { params: { id: amount.id } })
    await transfer(world, id)
    expect(await the()).toMatchObject({ why: 'closedAccount' })
  })

  test('what comes twice: the first pays, the second waits, and the bank takes back the second alone', async () => {
    const { amount, account: { id } } = await openFee(world, owner)
    await transfer(world, id, { times: 2 })
    expect([await stateOf(amount.id), (await the()).why]).toEqual(['paid', 'closedAccount'])
    await takeBack(world, id)
    expect([await stateOf(amount.id), (await the()).state]).toEqual(['paid', 'takenBack'])
    await takeBack(world, id)
    expect(await stateOf(amount.id)).toBe('billed')
    expect(await booksOf(world)).toEqual(soundBooks)
  })

  test('shows at the desk', async () => {
    const before = await world.staff.ask(calls.getMoneyDesk, {})
    await overpaid(5_000)
    const after = await world.staff.ask(calls.getMoneyDesk, {})
    expect([after.unmatched - before.unmatched, after.unmatchedWon - before.unmatchedWon]).toEqual([1, 60_000])
  })
})

describe('allocation', () => {
  test('needs two people, pays the amount, and owes the rest to the shop', async () => {
    const { amount, payment } = await overpaid(5_000)
    const proposal = await allocate(payment.id, amount.id)
    const { id: amountId, amountNo } = amount
    expect(proposal).toMatchObject({ act: 'allocateUnmatched', amountId, amountNo, won: 60_000 })
    expect((await refusalOf(confirm(world, proposal.id, world.staff))).status).toBe(403)
    await confirm(world, proposal.id)
    expect(await stateOf(amount.id)).toBe('paid')
    expect(await again(payment)).toMatchObject({ state: 'allocated', amountId: amount.id, amountNo: amount.amountNo })
    expect(await creditOf(owner.shopId)).toBe(5_000)
    expect(await booksOf(world)).toEqual(soundBooks)
  })

  test('makes a deposit or a month arrive', async () => {
    const { id, amountId } = await openDeposit(world, owner)
    await transfer(world, id, { amountWon: 3_000_001 })
    await confirm(world, (await allocate((await the()).id, amountId)).id)
    expect(await owner.ask(calls.getDepositInfo, {})).toMatchObject({ isEnough: true, creditWon: 1 })
    const other = await freshOwner(world)
    const month = monthOf(await nowOf(world)).name
    const bought = await openMonth(world, other, month)
    await transfer(world, bought.id, { isLate: true })
    await confirm(world, (await allocate((await the(other.shopId)).id, bought.amountId)).id)
    expect(await other.ask(calls.getSubscriptionInfo, { body: { month } })).toMatchObject({ state: 'active' })
  })

  test('is for what can be paid, with enough, once', async () => {
    const { amount, payment } = await overpaid(0 - 1_000)
    expect((await refusalOf(allocate(payment.id, amount.id))).status).toBe(409)
    expect((await refusalOf(allocate(payment.id, randomUUID()))).status).toBe(404)
    expect((await refusalOf(allocate(randomUUID(), amount.id))).status).toBe(404)
    expect((await refusalOf(allocate(payment.id, amount.id, owner))).status).toBe(403)
    const { amount: small } = await openFee(world, owner, 10_000)
    const proposal = await allocate(payment.id, small.id)
    expect((await refusalOf(allocate(payment.id, small.id))).status).toBe(409)
    const back = await giveBack(payment.id)
    const both = await Promise.allSettled([confirm(world, proposal.id), confirm(world, back.id)])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await booksOf(world)).toEqual(soundBooks)
  })

  test('to what was called off meanwhile is not done', async () => {
    const { payment } = await overpaid(5_000)
    const { amount } = await openFee(world, owner, 10_000)
    const proposal = await allocate(payment.id, amount.id)
    await once(world.staff, calls.voidAmount, { params: { id: amount.id }, body: { reason } })
    expect((await refusalOf(confirm(world, proposal.id))).status).toBe(409)
    expect((await again(payment)).state).toBe('waiting')
  })

  test('that the bank undoes opens the amount again, and what was spent of the rest is owed', async () => {
    const { amount, id, payment } = await overpaid(50_000)
    await confirm(world, (await allocate(payment.id, amount.id)).id)
    const { amount: next } = await openFee(world, owner, 20_000)
    const body = { reason: '예수금 사용' }
    await confirm(world, (await once(world.staff, calls.proposeFromCredit, { params: { id: next.id }, body })).id)
    await takeBack(world, id)
    expect(await again(payment)).toMatchObject({ state: 'takenBack' })
    expect([await stateOf(amount.id), await stateOf(next.id)]).toEqual(['billed', 'paid'])
    expect(await owner.ask(calls.getDepositInfo, {})).toMatchObject({ claimWon: 20_000, creditWon: 0 })
    expect(await booksOf(world)).toEqual(soundBooks)
  })
})

describe('a return', () => {
  test('needs two people, goes to the account by the bank, and shows only the end of its number', async () => {
    const { id, payment } = await overpaid(5_000)
    const proposal = await giveBack(payment.id)
    expect(proposal.returnTo).toEqual({ bankCode: '020', numberTail: '8901', holderName: '홍길동' })
    expect(JSON.stringify(proposal)).not.toContain('1002345678901')
    await confirm(world, proposal.id)
    const after = await untilState(payment, 'returned')
    expect(after).toMatchObject({ returnTo: { numberTail: '8901' }, refusal: null })
    expect((await world.counter.find(id))?.record.status).toBe('CANCELED')
    expect(await booksOf(world)).toEqual(soundBooks)
    const rows = await world.app.sql`select facts from money_proposals where id = ${proposal.id}`
    expect(JSON.stringify(rows)).not.toContain('1002345678901')
  })

  test('of the second of two leaves the first where it is', async () => {
    const { amount, account: { id } } = await openFee(world, owner)
    await transfer(world, id, { times: 2 })
    const payment = await the()
    await confirm(world, (await giveBack(payment.id)).id)
    await untilState(payment, 'returned')
    expect(await stateOf(amount.id)).toBe('paid')
    expect((await world.counter.find(id))?.record.status).toBe('PARTIAL_CANCELED')
    expect(await booksOf(world)).toEqual(soundBooks)
  })

  test('that the bank has taken back meanwhile is not done', async () => {
    const { id, payment } = await overpaid(5_000)
    const proposal = await giveBack(payment.id)
    await takeBack(world, id, false)
    await confirm(world, proposal.id)
    await untilState(payment, 'takenBack')
    expect(await booksOf(world)).toEqual(soundBooks)
  })

  test('is refused where another deposit would go, and waits again with the reason', async () => {
    const { id, payment } = await overpaid(5_000)
    await transfer(world, id)
    const proposal = await giveBack(payment.id)
    await confirm(world, proposal.id)
    await until(async () => {
      world.app.jobs.wake()
      return (await again(payment)).refusal !== null
    })
    expect(await again(payment)).toMatchObject({
      state: 'waiting', refusal: expect.stringContaining('ANOTHER_DEPOSIT') as string,
    })
    expect((await world.counter.find(id))?.record.status).toBe('DONE')
  })

  test('by hand is noted by two people, once, and leaves the books as a return by the bank does', async () => {
    const { id, payment } = await overpaid(5_000)
    await transfer(world, id)
    await confirm(world, (await giveBack(payment.id)).id)
    await until(async () => {
      world.app.jobs.wake()
      return (await again(payment)).refusal !== null
    })
    const [proposal, rival] = [await byHand(payment.id), await giveBack(payment.id, world.second)]
    expect(proposal).toMatchObject({ act: 'noteReturned', won: 60_000, transferNo: '20260102-0009', returnTo: null })
    expect((await refusalOf(byHand(payment.id, world.second))).status).toBe(409)
    expect((await refusalOf(confirm(world, proposal.id, world.staff))).status).toBe(403)
    await confirm(world, proposal.id)
    expect(await again(payment)).toMatchObject({
      state: 'returned', returnTransferNo: '20260102-0009', refusal: null,
    })
    expect((await world.staff.ask(calls.getMoneyProposal, { params: { id: rival.id } })).state).toBe('lapsed')
    const { items: [entry] } = await world.staff.ask(calls.listLedgerEntries, {
      query: { filter: { source: { eq: `unmatched:${payment.id}:returned` } } },
    })
    expect(entry).toMatchObject({ act: 'paidOut', reason })
    expect(await booksOf(world)).toEqual(soundBooks)
    // What the bank says of it later moves nothing any more.
    await takeBack(world, id)
    await takeBack(world, id)
    expect((await again(payment)).state).toBe('returned')
    expect(await booksOf(world)).toEqual(soundBooks)
  })

  test('by hand is for what waits, and what the bank took back meanwhile is not noted', async () => {
    expect((await refusalOf(byHand(randomUUID()))).status).toBe(404)
    const { id, payment } = await overpaid(5_000)
    expect((await refusalOf(byHand(payment.id, owner))).status).toBe(403)
    const proposal = await byHand(payment.id)
    await takeBack(world, id)
    expect((await refusalOf(confirm(world, proposal.id))).status).toBe(409)
    expect((await refusalOf(byHand(payment.id))).status).toBe(409)
    expect(await booksOf(world)).toEqual(soundBooks)
  })

  test('by hand leaves with the bank what it may hold of it, when other money of the number goes back', async () => {
    const { id, payment } = await overpaid(5_000)
    await confirm(world, (await byHand(payment.id)).id)
    await transfer(world, id, { amountWon: payment.won + 1_000 })
    const second = (await unmatchedOf(world, owner.shopId)).find(({ state }) => state === 'waiting')
    const asked = await findUnmatched(world.app.database.primary, second?.id ?? '')
    if (second === undefined || asked === undefined) throw new Error('no other money is there')
    expect(await findRest(world.app.database.primary, asked)).toBe(payment.won)
    await confirm(world, (await giveBack(second.id)).id)
    await untilState(second, 'returned')
    expect((await world.counter.find(id))?.record.status).toBe('PARTIAL_CANCELED')
    expect(await booksOf(world)).toEqual(soundBooks)
  })

  test('by hand or by the bank: of two who confirm at once one wins', async () => {
    const { payment } = await overpaid(5_000)
    const both = [await byHand(payment.id), await giveBack(payment.id)]
    const ended = await Promise.allSettled(both.map(({ id }) => confirm(world, id)))
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await untilState(payment, 'returned')
    expect(await booksOf(world)).toEqual(soundBooks)
  })

  test('whose bank has no keys any more waits again, with the advice to look at the bank first', async () => {
    const { payment } = await overpaid(5_000)
    await acting(world, async ({ tx, doer }) => {
      await updateReturning(tx, payment.id, { proposalId: null, to: {
        bankCode: '020', numberSealed: world.app.providers.personal.seal('1002345678901'), numberTail: '8901',
        holderName: '홍길동',
      } })
      await moveStates(tx, unmatchedPayments, { action: 'startReturn', as: 'staff', ids: [payment.id], doer })
    })
    const { banks, personal } = world.app.providers
    await returnPayment({ ...banks, find: () => undefined }, personal)({ paymentId: payment.id }, {
      database: world.app.database, act: world.app.act, log: openLog('error', () => {}),
      signal: new AbortController().signal,
    })
    expect(await again(payment)).toMatchObject({
      state: 'waiting', refusal: expect.stringContaining('NO_KEYS') as string,
    })
    await confirm(world, (await byHand(payment.id)).id)
    expect(await again(payment)).toMatchObject({ state: 'returned', returnTo: null })
    expect(await booksOf(world)).toEqual(soundBooks)
  })

  test('is for what waits', async () => {
    const { payment } = await overpaid(5_000)
    expect((await refusalOf(giveBack(randomUUID()))).status).toBe(404)
    await confirm(world, (await giveBack(payment.id)).id)
    await untilState(payment, 'returned')
    expect((await refusalOf(giveBack(payment.id))).status).toBe(409)
  })
})
