// What later areas and the tables of the product may use of contracts.
export { followCancelled } from './award/follow-cancelled.ts'
export { openAwards } from './award/open-awards.ts'
export { leaveOldRounds } from './award/settle-bids.ts'
export {
  adjustments, faultCases, payments, primeContracts, proContracts, purchaseDecisions, saleDecisions, schedulings,
  screenings, selfContracts, sellerPayouts, tradeResults,
} from './contract-parts.ts'
export {
  type ContractRecord, findContract, listAuctionsWithContract, listContractsById, listContractsOf,
} from './contracts/contracts.sql.ts'
export { type ContractViewer, contractViewerOf } from './contracts/seen-contracts.ts'
export { showContractRow } from './contracts/show-contract.ts'
export { finishMoney } from './money/finish-money.ts'
export { moveNumbersAfterOutage } from './money/follow-outage.ts'
export { endRefunded, goBackUnpaid, goOnPaid } from './money/follow-car-money.ts'
export { followCorrectedPrice } from './takeover/follow-corrected-price.ts'
export { noteHandedOver } from './takeover/hand-over.ts'
export { findPayoutOf, findSellerPayout } from './payouts/seller-payouts.sql.ts'
export { showSellerPayout } from './payouts/show-seller-payout.ts'
export { modelText } from './record/model-text.ts'
export { issueRecord, queueRecords } from './record/issue-record.ts'
export { findSellerAccount } from './payouts/seller-accounts.sql.ts'
export { listShownPapers } from './papers/shown-papers.ts'
export { findLastRejection } from './papers/submissions.sql.ts'
export { contractDuties } from './duties.ts'
export { costOfMissing } from './steps/cost-of-missing.ts'
export { applyBreaches } from './ending/apply-breaches.ts'
export { billUnsold } from './ending/bill-unsold.ts'
export { findTerms, fitsTrade, isTiedByTrade } from './ties.ts'
export { contractIsLeft, followBans } from './ending/follow-restrictions.ts'
export { askMade, awardMade, offerMade } from './demo/past-awards.ts'
export type { PlayingParts } from './demo/past-steps.ts'
export { playContracts } from './demo/play-contracts.ts'
