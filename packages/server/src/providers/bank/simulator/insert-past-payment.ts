// Writes into the stand-in's book what happened there before the sandbox began: for the demo world's own past.
import type { BankCode } from '@bidyard/contract/enums'
import type { Tx } from '../../../runtime/database/database.ts'
import type { IssuedAccount } from '../bank.ts'
import { toTossBank } from '../toss/toss-codes.ts'
import { newKey, newRecord } from './new-record.ts'
import { addDeposit, giveBack, newestDeposit, takeBack } from './record.ts'
import { insertRecord } from './simulated-bank.sql.ts'

export interface PastPayment {
  readonly orderId: string
  readonly orderName: string
  readonly customerName: string
  readonly bankCode: BankCode
  readonly amountWon: number
  readonly issuedAt: Date
  readonly dueAt: Date
  readonly deposits?: readonly { readonly amountWon: number; readonly at: Date; readonly depositorName: string }[]
  /** The bank took the newest deposit back. */
  readonly isTakenBack?: boolean
  /** Nothing had come, and the number was given back. */
  readonly givenBackAt?: Date
}

/** What the product knew of it; the key of the newest deposit as its adapter names it. */
export interface InsertedPayment {
  readonly account: IssuedAccount
  readonly depositKey: string | undefined
}

export const insertPastPayment = async (tx: Tx, past: PastPayment): Promise<InsertedPayment> => {
  const { orderId, orderName, customerName, bankCode, amountWon: amount, deposits = [], givenBackAt } = past
  const wish = { orderId, orderName, customerName, bank: toTossBank(bankCode), amount }
  const issued = newRecord(wish, past.issuedAt, past.dueAt)
  const paid = deposits.reduce((record, one) => addDeposit(record, { ...one, key: newKey() }), issued)
  const kept = past.isTakenBack === true ? takeBack(paid, newKey()) ?? paid : paid
  const record = givenBackAt === undefined
    ? kept : giveBack(kept, { key: newKey(), reason: '가상계좌 해지', at: givenBackAt })
  if (!(await insertRecord(tx, record))) throw new Error(`the simulated bank knows ${orderId} already`)
  const { paymentKey: bankKey, secret, accountNumber } = record
  const newest = newestDeposit(paid)
  return {
    account: { bankKey, secret, bankCode, accountNumber, holderName: customerName },
    depositKey: newest === undefined ? undefined : `${bankKey}:${newest.key}`,
  }
}
