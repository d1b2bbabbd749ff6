// Every event and what follows from it, in the same transaction: the product's flow on one page.
import {
  billOpenings, cancelWithOrders, lookForSearchers, prepareConfirmed, putOffAfterOutage, putOpeningsOff,
  refreshSearchRows, reopenChanged,
} from './areas/auctions/for-other-areas.ts'
import { forgetLeavers, listDataRequestsById } from './areas/audit/for-other-areas.ts'
import {
  cancelWithAuctions, followDepositRules, followDeposits, followRestrictions,
} from './areas/bidding/for-other-areas.ts'
import { followOutage } from './areas/cars/for-other-areas.ts'
import {
  applyBreaches, billUnsold, contractIsLeft, endRefunded, finishMoney, followBans, followCancelled,
  followCorrectedPrice, followSettledClaims, goBackUnpaid, goOnPaid, keepQuietAfterOutage, leaveOldRounds,
  moveNumbersAfterOutage, noteHandedOver, openAwards, queueRecords,
} from './areas/contracts/for-other-areas.ts'
import { tellEligibility } from './areas/eligibility/for-other-areas.ts'
import { clearContentOfDeleted, makeImagesOfCommitted } from './areas/files/for-other-areas.ts'
import {
  closeNeedless, lapseWithAmounts, lapseWithDeposits, lapseWithSellerFee, lapseWithUnmatched, moveAmountsAfterOutage,
} from './areas/finance/for-other-areas.ts'
import {
  tellApplicants, tellOfAmounts, tellOfAnswer, tellOfAppeal, tellOfAward, tellOfBooks, tellOfCalledOff,
  tellOfCancelled, tellOfChoice, tellOfCorrection, tellOfDataAnswer, tellOfDataDue, tellOfDeclinedCancel,
  tellOfEndingDuty, tellOfEndingMonth, tellOfFault, tellOfLateFee, tellOfLost, tellOfMatches, tellOfOpening,
  tellOfOverdue, tellOfPardon, tellOfPaused, tellOfPayout, tellOfPayoutAccount, tellOfQuestion, tellOfRegistration,
  tellOfRejection, tellOfRelease, tellOfResumed, tellOfRetry, tellOfReturned, tellOfSaleMoney, tellOfSellerAccount,
  tellOfSellerFee, tellOfTakenBack, tellOfTurn, tellOfUnsold, tellOfViolation, tellOfVisit, tellOfWaiting,
} from './areas/notices/for-other-areas.ts'
import { countPastAgain } from './areas/reports/for-other-areas.ts'
import { appealIsLeft, closeAccountsWith, moneyIsLeft } from './areas/violations/for-other-areas.ts'
import { letGoOfWork } from './areas/work/for-other-areas.ts'
import { cancelTransportsOfOrders } from './areas/yard/for-other-areas.ts'
import type { Reactions } from './runtime/work/events.ts'

const closeAccounts = closeAccountsWith([moneyIsLeft, appealIsLeft, contractIsLeft])

export const reactions: Reactions = {
  configurationChanged: [followDepositRules],
  metadataChanged: [],
  carCodesChanged: [],
  pastAuctionsBrought: [countPastAgain],
  filesCommitted: [makeImagesOfCommitted],
  filesDeleted: [clearContentOfDeleted],
  fileImagesMade: [],
  companyChanged: [],
  shopChanged: [tellEligibility],
  memberChanged: [tellEligibility, forgetLeavers, letGoOfWork],
  shopViolationsChanged: [closeAccounts],
  shopRestrictionChanged: [followRestrictions, followBans, tellEligibility, tellOfRelease],
  violationApplied: [tellOfViolation],
  violationPardoned: [tellOfPardon],
  appealAnswered: [tellOfAppeal],
  biddingEligibilityChanged: [],
  userChanged: [],
  registrationSubmitted: [tellOfRegistration],
  registrationReviewed: [tellApplicants],
  amountsChanged: [
    closeNeedless, lapseWithAmounts, tellEligibility, closeAccounts, followSettledClaims, tellOfAmounts,
  ],
  amountOverdue: [tellEligibility, tellOfOverdue],
  shopDepositChanged: [lapseWithDeposits, followDeposits, tellEligibility, closeAccounts],
  subscriptionChanged: [tellEligibility],
  subscriptionEnding: [tellOfEndingMonth],
  payoutAccountChanged: [tellOfPayoutAccount],
  payoutChanged: [closeAccounts, tellOfPayout],
  virtualAccountChanged: [],
  carMoneyPaid: [goOnPaid],
  carMoneyTakenBack: [goBackUnpaid],
  carMoneyRefunded: [endRefunded],
  carPriceCorrected: [followCorrectedPrice],
  sellerPayoutChanged: [tellOfSaleMoney],
  sellerAccountChanged: [tellOfSellerAccount],
  sellerFeeChanged: [lapseWithSellerFee, tellOfSellerFee],
  sellerFeeOverdue: [tellOfLateFee],
  unmatchedPaymentChanged: [lapseWithUnmatched],
  moneyProposalChanged: [],
  dayReconciled: [tellOfBooks],
  partnerChanged: [],
  partnerKeysChanged: [],
  partnerCustomerAdded: [],
  partnerCustomerChanged: [],
  exhibitAdded: [],
  orderChanged: [refreshSearchRows, reopenChanged],
  orderConfirmed: [prepareConfirmed],
  orderRetried: [leaveOldRounds, prepareConfirmed, tellOfRetry],
  orderCancelled: [cancelWithOrders, cancelTransportsOfOrders, tellOfTakenBack],
  carCheckChanged: [],
  visitTurned: [tellOfVisit],
  carCheckCompleted: [refreshSearchRows, reopenChanged, prepareConfirmed],
  transportChanged: [],
  checkInChanged: [],
  carHandedOver: [noteHandedOver],
  yardSlotsChanged: [],
  listingChanged: [],
  listingReturned: [tellOfReturned],
  listingsCalledOff: [tellOfCalledOff],
  auctionsChanged: [],
  auctionsOpened: [lookForSearchers, tellOfOpening, billOpenings],
  auctionsExtended: [],
  auctionsCorrected: [lookForSearchers, tellOfCorrection],
  auctionsClosed: [openAwards],
  carsDeclined: [tellOfUnsold],
  roundsEnded: [billUnsold],
  auctionsCancelled: [],
  auctionsCalledOff: [cancelWithAuctions],
  biddingsChanged: [],
  biddingCancelRequestChanged: [tellOfDeclinedCancel],
  sellerTradeChanged: [],
  contractChanged: [closeAccounts],
  contractTurned: [tellOfTurn],
  choiceAsked: [tellOfChoice],
  bidsLost: [tellOfLost],
  bidsPaused: [tellOfPaused],
  bidsResumed: [tellOfResumed],
  bidsCancelled: [followCancelled, tellOfCancelled],
  purchaseAsked: [tellOfQuestion],
  carAwarded: [tellOfAward],
  contractBroken: [applyBreaches],
  contractDone: [finishMoney, queueRecords],
  papersRejected: [tellOfRejection],
  dutyEnding: [tellOfEndingDuty],
  faultCaseChanged: [tellOfFault],
  auctionFavoriteChanged: [],
  auctionErrorReportChanged: [tellOfAnswer],
  savedSearchChanged: [],
  savedSearchMatched: [tellOfMatches],
  searchRunChanged: [],
  orderImportChanged: [],
  workOwnerChanged: [],
  workWaits: [tellOfWaiting],
  dataRequestChanged: [],
  dataRequestDecided: [tellOfDataAnswer(listDataRequestsById)],
  dataRequestDue: [tellOfDataDue],
  noticesChanged: [],
  outageEnded: [
    keepQuietAfterOutage, followOutage, moveAmountsAfterOutage, putOffAfterOutage, putOpeningsOff,
    moveNumbersAfterOutage,
  ],
}
