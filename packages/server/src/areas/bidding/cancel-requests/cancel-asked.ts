// A bid that the office cancels is what its shop asked for, where it did: the request is answered with it.
import type { BidGiven } from '../bidding-parts.ts'
import { findAskedOf, updateCancelAnswered } from './cancel-requests.sql.ts'

/** Of a bid that is held and not cancelled yet. */
export const answerWithCancel = async (given: BidGiven, biddingId: string, answer: string): Promise<void> => {
  const { tx, doer, emit } = given
  const asked = await findAskedOf(tx, biddingId)
  if (asked === undefined) return
  const { id: requestId, auctionId, shopId } = asked
  await updateCancelAnswered(tx, requestId, { outcome: 'cancelled', answer, memberId: doer.memberId })
  emit('biddingCancelRequestChanged', { requestId, biddingId, auctionId, shopId })
}
