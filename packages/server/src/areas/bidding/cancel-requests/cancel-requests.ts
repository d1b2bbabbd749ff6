// A shop asks for its bid to be cancelled since the car was corrected; the office reads it and may decline.
import { biddingCalls as calls } from '@bidyard/contract/calls/bidding'
import type { BiddingCancelRequest } from '@bidyard/contract/shapes/bidding/corrections'
import { sql } from 'kysely'
import type { Caller } from '../../../runtime/caller.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import { action, listing } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { lockEnd } from '../../auctions/for-other-areas.ts'
import { readEligibility } from '../../eligibility/for-other-areas.ts'
import { findBidding, lockBids } from '../biddings/biddings.sql.ts'
import { bidViewerOf } from '../seen-by.ts'
import { refusalOf } from '../submit/bid-rules.ts'
import { obstacleToAsking } from './cancel-request-rules.ts'
import {
  cancelRequestsQuery, cancelState, findAnyAsked, findCancelRequest, insertCancelRequest,
  lockCancelRequest, updateCancelAnswered,
} from './cancel-requests.sql.ts'
import { showRequest } from './show-cancel-request.ts'

const shownAgain = async (tx: Tx, caller: Caller, id: string): Promise<BiddingCancelRequest> => {
  const row = await findCancelRequest(tx, id)
  if (row === undefined) throw new Error('a request that was just written is gone')
  return showRequest(caller, row)
}

/** What stands in the way of the shop alone does not matter: a bid that is paused may be asked to be cancelled, too. */
const mayBid = async (tx: Tx, memberId: string): Promise<boolean> => {
  const found = (await readEligibility(tx, [memberId])).get(memberId)
  return found !== undefined
    && refusalOf(found.obstacles.map(({ obstacle }) => obstacle)) !== '0002.no_bidding_permission'
}

export const requestBiddingCancel = action(calls.requestBiddingCancel, async (given) => {
  const { tx, caller, now, params: { id: biddingId }, body: { note }, fail, refuse, emit } = given
  const { memberId } = caller
  const seen = await findBidding(tx, biddingId)
  if (seen === undefined || memberId === null || bidViewerOf(caller, seen) !== 'shop') throw refuse('notFound')
  if (!await mayBid(tx, memberId)) throw fail('INVALID_PERMISSION', '0002.no_bidding_permission')
  const { auctionId, shopId } = seen
  const auction = await lockEnd(tx, auctionId)
  await lockBids(tx, [biddingId])
  const bid = await findBidding(tx, biddingId)
  if (auction === undefined || bid === undefined) throw refuse('notFound')
  const { state: auctionState, endsAt, correctedAt } = auction
  const obstacle = obstacleToAsking({
    auctionState, endsAt, correctedAt, state: bid.state, bidAt: bid.bidAt, now,
    hasAsked: await findAnyAsked(tx, biddingId) !== undefined,
  })
  if (obstacle !== undefined) throw fail('INVALID_STATE', obstacle)

  const id = await insertCancelRequest(tx, { auctionId, biddingId, shopId, memberId, note })
  emit('biddingCancelRequestChanged', { requestId: id, biddingId, auctionId, shopId })
  return shownAgain(tx, caller, id)
})

export const declineBiddingCancel = action(calls.declineBiddingCancel, async (given) => {
  const { tx, caller, doer, params: { id }, body: { seenVersion, reason }, refuse, emit } = given
  const seen = await findCancelRequest(tx, id)
  if (seen === undefined) throw refuse('notFound')
  const { auctionId, biddingId, shopId } = seen
  // Neither the end nor a raise nor the cancellation itself comes in between.
  await lockEnd(tx, auctionId)
  await lockBids(tx, [biddingId])
  const request = await lockCancelRequest(tx, id)
  if (request === undefined || request.version !== seenVersion || request.state !== 'asked') throw refuse('conflict')

  await updateCancelAnswered(tx, id, { outcome: 'declined', answer: reason, memberId: caller.memberId })
  await writeAudit(tx, doer, [{
    // Why stands in the request, where it can go with the rest.
    act: 'decline cancellation of bid', subject: 'bidding', subjectId: biddingId, askedId: id,
    after: { outcome: 'declined' },
  }])
  emit('biddingCancelRequestChanged', { requestId: id, biddingId, auctionId, shopId })
  return shownAgain(tx, caller, id)
})

export const listBiddingCancelRequests = listing(calls.listBiddingCancelRequests, ({ db, caller }) => source({
  query: cancelRequestsQuery(db),
  columns: {
    id: sql`requests.id`,
    auctionId: sql`requests.auction_id`,
    biddingId: sql`requests.bidding_id`,
    state: cancelState,
    createdAt: sql`requests.created_at`,
    updatedAt: sql`requests.updated_at`,
  },
  item: (row) => showRequest(caller, row),
}))
