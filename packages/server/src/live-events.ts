// Every event that screens hear of, and what each viewer may see of it; judged again at each delivery.
import { seenBids } from './areas/bidding/for-other-areas.ts'
import { seesCarOf, seesPartner } from './areas/partners/for-other-areas.ts'
import { attendsTo, type Caller, isStaff } from './runtime/caller.ts'
import type { LiveTable } from './runtime/live/hub.ts'

const ofShop = <Payload extends { readonly shopId: string }>(viewer: Caller, payload: Payload): Payload | undefined =>
  isStaff(viewer) || (viewer.roles.has('dealer') && viewer.shopId === payload.shopId) ? payload : undefined
const ofOffice = <Payload>(viewer: Caller, payload: Payload): Payload | undefined =>
  isStaff(viewer) ? payload : undefined

const ofSeller = <Payload extends { readonly partnerId: string | null; readonly exhibitId: string | null }>(
  viewer: Caller, payload: Payload,
): Payload | undefined => (seesCarOf(viewer, payload) ? payload : undefined)

// Dealers look at the market, and so does the office; sellers hear of their own cars alone.
const ofMarket = <Payload>(viewer: Caller, payload: Payload): Payload | undefined =>
  isStaff(viewer) || viewer.roles.has('dealer') ? payload : undefined
const ofMember = <Payload extends { readonly memberId: string }>(
  viewer: Caller, payload: Payload,
): Payload | undefined => (viewer.memberId === payload.memberId ? payload : undefined)

interface Deal {
  readonly shopId: string
  readonly partnerId: string | null
  readonly exhibitId: string | null
}

/** As a party alone: the office has queues of its own. */
const partOf = (viewer: Caller, { shopId, ...seller }: Deal): 'buyer' | 'seller' | undefined => {
  if (isStaff(viewer)) return undefined
  if (seesCarOf(viewer, seller)) return 'seller'
  return viewer.roles.has('dealer') && viewer.shopId === shopId ? 'buyer' : undefined
}

export const liveEvents: LiveTable = {
  configurationChanged: (_, payload) => payload,
  metadataChanged: (_, payload) => payload,
  carCodesChanged: (_, payload) => payload,
  pastAuctionsBrought: (viewer, payload) => (isStaff(viewer) ? payload : undefined),
  filesCommitted: () => undefined,
  filesDeleted: () => undefined,
  fileImagesMade: (viewer, { fileId, uploaderId, failed }) =>
    viewer.userId === uploaderId || isStaff(viewer) ? { fileId, failed } : undefined,
  companyChanged: (viewer, payload) =>
    isStaff(viewer) || viewer.companyId === payload.companyId ? payload : undefined,
  shopChanged: (viewer, payload) => (isStaff(viewer) || viewer.shopId === payload.shopId ? payload : undefined),
  memberChanged: (viewer, payload) =>
    isStaff(viewer) || viewer.memberId === payload.memberId
    || (viewer.shopId !== null && viewer.shopId === payload.shopId)
      ? payload
      : undefined,
  userChanged: (viewer, payload) => (isStaff(viewer) || viewer.userId === payload.userId ? payload : undefined),
  shopViolationsChanged: (viewer, payload) =>
    isStaff(viewer) || viewer.shopId === payload.shopId ? payload : undefined,
  shopRestrictionChanged: () => undefined,
  violationApplied: () => undefined,
  violationPardoned: () => undefined,
  appealAnswered: () => undefined,
  biddingEligibilityChanged: (viewer, payload) =>
    isStaff(viewer) || viewer.shopId === payload.shopId ? payload : undefined,
  registrationSubmitted: (viewer, payload) => (isStaff(viewer) ? payload : undefined),
  registrationReviewed: (viewer, payload) => (isStaff(viewer) ? payload : undefined),
  amountsChanged: ofShop,
  amountOverdue: ofShop,
  shopDepositChanged: ofShop,
  subscriptionChanged: ofShop,
  subscriptionEnding: ofShop,
  payoutAccountChanged: ofShop,
  payoutChanged: ofShop,
  virtualAccountChanged: ofShop,
  carMoneyPaid: () => undefined,
  carMoneyTakenBack: () => undefined,
  carMoneyRefunded: () => undefined,
  carPriceCorrected: () => undefined,
  sellerAccountChanged: ofSeller,
  sellerPayoutChanged: ofSeller,
  sellerFeeChanged: ofSeller,
  sellerFeeOverdue: ofSeller,
  unmatchedPaymentChanged: ofOffice,
  moneyProposalChanged: ofOffice,
  dayReconciled: ofOffice,
  partnerChanged: (viewer, payload) => (seesPartner(viewer, payload.partnerId) ? payload : undefined),
  partnerKeysChanged: (viewer, payload) => (seesPartner(viewer, payload.partnerId) ? payload : undefined),
  partnerCustomerAdded: (viewer, payload) => (seesPartner(viewer, payload.partnerId) ? payload : undefined),
  partnerCustomerChanged: (viewer, payload) => (seesPartner(viewer, payload.partnerId) ? payload : undefined),
  exhibitAdded: (viewer, payload) => (seesPartner(viewer, payload.partnerId) ? payload : undefined),
  orderChanged: ofSeller,
  orderConfirmed: () => undefined,
  orderRetried: () => undefined,
  orderCancelled: () => undefined,
  visitTurned: () => undefined,
  carCheckChanged: ofSeller,
  carCheckAbandoned: () => undefined,
  carCheckCompleted: () => undefined,
  transportChanged: ofSeller,
  checkInChanged: ofSeller,
  carHandedOver: () => undefined,
  yardSlotsChanged: ofOffice,
  draftEnding: () => undefined,
  listingChanged: ofSeller,
  listingReturned: () => undefined,
  listingsCalledOff: () => undefined,
  auctionsChanged: ofMarket,
  auctionsOpened: ofMarket,
  auctionsExtended: ofMarket,
  auctionPutOff: () => undefined,
  auctionsCorrected: () => undefined,
  auctionsClosed: ofMarket,
  carsDeclined: () => undefined,
  carsOfferedAgain: () => undefined,
  roundsEnded: () => undefined,
  auctionsCancelled: ofMarket,
  auctionsCalledOff: () => undefined,
  biddingsChanged: seenBids,
  biddingCancelRequestChanged: (viewer, payload) =>
    (isStaff(viewer) ? attendsTo(viewer, 'screening', 'sanctions') : viewer.shopId === payload.shopId)
      ? payload : undefined,
  sellerTradeChanged: ofSeller,
  contractChanged: (viewer, { contractId, auctionId, orderId, shopId, ...seller }) =>
    seesCarOf(viewer, seller) || (viewer.roles.has('dealer') && viewer.shopId === shopId)
      ? { contractId, auctionId, orderId } : undefined,
  choiceAsked: (viewer, payload) => (isStaff(viewer) ? undefined : ofSeller(viewer, payload)),
  bidsLost: () => undefined,
  contractTurned: (viewer, payload) => {
    const part = partOf(viewer, payload)
    return part !== undefined && payload.tells.includes(part) ? payload : undefined
  },
  bidsPaused: () => undefined,
  bidsResumed: () => undefined,
  bidsCancelled: () => undefined,
  purchaseAsked: () => undefined,
  carAwarded: () => undefined,
  contractBroken: () => undefined,
  contractDone: () => undefined,
  papersRejected: () => undefined,
  dutyEnding: (viewer, payload) => (partOf(viewer, payload) === payload.whose ? payload : undefined),
  faultCaseChanged: (viewer, { caseId, contractId, shopId, ...seller }) =>
    seesCarOf(viewer, seller) || (viewer.roles.has('dealer') && viewer.shopId === shopId)
      ? { caseId, contractId } : undefined,
  auctionFavoriteChanged: ofMember,
  auctionErrorReportChanged: (viewer, payload) => (isStaff(viewer) ? payload : ofMember(viewer, payload)),
  savedSearchChanged: ofMember,
  savedSearchMatched: ofMember,
  searchRunChanged: ofOffice,
  orderImportChanged: ofOffice,
  workOwnerChanged: ofOffice,
  workWaits: () => undefined,
  dataRequestChanged: (viewer, payload) =>
    (attendsTo(viewer, 'registration') ? payload : ofMember(viewer, payload)),
  dataRequestDecided: () => undefined,
  dataRequestDue: () => undefined,
  // One member, but two sessions that cover two cars.
  noticesChanged: (viewer, { memberId, exhibitId }) =>
    viewer.memberId === memberId && viewer.exhibitId === exhibitId ? {} : undefined,
  outageEnded: (_, payload) => payload,
}
