// Whether what a violation names belongs together: an order that was on the market, and an auction of it.
import type { FitsTogether } from '../../violations/for-other-areas.ts'
import { findOpened } from '../auctions/auctions.sql.ts'

/** Bids and contracts have areas of their own: until they answer, none that is named can be one of the shop's. */
export const fitsMarket: FitsTogether = async (db, { orderId, auctionId, biddingId, contractId }) => {
  if (biddingId !== null || contractId !== null) return false
  if (orderId === null && auctionId === null) return true
  // Before it came to market no dealer had anything to do with it.
  return findOpened(db, { orderId, auctionId })
}
