// What the stand-in does when it is asked as Toss is: issues a number, tells of a payment, cancels it.
import { bankCode } from '@bidyard/contract/enums'
import { z } from 'zod'
import { tossIssuers } from '../../../runtime/bank-settings.ts'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import { readNow } from '../../../runtime/time/clock.ts'
import { fromTossBank, toTossBank } from '../toss/toss-codes.ts'
import { balanceOf, type BankRecord, giveBack, sendBack, statusOf } from './record.ts'
import { findRecord, insertRecord, type KeptAnswer, lockRecord } from './simulated-bank.sql.ts'
import type { BankWire } from './bank-wire.ts'
import { change } from './change.ts'
import { newKey, newRecord } from './new-record.ts'
import { sayNo } from './toss-refusals.ts'
import { tossView } from './toss-view.ts'

const text = (max: number) => z.string().min(1).max(max)

const wishShape = z.object({
  amount: z.int().min(1).max(9_999_999_999),
  orderId: z.string().regex(/^[A-Za-z0-9\-_=]{6,64}$/),
  orderName: text(100),
  customerName: text(100),
  bank: text(20),
  validHours: z.int().min(1).optional(),
  dueDate: z.string().optional(),
  customerEmail: z.email().max(100).optional(),
  customerMobilePhone: z.string().regex(/^\d{8,15}$/).optional(),
}).refine(({ validHours, dueDate }) => validHours === undefined || dueDate === undefined)

const cancelShape = z.object({
  cancelReason: text(200),
  cancelAmount: z.int().min(1).optional(),
  refundReceiveAccount: z.object({
    bank: text(20), accountNumber: z.string().regex(/^\d{1,20}$/), holderName: text(60),
  }).optional(),
})

const hourMs = 3_600_000
const usualHours = 7 * 24
const hoursMax = 30 * 24

/** By its two digits, or by its name in Korean. */
const bankOf = (told: string): string | undefined => {
  const byName = bankCode.values.find((code) => bankCode.labels[code].ko === told)
  const code = byName ?? fromTossBank(told)
  return tossIssuers.some((one) => one === code) && code !== undefined ? toTossBank(code) : undefined
}

const dueOf = ({ dueDate, validHours }: z.output<typeof wishShape>, now: Date): Date =>
  dueDate === undefined
    ? new Date(now.getTime() + (validHours ?? usualHours) * hourMs)
    : new Date(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(dueDate) ? `${dueDate}+09:00` : Number.NaN)

export const issueAccount = async (tx: Tx, body: unknown): Promise<KeptAnswer> => {
  const read = wishShape.safeParse(body)
  if (!read.success) return sayNo('INVALID_REQUEST')
  const now = await readNow(tx)
  const [bank, dueAt] = [bankOf(read.data.bank), dueOf(read.data, now)]
  if (bank === undefined) return sayNo('INVALID_BANK')
  if (!(dueAt.getTime() > now.getTime())) return sayNo('INVALID_DATE')
  if (dueAt.getTime() > now.getTime() + hoursMax * hourMs) return sayNo('EXCEED_MAX_DUE_DATE')
  const record = newRecord({ ...read.data, bank }, now, dueAt)
  if (!(await insertRecord(tx, record))) return sayNo('DUPLICATED_ORDER_ID')
  return { status: 200, json: tossView(record, now) }
}

export const tellPayment = async (
  db: Reader, column: 'order_id' | 'payment_key', name: string,
): Promise<KeptAnswer> => {
  const record = await findRecord(db, column, name)
  return record?.by !== 'toss' ? sayNo('NOT_FOUND_PAYMENT') : { status: 200, json: tossView(record, await readNow(db)) }
}

const cancelled = (record: BankRecord, wish: z.output<typeof cancelShape>, now: Date): BankRecord | KeptAnswer => {
  const { cancelReason: reason, cancelAmount, refundReceiveAccount: account } = wish
  const of = { key: newKey(), reason, at: now }
  switch (statusOf(record, now)) {
    case 'CANCELED':
      return sayNo('ALREADY_CANCELED_PAYMENT')
    case 'EXPIRED':
      return sayNo('NOT_CANCELABLE_PAYMENT')
    case 'WAITING_FOR_DEPOSIT':
      return giveBack(record, of)
    case 'DONE': case 'PARTIAL_CANCELED':
      if (account === undefined || fromTossBank(account.bank) === undefined) return sayNo('INVALID_REFUND_ACCOUNT_INFO')
      if (balanceOf(record) === 0) return sayNo('ALREADY_CANCELED_PAYMENT')
      return sendBack(record, { ...of, amountWon: cancelAmount }) ?? sayNo('NOT_CANCELABLE_AMOUNT')
  }
}

export const cancelPayment = async (
  tx: Tx, wire: BankWire, paymentKey: string, body: unknown,
): Promise<KeptAnswer> => {
  const read = cancelShape.safeParse(body)
  if (!read.success) return sayNo('INVALID_REQUEST')
  const record = await lockRecord(tx, 'payment_key', paymentKey)
  if (record?.by !== 'toss') return sayNo('NOT_FOUND_PAYMENT')
  const now = await readNow(tx)
  const outcome = cancelled(record, read.data, now)
  if ('json' in outcome) return outcome
  await change(tx, { record: outcome, bodies: wire.tellings(outcome, now), taken: false })
  return { status: 200, json: tossView(outcome, now) }
}
