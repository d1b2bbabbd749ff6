// A payment as the stand-in's book begins it, whichever bank it plays.
import { randomBytes } from 'node:crypto'
import type { BankRecord } from './record.ts'

const digits = (count: number): string => Array.from(randomBytes(count), (byte) => byte % 10).join('')
export const newKey = (): string => randomBytes(16).toString('hex').toUpperCase()

type Wish = {
  readonly [Part in 'orderId' | 'orderName' | 'customerName' | 'bank']: string
} & { readonly amount: number; readonly by?: BankRecord['by'] }

export const newRecord = (wish: Wish, now: Date, dueAt: Date): BankRecord => ({
  by: wish.by ?? 'toss',
  paymentKey: `tsim${now.toISOString().replace(/\D/g, '').slice(0, 14)}${randomBytes(6).toString('hex')}`,
  orderId: wish.orderId, orderName: wish.orderName, customerName: wish.customerName, bank: wish.bank,
  accountNumber: `79${digits(12)}`, secret: `ps_${randomBytes(15).toString('base64url')}`, amountWon: wish.amount,
  requestedAt: now.toISOString(), dueAt: dueAt.toISOString(), status: 'WAITING_FOR_DEPOSIT',
  lastTransactionKey: newKey(), deposits: [], cancels: [],
})
