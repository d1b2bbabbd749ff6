// The stand-in's own record of a payment, and what may happen to it: deposits, reversals, money sent back.
import { z } from 'zod'
import { bankNames } from '../bank.ts'

const won = z.int().min(0)

const deposit = z.object({
  key: z.string(),
  amountWon: won,
  /** What is still there of it. */
  leftWon: won,
  at: z.string(),
  depositorName: z.string(),
})

export const recordShape = z.object({
  /** Which bank gave the number out, and tells of it. */
  by: z.enum(bankNames).default('toss'),
  paymentKey: z.string(),
  orderId: z.string(),
  orderName: z.string(),
  customerName: z.string(),
  /** As Toss numbers them. */
  bank: z.string(),
  accountNumber: z.string(),
  secret: z.string(),
  amountWon: won,
  requestedAt: z.string(),
  dueAt: z.string(),
  status: z.enum(['WAITING_FOR_DEPOSIT', 'DONE', 'CANCELED', 'PARTIAL_CANCELED']),
  lastTransactionKey: z.string(),
  deposits: z.array(deposit),
  cancels: z.array(z.object({ key: z.string(), amountWon: won, reason: z.string(), at: z.string() })),
})
export type BankRecord = z.output<typeof recordShape>
type Deposit = z.output<typeof deposit>

export type RecordStatus = BankRecord['status'] | 'EXPIRED'

/** Only a number that still waits can run out. */
export const statusOf = ({ status, dueAt }: BankRecord, now: Date): RecordStatus =>
  status === 'WAITING_FOR_DEPOSIT' && now.getTime() > Date.parse(dueAt) ? 'EXPIRED' : status

/** The newest money that is still there. */
export const newestDeposit = ({ deposits }: BankRecord): Deposit | undefined =>
  deposits.findLast(({ leftWon }) => leftWon > 0)

const leftIn = (deposits: readonly Deposit[]): number => deposits.reduce((sum, { leftWon }) => sum + leftWon, 0)

/** Takes whatever comes, whenever it comes: also too much, too late, again, or into a number that was given back. */
export const addDeposit = (
  record: BankRecord,
  of: { readonly key: string; readonly amountWon: number; readonly at: Date; readonly depositorName: string },
): BankRecord => ({
  ...record,
  status: 'DONE',
  lastTransactionKey: of.key,
  deposits: [...record.deposits, { ...of, at: of.at.toISOString(), leftWon: of.amountWon }],
})

/** The bank takes the newest deposit back, as after a mistaken transfer; undefined where there is none. */
export const takeBack = (record: BankRecord, key: string): BankRecord | undefined => {
  const newest = newestDeposit(record)
  if (newest === undefined || record.status !== 'DONE') return undefined
  const deposits = record.deposits.map((one) => (one === newest ? { ...one, leftWon: 0 } : one))
  const before = newestDeposit({ ...record, deposits })
  return before === undefined
    ? { ...record, deposits, status: 'WAITING_FOR_DEPOSIT', lastTransactionKey: key }
    : { ...record, deposits, lastTransactionKey: before.key }
}

/** Gives a number back before anything came. */
export const giveBack = (
  record: BankRecord, of: { readonly key: string; readonly reason: string; readonly at: Date },
): BankRecord => ({
  ...record,
  status: 'CANCELED',
  lastTransactionKey: of.key,
  cancels: [...record.cancels, { ...of, amountWon: 0, at: of.at.toISOString() }],
})

/** Sends money of the newest deposit back; undefined where there is not so much of it. */
export const sendBack = (
  record: BankRecord,
  of: { readonly key: string; readonly amountWon: number | undefined; readonly reason: string; readonly at: Date },
): BankRecord | undefined => {
  const newest = newestDeposit(record)
  const amountWon = of.amountWon ?? newest?.leftWon ?? 0
  if (newest === undefined || amountWon > newest.leftWon || amountWon === 0) return undefined
  const deposits = record.deposits.map((one) => (one === newest ? { ...one, leftWon: one.leftWon - amountWon } : one))
  return {
    ...record,
    deposits,
    status: leftIn(deposits) === 0 ? 'CANCELED' : 'PARTIAL_CANCELED',
    lastTransactionKey: of.key,
    cancels: [...record.cancels, { key: of.key, amountWon, reason: of.reason, at: of.at.toISOString() }],
  }
}

/** What of the newest deposit can still be sent back. */
export const balanceOf = (record: BankRecord): number => newestDeposit(record)?.leftWon ?? 0
