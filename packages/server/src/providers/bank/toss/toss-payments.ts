// Toss Payments: issues virtual accounts, tells where a payment stands, cancels it with or without money in it.
import type { TossSettings } from '../../../runtime/bank-settings.ts'
import { type AskBank, type BankAnswer, openAsking } from '../ask-bank.ts'
import type {
  AccountWish, Bank, BankPayment, Closing, Declined, Inquiry, Issuing, PaymentName, Refunding, RefundWish, Unclear,
} from '../bank.ts'
import { seoulText } from '../seoul-time.ts'
import { toTossBank } from './toss-codes.ts'
import { readTossNotice } from './toss-notice.ts'
import { readTossPayment, tossError } from './toss-payment.ts'

export interface TossParts {
  readonly settings: TossSettings
  /** Looked up when it is asked. */
  readonly origin: () => string
  readonly answerMs: number
  readonly clock: () => Date
}

export const tossOrigin = 'https://api.tosspayments.com'

// Toss takes no more of a name than this.
const nameMax = 100

const unclear = (why: string): Unclear => ({ kind: 'unclear', why })

// Asked before under the same key, and still being worked on; or asked too often. Neither says that it does not happen.
const notYet: ReadonlySet<number> = new Set([409, 429])

/** Tidies up the three ways in which a question can fail; the rest is an answer to be read. */
const settled = (answer: BankAnswer): { readonly json: unknown } | Declined | Unclear => {
  if (answer.kind === 'silent') return unclear(answer.why)
  if (answer.status === 200) return { json: answer.json }
  const read = tossError.safeParse(answer.json)
  return read.success && !notYet.has(answer.status)
    ? { kind: 'declined', code: read.data.code, said: read.data.message }
    : unclear(read.success ? read.data.code : `answered ${answer.status} without a reason`)
}

interface Asking {
  readonly ask: AskBank
  readonly parts: TossParts
}

const headersOf = ({ settings }: TossParts, idempotencyKey?: string): Record<string, string> => ({
  authorization: `Basic ${Buffer.from(`${settings.secretKey}:`).toString('base64')}`,
  ...(idempotencyKey === undefined
    ? {} : { 'content-type': 'application/json', 'idempotency-key': idempotencyKey }),
})

const post = async ({ ask, parts }: Asking, path: string, key: string, body: object) =>
  settled(await ask({
    method: 'POST', url: parts.origin() + path, headers: headersOf(parts, key), body: JSON.stringify(body),
  }))

const inquire = async ({ ask, parts }: Asking, { orderId, bankKey }: PaymentName): Promise<Inquiry> => {
  const path = bankKey === undefined
    ? `/v1/payments/orders/${encodeURIComponent(orderId)}` : `/v1/payments/${encodeURIComponent(bankKey)}`
  const answer = settled(await ask({ method: 'GET', url: parts.origin() + path, headers: headersOf(parts) }))
  if ('json' in answer) {
    const payment = readTossPayment(answer.json)
    if (payment === undefined) return unclear('a payment that cannot be read')
    // Somebody between us and the bank who hands out another payment must not move money.
    if (payment.orderId !== orderId) return unclear('another payment than was asked for')
    return { kind: 'found', payment }
  }
  if (answer.kind === 'unclear') return answer
  return answer.code === 'NOT_FOUND_PAYMENT' ? { kind: 'missing' } : unclear(answer.code)
}

const issue = async (asking: Asking, wish: AccountWish): Promise<Issuing> => {
  const { settings: { issuer } } = asking.parts
  const answer = await post(asking, '/v1/virtual-accounts', wish.orderId, {
    amount: wish.amountWon, orderId: wish.orderId, orderName: wish.orderName.slice(0, nameMax),
    customerName: wish.customerName.slice(0, nameMax), bank: toTossBank(issuer), dueDate: seoulText(wish.dueAt),
    ...(wish.customerEmail === undefined ? {} : { customerEmail: wish.customerEmail }),
  })
  if (!('json' in answer)) {
    // Asked before, when the answer did not reach us.
    if (answer.kind !== 'declined' || answer.code !== 'DUPLICATED_ORDER_ID') return answer
    const before = await inquire(asking, { orderId: wish.orderId, bankKey: undefined })
    return before.kind === 'found' ? accountOf(before.payment, wish) : unclear('an order that was used before')
  }
  const payment = readTossPayment(answer.json)
  return payment === undefined ? unclear('a payment that cannot be read') : accountOf(payment, wish)
}

const accountOf = (payment: BankPayment, wish: AccountWish): Issuing => {
  const { orderId, bankKey, secret, accountNumber, bankCode, holderName } = payment
  if (orderId !== wish.orderId) return unclear('another payment than was asked for')
  if (accountNumber === undefined || bankCode === undefined || secret === undefined)
    return unclear('an account without number, bank or secret')
  return {
    kind: 'issued',
    account: { bankKey, secret, bankCode, accountNumber, holderName: holderName ?? wish.customerName },
  }
}

const cancelPath = (bankKey: string): string => `/v1/payments/${encodeURIComponent(bankKey)}/cancel`
const hasEnded = (json: unknown): boolean => readTossPayment(json)?.standing.kind === 'ended'

const close = async (asking: Asking, of: PaymentName): Promise<Closing> => {
  // An answer that was lost on the way may have been an account; only the bank knows.
  const known = await inquire(asking, of)
  if (known.kind === 'unclear') return known
  if (known.kind === 'missing' || known.payment.standing.kind === 'ended') return { kind: 'closed' }
  if (known.payment.standing.kind !== 'waiting') return { kind: 'paid' }
  const { bankKey } = known.payment
  const answer = await post(asking, cancelPath(bankKey), `close-${of.orderId}`, { cancelReason: '가상계좌 해지' })
  if ('json' in answer) return hasEnded(answer.json) ? { kind: 'closed' } : unclear('a payment that cannot be read')
  if (answer.kind === 'declined' && answer.code === 'ALREADY_CANCELED_PAYMENT') return { kind: 'closed' }
  if (answer.kind === 'unclear') return answer
  // Money may have come between the two questions.
  const again = await inquire(asking, of)
  return again.kind === 'found' && again.payment.standing.kind === 'deposited' ? { kind: 'paid' } : answer
}

const refund = async (asking: Asking, wish: RefundWish): Promise<Refunding> => {
  const { bankCode, accountNumber, holderName } = wish.to
  const answer = await post(asking, cancelPath(wish.bankKey), wish.refundKey, {
    cancelReason: wish.reason.slice(0, 200),
    ...(wish.restWon === 0 ? {} : { cancelAmount: wish.amountWon }),
    refundReceiveAccount: { bank: toTossBank(bankCode), accountNumber, holderName: holderName.slice(0, 60) },
  })
  if ('json' in answer) {
    const standing = readTossPayment(answer.json)?.standing.kind
    return standing === 'ended' || standing === 'partlyReturned'
      ? { kind: 'refunded' } : unclear('a payment that cannot be read')
  }
  return answer.kind === 'declined' && answer.code === 'ALREADY_CANCELED_PAYMENT' ? { kind: 'refunded' } : answer
}

export const openTossPayments = (parts: TossParts): Bank => {
  const asking: Asking = { parts, ask: openAsking(parts) }
  return {
    name: 'toss',
    issue: (wish) => issue(asking, wish),
    inquire: (of) => inquire(asking, of),
    close: (of) => close(asking, of),
    refund: (wish) => refund(asking, wish),
    readNotice: (raw) => readTossNotice(raw, parts.settings.webhookKey, parts.clock()),
    noticeAnswer: { type: 'application/json; charset=utf-8', body: '{"code":"success","data":null}' },
    noticesHaveSecrets: true,
  }
}
