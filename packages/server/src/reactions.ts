// Every event and what follows from it, in the same transaction: the product's flow on one page.
import {
  cancelWithOrders, lookForSearchers, prepareConfirmed, putOffAfterOutage, putOpeningsOff, refreshSearchRows,
  reopenChanged,
} from './areas/auctions/for-other-areas.ts'
import { cancelWithAuctions, followDeposits, followRestrictions } from './areas/bidding/for-other-areas.ts'
import { followOutage } from './areas/cars/for-other-areas.ts'
import {
  applyBreaches, contractIsLeft, endRefunded, finishMoney, followBans, followCancelled, followCorrectedPrice,
  goBackUnpaid, goOnPaid, leaveOldRounds, moveNumbersAfterOutage, noteHandedOver, openAwards, queueRecords,
} from './areas/contracts/for-other-areas.ts'
import { tellEligibility } from './areas/eligibility/for-other-areas.ts'
import { clearContentOfDeleted, makeImagesOfCommitted } from './areas/files/for-other-areas.ts'
import { closeNeedless } from './areas/finance/for-other-areas.ts'
import {
  tellApplicants, tellOfAward, tellOfBooks, tellOfCancelled, tellOfClose, tellOfEndingDuty, tellOfEndingMonth,
  tellOfMatches, tellOfOverdue, tellOfPayoutAccount, tellOfQuestion, tellOfRegistration, tellOfRejection, tellOfRetry,
  tellOfSellerAccount,
} from './areas/notices/for-other-areas.ts'
import { appealIsLeft, closeAccountsWith, moneyIsLeft } from './areas/violations/for-other-areas.ts'
import { cancelTransportsOfOrders } from './areas/yard/for-other-areas.ts'
import type { Reactions } from './runtime/work/events.ts'

const closeAccounts = closeAccountsWith([moneyIsLeft, appealIsLeft, contractIsLeft])

export const reactions: Reactions = {
  configurationChanged: [],
  metadataChanged: [],
  carCodesChanged: [],
  filesCommitted: [makeImagesOfCommitted],
  filesDeleted: [clearContentOfDeleted],
  fileImagesMade: [],
  companyChanged: [],
  shopChanged: [tellEligibility],
  memberChanged: [tellEligibility],
  shopViolationsChanged: [closeAccounts],
  shopRestrictionChanged: [followRestrictions, followBans, tellEligibility],
  biddingEligibilityChanged: [],
  userChanged: [],
  registrationSubmitted: [tellOfRegistration],
  registrationReviewed: [tellApplicants],
  amountsChanged: [closeNeedless, tellEligibility, closeAccounts],
  amountOverdue: [tellEligibility, tellOfOverdue],
  shopDepositChanged: [followDeposits, tellEligibility, closeAccounts],
  subscriptionChanged: [tellEligibility],
  subscriptionEnding: [tellOfEndingMonth],
  payoutAccountChanged: [tellOfPayoutAccount],
  payoutChanged: [closeAccounts],
  virtualAccountChanged: [],
  carMoneyPaid: [goOnPaid],
  carMoneyTakenBack: [goBackUnpaid],
  carMoneyRefunded: [endRefunded],
  carPriceCorrected: [followCorrectedPrice],
  sellerPayoutChanged: [],
  sellerAccountChanged: [tellOfSellerAccount],
  sellerFeeChanged: [],
  unmatchedPaymentChanged: [],
  moneyProposalChanged: [],
  dayReconciled: [tellOfBooks],
  partnerChanged: [],
  partnerKeysChanged: [],
  partnerCustomerAdded: [],
  exhibitAdded: [],
  orderChanged: [refreshSearchRows, reopenChanged],
  orderConfirmed: [prepareConfirmed],
  orderRetried: [leaveOldRounds, prepareConfirmed, tellOfRetry],
  orderCancelled: [cancelWithOrders, cancelTransportsOfOrders],
  carCheckChanged: [],
  carCheckCompleted: [refreshSearchRows, reopenChanged, prepareConfirmed],
  transportChanged: [],
  checkInChanged: [],
  carHandedOver: [noteHandedOver],
  yardSlotsChanged: [],
  listingChanged: [],
  auctionsChanged: [],
  auctionsOpened: [lookForSearchers],
  auctionsExtended: [],
  auctionsCorrected: [lookForSearchers],
  auctionsClosed: [openAwards, tellOfClose],
  auctionsCancelled: [],
  auctionsCalledOff: [cancelWithAuctions],
  biddingsChanged: [],
  sellerTradeChanged: [],
  contractChanged: [closeAccounts],
  contractTurned: [],
  choiceAsked: [],
  bidsCancelled: [followCancelled, tellOfCancelled],
  purchaseAsked: [tellOfQuestion],
  carAwarded: [tellOfAward],
  contractBroken: [applyBreaches],
  contractDone: [finishMoney, queueRecords],
  papersRejected: [tellOfRejection],
  dutyEnding: [tellOfEndingDuty],
  faultCaseChanged: [],
  auctionFavoriteChanged: [],
  auctionErrorReportChanged: [],
  savedSearchChanged: [],
  savedSearchMatched: [tellOfMatches],
  searchRunChanged: [],
  orderImportChanged: [],
  workOwnerChanged: [],
  noticesChanged: [],
  outageEnded: [followOutage, putOffAfterOutage, putOpeningsOff, moveNumbersAfterOutage],
}
