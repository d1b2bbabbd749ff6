// Follows auctions that were cancelled: everything that was bid on them is cancelled with them.
import { moveStates } from '../../../runtime/work/move-states.ts'
import { auctionBidders, type BidGiven, biddings } from '../bidding-parts.ts'
import { updateCancelled } from '../bidders/bidders.sql.ts'
import { tellBids } from '../tell-bids.ts'
import { listIdsOf } from './biddings.sql.ts'

export const cancelWithAuctions = async (
  given: BidGiven, told: readonly { readonly auctionIds: readonly string[] }[],
): Promise<void> => {
  const { tx, doer } = given
  const { biddingIds, bidderIds } = await listIdsOf(tx, told.flatMap(({ auctionIds }) => auctionIds))
  if (biddingIds.length === 0) return
  await moveStates(tx, biddings, { action: 'cancel', as: 'flow', ids: biddingIds, doer })
  await updateCancelled(tx, bidderIds)
  await moveStates(tx, auctionBidders, { action: 'cancel', as: 'flow', ids: bidderIds, doer })
  await tellBids(given, biddingIds)
  given.emit('bidsCancelled', { biddingIds: [...biddingIds] })
}
