// Shows an account number as the wire has it.
import type { AnswerOf } from '@bidyard/contract/call'
import type { financeCalls } from '@bidyard/contract/calls/finance'
import { shown, shownOrNull } from '../times.ts'
import type { AccountRecord } from './accounts.sql.ts'

export type ShownVirtualAccount = AnswerOf<typeof financeCalls.getVirtualAccount>

export const showAccount = (row: AccountRecord): ShownVirtualAccount => ({
  id: row.id, shopId: row.shopId, shopName: row.shopName, companyId: row.companyId, memberId: row.memberId,
  purpose: row.purpose, amountId: row.amountId, amountNo: row.amountNo, month: row.month, state: row.state,
  standing: row.standing, bankCode: row.bankCode, accountNumber: row.accountNumber, holderName: row.holderName,
  amountWon: row.amountWon, dueAt: shown(row.dueAt), issuedAt: shownOrNull(row.issuedAt),
  paidAt: shownOrNull(row.paidAt), closedAt: shownOrNull(row.closedAt), version: row.version,
  createdAt: shown(row.createdAt), updatedAt: shown(row.updatedAt),
})

export const showAccountOrNull = (row: AccountRecord | undefined): ShownVirtualAccount | null =>
  row === undefined ? null : showAccount(row)
