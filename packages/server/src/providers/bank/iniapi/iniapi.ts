// KG Inicis by its INIAPI: issues by form, asks and pays back by signed JSON, gives an unused number back by form.
import type { IniapiSettings } from '../../../runtime/bank-settings.ts'
import { type AskBank, type BankAnswer, openAsking } from '../ask-bank.ts'
import type {
  AccountWish, Bank, Closing, Declined, Inquiry, Issuing, PaymentName, Refunding, RefundWish, Unclear,
} from '../bank.ts'
import { seoulDigits } from '../seoul-time.ts'
import { iniapiIssued, iniapiResult, readTransaction } from './iniapi-answers.ts'
import { fromIniapiBank, toIniapiBank } from './iniapi-codes.ts'
import { cancelHash, formpayHash, jsonHash, sealField } from './iniapi-hashes.ts'
import { readIniapiNotice } from './iniapi-notice.ts'

export interface IniapiParts {
  readonly settings: IniapiSettings
  readonly origin: () => string
  /** The shop's address, as they want to know it. */
  readonly siteUrl: string
  readonly answerMs: number
  readonly clock: () => Date
}

export const iniapiOrigin = 'https://iniapi.inicis.com'

interface Asking {
  readonly ask: AskBank
  readonly parts: IniapiParts
}

const unclear = (why: string): Unclear => ({ kind: 'unclear', why })

const settled = (answer: BankAnswer, success: string): { readonly json: unknown } | Declined | Unclear => {
  if (answer.kind === 'silent') return unclear(answer.why)
  const read = iniapiResult.safeParse(answer.json)
  if (!read.success) return unclear('an answer that cannot be read')
  const { resultCode, resultMsg } = read.data
  return resultCode === success
    ? { json: answer.json } : { kind: 'declined', code: resultCode, said: resultMsg ?? '' }
}

const sendForm = async ({ ask, parts }: Asking, path: string, fields: Readonly<Record<string, string>>) =>
  settled(await ask({
    method: 'POST', url: parts.origin() + path, body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
  }), '00')

/** What is hashed must be the very text that is sent, so the body is put together by hand around it. */
const sendJson = async (
  { ask, parts }: Asking, call: Readonly<Record<'path' | 'type' | 'success', string>>, data: object,
) => {
  const { settings: { mid, key, clientIp }, clock, origin } = parts
  const [timestamp, text] = [seoulDigits(clock()), JSON.stringify(data)]
  const hashData = jsonHash(key, { mid, type: call.type, timestamp, data: text })
  const head = JSON.stringify({ mid, type: call.type, timestamp, clientIp, hashData })
  return settled(await ask({
    method: 'POST', url: origin() + call.path, body: `${head.slice(0, -1)},"data":${text}}`,
    headers: { 'content-type': 'application/json;charset=utf-8' },
  }), call.success)
}

// Their manual names no code for it.
const saysMissing = (said: string): boolean => /존재하지|없습니다|없음|not found/i.test(said)

const inquiry = { path: '/v2/pg/inquiry', type: 'inquiry', success: 'SUCCESS' }

const inquire = async (asking: Asking, { orderId, bankKey }: PaymentName): Promise<Inquiry> => {
  const answer = await sendJson(asking, inquiry, bankKey === undefined ? { oid: orderId } : { tid: bankKey })
  if ('json' in answer) {
    const payment = readTransaction(answer.json, asking.parts.settings.mid)
    if (payment === undefined) return unclear('a transaction that cannot be read')
    const isOurs = payment.orderId === orderId && (bankKey === undefined || payment.bankKey === bankKey)
    return isOurs ? { kind: 'found', payment } : unclear('another transaction than was asked for')
  }
  if (answer.kind === 'unclear') return answer
  return saysMissing(answer.said) ? { kind: 'missing' } : unclear(answer.code)
}

/** Their issuing knows no key that makes it happen once, so it is asked about first whenever it may have happened. */
const issuedBefore = async (asking: Asking, { orderId, customerName }: AccountWish): Promise<Issuing | undefined> => {
  const before = await inquire(asking, { orderId, bankKey: undefined })
  if (before.kind !== 'found') return before.kind === 'missing' ? undefined : before
  const { bankKey, bankCode, accountNumber, holderName } = before.payment
  if (bankCode === undefined || accountNumber === undefined) return unclear('an account without number or bank')
  const holder = holderName ?? customerName
  return { kind: 'issued', account: { bankKey, secret: undefined, bankCode, accountNumber, holderName: holder } }
}

const issue = async (asking: Asking, wish: AccountWish): Promise<Issuing> => {
  const before = wish.isAgain ? await issuedBefore(asking, wish) : undefined
  if (before !== undefined) return before
  const { settings: { mid, key, clientIp, issuer }, siteUrl, clock } = asking.parts
  const due = seoulDigits(wish.dueAt)
  const buyerEmail = wish.customerEmail ?? `no-reply@${new URL(siteUrl).hostname}`
  const hashed = {
    type: 'Pay', paymethod: 'Vacct', timestamp: seoulDigits(clock()), clientIp, mid, moid: wish.orderId,
    price: String(wish.amountWon),
  }
  const answer = await sendForm(asking, '/api/v1/formpay', {
    ...hashed, hashData: formpayHash(key, hashed), url: siteUrl, goodName: wish.orderName.slice(0, 40),
    buyerName: wish.customerName.slice(0, 30), buyerEmail, bankCode: toIniapiBank(issuer), dtInput: due.slice(0, 8),
    tmInput: due.slice(8, 12), nmInput: wish.customerName.slice(0, 30), flgCash: '0',
  })
  if (!('json' in answer)) return answer
  const read = iniapiIssued.safeParse(answer.json)
  const bankCode = read.success ? fromIniapiBank(read.data.vacctBankCode) : undefined
  if (!read.success || bankCode === undefined) return unclear('an account that cannot be read')
  const { tid, vacct, vacctName = wish.customerName } = read.data
  return {
    kind: 'issued',
    account: { bankKey: tid, secret: undefined, bankCode, accountNumber: vacct, holderName: vacctName },
  }
}

const close = async (asking: Asking, of: PaymentName): Promise<Closing> => {
  const known = await inquire(asking, of)
  if (known.kind === 'unclear') return known
  if (known.kind === 'missing' || known.payment.standing.kind === 'ended') return { kind: 'closed' }
  if (known.payment.standing.kind !== 'waiting') return { kind: 'paid' }
  const { settings: { mid, key, clientIp }, clock } = asking.parts
  const hashed = {
    type: 'Refund', paymethod: 'GVacct', timestamp: seoulDigits(clock()), clientIp, mid, tid: known.payment.bankKey,
  }
  const answer = await sendForm(asking, '/api/v1/refund', {
    ...hashed, hashData: cancelHash(key, hashed), msg: '가상계좌 해지',
  })
  if ('json' in answer) return { kind: 'closed' }
  if (answer.kind === 'unclear') return answer
  const again = await inquire(asking, of)
  return again.kind === 'found' && again.payment.standing.kind === 'deposited' ? { kind: 'paid' } : answer
}

// They hash without backslashes what is sent with them, so nothing is sent that JSON would write with one.
const plainWords = (text: string): string =>
  text.replace(/["\\]/g, '').replace(/\p{Cc}+/gu, ' ').trim()

const refund = async (asking: Asking, wish: RefundWish): Promise<Refunding> => {
  // Nothing of theirs makes a refund happen once, so one that may have happened is asked about first.
  const known = await inquire(asking, wish)
  if (known.kind === 'unclear') return known
  const standing = known.kind === 'found' ? known.payment.standing.kind : undefined
  if (standing === 'ended') return { kind: 'refunded' }
  if (standing === 'partlyReturned') return unclear('some of it went back before')
  const isWhole = wish.restWon === 0
  if (!isWhole && standing !== 'deposited') return unclear('no money that a part could go back of')
  const { settings: { key, iv } } = asking.parts
  const data = { tid: wish.bankKey, msg: plainWords(wish.reason).slice(0, 100) }
  const account = {
    refundAcctNum: sealField(wish.to.accountNumber, key, iv), refundBankCode: toIniapiBank(wish.to.bankCode),
    refundAcctName: plainWords(wish.to.holderName),
  }
  // Cards have paths of their own, which know no account; what is confirmed of a part is what stays behind.
  const whole = { path: '/v2/pg/refund/vacct', type: 'refund', success: '00' }
  const part = { path: '/v2/pg/partialRefund/vacct', type: 'partialRefund', success: '00' }
  const amounts = { price: String(wish.amountWon), confirmPrice: String(wish.restWon) }
  const answer = isWhole
    ? await sendJson(asking, whole, { ...data, ...account })
    : await sendJson(asking, part, { ...data, ...amounts, ...account })
  return 'json' in answer ? { kind: 'refunded' } : afterNo(asking, wish, answer)
}

/** They say no to the second of two as well: the first may have been under way when it was asked about. */
const afterNo = async (asking: Asking, wish: RefundWish, answer: Declined | Unclear): Promise<Refunding> => {
  if (answer.kind === 'unclear') return answer
  const again = await inquire(asking, wish)
  if (again.kind === 'unclear') return again
  const standing = again.kind === 'found' ? again.payment.standing.kind : undefined
  if (standing === 'ended') return { kind: 'refunded' }
  return standing === 'partlyReturned' ? unclear('some of it went back before') : answer
}

export const openIniapi = (parts: IniapiParts): Bank => {
  const asking: Asking = { parts, ask: openAsking(parts) }
  return {
    name: 'iniapi',
    issue: (wish) => issue(asking, wish),
    inquire: (of) => inquire(asking, of),
    close: (of) => close(asking, of),
    refund: (wish) => refund(asking, wish),
    readNotice: (raw) => readIniapiNotice(raw, parts.settings),
    noticeAnswer: { type: 'text/plain; charset=utf-8', body: 'OK' },
    noticesHaveSecrets: false,
  }
}
