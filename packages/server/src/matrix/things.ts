// What calls are about: whose each thing is, who sees an own one, who sees another's, and where calls name it.
import type { Actor } from './actors.ts'

const dealers = ['dealer', 'otherDealer', 'owner', 'apiKey'] as const
const sellers = ['seller', 'otherSeller'] as const
const office = ['staff', 'root'] as const
const members = [...dealers, ...sellers, 'partner', ...office] as const
const everybody = [...members, 'developer'] as const

interface Sight {
  /** Have one of their own and see it. */
  readonly own: readonly Actor[]
  /** See one that is somebody else's. */
  readonly others: readonly Actor[]
}

export const things = {
  user: { own: everybody, others: office },
  member: { own: members, others: office },
  session: { own: everybody, others: [] },
  /** Announced, not yet kept: its uploader's alone. */
  upload: { own: everybody, others: [] },
  file: { own: everybody, others: office },
  privateFile: { own: [], others: office },
  company: { own: [...dealers, 'partner'], others: office },
  shop: { own: dealers, others: office },
  carrier: { own: [], others: office },
  driver: { own: [], others: office },
  registration: { own: [], others: office },
  staffAccount: { own: [], others: ['root'] },
  partnerCompany: { own: [], others: office },
  partner: { own: ['partner'], others: office },
  partnerKey: { own: ['partner'], others: office },
  partnerCustomer: { own: ['partner'], others: office },
  exhibit: { own: ['partner', ...sellers], others: office },
  order: { own: [...sellers, 'partner'], others: office },
  carRegister: { own: [...sellers, 'partner'], others: office },
  carHistory: { own: [...sellers, 'partner'], others: office },
  carCheck: { own: [...sellers, 'partner'], others: office },
  carPhoto: { own: [...sellers, 'partner'], others: office },
  transport: { own: [...sellers, 'partner'], others: office },
  checkIn: { own: [...sellers, 'partner'], others: office },
  yardSlot: { own: [], others: office },
  shopDeposit: { own: dealers, others: office },
  shopSubscription: { own: dealers, others: office },
  amount: { own: dealers, others: office },
  /** To be paid, which only its shop does. */
  ownAmount: { own: dealers, others: [] },
  payout: { own: dealers, others: office },
  moneyProposal: { own: [], others: office },
  sellerFee: { own: [...sellers, 'partner'], others: office },
  sellerPayout: { own: [...sellers, 'partner'], others: office },
  virtualAccount: { own: dealers, others: office },
  unmatchedPayment: { own: [], others: office },
  ledgerEntry: { own: [], others: office },
  violation: { own: dealers, others: office },
  penalty: { own: dealers, others: office },
  appeal: { own: dealers, others: office },
  /** On the market: every dealer sees it. */
  auction: { own: [...sellers, 'partner'], others: [...dealers, ...office] },
  /** Sealed while its auction runs: its shop's alone. */
  bidding: { own: dealers, others: [] },
  /** The office acts on what it found behind the glass. */
  revealedBidding: { own: dealers, others: office },
  /** Its shop sees it with its bid. */
  cancelRequest: { own: [], others: office },
  auctionBidder: { own: dealers, others: [] },
  auctionRoom: { own: [...sellers, 'partner'], others: office },
  /** Between the shop of a dealer and the seller of a car. */
  contract: { own: [...dealers, ...sellers, 'partner'], others: office },
  /** With a contract: seen by both sides of it. */
  awardedBid: { own: [...dealers, ...sellers, 'partner'], others: office },
  faultCase: { own: [...dealers, ...sellers, 'partner'], others: office },
  searchRow: { own: [...sellers, 'partner'], others: [...dealers, ...office] },
  favorite: { own: dealers, others: office },
  errorReport: { own: dealers, others: office },
  savedSearch: { own: dealers, others: [] },
  dataRequest: { own: [...dealers, 'partner'], others: office },
  /** Told to one person, nobody else's. */
  notice: { own: members, others: [] },
} as const satisfies Readonly<Record<string, Sight>>

export type Thing = keyof typeof things
export const sightOf = (thing: Thing): Sight => things[thing]

/**
 * By the path up to the id, or the whole path, or that with its method, where it means something else.
 * Null: it is nobody's in particular.
 */
export const thingOfPath: Readonly<Record<string, Thing | null>> = {
  '/users': 'user',
  '/members': 'member',
  '/auth/sessions': 'session',
  '/files': 'file',
  'DELETE /files/:id': 'upload',
  '/files/:id/commit': 'upload',
  '/files/:id/view': 'privateFile',
  '/companys': 'company',
  '/companys/:id/transport-rates': 'carrier',
  '/shops': 'shop',
  '/transport-drivers': 'driver',
  '/member-registrations': 'registration',
  '/staff-accounts': 'staffAccount',
  '/partners': 'partner',
  '/partner-keys': 'partnerKey',
  '/partner-customers': 'partnerCustomer',
  '/exhibits': 'exhibit',
  '/orders': 'order',
  '/car-registers': 'carRegister',
  '/car-histories': 'carHistory',
  '/car-checks': 'carCheck',
  '/car-photos': 'carPhoto',
  '/transports': 'transport',
  '/check-ins': 'checkIn',
  '/yard-slots': 'yardSlot',
  '/shop-deposits': 'shopDeposit',
  '/shop-subscriptions': 'shopSubscription',
  '/amounts': 'amount',
  '/payouts': 'payout',
  '/money-proposals': 'moneyProposal',
  '/seller-fees': 'sellerFee',
  '/seller-payouts': 'sellerPayout',
  '/virtual-accounts': 'virtualAccount',
  '/context/shop-member/amounts': 'ownAmount',
  '/unmatched-payments': 'unmatchedPayment',
  '/ledger-entries': 'ledgerEntry',
  '/ledger-accounts': null,
  '/reconciliations': null,
  '/shop-violations': 'violation',
  '/shop-penaltys': 'penalty',
  '/violation-appeals': 'appeal',
  '/auctions': 'auction',
  '/biddings': 'bidding',
  '/biddings/:id/pause': 'revealedBidding',
  '/biddings/:id/resume': 'revealedBidding',
  '/biddings/:id/cancel': 'revealedBidding',
  '/biddings/:id/adjustment': 'awardedBid',
  '/biddings/:id/adjustment/submit': 'awardedBid',
  '/biddings/:id/adjustment/answer': 'awardedBid',
  '/biddings/:id/adjustment/decide': 'awardedBid',
  '/biddings/:id/trade-adjustment/reset': 'awardedBid',
  '/bidding-cancel-requests': 'cancelRequest',
  '/fault-cases': 'faultCase',
  '/auction-bidders': 'auctionBidder',
  '/auction-buyer-trade-processes': 'bidding',
  '/auction-rooms': 'auctionRoom',
  '/trade-processes': null,
  '/context/shop-member/auctions': 'auction',
  '/contracts': 'contract',
  '/auction-favorites': 'favorite',
  '/context/shop-member/auction-favorites': 'favorite',
  '/auction-error-reports': 'errorReport',
  '/auction-search-tables': 'searchRow',
  '/saved-searches': 'savedSearch',
  '/data-requests': 'dataRequest',
  '/notices': 'notice',
  '/undelivered-mails': null,
  '/undelivered-phone-messages': null,
  '/push-addresses': null,
  '/search-runs': null,
  '/order-imports': null,
  '/order-import-rows': null,
  '/configs': null,
  '/config-versions': null,
  '/metadatas': null,
  '/metadata-versions': null,
  '/imports': null,
  '/past-auctions': null,
  '/car-codes': null,
  '/access-logs': null,
  '/change-logs': null,
  '/log-confirmations': null,
  '/exports': null,
  '/deadlines': null,
  '/work-items': null,
}

/** Calls whose body names the thing that they are about. Null: it is a new one, or nobody's. */
export const thingOfBody: Readonly<Record<string, Thing | null>> = {
  'shops.createTransportDriver companyId': 'carrier',
  'members.createPartnerAccount companyId': 'partner',
  'partners.registerPartner companyId': 'partnerCompany',
  'partners.issuePartnerKey partnerId': 'partner',
  'partners.createPartnerCustomer partnerId': 'partner',
  'partners.createExhibit customerId': 'partnerCustomer',
  'cars.reserveCarCheck orderId': 'order',
  'cars.addCarPhotos orderId': 'order',
  'yard.registerTransport orderId': 'order',
  'finance.requestShopDeposit shopId': 'shop',
  'finance.grantShopSubscription shopId': 'shop',
  'finance.issueAmount shopId': 'shop',
  'violations.applyShopViolation shopId': 'shop',
  'violations.submitViolationAppeal violationId': 'violation',
  'auctions.selectAuctionFavorite auctionId': 'auction',
  'auctions.unselectAuctionFavorite auctionId': 'auction',
  'auctions.submitAuctionErrorReport auctionId': 'auction',
  'auctions.createAuctionSearchTable auctionId': 'auction',
  'auctions.deleteAuctionSearchTable auctionId': 'auction',
  'auctions.syncOneAuctionSearchTable auctionId': 'auction',
  'bidding.submitBid auctionId': 'auction',
  'contracts.openContract auctionId': 'auction',
  'contracts.openSelfContract auctionId': 'auction',
  'contracts.openProContract auctionId': 'auction',
  'contracts.openPrimeContract auctionId': 'auction',
  'prints.printAuctionCarCheckInfo auctionId': 'auction',
  'prints.printAuctionInAmountInfo auctionId': 'auction',
}
