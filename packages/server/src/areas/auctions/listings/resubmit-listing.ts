// Hands a listing that was sent back in again.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { updateAuction } from '../auctions/auctions.sql.ts'
import { getAuctionRecord, holdAuction } from '../auctions/hold-auction.ts'
import { describeAuction, isSentBack } from '../auctions/show-auction.ts'
import { tellListings } from './tell-listings.ts'

export const resubmitListing = action(auctionsCalls.resubmitListing, async (given) => {
  const { tx, caller, params, body, doer, refuse } = given
  const { auction, viewer } = await holdAuction(given, { ...params, ...body })
  const { id } = auction
  if (auction.state !== 'preparation' || !isSentBack(auction)) throw refuse('conflict')

  await updateAuction(tx, id, caller.memberId, { resubmitted: true })
  await writeAudit(tx, doer, [{ act: 'resubmit listing', subject: 'auction', subjectId: id }])
  tellListings(given, [auction])
  return describeAuction(tx, caller, viewer, await getAuctionRecord(tx, id))
})
