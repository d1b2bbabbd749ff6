// Parks money that came and that nobody knows: it is in the books, belongs to nobody yet, and waits for the office.
import type { UnmatchedReason } from '@bidyard/contract/enums'
import type { BankName, BankPayment } from '../../../providers/bank/bank.ts'
import type { AccountRecord } from '../accounts/accounts.sql.ts'
import { type Deposited, depositSource } from '../accounts/booking.ts'
import type { MoneyGiven } from '../finance-parts.ts'
import { credit, debit, postOne } from '../ledger/post.ts'
import { insertUnmatched } from './unmatched.sql.ts'

export interface Parking {
  readonly why: UnmatchedReason
  readonly bank: BankName
  readonly payment: BankPayment
  readonly deposit: Deposited
  readonly at: Date
  /** Missing where the bank knows an order that we do not. */
  readonly account?: AccountRecord
}

const nameMax = 100

export const parkDeposit = async (given: MoneyGiven, parking: Parking): Promise<void> => {
  const { tx, doer, emit } = given
  const { why, bank, payment, deposit: { amountWon: won, depositKey, depositorName }, at, account } = parking
  const id = crypto.randomUUID()
  const shopId = account?.shopId ?? null
  const { id: parkedEntryId } = await postOne(tx, doer, {
    source: await depositSource(tx, bank, depositKey), act: 'parked', shopId, subject: 'unmatchedPayment',
    subjectId: id, at, postings: [debit('bankClearing', won), credit('unmatched', won)],
  })
  await insertUnmatched(tx, {
    id, why, bank, orderId: payment.orderId, bankKey: payment.bankKey, depositKey, won,
    depositorName: depositorName?.slice(0, nameMax) ?? null, bankCode: payment.bankCode ?? account?.bankCode ?? null,
    accountNumber: payment.accountNumber ?? account?.accountNumber ?? null, arrivedAt: at,
    virtualAccountId: account?.id ?? null, shopId, parkedEntryId,
  })
  emit('unmatchedPaymentChanged', { paymentId: id })
}
