// The machines that bids and their bidders follow, and what every act on them is given.
import { auctionBidderMachine } from '@bidyard/contract/states/auctions/auction-bidder'
import { biddingMachine } from '@bidyard/contract/states/auctions/bidding'
import type { ReactionGiven } from '../../runtime/work/events.ts'
import { stateful } from '../../runtime/work/move-states.ts'

export const biddings = stateful(biddingMachine, 'biddings')
export const auctionBidders = stateful(auctionBidderMachine, 'auction_bidders')

/** What every act on bids is given, by a call, by the clock or by what another area told. */
export type BidGiven = Pick<ReactionGiven, 'tx' | 'now' | 'doer' | 'emit' | 'enqueue'>
