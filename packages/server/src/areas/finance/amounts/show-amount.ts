// Shows an amount as the wire has it: with its car, by half a plate where a dealer has not got it.
import type { AnswerOf } from '@bidyard/contract/call'
import type { financeCalls } from '@bidyard/contract/calls/finance'
import { maskCarNumber } from '@bidyard/contract/shapes/car-number'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { AmountRecord, ShownRecord } from './amounts.sql.ts'
import { billDueOn } from './bills/bill-rules.ts'

export type ShownAmount = AnswerOf<typeof financeCalls.getAmount>
export type PlainAmount = Omit<ShownAmount, 'businessNumber' | 'carNumber' | 'model'>

/** What is written down of it, and printed beside its car. */
export const showFacts = (row: AmountRecord): PlainAmount => ({
  id: row.id, amountNo: row.amountNo, kind: row.kind, feeType: row.feeType, state: row.state, shopId: row.shopId,
  shopName: row.shopName, companyId: row.companyId, memberId: row.memberId, orderId: row.orderId,
  auctionId: row.auctionId, biddingId: row.biddingId, contractId: row.contractId, supplyWon: row.supplyWon,
  vatWon: row.vatWon, totalWon: row.totalWon, billType: row.billType, billDueOn: billDueOn(row),
  billIssuedOn: row.billIssuedOn, billNumber: row.billNumber, paymentMethod: row.paymentMethod, note: row.note,
  isOverdue: row.isOverdue, dueAt: timeOf(row.dueAt), billedAt: timeOf(row.billedAt),
  paidAt: timeOf(row.paidAt), refundedAt: timeOf(row.refundedAt), voidedAt: timeOf(row.voidedAt),
  version: row.version, createdAt: timeOf(row.createdAt), updatedAt: timeOf(row.updatedAt),
})

export const showAmount = (viewer: 'office' | 'shop', row: ShownRecord): ShownAmount => {
  const { car } = row
  const isWhole = viewer === 'office' || car?.isTheirs === true
  return {
    ...showFacts(row), businessNumber: row.businessNumber, model: car?.model ?? null,
    carNumber: car === null || isWhole ? car?.carNumber ?? null : maskCarNumber(car.carNumber),
  }
}
