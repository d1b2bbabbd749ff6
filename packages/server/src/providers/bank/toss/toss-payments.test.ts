// Toss at the line: every field and header that is sent, and what is made of every kind of answer.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BankLine, brokenLines, openBankLine } from '../../../testing/bank/bank-line.ts'
import type { AccountWish, Bank, RefundWish } from '../bank.ts'
import { openTossPayments } from './toss-payments.ts'

const key = 'tpkey'
const wish: AccountWish = {
  orderId: 'va-0198f0c2', isAgain: false, orderName: '이용료 2026-03', customerName: '한빛모터스',
  customerEmail: 'shop@example.test', amountWon: 330_000, dueAt: new Date('2026-03-04T14:00:00Z'),
}
const name = { orderId: wish.orderId, bankKey: 'tviva2026' }
const payment = {
  mId: 'tosspayments', version: '2022-11-16', paymentKey: 'tviva2026', lastTransactionKey: 'TX1',
  orderId: wish.orderId, orderName: wish.orderName, status: 'WAITING_FOR_DEPOSIT', currency: 'KRW', method: '가상계좌',
  requestedAt: '2026-03-01T20:12:46+09:00', approvedAt: null as string | null, totalAmount: 330_000,
  balanceAmount: 330_000, cancels: null, secret: 'ps_Secret', type: 'NORMAL',
  virtualAccount: {
    accountNumber: 'X6505636518308', accountType: '일반', bankCode: '20', customerName: '한빛모터스',
    dueDate: '2026-03-04T23:00:00+09:00', expired: false, settlementStatus: 'INCOMPLETED', refundStatus: 'NONE',
    refundReceiveAccount: null, depositorName: null,
  },
}
const done = {
  ...payment, status: 'DONE', approvedAt: '2026-03-02T09:30:00+09:00', lastTransactionKey: 'TX2',
  virtualAccount: { ...payment.virtualAccount, depositorName: '홍길동' },
}
const refusal = (code: string) => ({ code, message: '안 됩니다.' })

let line: BankLine
let bank: Bank
beforeAll(async () => {
  line = await openBankLine()
})
afterAll(() => line.stop())
beforeEach(() => {
  line.heard.length = 0
  bank = openTossPayments({
    settings: { secretKey: key, webhookKey: undefined, issuer: '020' }, origin: () => line.origin, answerMs: 1_500,
    clock: () => new Date(),
  })
})
const authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`
/** Answers question by question. */
const script = (...answers: readonly (readonly [body: unknown, status?: number])[]): void => {
  let at = 0
  line.answer = (_, response) => {
    const [body, status = 200] = answers[at++] ?? ['{}', 500]
    response.writeHead(status).end(JSON.stringify(body))
  }
}

test('asks for an account with everything that Toss wants, under a key that makes it happen once', async () => {
  line.say(payment)
  expect(await bank.issue(wish)).toEqual({
    kind: 'issued',
    account: {
      bankKey: 'tviva2026', secret: 'ps_Secret', bankCode: '020', accountNumber: 'X6505636518308',
      holderName: '한빛모터스',
    },
  })
  const [heard] = line.heard
  const { authorization: sent, 'content-type': type, 'idempotency-key': once } = heard?.headers ?? {}
  expect([heard?.method, heard?.path, sent, type, once])
    .toEqual(['POST', '/v1/virtual-accounts', authorization, 'application/json', wish.orderId])
  expect(JSON.parse(heard?.body ?? '')).toEqual({
    amount: 330_000, orderId: wish.orderId, orderName: '이용료 2026-03', customerName: '한빛모터스', bank: '20',
    dueDate: '2026-03-04T23:00:00', customerEmail: 'shop@example.test',
  })
})

test('an order that was used before is looked up instead', async () => {
  script([refusal('DUPLICATED_ORDER_ID'), 400], [payment])
  expect((await bank.issue(wish)).kind).toBe('issued')
  expect(line.heard.map(({ method, path }) => `${method} ${path}`))
    .toEqual(['POST /v1/virtual-accounts', `GET /v1/payments/orders/${wish.orderId}`])
  script([refusal('DUPLICATED_ORDER_ID'), 400], [refusal('NOT_FOUND_PAYMENT'), 404])
  expect((await bank.issue(wish)).kind).toBe('unclear')
})

test('a no is told with the words of Toss', async () => {
  line.say(refusal('INVALID_BANK'), 400)
  expect(await bank.issue(wish)).toEqual({ kind: 'declined', code: 'INVALID_BANK', said: '안 됩니다.' })
  line.say(refusal('UNAUTHORIZED_KEY'), 401)
  expect(await bank.refund({ ...refund, restWon: 0 })).toMatchObject({ kind: 'declined', code: 'UNAUTHORIZED_KEY' })
})

test.each([
  ['IDEMPOTENT_REQUEST_PROCESSING', 409], ['TOO_MANY_REQUESTS', 429],
] as const)('%s is no no: what was asked before may still happen', async (code, status) => {
  line.say(refusal(code), status)
  expect(await bank.issue(wish)).toEqual({ kind: 'unclear', why: code })
  expect(await bank.refund({ ...refund, restWon: 0 })).toEqual({ kind: 'unclear', why: code })
  script([payment], [refusal(code), status])
  expect(await bank.close(name)).toEqual({ kind: 'unclear', why: code })
})

test.each([
  ['without a secret', { ...payment, secret: null }],
  ['without a number', { ...payment, virtualAccount: null }],
  ['at a bank that nobody knows', { ...payment, virtualAccount: { ...payment.virtualAccount, bankCode: '99' } }],
  ['for another order', { ...payment, orderId: 'va-another1' }],
  ['in another currency', { ...payment, currency: 'USD' }],
])('an account %s is not believed', async (_, answer) => {
  line.say(answer)
  expect((await bank.issue(wish)).kind).toBe('unclear')
})

describe('where a payment stands', () => {
  test('is asked by its key, or by our order while there is no key', async () => {
    line.say(payment)
    expect(await bank.inquire(name)).toMatchObject({ kind: 'found', payment: { standing: { kind: 'waiting' } } })
    await bank.inquire({ ...name, bankKey: undefined })
    expect(line.heard.map(({ method, path, headers }) => [method, path, headers.authorization])).toEqual([
      ['GET', '/v1/payments/tviva2026', authorization],
      ['GET', `/v1/payments/orders/${wish.orderId}`, authorization],
    ])
  })

  test.each([
    ['DONE', {
      kind: 'deposited', depositKey: 'tviva2026:TX2', amountWon: 330_000, at: new Date('2026-03-02T00:30:00Z'),
      depositorName: '홍길동',
    }],
    ['CANCELED', { kind: 'ended' }], ['EXPIRED', { kind: 'ended' }], ['ABORTED', { kind: 'ended' }],
    ['PARTIAL_CANCELED', { kind: 'partlyReturned' }], ['WAITING_FOR_DEPOSIT', { kind: 'waiting' }],
  ])('%s is read', async (status, standing) => {
    line.say({ ...done, status })
    const inquiry = await bank.inquire(name)
    expect(inquiry.kind === 'found' ? inquiry.payment.standing : inquiry).toEqual(standing)
  })

  test('is not guessed', async () => {
    const strange = [
      { ...done, status: 'HAPPY' }, { ...done, approvedAt: null }, { ...done, lastTransactionKey: null },
      { ...done, totalAmount: -1 }, { ...done, totalAmount: '330000' }, { ...done, totalAmount: 330_000.5 },
      { ...done, orderId: 'va-another1' },
    ]
    for (const answer of strange) {
      line.say(answer)
      expect((await bank.inquire(name)).kind).toBe('unclear')
    }
  })

  test('is missing only when Toss says so', async () => {
    line.say(refusal('NOT_FOUND_PAYMENT'), 404)
    expect(await bank.inquire(name)).toEqual({ kind: 'missing' })
    line.say(refusal('FORBIDDEN_REQUEST'), 403)
    expect((await bank.inquire(name)).kind).toBe('unclear')
  })
})

describe('an account is given back', () => {
  test('when nothing came', async () => {
    script([payment], [{ ...payment, status: 'CANCELED' }])
    expect(await bank.close(name)).toEqual({ kind: 'closed' })
    const cancelled = line.heard[1]
    expect([cancelled?.path, cancelled?.headers['idempotency-key'], JSON.parse(cancelled?.body ?? '')])
      .toEqual(['/v1/payments/tviva2026/cancel', `close-${wish.orderId}`, { cancelReason: '가상계좌 해지' }])
  })

  test('without a word when Toss never heard of it or has ended it', async () => {
    script([refusal('NOT_FOUND_PAYMENT'), 404])
    expect(await bank.close({ ...name, bankKey: undefined })).toEqual({ kind: 'closed' })
    script([{ ...payment, status: 'EXPIRED' }])
    expect(await bank.close(name)).toEqual({ kind: 'closed' })
    script([payment], [refusal('ALREADY_CANCELED_PAYMENT'), 400])
    expect(await bank.close(name)).toEqual({ kind: 'closed' })
    expect(line.heard).toHaveLength(4)
  })

  test('not when money is there, also not when it came between the two questions', async () => {
    script([done])
    expect(await bank.close(name)).toEqual({ kind: 'paid' })
    script([payment], [refusal('INVALID_REFUND_ACCOUNT_INFO'), 400], [done])
    expect(await bank.close(name)).toEqual({ kind: 'paid' })
    script([payment], [refusal('FORBIDDEN_REQUEST'), 403], [payment])
    expect(await bank.close(name)).toMatchObject({ kind: 'declined' })
  })
})

const refund: RefundWish = {
  ...name, refundKey: 'refund-1', amountWon: 30_000, restWon: 300_000, reason: '잘못 보낸 돈',
  to: { bankCode: '004', accountNumber: '11012345678', holderName: '홍길동' },
}
test('money goes back to an account, whole or in part, once for one key', async () => {
  line.say({ ...done, status: 'PARTIAL_CANCELED' })
  expect(await bank.refund(refund)).toEqual({ kind: 'refunded' })
  line.say({ ...done, status: 'CANCELED' })
  expect(await bank.refund({ ...refund, restWon: 0 })).toEqual({ kind: 'refunded' })
  const whole = {
    cancelReason: '잘못 보낸 돈', refundReceiveAccount: { bank: '06', accountNumber: '11012345678', holderName: '홍길동' },
  }
  expect(line.heard.map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ ...whole, cancelAmount: 30_000 }, whole])
  expect(line.heard.map(({ headers }) => headers['idempotency-key'])).toEqual(['refund-1', 'refund-1'])
  line.say(done)
  expect((await bank.refund(refund)).kind).toBe('unclear')
  line.say(refusal('ALREADY_CANCELED_PAYMENT'), 400)
  expect(await bank.refund(refund)).toEqual({ kind: 'refunded' })
})

describe('a line that', () => {
  test.each(Object.keys(brokenLines))('%s leaves everything unknown', async (fault) => {
    line.answer = brokenLines[fault] ?? (() => {})
    expect((await bank.issue(wish)).kind).toBe('unclear')
    expect((await bank.inquire(name)).kind).toBe('unclear')
    expect((await bank.close(name)).kind).toBe('unclear')
    expect((await bank.refund(refund)).kind).toBe('unclear')
  })

  test('was silent again and again is spared for a while', async () => {
    line.answer = (_, response) => void response.socket?.destroy()
    for (let at = 0; at < 5; at++) expect((await bank.inquire(name)).kind).toBe('unclear')
    const before = line.heard.length
    line.say(payment)
    expect(await bank.inquire(name)).toEqual({ kind: 'unclear', why: 'it was silent again and again' })
    expect(line.heard).toHaveLength(before)
  })
})
