// Shows a bid as the wire has it, each viewer as much as they may know.
import type { Bidding, BidShop } from '@bidyard/contract/shapes/bidding/biddings'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { BidViewer } from '../seen-by.ts'
import type { BiddingRow, BidShopRow } from './biddings.sql.ts'

/** Sellers learn the name with the award. */
export const showShop = (viewer: BidViewer | 'glass', row: BidShopRow, isAwarded: boolean): BidShop => {
  const { shopId, companyId, memberId, shopName, phoneNumber, grade, record } = row
  const knowsName = viewer !== 'seller' || isAwarded
  return {
    grade, record, shopId: knowsName ? shopId : null, shopName: knowsName ? shopName : null,
    phoneNumber: knowsName ? phoneNumber : null, companyId: viewer === 'seller' ? null : companyId,
    memberId: viewer === 'seller' ? null : memberId,
  }
}

/** Through a broken glass the office sees what it else sees from the close on. */
export const showBidding = (viewer: BidViewer | 'glass', row: BiddingRow): Bidding => {
  const isSealed = viewer !== 'shop' && viewer !== 'glass' && !row.isOpenBook
  return {
    id: row.id, auctionId: row.auctionId, auctionNo: row.auctionNo, orderId: row.orderId, kind: row.kind,
    auctionState: viewer === 'shop' ? row.toldState : row.auctionState, state: row.state,
    shop: showShop(viewer, row, ['awarded', 'done'].includes(row.state)),
    amountWon: isSealed ? null : row.amountWon, bidAt: timeOf(row.bidAt),
    pauseCauses: viewer === 'seller' ? [] : row.pauseCauses, note: viewer === 'seller' ? null : row.note,
    auctionEndsAt: timeOf(row.auctionEndsAt), version: row.version, createdAt: timeOf(row.createdAt),
    updatedAt: timeOf(row.updatedAt),
  }
}
