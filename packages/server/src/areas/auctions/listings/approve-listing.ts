// Lets a listing go to market; what is still missing is told.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { auctions } from '../auction-parts.ts'
import { updateAuction } from '../auctions/auctions.sql.ts'
import { getAuctionRecord, holdAuction } from '../auctions/hold-auction.ts'
import { describeAuction, readGaps } from '../auctions/show-auction.ts'
import { tellListings } from './tell-listings.ts'

export const approveListing = action(auctionsCalls.approveListing, async (given) => {
  const { tx, caller, params, body, doer, refuse } = given
  const { auction, viewer } = await holdAuction(given, { ...params, ...body })
  const { id } = auction
  if (auction.state !== 'preparation' || auction.screenedAt !== null) throw refuse('conflict')
  if ((await readGaps(tx, auction)).length > 0) throw refuse('conflict')

  await updateAuction(tx, id, caller.memberId, { screened: true })
  await moveStates(tx, auctions, { action: 'approveListing', as: 'staff', ids: [id], doer })
  await writeAudit(tx, doer, [{ act: 'approve listing', subject: 'auction', subjectId: id }])
  tellListings(given, [auction])
  return describeAuction(tx, caller, viewer, await getAuctionRecord(tx, id))
})
