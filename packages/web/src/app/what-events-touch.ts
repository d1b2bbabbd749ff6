// Which answers an event makes old, by the first words of their paths; screens in sight then fetch them anew.
import type { Touched } from '../api/live/forget-touched.ts'

/** With their end bids are ranked, lost or cancelled. */
const endedAuctions = [
  '/deadlines', '/work-items',
  '/auctions', '/auction-search-tables', '/context/shop-member/auction-favorites', '/orders', '/biddings',
  '/auction-bidders', '/auction-buyer-trade-processes', '/auction-rooms', '/auction-calendar', '/trade-processes',
  '/context/shop-member/auctions', '/bidding-cancel-requests',
] as const

export const whatEventsTouch: Touched = {
  // A contract shows where the yard is today.
  configurationChanged: ['/configs', '/config-versions', '/config-presets', '/contracts'],
  metadataChanged: ['/metadatas', '/metadata-versions', '/imports'],
  carCodesChanged: ['/car-codes', '/imports'],
  pastAuctionsBrought: ['/past-auctions', '/imports'],
  fileImagesMade: ['/files', '/car-photos', '/check-ins'],
  // A shop shows the numbers of its company, a partner its name, everybody in it whether it takes part, and who waits
  // for a delivery whether somebody can bring it.
  companyChanged: ['/companys', '/transport-drivers', '/shops', '/partners', '/contracts', '/auth'],
  shopChanged: ['/work-items', '/shops', '/auth'],
  // Whose word on the money of a shop counts follows from who leads it, and what nobody can speak for is work.
  memberChanged: ['/work-items', '/members', '/users', '/auth', '/shops/:id/money'],
  userChanged: ['/users', '/auth', '/shops/:id/money'],
  partnerChanged: ['/partners'],
  partnerKeysChanged: ['/partner-keys'],
  // A customer is a user with a place as well.
  partnerCustomerAdded: ['/partner-customers', '/members', '/users'],
  partnerCustomerChanged: ['/partner-customers', '/members', '/users'],
  exhibitAdded: ['/exhibits'],
  shopViolationsChanged: [
    '/work-items', '/shop-violations', '/shop-penaltys', '/violation-appeals', '/context/shop-member/violation',
  ],
  biddingEligibilityChanged: ['/context/shop-member/bidding-eligibility', '/auth'],
  registrationSubmitted: ['/work-items', '/member-registrations'],
  amountsChanged: [
    '/work-items', '/deadlines', '/amounts', '/money-desk', '/ledger-entries', '/ledger-accounts',
    '/context/shop-member', '/shops/:id/statement', '/shops/:id/money', '/biddings/:id/buyer-award-fee',
  ],
  amountOverdue: ['/deadlines', '/amounts', '/money-desk', '/context/shop-member'],
  shopDepositChanged: [
    '/deadlines', '/shop-deposits', '/money-desk', '/context/shop-member', '/shops/:id/statement', '/shops/:id/money',
  ],
  subscriptionChanged: ['/deadlines', '/shop-subscriptions', '/context/shop-member', '/money-desk'],
  subscriptionEnding: ['/shop-subscriptions', '/context/shop-member'],
  payoutAccountChanged: ['/context/shop-member', '/payouts', '/shops/:id/money'],
  payoutChanged: [
    '/work-items', '/payouts', '/money-desk', '/context/shop-member', '/shops/:id/statement', '/shops/:id/money',
  ],
  // A contract shows the number that its car is paid to, what is proposed about it, and how far its car has come.
  virtualAccountChanged: ['/virtual-accounts', '/money-desk', '/context/shop-member', '/contracts'],
  sellerAccountChanged: ['/work-items', '/seller-payouts', '/contracts', '/orders'],
  sellerPayoutChanged: ['/work-items', '/seller-payouts', '/money-desk', '/contracts'],
  sellerFeeChanged: ['/seller-fees', '/money-desk'],
  sellerFeeOverdue: ['/seller-fees', '/money-desk'],
  unmatchedPaymentChanged: ['/work-items', '/unmatched-payments', '/money-desk', '/shops/:id/money'],
  moneyProposalChanged: ['/work-items', '/money-proposals', '/money-desk', '/contracts'],
  dayReconciled: ['/reconciliations', '/money-desk'],
  // What a listing still lacks follows from its car.
  orderChanged: ['/deadlines', '/orders', '/auctions', '/car-registers', '/car-histories', '/car-photos', '/check-ins'],
  carCheckChanged: ['/work-items', '/deadlines', '/car-checks', '/orders', '/auctions'],
  transportChanged: ['/work-items', '/transports', '/orders', '/contracts'],
  checkInChanged: ['/check-ins', '/auctions', '/yard-slots', '/transports', '/contracts'],
  yardSlotsChanged: ['/yard-slots'],
  listingChanged: ['/work-items', '/auctions', '/auction-search-tables', '/orders', '/auction-calendar'],
  auctionsChanged: [
    '/auctions', '/auction-search-tables', '/auction-favorites', '/context/shop-member/auction-favorites',
  ],
  auctionsOpened: [
    '/work-items', '/auctions', '/auction-search-tables', '/orders', '/auction-rooms', '/auction-calendar',
  ],
  // A correction of the listing gives more time as well, and whoever bid may ask to have the bid cancelled.
  auctionsExtended: [
    '/auctions', '/auction-search-tables', '/context/shop-member/auction-favorites', '/car-registers', '/car-histories',
    '/car-checks', '/car-photos', '/context/shop-member/auctions', '/auction-buyer-trade-processes', '/auction-rooms',
    '/auction-calendar',
  ],
  auctionsClosed: endedAuctions,
  auctionsCancelled: endedAuctions,
  // A raise ends what its shop had asked of the office.
  biddingsChanged: [
    { naming: '/work-items' }, '/biddings', '/auction-bidders', '/auction-buyer-trade-processes', '/auction-rooms',
    '/context/shop-member/auctions', '/bidding-cancel-requests',
  ],
  biddingCancelRequestChanged: [
    '/work-items', '/bidding-cancel-requests', '/auction-buyer-trade-processes', '/context/shop-member/auctions',
  ],
  sellerTradeChanged: [
    '/work-items', '/deadlines', '/auctions', '/auction-bidders', '/trade-processes', '/contracts', '/orders',
  ],
  // The bid behind it stands with it, and which car it is is told with the award.
  contractChanged: [
    '/work-items', '/deadlines', '/contracts', '/biddings', '/auction-bidders', '/auction-buyer-trade-processes',
    '/trade-processes', '/auctions', '/orders', '/car-registers', '/car-histories', '/car-checks',
  ],
  faultCaseChanged: ['/work-items', '/deadlines', '/fault-cases', '/contracts'],
  auctionFavoriteChanged: ['/auction-favorites', '/context/shop-member/auction-favorites', '/auctions'],
  auctionErrorReportChanged: ['/work-items', '/auction-error-reports'],
  savedSearchChanged: ['/saved-searches'],
  savedSearchMatched: ['/saved-searches'],
  searchRunChanged: ['/search-runs'],
  orderImportChanged: ['/work-items', '/order-imports', '/order-import-rows', '/orders'],
  workOwnerChanged: ['/work-items'],
  dataRequestChanged: ['/data-requests', '/work-items'],
  noticesChanged: ['/notices'],
  // Whatever says until when; ends of auctions, openings and numbers of accounts are told by events of their own.
  outageEnded: [
    '/deadlines', '/work-items', '/contracts', '/fault-cases', '/biddings', '/auction-buyer-trade-processes',
    '/trade-processes', '/auctions/:id/seller-trade-process',
  ],
  registrationReviewed: ['/work-items', '/member-registrations', '/members', '/shops', '/companys'],
}
