// Sends a listing back to its seller with reasons.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { action } from '../../../runtime/handler.ts'
import { voidDeadlines } from '../../../runtime/work/deadlines.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { auctions } from '../auction-parts.ts'
import { updateAuction } from '../auctions/auctions.sql.ts'
import { getAuctionRecord, holdAuction } from '../auctions/hold-auction.ts'
import { describeAuction, isSentBack } from '../auctions/show-auction.ts'
import { tellListings } from './tell-listings.ts'

export const returnListing = action(auctionsCalls.returnListing, async (given) => {
  const { tx, caller, params, body: { reasons, note, seenVersion }, doer, refuse, emit } = given
  const { auction, viewer } = await holdAuction(given, { ...params, seenVersion })
  const { id } = auction
  if (auction.state !== 'preparation' || isSentBack(auction)) throw refuse('conflict')

  const kept = note === '' ? null : note
  await updateAuction(tx, id, caller.memberId, { returned: { reasons: [...new Set(reasons)], note: kept } })
  await voidDeadlines(tx, { machine: auctions.machine.name, rowIds: [id], duty: 'open' })
  const reason = kept === null ? reasons.join(', ') : `${reasons.join(', ')}: ${kept}`
  await moveStates(tx, auctions, { action: 'returnListing', as: 'staff', ids: [id], doer, reason })
  await writeAudit(tx, doer, [{ act: 'return listing', subject: 'auction', subjectId: id, after: { reasons }, reason }])
  tellListings(given, [auction])
  emit('listingReturned', { auctionId: id })
  return describeAuction(tx, caller, viewer, await getAuctionRecord(tx, id))
})
