// What is said of an own bid whose car was corrected: that one may ask, that one has asked, or how it was answered.
import type { BiddingState } from '@bidyard/contract/enums/bidding'
import type { AuctionState } from '@bidyard/contract/enums/auctions'
import type { BidCorrection } from '@bidyard/contract/shapes/bidding/corrections'

export type CorrectedWord = 'corrected' | 'asked' | 'declined' | 'lapsedRaised' | 'lapsedEnded'

export const isBidOpen = (auction: AuctionState, bid: BiddingState): boolean =>
  auction === 'auction' && (bid === 'bidding' || bid === 'biddingPaused')

const standing: ReadonlySet<BiddingState> = new Set(['bidding', 'biddingPaused', 'awardReserved'])

/** A bid that was cancelled says so itself, and why. */
export const correctedWord = (
  { cancelRequest }: BidCorrection, isOpen: boolean, bid: BiddingState,
): CorrectedWord | null => {
  if (bid === 'cancelled') return null
  if (cancelRequest === null) return isOpen ? 'corrected' : null
  switch (cancelRequest.state) {
    case 'asked': case 'declined': return cancelRequest.state
    case 'lapsed':
      if (isOpen) return 'lapsedRaised'
      return standing.has(bid) ? 'lapsedEnded' : null
    case 'cancelled': return null
  }
}
