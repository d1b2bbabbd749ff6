// Shows money that nobody knows as the wire has it.
import type { AnswerOf } from '@bidyard/contract/call'
import type { financeCalls } from '@bidyard/contract/calls/finance'
import type { BankCode } from '@bidyard/contract/enums'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { UnmatchedRecord } from './unmatched.sql.ts'

type ShownUnmatched = AnswerOf<typeof financeCalls.getUnmatchedPayment>

/** Of an account only its end. */
export const showReturnTo = (
  bankCode: BankCode | null, numberTail: string | null, holderName: string | null,
): ShownUnmatched['returnTo'] =>
  bankCode === null || numberTail === null || holderName === null ? null : { bankCode, numberTail, holderName }

export const showUnmatched = (row: UnmatchedRecord): ShownUnmatched => ({
  id: row.id, state: row.state, why: row.why, won: row.won, depositorName: row.depositorName, bankCode: row.bankCode,
  accountNumber: row.accountNumber, arrivedAt: timeOf(row.arrivedAt), virtualAccountId: row.virtualAccountId,
  shopId: row.shopId, shopName: row.shopName, meantAmountId: row.meantAmountId, meantAmountNo: row.meantAmountNo,
  amountId: row.amountId, amountNo: row.amountNo,
  returnTo: showReturnTo(row.returnBankCode, row.returnNumberTail, row.returnHolderName), refusal: row.refusal,
  returnTransferNo: row.returnTransferNo,
  version: row.version, createdAt: timeOf(row.createdAt), updatedAt: timeOf(row.updatedAt),
})
