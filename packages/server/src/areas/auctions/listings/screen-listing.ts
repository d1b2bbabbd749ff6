// The screening: a listing is approved, sent back with reasons, or handed in again by its seller.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { voidDeadlines } from '../../../runtime/work/deadlines.ts'
import { auctions } from '../auction-parts.ts'
import { updateAuction } from '../auctions/auctions.sql.ts'
import { getAuctionRecord, holdAuction } from '../auctions/hold-auction.ts'
import { describeAuction, isSentBack, readGaps } from '../auctions/show-auction.ts'
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
