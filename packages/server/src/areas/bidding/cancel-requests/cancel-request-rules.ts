// Whether a shop may ask for its bid to be cancelled since its car was corrected: judged from facts alone.
import type { AuctionState, BiddingState } from '@bidyard/contract/enums'
import type { biddingCalls } from '@bidyard/contract/calls/bidding'
import type { DetailsOf } from '@bidyard/contract/call'

interface Facts {
  readonly auctionState: AuctionState
  readonly endsAt: Date | null
  readonly correctedAt: Date | null
  readonly state: BiddingState
  readonly bidAt: Date
  /** Of the last correction, or of an earlier one that still waits for its answer. */
  readonly hasAsked: boolean
  readonly now: Date
}

type Obstacle = DetailsOf<typeof biddingCalls.requestBiddingCancel, 'INVALID_STATE'>

const isLive = (state: BiddingState): boolean => state === 'bidding' || state === 'biddingPaused'

/** Whoever raised after the correction has agreed to it. */
export const obstacleToAsking = (facts: Facts): Obstacle | undefined => {
  const { auctionState, endsAt, correctedAt, state, bidAt, hasAsked, now } = facts
  if (auctionState !== 'auction' || endsAt === null || endsAt <= now || !isLive(state)) return '0006.bid_not_open'
  if (correctedAt === null || bidAt > correctedAt) return '0007.not_corrected'
  return hasAsked ? '0008.already_asked' : undefined
}
