// What nobody owes any more of a contract that ended unpaid, as far as it is the viewer's to know.
import type { BuyerAwardFeeStatus } from '@bidyard/contract/enums/finance'
import type { Side } from '../parts/contract-rules.ts'

/** A house may keep the fee of an award whose car was never paid; the seller has nothing to do with it. */
export const endedWords = (
  side: Side, feeStatus: BuyerAwardFeeStatus | undefined,
): 'nothingDue' | 'feeStaysDue' | 'priceNotDue' => {
  if (side === 'seller' || feeStatus === undefined) return 'priceNotDue'
  return feeStatus === 'charged' || feeStatus === 'paid' ? 'feeStaysDue' : 'nothingDue'
}
