// Shows an account number as the wire has it.
import type { AnswerOf } from '@bidyard/contract/call'
import type { financeCalls } from '@bidyard/contract/calls/finance'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { AccountRecord } from './accounts.sql.ts'

export type ShownVirtualAccount = AnswerOf<typeof financeCalls.getVirtualAccount>

export const showAccount = (row: AccountRecord): ShownVirtualAccount => ({
  id: row.id, shopId: row.shopId, shopName: row.shopName, companyId: row.companyId, memberId: row.memberId,
  purpose: row.purpose, amountId: row.amountId, amountNo: row.amountNo, month: row.month, state: row.state,
  standing: row.standing, bankCode: row.bankCode, accountNumber: row.accountNumber, holderName: row.holderName,
  amountWon: row.amountWon, dueAt: timeOf(row.dueAt), issuedAt: timeOf(row.issuedAt),
  paidAt: timeOf(row.paidAt), closedAt: timeOf(row.closedAt), version: row.version,
  createdAt: timeOf(row.createdAt), updatedAt: timeOf(row.updatedAt),
})

export const showAccountOrNull = (row: AccountRecord | undefined): ShownVirtualAccount | null =>
  row === undefined ? null : showAccount(row)
