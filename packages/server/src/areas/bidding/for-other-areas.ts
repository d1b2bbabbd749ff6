// What later areas and the tables of the product may use of bids.
export { auctionBidders, type BidGiven, biddings } from './bidding-parts.ts'
export { seenBids } from './seen-bids.ts'
export { tellBids } from './tell-bids.ts'
