// What later areas and the tables of the product may use of auctions.
export { auctionJobs } from './auction-jobs.ts'
export { type AuctionGiven, auctions, type BidsPort, noBids } from './auction-parts.ts'
export {
  type AuctionRecord, findAuction, listAuctionsById, lockAuctions, lockOrdersOf,
} from './auctions/auctions.sql.ts'
export { afterQuietHours } from './auctions/auction-rules.ts'
export { cancelWithOrders } from './auctions/cancel-auctions.ts'
export { openAuctions } from './auctions/open-auctions.ts'
export { fillFavorites, fillReports, fillSaved } from './demo/fill-interest.ts'
export {
  approveMade, closeMade, finishMade, openMade, returnMade, scheduleMade, someBids,
} from './demo/past-listings.ts'
export { hasCheck } from './listings/listing-facts.sql.ts'
export { prepareAuctions, prepareConfirmed } from './listings/prepare-auctions.ts'
export { putOpeningsOff } from './listings/put-openings-off.ts'
export { reopenChanged } from './listings/reopen-changed.ts'
export { putOffAfterOutage } from './auctions/put-off.ts'
export { fitsMarket } from './orders-on-market/fits-market.ts'
export { auctionViewerOf, ofSeenAuctions } from './auctions/seen-auctions.ts'
export { tradesOf } from './orders-on-market/trades-of-orders.ts'
export { auctionDuties } from './duties.ts'
export { lookForSearchers } from './saved/tell-saved-searches.ts'
export { endRounds, finishAuctions, type RoundEnd } from './rounds/end-rounds.ts'
export { refreshSearchRows, writeSearchRows } from './search/write-search-rows.ts'
