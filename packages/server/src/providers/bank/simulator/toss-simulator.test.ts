// The product's own adapter against the sandbox's bank: everything it asks, told as Toss tells it.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSimulatedBank, type BankNode, type SimulatedBank } from '../../../testing/bank/simulated-bank.ts'
import type { AccountWish, BankPayment, IssuedAccount, RefundWish } from '../bank.ts'
import { insertPastPayment } from './insert-past-payment.ts'
import { simulatedMerchant } from './toss-simulator.ts'

let world: SimulatedBank
let node: BankNode
beforeAll(async () => {
  world = await openSimulatedBank()
  node = await world.openNode()
})
afterAll(() => world.stop())
beforeEach(() => {
  world.product.heard.length = 0
})

const hours = (count: number): Date => new Date(Date.now() + count * 3_600_000)
const wishFor = (changed: Partial<AccountWish> = {}): AccountWish => ({
  orderId: `va-${randomUUID()}`, isAgain: false, orderName: '이용료 2026-03', customerName: '한빛모터스',
  customerEmail: 'shop@example.test', amountWon: 330_000, dueAt: hours(72), ...changed,
})
const issue = async (wish: AccountWish): Promise<IssuedAccount> => {
  const issuing = await node.bank.issue(wish)
  if (issuing.kind !== 'issued') throw new Error(JSON.stringify(issuing))
  return issuing.account
}
const exact = { amountWon: undefined, isLate: false, times: 1, tells: true, depositorName: undefined }
const opened = async (changed: Partial<AccountWish> = {}) => {
  const wish = wishFor(changed)
  const account = await issue(wish)
  return { wish, account, name: { orderId: wish.orderId, bankKey: account.bankKey } }
}
type Opened = Awaited<ReturnType<typeof opened>>
const paymentOf = async ({ name }: Pick<Opened, 'name'>): Promise<BankPayment> => {
  const inquiry = await node.bank.inquire(name)
  if (inquiry.kind !== 'found') throw new Error(JSON.stringify(inquiry))
  return inquiry.payment
}
const standingOf = async (of: Pick<Opened, 'name'>) => (await paymentOf(of)).standing

describe('an account', () => {
  test('is issued with a number, a secret and a key, and waits', async () => {
    const { wish, account, name } = await opened()
    expect(account).toEqual({
      bankCode: '088', holderName: '한빛모터스', accountNumber: expect.stringMatching(/^79\d{12}$/) as string,
      secret: expect.stringMatching(/^ps_\S{20}$/) as string, bankKey: expect.stringMatching(/^tsim\w{26}$/) as string,
    })
    expect(await paymentOf({ name })).toMatchObject({ ...name, secret: account.secret, standing: { kind: 'waiting' } })
    expect(await node.bank.inquire({ orderId: wish.orderId, bankKey: undefined })).toMatchObject({ kind: 'found' })
  })

  test('is the same one when it is asked for again, also by twenty at once', async () => {
    const wish = wishFor()
    const issued = await Promise.all(Array.from({ length: 20 }, () => issue(wish)))
    expect(new Set(issued.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(await issue({ ...wish, amountWon: 1 })).toEqual(issued[0])
  })

  test('is refused with the words of Toss', async () => {
    expect(await node.bank.issue(wishFor({ orderId: 'short' })))
      .toMatchObject({ kind: 'declined', code: 'INVALID_REQUEST', said: '잘못된 요청입니다.' })
    expect(await node.bank.issue(wishFor({ amountWon: 0 }))).toMatchObject({ code: 'INVALID_REQUEST' })
    expect(await node.bank.issue(wishFor({ dueAt: hours(-1) }))).toMatchObject({ code: 'INVALID_DATE' })
    expect(await node.bank.issue(wishFor({ dueAt: hours(31 * 24) }))).toMatchObject({ code: 'EXCEED_MAX_DUE_DATE' })
    const stranger = await world.openNode('another-secret-key')
    expect(await stranger.bank.issue(wishFor())).toMatchObject({ kind: 'declined', code: 'UNAUTHORIZED_KEY' })
    expect(await stranger.bank.inquire({ orderId: 'va-nobody', bankKey: undefined })).toMatchObject({ kind: 'unclear' })
  })

  test('that was never issued is missing', async () => {
    expect(await node.bank.inquire({ orderId: 'va-nobody', bankKey: undefined })).toEqual({ kind: 'missing' })
    expect(await node.bank.inquire({ orderId: 'va-nobody', bankKey: 'tsimnothing' })).toEqual({ kind: 'missing' })
    expect(await node.bank.close({ orderId: 'va-nobody', bankKey: undefined })).toEqual({ kind: 'closed' })
  })
})

const ask = (path: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(node.origin + path, {
    method: 'POST', body: JSON.stringify(body),
    headers: {
      authorization: `Basic ${Buffer.from(`${simulatedMerchant.secretKey}:`).toString('base64')}`,
      'content-type': 'application/json', ...headers,
    },
  })
const codeOf = async (response: Response): Promise<unknown> => {
  const { code } = await response.json() as { readonly code?: string }
  return [response.status, code]
}
const plainWish = { amount: 1_000, orderName: '이용료', customerName: '한빛모터스', bank: '20' }

test('an order is used once, a bank is one that gives out numbers, a key has its length', async () => {
  const orderId = `va-${randomUUID()}`
  expect((await ask('/v1/virtual-accounts', { ...plainWish, orderId })).status).toBe(200)
  expect(await codeOf(await ask('/v1/virtual-accounts', { ...plainWish, orderId })))
    .toEqual([400, 'DUPLICATED_ORDER_ID'])
  const other = { ...plainWish, orderId: `va-${randomUUID()}` }
  expect(await codeOf(await ask('/v1/virtual-accounts', { ...other, bank: '90' }))).toEqual([400, 'INVALID_BANK'])
  expect(await codeOf(await ask('/v1/virtual-accounts', { ...other, dueDate: 'soon' }))).toEqual([400, 'INVALID_DATE'])
  expect(await codeOf(await ask('/v1/virtual-accounts', other, { 'idempotency-key': 'x'.repeat(301) })))
    .toEqual([400, 'INVALID_IDEMPOTENCY_KEY'])
  expect((await ask('/v1/virtual-accounts', { ...other, bank: '우리은행', validHours: 1 })).status).toBe(200)
})

test('a no is repeated under its key as well', async () => {
  const wish = { ...plainWish, orderId: `va-${randomUUID()}`, bank: '90' }
  const headers = { 'idempotency-key': randomUUID() }
  expect(await codeOf(await ask('/v1/virtual-accounts', wish, headers))).toEqual([400, 'INVALID_BANK'])
  expect(await codeOf(await ask('/v1/virtual-accounts', { ...wish, bank: '20' }, headers)))
    .toEqual([400, 'INVALID_BANK'])
})

describe('money', () => {
  test('comes, and is told twice: as a deposit with its secret and as a changed payment', async () => {
    const { wish, account, name } = await opened()
    const done = await node.simulator.transfer(wish.orderId, exact)
    expect(done).toMatchObject({ told: [{ answer: '200', heard: true }, { answer: '200', heard: true }] })
    const standing = await standingOf({ name })
    expect(standing).toMatchObject({ kind: 'deposited', amountWon: 330_000, depositorName: '한빛모터스' })
    expect(world.product.heard.map(({ method, path }) => `${method} ${path}`))
      .toEqual(['POST /hooks/banks/toss', 'POST /hooks/banks/toss'])
    const hints = world.product.heard.map(({ headers, body }) =>
      node.bank.readNotice({ headers, body: Buffer.from(body), address: '127.0.0.1' }))
    expect(hints).toEqual(expect.arrayContaining([
      { kind: 'hint', hint: expect.objectContaining({ orderId: wish.orderId, secret: account.secret }) as object },
      { kind: 'hint', hint: expect.objectContaining({ orderId: wish.orderId, bankKey: name.bankKey }) as object },
    ]))
  })

  const wrong = [['too little', 329_999], ['too much', 330_001]] as const
  test.each(wrong)('is taken when it is %s, and told as it came', async (_, won) => {
    const { wish, name } = await opened()
    await node.simulator.transfer(wish.orderId, { ...exact, amountWon: won, depositorName: '홍길동' })
    expect(await standingOf({ name })).toMatchObject({ amountWon: won, depositorName: '홍길동' })
  })

  test('that comes late bears a time after the end', async () => {
    const { wish, name } = await opened()
    await node.simulator.transfer(wish.orderId, { ...exact, isLate: true })
    const standing = await standingOf({ name })
    expect(standing.kind === 'deposited' && standing.at.getTime()).toBeGreaterThan(wish.dueAt.getTime())
  })

  test('that comes twice is two deposits, of which the first was told before the second came', async () => {
    const { wish, name } = await opened()
    const keys: string[] = []
    world.product.answer = (_, response) => void standingOf({ name }).then((standing) => {
      if (standing.kind === 'deposited') keys.push(standing.depositKey)
      response.end('{}')
    })
    await node.simulator.transfer(wish.orderId, { ...exact, times: 2 })
    world.product.say({})
    expect([keys.length, new Set(keys).size]).toEqual([4, 2])
  })

  test('that the bank takes back leaves an account that waits, or the deposit before it', async () => {
    const { wish, name } = await opened()
    expect(await node.simulator.reverse(wish.orderId, true)).toBe('impossible')
    await node.simulator.transfer(wish.orderId, exact)
    const first = await standingOf({ name })
    await node.simulator.transfer(wish.orderId, exact)
    expect(await standingOf({ name })).not.toEqual(first)
    await node.simulator.reverse(wish.orderId, true)
    expect(await standingOf({ name })).toEqual(first)
    world.product.heard.length = 0
    await node.simulator.reverse(wish.orderId, true)
    expect(await standingOf({ name })).toEqual({ kind: 'waiting' })
    expect(world.product.heard.some(({ body }) => body.includes('"status":"WAITING_FOR_DEPOSIT","transactionKey"')))
      .toBe(true)
  })

  test('is not told when the bank stays silent', async () => {
    const { wish, name } = await opened()
    expect(await node.simulator.transfer(wish.orderId, { ...exact, tells: false })).toMatchObject({ told: [] })
    expect([await standingOf({ name }), world.product.heard]).toMatchObject([{ kind: 'deposited' }, []])
  })

  test('comes into a number that ran out or was given back', async () => {
    const ranOut = await opened({ dueAt: hours(1) })
    const givenBack = await opened()
    expect(await node.bank.close(givenBack.name)).toEqual({ kind: 'closed' })
    await world.passSeconds(3_700)
    expect([await standingOf(ranOut), await standingOf(givenBack)]).toEqual([{ kind: 'ended' }, { kind: 'ended' }])
    for (const { wish, name } of [ranOut, givenBack]) {
      await node.simulator.transfer(wish.orderId, exact)
      expect(await standingOf({ name })).toMatchObject({ kind: 'deposited' })
    }
  })
})

describe('an account is given back', () => {
  test('once, and not when money is there', async () => {
    const { name } = await opened()
    expect(await node.bank.close(name)).toEqual({ kind: 'closed' })
    expect(await node.bank.close(name)).toEqual({ kind: 'closed' })
    const paid = await opened()
    await node.simulator.transfer(paid.wish.orderId, exact)
    expect(await node.bank.close(paid.name)).toEqual({ kind: 'paid' })
  })
})

describe('money goes back', () => {
  const to = { bankCode: '004', accountNumber: '11012345678', holderName: '홍길동' } as const
  const paid = async () => {
    const { wish, name } = await opened()
    await node.simulator.transfer(wish.orderId, exact)
    const refund = (changed: Partial<RefundWish>): RefundWish => ({
      ...name, refundKey: randomUUID(), amountWon: 330_000, restWon: 0, reason: '잘못 보낸 돈', to, ...changed,
    })
    return { name, refund }
  }

  test('whole, once for one key', async () => {
    const { name, refund } = await paid()
    const wish = refund({})
    for (let time = 0; time < 2; time++) expect(await node.bank.refund(wish)).toEqual({ kind: 'refunded' })
    expect(await standingOf({ name })).toEqual({ kind: 'ended' })
  })

  test('in parts, but no more than there is', async () => {
    const { name, refund } = await paid()
    const part = { restWon: 130_000, amountWon: 200_000 }
    const wish = refund(part)
    for (let time = 0; time < 2; time++) expect(await node.bank.refund(wish)).toEqual({ kind: 'refunded' })
    expect(await standingOf({ name })).toEqual({ kind: 'partlyReturned' })
    expect(await node.bank.refund(refund(part))).toMatchObject({ kind: 'declined', code: 'NOT_CANCELABLE_AMOUNT' })
    expect(await node.bank.refund(refund({ restWon: 0, amountWon: 130_000 }))).toEqual({ kind: 'refunded' })
    expect(await standingOf({ name })).toEqual({ kind: 'ended' })
  })

  test('only to an account, of a payment that there is', async () => {
    const { name } = await paid()
    const cancel = `/v1/payments/${name.bankKey}/cancel`
    expect(await codeOf(await ask(cancel, { cancelReason: '환불' }))).toEqual([400, 'INVALID_REFUND_ACCOUNT_INFO'])
    expect(await codeOf(await ask(cancel, {}))).toEqual([400, 'INVALID_REQUEST'])
    expect(await codeOf(await ask('/v1/payments/tsimnothing/cancel', { cancelReason: '환불' })))
      .toEqual([404, 'NOT_FOUND_PAYMENT'])
  })
})

test('what happened before the sandbox began is told like everything else', async () => {
  const past = {
    orderName: '이용료 2026-01', customerName: '한빛모터스', bankCode: '004', amountWon: 330_000, issuedAt: hours(-2_000),
    dueAt: hours(-1_928),
  } as const
  const deposits = [{ amountWon: 330_000, at: hours(-1_990), depositorName: '홍길동' }]
  const insert = async (more: Partial<Parameters<typeof insertPastPayment>[1]>) => {
    const orderId = `va-${randomUUID()}`
    const { account, depositKey } = await world.database.transact((tx) =>
      insertPastPayment(tx, { ...past, orderId, ...more }))
    const name = { orderId, bankKey: account.bankKey }
    const { standing, ...payment } = await paymentOf({ name })
    expect(payment).toMatchObject({ ...account, orderId })
    return { standing, depositKey }
  }
  const paid = await insert({ deposits })
  expect(paid.standing).toMatchObject({ kind: 'deposited', amountWon: 330_000, depositKey: paid.depositKey })
  expect((await insert({ deposits, isTakenBack: true, dueAt: hours(1_000) })).standing).toEqual({ kind: 'waiting' })
  expect((await insert({ givenBackAt: hours(-1_980) })).standing).toEqual({ kind: 'ended' })
  expect((await insert({})).standing).toEqual({ kind: 'ended' })
})
