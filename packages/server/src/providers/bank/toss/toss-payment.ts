// Reads what Toss says of a payment: the parts that matter, and where the payment stands.
import { z } from 'zod'
import type { BankPayment } from '../bank.ts'
import { fromTossBank } from './toss-codes.ts'

const text = z.string().max(1_000)
const won = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

export const tossPayment = z.object({
  paymentKey: text.min(1),
  orderId: text.min(1),
  status: text,
  currency: text.nullish(),
  totalAmount: won,
  lastTransactionKey: text.nullish(),
  approvedAt: z.iso.datetime({ offset: true }).nullish(),
  secret: text.nullish(),
  virtualAccount: z.object({
    accountNumber: text,
    bankCode: text.nullish(),
    customerName: text.nullish(),
    depositorName: text.nullish(),
  }).nullish(),
})
export type TossPayment = z.output<typeof tossPayment>

export const tossError = z.object({ code: text, message: text })

const standingOf = (payment: TossPayment): BankPayment['standing'] | undefined => {
  const { status, lastTransactionKey, approvedAt, totalAmount, virtualAccount } = payment
  switch (status) {
    case 'WAITING_FOR_DEPOSIT': case 'READY': case 'IN_PROGRESS':
      return { kind: 'waiting' }
    case 'DONE':
      if (typeof lastTransactionKey !== 'string' || typeof approvedAt !== 'string') return undefined
      return {
        kind: 'deposited', depositKey: `${payment.paymentKey}:${lastTransactionKey}`, amountWon: totalAmount,
        at: new Date(approvedAt), depositorName: virtualAccount?.depositorName ?? undefined,
      }
    case 'CANCELED': case 'EXPIRED': case 'ABORTED':
      return { kind: 'ended' }
    case 'PARTIAL_CANCELED':
      return { kind: 'partlyReturned' }
    default:
      return undefined
  }
}

/** Undefined: it is not what a payment by virtual account in won looks like. */
export const readTossPayment = (json: unknown): BankPayment | undefined => {
  const read = tossPayment.safeParse(json)
  if (!read.success || (read.data.currency ?? 'KRW') !== 'KRW') return undefined
  const { data } = read
  const standing = standingOf(data)
  if (standing === undefined) return undefined
  return {
    orderId: data.orderId, bankKey: data.paymentKey, secret: data.secret ?? undefined,
    accountNumber: data.virtualAccount?.accountNumber, holderName: data.virtualAccount?.customerName ?? undefined,
    bankCode: fromTossBank(data.virtualAccount?.bankCode ?? ''), standing,
  }
}
