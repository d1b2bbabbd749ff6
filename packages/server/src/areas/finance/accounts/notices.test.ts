// Notices of the bank as friends and foes send them: believed in nothing, posted once, taken back, in any order.
import { createHash, randomUUID } from 'node:crypto'
import { financeCalls as calls } from '@bidyard/contract/calls/finance'
import { limits } from '@bidyard/contract/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestMember } from '../../../testing/app.ts'
import {
  accountOf, type BankWorld, forge, notify, openBankWorld, openDeposit, openFee, openMonth, takeBack, transfer,
  unmatchedOf, untilStanding,
} from '../../../testing/money/bank-world.ts'
import {
  acting, booksOf, freshOwner, moveClock, nowOf, once, soundBooks,
} from '../../../testing/money/money-world.ts'
import { until } from '../../../testing/until.ts'
import { takeFromDeposit } from '../for-other-areas.ts'
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

const stateOf = async (id: string) => (await owner.ask(calls.getAmount, { params: { id } })).state
const standingOf = async (id: string) => (await accountOf(owner, id)).standing
const entriesOf = async (subjectId: string): Promise<number> =>
  (await world.staff.ask(calls.listLedgerEntries, { query: { filter: { subjectId: { eq: subjectId } } } })).items.length
const recordOf = async (id: string) => {
  const found = await world.counter.find(id)
  if (found === undefined) throw new Error('the bank knows nothing of it')
  return found.record
}
const callback = async (id: string, changed: object = {}) => {
  const { secret, lastTransactionKey: transactionKey } = await recordOf(id)
  return { createdAt: '2026-01-05T12:00:00.000000', secret, status: 'DONE', transactionKey, orderId: id, ...changed }
}
const untouched = async (id: string, amountId: string): Promise<void> => {
  expect([await standingOf(id), await stateOf(amountId)]).toEqual(['open', 'billed'])
}

describe('a notice', () => {
  test('fifty times in parallel posts once, and each is answered as Toss expects', async () => {
    const { amount, account: { id } } = await openFee(world, owner)
    await transfer(world, id, { tells: false })
    const body = await callback(id)
    const answers = await Promise.all(Array.from({ length: 50 }, () => notify(world, body)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await answers[0]?.text()).toBe('{"code":"success","data":null}')
    expect(await stateOf(amount.id)).toBe('paid')
    // The bill and its payment.
    expect(await entriesOf(amount.id)).toBe(2)
    expect(await booksOf(world)).toEqual(soundBooks)
  })

  test('comes to two nodes at once and posts once, and a reversal after it is followed once', async () => {
    const other = await startTestApp({}, { database: { url: world.app.databaseUrl, drop: () => Promise.resolve() } })
    const { amount, account: { id } } = await openFee(world, owner)
    const both = async (body: object): Promise<void> => {
      const answers = await Promise.all(Array.from({ length: 30 }, (_, at) =>
        notify(at % 2 === 0 ? world : { ...world, app: other }, body)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    }
    await transfer(world, id, { tells: false })
    await both(await callback(id))
    expect([await stateOf(amount.id), await entriesOf(amount.id)]).toEqual(['paid', 2])
    await takeBack(world, id, false)
    await both(await callback(id, { status: 'WAITING_FOR_DEPOSIT' }))
    expect([await stateOf(amount.id), await entriesOf(amount.id)]).toEqual(['billed', 3])
    await other.stop()
  })

  test('replayed days later changes nothing', async () => {
    const { amount, account: { id } } = await openFee(world, owner)
    await transfer(world, id)
    const body = await callback(id)
    await moveClock(world, 3 * 86_400)
    expect((await notify(world, body)).status).toBe(200)
    expect(await entriesOf(amount.id)).toBe(2)
  })

  test('that lies moves no money: the bank is asked, and says that nothing came', async () => {
    const { amount, account: { id } } = await openFee(world, owner)
    const { told } = await forge(world, id, 'lie')
    expect(told).toMatchObject([{ answer: '200' }])
    await untouched(id, amount.id)
  })

  test.each([['wrongSecret', '403'], ['tooOld', '403'], ['altered', '403'], ['unknownOrder', '200']] as const)(
    'forged as %s moves nothing and hears %s', async (forgery, answer) => {
      const { amount, account: { id } } = await openFee(world, owner)
      await transfer(world, id, { tells: false })
      expect((await forge(world, id, forgery)).told).toMatchObject([{ answer }])
      await untouched(id, amount.id)
    })

  test('of a changed payment needs no secret, for it is only a reason to ask', async () => {
    const { amount, account: { id } } = await openFee(world, owner)
    await transfer(world, id, { tells: false })
    const data = { paymentKey: (await recordOf(id)).paymentKey, orderId: id, status: 'CANCELED' }
    expect((await notify(world, { eventType: 'PAYMENT_STATUS_CHANGED', createdAt: 'now', data })).status).toBe(200)
    expect(await stateOf(amount.id)).toBe('paid')
  })

  test('out of order ends where the bank stands', async () => {
    const { amount, account: { id } } = await openFee(world, owner)
    await transfer(world, id, { tells: false })
    const came = await callback(id)
    await takeBack(world, id, false)
    const gone = await callback(id, { status: 'WAITING_FOR_DEPOSIT' })
    for (const body of [gone, came, gone, came]) expect((await notify(world, body)).status).toBe(200)
    await untouched(id, amount.id)
  })

  test('that is none, too long, of nobody or of a bank without a contract is refused', async () => {
    const { account: { id } } = await openFee(world, owner)
    expect((await notify(world, 'DONE')).status).toBe(403)
    expect((await notify(world, '')).status).toBe(403)
    for (const orderId of ['a\u0000b', '\ud800', '..'])
      expect((await notify(world, { ...await callback(id), orderId })).status).toBe(403)
    expect((await notify(world, { eventType: 'BRANDPAY_CHANGED' })).status).toBe(200)
    expect((await notify(world, `"${'x'.repeat(limits.noticeBytes)}"`)).status).toBe(413)
    for (const bank of ['portone', 'nobody', '..%2f']) expect((await notify(world, {}, {}, bank)).status).toBe(404)
    expect((await fetch(`${world.app.base}/hooks/banks/toss`)).status).toBe(404)
  })
})

describe('a bank that stays silent', () => {
  test('is asked by itself', async () => {
    const { amount, account: { id } } = await openFee(world, owner)
    await transfer(world, id, { tells: false })
    await moveClock(world, 600)
    await world.app.act('flow', ({ enqueue }) => enqueue('sweepAccounts', [{}]))
    await untilStanding(world, id, 'paid')
    expect(await stateOf(amount.id)).toBe('paid')
  })
})

describe('a reversal', () => {
  test('opens the amount again, and the number stays closed here and at the bank', async () => {
    const { amount, account: { id } } = await openFee(world, owner)
    await transfer(world, id)
    const { told } = await takeBack(world, id)
    expect(told.map(({ answer }) => answer)).toEqual(['200', '200'])
    expect([await stateOf(amount.id), await standingOf(id)]).toEqual(['billed', 'takenBack'])
    await until(async () => {
      world.app.jobs.wake()
      return (await recordOf(id)).status === 'CANCELED'
    })
    expect(await booksOf(world)).toEqual(soundBooks)
    // Paid again by a number of its own.
    const next = await once(owner, calls.openAmountAccount, { params: { id: amount.id } })
    await transfer(world, (await untilStanding(world, next.id, 'open')).id)
    expect(await stateOf(amount.id)).toBe('paid')
  })

  test('after use leaves a claim', async () => {
    const { id } = await openDeposit(world, owner)
    await transfer(world, id)
    await acting(world, (given) => takeFromDeposit(given, {
      shopId: owner.shopId, source: `penalty:${randomUUID()}`, wantedWon: 400_000, reason: '위약금', subject: 'penalty',
      subjectId: 'x',
    }))
    await takeBack(world, id)
    expect(await owner.ask(calls.getDepositInfo, {})).toMatchObject({ heldWon: 0, isEnough: false, claimWon: 400_000 })
    expect(await booksOf(world)).toEqual(soundBooks)
  })

  test('of a month ends it until it is paid again', async () => {
    const month = monthOf(await nowOf(world)).name
    const { id } = await openMonth(world, owner, month)
    await transfer(world, id)
    await takeBack(world, id)
    const info = await owner.ask(calls.getSubscriptionInfo, { body: { month } })
    expect(info).toMatchObject({ state: 'depositWaiting', isEnough: false, account: null })
  })

  test('is followed once, however often it is told', async () => {
    const { amount, account: { id } } = await openFee(world, owner)
    await transfer(world, id)
    await takeBack(world, id, false)
    const body = await callback(id, { status: 'WAITING_FOR_DEPOSIT' })
    await Promise.all(Array.from({ length: 20 }, () => notify(world, body)))
    // The bill, its payment, the reversal.
    expect(await entriesOf(amount.id)).toBe(3)
  })
})

test('keeps no secret of the bank that could be read', async () => {
  const { account: { id } } = await openFee(world, owner)
  const { secret } = await recordOf(id)
  const [row] = await world.app.sql<{ hash: Buffer }[]>`
    select secret_hash as hash from virtual_accounts where id = ${id}`
  expect(row?.hash).toEqual(createHash('sha256').update(secret).digest())
  expect(world.app.logged.some((line) => line.includes(secret))).toBe(false)
})

test('parks what came under an order that the bank knows and we do not', async () => {
  const stray = await world.counter.openStray(123_000)
  await transfer(world, stray.orderId, { depositorName: '모르는 사람' })
  const found = async () =>
    (await world.staff.ask(calls.listUnmatchedPayments, { query: { filter: { won: { eq: 123_000 } } } })).items
  expect(await found())
    .toMatchObject([{ why: 'unknownAccount', state: 'waiting', shopId: null, depositorName: '모르는 사람' }])
  await takeBack(world, stray.orderId)
  expect((await found())[0]?.state).toBe('takenBack')
  expect(await unmatchedOf(world, owner.shopId)).toEqual([])
  expect(await booksOf(world)).toEqual(soundBooks)
})

test('of invented orders is heard so many times a minute, and those of ours go on', async () => {
  const { amount, account: { id } } = await openFee(world, owner)
  await transfer(world, id, { tells: false })
  const invented = () =>
    notify(world, { eventType: 'PAYMENT_STATUS_CHANGED', data: { paymentKey: 'x', orderId: randomUUID() } })
  const statuses: number[] = []
  while (statuses.at(-1) !== 429 && statuses.length < 100) statuses.push((await invented()).status)
  expect(statuses.at(-1)).toBe(429)
  expect((await notify(world, await callback(id))).status).toBe(200)
  expect(await stateOf(amount.id)).toBe('paid')
})
