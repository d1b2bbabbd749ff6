// What later areas and the tables of the product may use of bids.
export { bidsPort } from './bidders/write-bidders.ts'
export { listOpenAwards } from './awards-open.sql.ts'
export { auctionBidders, type BidGiven, biddings } from './bidding-parts.ts'
export { cancelWithAuctions } from './biddings/cancel-with-auctions.ts'
export { findCancelRequest, isAskedBid } from './cancel-requests/cancel-requests.sql.ts'
export { lockBids, lockStanding } from './biddings/biddings.sql.ts'
export { followDepositRules, followDeposits, followRestrictions } from './biddings/hold-up.ts'
export {
  listCorrectedBids, listEndedBids, listExtendedBids, listOldBids, listPausedBids,
} from './biddings/old-bids.sql.ts'
export { seenBids } from './seen-bids.ts'
export { showDuty } from './show-duty.ts'
export { tellBids } from './tell-bids.ts'
export { insertMadeBids, type MadeBid } from './demo/past-bids.sql.ts'
