// How an own bid stands, in the words of whoever made it, and on which tab of the own bids it is found.
import type { ItemOf } from '@bidyard/contract/list'
import type { biddingCalls } from '@bidyard/contract/calls/bidding'
import type { Tone } from '../../../../ui/show/badge.tsx'

export type Process = ItemOf<typeof biddingCalls.listBuyerTradeProcesses>

export const standings = [
  'running', 'paused', 'waiting', 'chosen', 'sellerDecides', 'won', 'done', 'lost', 'relisted', 'cancelled',
] as const
export type Standing = (typeof standings)[number]

export const standingTones: Readonly<Record<Standing, Tone>> = {
  running: 'action', paused: 'waiting', waiting: 'action', chosen: 'waiting', sellerDecides: 'action', won: 'done',
  done: 'done', lost: 'neutral', relisted: 'neutral', cancelled: 'neutral',
}

type Told = Pick<Process, 'auctionState' | 'biddingState' | 'bidderState' | 'contractStep'>

/** A prime car that missed its reserve is waited for like any other: nobody learns that it was missed. */
export const standingOf = ({ auctionState, biddingState, bidderState, contractStep }: Told): Standing => {
  switch (biddingState) {
    case 'bidding': return auctionState === 'auction' ? 'running' : 'waiting'
    case 'biddingPaused': return 'paused'
    case 'awardReserved': return contractStep === 'purchaseDecision' ? 'chosen' : 'sellerDecides'
    case 'awarded': return 'won'
    case 'done': return 'done'
    case 'bidFailed': return bidderState === 'retryAuction' ? 'relisted' : 'lost'
    case 'cancelled': return 'cancelled'
  }
}

export const tabs = ['running', 'waiting', 'won', 'lost'] as const
export type BidTab = (typeof tabs)[number]

export const tabOf = (process: Told): BidTab => {
  switch (standingOf(process)) {
    case 'running': return 'running'
    case 'paused': return process.auctionState === 'auction' ? 'running' : 'waiting'
    case 'waiting': case 'sellerDecides': return 'waiting'
    case 'chosen': case 'won': case 'done': return 'won'
    case 'lost': case 'relisted': case 'cancelled': return 'lost'
  }
}
