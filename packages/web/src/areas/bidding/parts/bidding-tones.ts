// The colour of each state of a bid, the same wherever one stands.
import type { BiddingState } from '@bidyard/contract/enums/bidding'
import type { Tone } from '../../../ui/show/badge.tsx'

export const biddingTones: Readonly<Record<BiddingState, Tone>> = {
  bidding: 'action', biddingPaused: 'waiting', awardReserved: 'waiting', awarded: 'done', done: 'done',
  bidFailed: 'neutral', cancelled: 'neutral',
}
