// Shows what a seller owes as the wire has it, and tells whoever may see it that it has changed.
import type { financeCalls } from '@bidyard/contract/calls/finance'
import type { ItemOf } from '@bidyard/contract/list'
import type { HouseAccount } from '../../../runtime/bank-settings.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { MoneyGiven } from '../finance-parts.ts'
import type { SellerFeeRecord } from './seller-fees.sql.ts'

type ShownSellerFee = ItemOf<typeof financeCalls.listSellerFees>

export const showSellerFee = (row: SellerFeeRecord, payInto: HouseAccount | undefined): ShownSellerFee => ({
  id: row.id, orderId: row.orderId, carNumber: row.carNumber, partnerId: row.partnerId, exhibitId: row.exhibitId,
  feeType: row.feeType, state: row.state, days: row.days, won: row.won, supplyWon: row.won - row.vatWon,
  vatWon: row.vatWon, note: row.note, dueAt: timeOf(row.dueAt), endedAt: timeOf(row.endedAt),
  // Nothing is to be paid any more, and whoever still saw a number might pay into it.
  payInto: row.state === 'billed' ? payInto ?? null : null,
  createdAt: timeOf(row.createdAt), updatedAt: timeOf(row.updatedAt),
})

export const tellSellerFee = (
  emit: MoneyGiven['emit'], { id: feeId, orderId, partnerId, exhibitId }: SellerFeeRecord,
): void => emit('sellerFeeChanged', { feeId, orderId, partnerId, exhibitId })
