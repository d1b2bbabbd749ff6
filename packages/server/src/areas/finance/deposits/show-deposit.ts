// Shows deposits and what was taken out of them as the wire has it.
import type { AnswerOf } from '@bidyard/contract/call'
import type { financeCalls } from '@bidyard/contract/calls/finance'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { DepositRecord, UseRecord } from './deposits.sql.ts'

export type ShownDeposit = AnswerOf<typeof financeCalls.getShopDeposit>
type ShownUse = AnswerOf<typeof financeCalls.getDepositInfo>['uses'][number]

export const showDeposit = (row: DepositRecord): ShownDeposit => ({
  id: row.id, shopId: row.shopId, shopName: row.shopName, companyId: row.companyId, memberId: row.memberId,
  kind: row.kind, state: row.state, amountWon: row.amountWon, remainingWon: row.remainingWon, amountId: row.amountId,
  dueAt: timeOf(row.dueAt), depositedAt: timeOf(row.depositedAt), refundedAt: timeOf(row.refundedAt),
  voidedAt: timeOf(row.voidedAt), version: row.version, createdAt: timeOf(row.createdAt),
  updatedAt: timeOf(row.updatedAt),
})

export const showUse = (row: UseRecord): ShownUse => ({
  id: row.id, wantedWon: row.wantedWon, takenWon: row.takenWon, claimWon: row.claimWon,
  claimAmountId: row.claimAmountId, reason: row.reason, restoredAt: timeOf(row.restoredAt),
  createdAt: timeOf(row.createdAt),
})
