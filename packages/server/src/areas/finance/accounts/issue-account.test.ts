// Getting a number out of a bank that stays silent, says no, or answers too late: one number or none, never two.
import { financeCalls as calls } from '@bidyard/contract/calls/finance'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Banks } from '../../../providers/bank/open-banks.ts'
import { openTossPayments } from '../../../providers/bank/toss/toss-payments.ts'
import { openLog } from '../../../runtime/log.ts'
import type { JobGiven } from '../../../runtime/work/jobs.ts'
import type { TestMember } from '../../../testing/app.ts'
import { type BankLine, brokenLines, openBankLine } from '../../../testing/bank/bank-line.ts'
import { accountOf } from '../../../testing/money/bank-world.ts'
import { freshOwner, type MoneyWorld, once, openMoneyWorld } from '../../../testing/money/money-world.ts'
import { closeBankAccount } from './close-at-bank.ts'
import { issueAccount, issueTriesMax } from './issue-account.ts'
import { endAccount } from './sweep-accounts.ts'

let world: MoneyWorld
let owner: TestMember & { readonly shopId: string }
let line: BankLine
let banks: Banks
beforeAll(async () => {
  world = await openMoneyWorld()
})
beforeEach(async () => {
  owner = await freshOwner(world)
  line = await openBankLine()
  const bank = openTossPayments({
    settings: { secretKey: 'test-secret-key', webhookKey: undefined, issuer: '088' }, origin: () => line.origin,
    answerMs: 500, clock: () => new Date(),
  })
  banks = { issuing: bank, find: () => bank, sellerAccount: undefined }
})
afterEach(() => line.stop())
afterAll(() => world.stop())

const given = (): JobGiven => ({
  act: world.app.act, database: world.app.database, signal: AbortSignal.timeout(60_000), log: openLog('info', () => {}),
})
const wanted = async (): Promise<string> => (await once(owner, calls.openDepositAccount, {})).id
const issue = (accountId: string) => issueAccount(banks)({ accountId }, given())
const standingOf = async (id: string) => (await accountOf(owner, id)).standing
const payment = (orderId: string, status = 'WAITING_FOR_DEPOSIT') => ({
  paymentKey: `key-${orderId}`, orderId, status, currency: 'KRW', totalAmount: 3_000_000, secret: 'ps_secret',
  lastTransactionKey: 'T1', approvedAt: null,
  virtualAccount: { accountNumber: '79012345678901', bankCode: '88', customerName: '한빛모터스' },
})

describe('a bank that gives no clear answer', () => {
  test.each(Object.entries(brokenLines))('because it %s is asked again under the same order', async (_, answer) => {
    const id = await wanted()
    line.answer = answer
    await expect(issue(id)).rejects.toThrow('no clear answer')
    expect(await standingOf(id)).toBe('issuing')
    line.say(payment(id))
    await issue(id)
    expect(await accountOf(owner, id)).toMatchObject({ standing: 'open', accountNumber: '79012345678901' })
    expect(new Set(line.heard.map(({ headers }) => headers['idempotency-key']))).toEqual(new Set([id]))
  })

  test('again and again ends the wish, and the shop may want another number', async () => {
    const id = await wanted()
    await world.app.sql`update virtual_accounts set issue_tries = ${issueTriesMax - 1} where id = ${id}`
    line.answer = (_, response) => void response.socket?.destroy()
    await issue(id)
    expect(await standingOf(id)).toBe('failed')
    expect(await wanted()).not.toBe(id)
  })
})

test('a bank that says no ends the wish', async () => {
  const id = await wanted()
  line.say({ code: 'INVALID_REQUEST', message: '잘못된 요청입니다.' }, 400)
  await issue(id)
  expect(await standingOf(id)).toBe('failed')
  const [row] = await world.app.sql<{ failure: string }[]>`select failure from virtual_accounts where id = ${id}`
  expect(row?.failure).toBe('INVALID_REQUEST 잘못된 요청입니다.')
})

test('a number that comes when it was called off is closed at the bank, and nobody pays into it', async () => {
  const id = await wanted()
  line.answer = (_, response) => {
    void owner.ask(calls.closeDepositAccount, {}).then(() => response.end(JSON.stringify(payment(id))))
  }
  await issue(id)
  expect(await standingOf(id)).toBe('calledOff')
  line.answer = ({ method }, response) =>
    void response.end(JSON.stringify(payment(id, method === 'POST' ? 'CANCELED' : 'WAITING_FOR_DEPOSIT')))
  await closeBankAccount(banks)({ accountId: id }, given())
  expect(line.heard.at(-1)).toMatchObject({ method: 'POST', path: `/v1/payments/key-${id}/cancel` })
  const heard = line.heard.length
  await closeBankAccount(banks)({ accountId: id }, given())
  expect(line.heard.length).toBe(heard)
})

test('a bank that stays silent at the end is asked again before the number is closed', async () => {
  const id = await wanted()
  line.say(payment(id))
  await issue(id)
  line.answer = () => {}
  await expect(endAccount(banks)({ accountId: id }, given())).rejects.toThrow('does not tell')
  await expect(closeBankAccount(banks)({ accountId: id }, given())).resolves.toBeUndefined()
  expect(await standingOf(id)).toBe('open')
})

test('an issued number is not asked for again', async () => {
  const id = await wanted()
  line.say(payment(id))
  await issue(id)
  await issue(id)
  expect(line.heard).toHaveLength(1)
})
