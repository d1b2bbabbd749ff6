// The office holds a bid up, lets it go on, or cancels it for good: a typing error is undone, and may be bid anew.
import { biddingCalls as calls } from '@bidyard/contract/calls/bidding'
import type { BiddingState } from '@bidyard/contract/enums'
import type { Caller } from '../../../runtime/caller.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import type { Refuse } from '../../../runtime/failure.ts'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { lockAuctions, lockOrdersOf } from '../../auctions/for-other-areas.ts'
import { auctionBidders, type BidGiven, biddings } from '../bidding-parts.ts'
import { findBidderOf, updateCancelled, updateRanks } from '../bidders/bidders.sql.ts'
import { answerWithCancel } from '../cancel-requests/cancel-asked.ts'
import { tellBids } from '../tell-bids.ts'
import { type BiddingRow, findBidding, listAwarded, lockBids, updateNote } from './biddings.sql.ts'
import { pauseBids, resumeBids } from './hold-up.ts'
import { showBidding } from './show-bidding.ts'

interface Asking {
  readonly tx: Tx
  readonly caller: Caller
  readonly refuse: Refuse
  readonly params: { readonly id: string }
  readonly body: { readonly seenVersion: number; readonly reason: string }
}

/** Order and auction are held as well, so that neither the end nor a bid nor a restriction comes in between. */
const holdBidding = async ({ tx, refuse, params, body }: Asking): Promise<BiddingRow> => {
  const seen = await findBidding(tx, params.id)
  if (seen === undefined) throw refuse('notFound')
  await lockOrdersOf(tx, [seen.auctionId])
  await lockAuctions(tx, [seen.auctionId])
  await lockBids(tx, [seen.id])
  const bid = await findBidding(tx, params.id)
  if (bid === undefined || bid.version !== body.seenVersion) throw refuse('conflict')
  return bid
}

const keepTo = (bid: BiddingRow, states: readonly BiddingState[], refuse: Refuse): void => {
  const isLive = bid.auctionState === 'auction' || bid.auctionState === 'contract'
  if (!isLive || !states.includes(bid.state)) throw refuse('conflict')
}

const shownAgain = async (tx: Tx, id: string) => {
  const bid = await findBidding(tx, id)
  if (bid === undefined) throw new Error('a bid that was just written is gone')
  return showBidding('office', bid)
}

const audited = (given: BidGiven, act: string, bid: BiddingRow, reason: string): Promise<void> =>
  writeAudit(given.tx, given.doer, [{
    act, subject: 'bidding', subjectId: bid.id, before: { state: bid.state }, reason,
  }])

export const pauseBidding = action(calls.pauseBidding, async (given) => {
  const { tx, body: { reason }, refuse } = given
  const bid = await holdBidding(given)
  keepTo(bid, ['bidding', 'biddingPaused'], refuse)
  if (bid.pauseCauses.includes('staff')) throw refuse('conflict')

  await updateNote(tx, [bid.id], reason)
  await pauseBids(given, [bid], { cause: 'staff', as: 'staff', reason })
  given.emit('bidsPaused', { biddingIds: [bid.id] })
  await audited(given, 'pause bidding', bid, reason)
  return shownAgain(tx, bid.id)
})

export const resumeBidding = action(calls.resumeBidding, async (given) => {
  const { tx, body: { reason }, refuse } = given
  const bid = await holdBidding(given)
  keepTo(bid, ['biddingPaused'], refuse)
  const isSold = (await listAwarded(tx, [bid.auctionId])).size > 0
  if (isSold || !bid.pauseCauses.includes('staff')) throw refuse('conflict')

  await updateNote(tx, [bid.id], null)
  await resumeBids(given, [bid], { cause: 'staff', as: 'staff', reason })
  await audited(given, 'resume bidding', bid, reason)
  return shownAgain(tx, bid.id)
})

export const cancelBidding = action(calls.cancelBidding, async (given) => {
  const { tx, doer, body: { reason }, refuse } = given
  const bid = await holdBidding(given)
  // One that was chosen goes with its contract.
  keepTo(bid, ['bidding', 'biddingPaused'], refuse)

  await answerWithCancel(given, bid.id, reason)
  await updateNote(tx, [bid.id], reason)
  await moveStates(tx, biddings, { action: 'cancel', as: 'staff', ids: [bid.id], doer, reason })
  const bidder = await findBidderOf(tx, bid.id)
  if (bidder !== undefined) {
    await updateCancelled(tx, [bidder])
    await moveStates(tx, auctionBidders, { action: 'cancel', as: 'flow', ids: [bidder], doer, reason })
    await updateRanks(tx, [bid.auctionId])
  }
  await tellBids(given, [bid.id])
  given.emit('bidsCancelled', { biddingIds: [bid.id] })
  await audited(given, 'cancel bidding', bid, reason)
  return shownAgain(tx, bid.id)
})
