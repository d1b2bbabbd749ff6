// Bidders of closed auctions, and how far each shop has come with what it bid on.
import { bidderState, biddingState } from '../../enums/bidding.ts'
import { field, get, list } from '../../list.ts'
import { auctionBidderShape, buyerTradeProcessShape } from '../../shapes/bidding/bidders.ts'

const bidders = { path: '/auction-bidders', who: ['dealer', 'seller', 'partner', 'staff'] } as const
const knowsRanks = ['seller', 'partner', 'staff'] as const

export const bidderCalls = {
  listAuctionBidders: list({
    ...bidders,
    summary: 'Bidders of auctions after their close; a dealer sees the own shop and no rank',
    item: auctionBidderShape,
    fields: {
      auctionId: field.id(), biddingId: field.id(), memberId: field.only(['dealer', 'staff'], field.id()),
      isWinner: field.boolean(), state: field.choice(bidderState),
    },
    sort: ['bidRank', 'bidAmount', 'bidAt', 'awardedAt', 'doneAt', 'cancelledAt'],
    sortOnly: { bidRank: knowsRanks, bidAmount: knowsRanks },
  }),
  getAuctionBidder: get({ ...bidders, summary: 'One bidder', item: auctionBidderShape }),
  listBuyerTradeProcesses: list({
    path: '/auction-buyer-trade-processes',
    who: ['dealer', 'staff'],
    summary: 'How far a shop has come with what it bid on; a dealer sees the own shop, the office closed auctions',
    item: buyerTradeProcessShape,
    fields: { auctionId: field.id(), biddingId: field.id(), state: field.choice(biddingState) },
    sort: ['sellerSaleRequestAt', 'bidSubmittedAt'],
  }),
}
