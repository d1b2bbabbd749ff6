// Shows an amount as the wire has it.
import type { AnswerOf } from '@bidyard/contract/call'
import type { financeCalls } from '@bidyard/contract/calls/finance'
import { shown, shownOrNull } from '../times.ts'
import type { AmountRecord } from './amounts.sql.ts'

export type ShownAmount = AnswerOf<typeof financeCalls.getAmount>

export const showAmount = (row: AmountRecord): ShownAmount => ({
  id: row.id, amountNo: row.amountNo, kind: row.kind, feeType: row.feeType, state: row.state, shopId: row.shopId,
  shopName: row.shopName, companyId: row.companyId, memberId: row.memberId, orderId: row.orderId,
  auctionId: row.auctionId, biddingId: row.biddingId, contractId: row.contractId, supplyWon: row.supplyWon,
  vatWon: row.vatWon, totalWon: row.totalWon, billType: row.billType, paymentMethod: row.paymentMethod, note: row.note,
  isOverdue: row.isOverdue, dueAt: shownOrNull(row.dueAt), billedAt: shownOrNull(row.billedAt),
  paidAt: shownOrNull(row.paidAt), refundedAt: shownOrNull(row.refundedAt), voidedAt: shownOrNull(row.voidedAt),
  version: row.version, createdAt: shown(row.createdAt), updatedAt: shown(row.updatedAt),
})
