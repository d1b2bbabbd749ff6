// What later areas and the tables of the product may use of bids.
export { bidsPort } from './bidders/write-bidders.ts'
export { listOpenAwards } from './awards-open.sql.ts'
export { auctionBidders, type BidGiven, biddings } from './bidding-parts.ts'
export { cancelWithAuctions } from './biddings/cancel-with-auctions.ts'
export { followDeposits, followRestrictions } from './biddings/hold-up.ts'
export { seenBids } from './seen-bids.ts'
export { tellBids } from './tell-bids.ts'
