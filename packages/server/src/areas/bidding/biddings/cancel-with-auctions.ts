// Follows auctions that were cancelled: whatever bid on them still stands is cancelled with them.
import { moveStates } from '../../../runtime/work/move-states.ts'
import { auctionBidders, type BidGiven, biddings } from '../bidding-parts.ts'
import { updateCancelled } from '../bidders/bidders.sql.ts'
import { tellBids } from '../tell-bids.ts'
import { listIdsOf, updateNote } from './biddings.sql.ts'

const standing = biddings.machine.actions.cancel.from

/** A bid that has lost hears nothing more: of a car that was sold, the others did so long before its contract fell. */
export const cancelWithAuctions = async (
  given: BidGiven, told: readonly { readonly auctionIds: readonly string[] }[],
): Promise<void> => {
  const { tx, doer } = given
  const auctionIds = told.flatMap((one) => one.auctionIds)
  const { biddingIds, bidderIds } = await listIdsOf(tx, auctionIds, standing)
  const { moved } = await moveStates(tx, biddings, { action: 'cancel', as: 'flow', ids: biddingIds, doer })
  if (moved.length === 0) return
  await updateCancelled(tx, bidderIds)
  await moveStates(tx, auctionBidders, { action: 'cancel', as: 'flow', ids: bidderIds, doer })
  const cancelled = moved.map(({ id }) => id)
  // What the office said of a pause is not why this came.
  await updateNote(tx, cancelled, null)
  await tellBids(given, cancelled)
  given.emit('bidsCancelled', { biddingIds: cancelled })
}
