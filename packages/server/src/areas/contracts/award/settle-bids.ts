// What becomes of everybody else's bids when a car is awarded, when its round is over, and when it goes on to another.
import { moveStates } from '../../../runtime/work/move-states.ts'
import { endRounds, type RoundEnd } from '../../auctions/for-other-areas.ts'
import { auctionBidders, biddings, tellBids } from '../../bidding/for-other-areas.ts'
import type { ContractGiven } from '../contract-parts.ts'
import { tellRounds } from '../tell-contracts.ts'
import { listLeftOver, listOverWithBids, listRounds } from './rounds.sql.ts'

/** The others hear that it is over for them; of a car that is offered again, that it is. */
export const loseOthers = async (
  given: ContractGiven, auctionIds: readonly string[], bidder: 'lose' | 'retry',
): Promise<void> => {
  if (auctionIds.length === 0) return
  const { tx, doer } = given
  const { biddingIds, bidderIds } = await listLeftOver(tx, auctionIds)
  await moveStates(tx, biddings, { action: 'lose', as: 'flow', ids: biddingIds, doer })
  await moveStates(tx, auctionBidders, { action: bidder, as: 'flow', ids: bidderIds, doer })
  await tellBids(given, biddingIds)
  if (bidder === 'lose' && biddingIds.length > 0) given.emit('bidsLost', { biddingIds: [...biddingIds] })
}

/** Follows rounds that ended without a buyer, whoever ended them. */
export const settleEnded = async (given: ContractGiven, auctionIds: readonly string[]): Promise<void> => {
  if (auctionIds.length === 0) return
  const ended = (await listRounds(given.tx, auctionIds)).filter(({ state }) => state === 'cancelled')
  const { retried = [], others = [] } = Object.groupBy(ended, ({ endReason }) =>
    (endReason === 'retried' ? 'retried' : 'others'))
  await loseOthers(given, others.map(({ id }) => id), 'lose')
  await loseOthers(given, retried.map(({ id }) => id), 'retry')
  tellRounds(given, ended)
}

/** A car that is offered again in another round: what still waited in an old one hears that as well. */
export const leaveOldRounds = async (
  given: ContractGiven, told: readonly { readonly orderId: string }[],
): Promise<void> => loseOthers(given, await listOverWithBids(given.tx, told.map(({ orderId }) => orderId)), 'retry')

/** The rounds that have no contract any more end, with the bids in them. */
export const endWithoutBuyer = async (
  given: ContractGiven, auctionIds: readonly string[], end: RoundEnd,
): Promise<readonly string[]> => {
  if (auctionIds.length === 0) return []
  const ended = await endRounds(given, auctionIds, end)
  await settleEnded(given, ended)
  return ended
}
