// Who is heard about a trade that failed: the side that did not say so.
import type { TradeParty, TradeResultFailType } from '@bidyard/contract/enums'

const blamesSeller: readonly TradeResultFailType[] = ['sellerRefusal', 'sellerNoShow', 'conditionMismatch']

/** What a buyer says is heard by the seller; what the office says, by the side that it blames. */
export const askedAbout = (failType: TradeResultFailType, by: 'buyer' | 'staff'): TradeParty =>
  by === 'buyer' || blamesSeller.includes(failType) ? 'seller' : 'buyer'
