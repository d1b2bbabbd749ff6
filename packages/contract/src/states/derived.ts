// States that are read from other facts and never kept twice.
import type { AuctionEndReason, AuctionProcessStep, AuctionState } from '../enums/auctions.ts'
import type { AwardDecisionState, BidderState } from '../enums/bidding.ts'
import type { OrderProcess, OrderState } from '../enums/cars.ts'

export interface AuctionFacts {
  readonly state: AuctionState
  readonly hasAwardedBidding: boolean
  /** Set with the end of a cancelled auction, null before. */
  readonly endReason: AuctionEndReason | null
}

export const auctionProcessStepOf = (auction: AuctionFacts): AuctionProcessStep => {
  switch (auction.state) {
    case 'preparation': return 'screening'
    case 'auction': return 'bid'
    case 'contract': return auction.hasAwardedBidding ? 'accepted' : 'awardDecision'
    case 'done': return 'accepted'
    case 'cancelled': return auction.endReason ?? 'cancelled'
  }
}

export type RoundEndedBy = 'seller' | 'staff' | 'clock' | 'flow'

/** Assumed: a round that ends because no candidate is left was declined, not forgotten. */
export const awardDecisionStateOf = (facts: {
  readonly awarded: boolean
  readonly roundEndedBy: RoundEndedBy | null
}): AwardDecisionState => {
  if (facts.awarded) return 'accepted'
  if (facts.roundEndedBy === null) return 'pending'
  return facts.roundEndedBy === 'clock' ? 'expired' : 'declined'
}

const processOf: Readonly<Record<OrderState, OrderProcess>> = {
  draft: 'pending',
  confirmed: 'pending',
  biddingInProgress: 'inProgress',
  biddingCompleted: 'inProgress',
  awarded: 'inProgress',
  depositCompleted: 'inProgress',
  declined: 'inProgress',
  retryAuction: 'retryAuction',
  completed: 'completed',
  cancelled: 'cancelled',
}
export const orderProcessOf = (state: OrderState): OrderProcess => processOf[state]

const winning: readonly BidderState[] = ['awardCompleted', 'winner', 'completed']
export const isWinner = (state: BidderState): boolean => winning.includes(state)
