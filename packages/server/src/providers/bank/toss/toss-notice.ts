// Reads a webhook of Toss: the callback of a deposit with its secret, the change of a payment, and a signature if any.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Notice, RawNotice } from '../bank.ts'

const text = z.string().min(1).max(300)
// Both become part of an address at the bank, where `..` would be another one, and of questions to the database.
const orderIdShape = z.string().regex(/^[\w=-]{1,64}$/)
const paymentKeyShape = z.string().regex(/^(?!\.+$)[\x21-\x7e]{1,200}$/)

const depositCallback = z.object({
  createdAt: text, secret: text, status: text, transactionKey: text, orderId: orderIdShape,
})
const paymentChanged = z.object({
  eventType: z.literal('PAYMENT_STATUS_CHANGED'),
  data: z.object({ paymentKey: paymentKeyShape, orderId: orderIdShape, secret: text.nullish() }),
})
const otherEvent = z.object({ eventType: text.refine((type) => type !== 'PAYMENT_STATUS_CHANGED') })

const ageSecondsMax = 300

const bytesOf = (value: string): Buffer => Buffer.from(value, 'base64')

/** `v1:` and one signature for each key that is in force, over the body and the time of this delivery. */
const isSigned = (raw: RawNotice, key: string, signature: string, sentAt: string): boolean => {
  const mac = createHmac('sha256', key).update(raw.body).update(`:${sentAt}`).digest()
  return signature.replace(/^v1:/, '').split(',').map((one) => bytesOf(one.trim()))
    .some((given) => given.length === mac.length && timingSafeEqual(given, mac))
}

/** What is wrong with the signature; undefined when it holds, or when nothing is signed. */
const signatureFault = (raw: RawNotice, key: string | undefined, now: Date): string | undefined => {
  const signature = raw.headers['tosspayments-webhook-signature']
  const sentAt = raw.headers['tosspayments-webhook-transmission-time']
  if (key === undefined || (signature === undefined && sentAt === undefined)) return undefined
  if (typeof signature !== 'string' || typeof sentAt !== 'string') return 'half of a signature'
  if (!isSigned(raw, key, signature, sentAt)) return 'a signature that does not hold'
  const ageSeconds = Math.abs(now.getTime() - new Date(sentAt).getTime()) / 1_000
  // A time that cannot be read is not a number, and that is never young enough.
  return ageSeconds <= ageSecondsMax ? undefined : 'signed too long ago'
}

const parse = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

export const readTossNotice = (raw: RawNotice, key: string | undefined, now: Date): Notice => {
  const fault = signatureFault(raw, key, now)
  if (fault !== undefined) return { kind: 'refused', why: fault }
  const json = parse(raw.body)
  const deposit = depositCallback.safeParse(json)
  const nothingMore = { accountNumber: undefined, amountWon: undefined }
  if (deposit.success) {
    const { orderId, secret } = deposit.data
    return { kind: 'hint', hint: { orderId, secret, bankKey: undefined, ...nothingMore } }
  }
  const changed = paymentChanged.safeParse(json)
  if (changed.success) {
    const { orderId, paymentKey, secret } = changed.data.data
    return { kind: 'hint', hint: { orderId, bankKey: paymentKey, secret: secret ?? undefined, ...nothingMore } }
  }
  return otherEvent.safeParse(json).success ? { kind: 'ignored' } : { kind: 'refused', why: 'no notice of Toss' }
}
