// What auctions ask of bids: their bidders at the close, and whether anybody has ever bid.
import type { BidsPort } from '../../auctions/for-other-areas.ts'
import { listEverBidOn } from '../biddings/biddings.sql.ts'
import { insertBidders, lockBidsOf } from './bidders.sql.ts'

/** Contracts come later and say themselves which auctions have one. */
export const bidsPort = (contracts: Pick<BidsPort, 'listWithContract'>): BidsPort => ({
  ...contracts,
  writeBidders: async ({ tx, doer }, auctionIds) => {
    await lockBidsOf(tx, auctionIds)
    return insertBidders(tx, auctionIds, doer)
  },
  listEverBidOn,
})
