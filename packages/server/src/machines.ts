// Every state machine that stands in a table, and the column that holds its state.
import { dataRequests } from './areas/audit/for-other-areas.ts'
import { auctions } from './areas/auctions/for-other-areas.ts'
import { auctionBidders, biddings } from './areas/bidding/for-other-areas.ts'
import { carChecks, orders } from './areas/cars/for-other-areas.ts'
import {
  adjustments, faultCases, payments, primeContracts, proContracts, purchaseDecisions, saleDecisions, schedulings,
  screenings, selfContracts, sellerPayouts, tradeResults,
} from './areas/contracts/for-other-areas.ts'
import { files } from './areas/files/for-other-areas.ts'
import {
  amounts, moneyProposals, payouts, shopDeposits, shopSubscriptions, unmatchedPayments, virtualAccounts,
} from './areas/finance/for-other-areas.ts'
import { users } from './areas/identity/for-other-areas.ts'
import { members, registrations } from './areas/members/for-other-areas.ts'
import { companies, shops } from './areas/shops/for-other-areas.ts'
import { violationAppeals } from './areas/violations/for-other-areas.ts'
import { inboundTransports } from './areas/yard/for-other-areas.ts'
import type { Stateful } from './runtime/work/move-states.ts'

export const machines: readonly Stateful[] = [
  files, users, companies, shops, members, registrations,
  amounts, shopDeposits, shopSubscriptions, payouts, moneyProposals, virtualAccounts, unmatchedPayments,
  violationAppeals,
  orders, carChecks, inboundTransports,
  auctions, biddings, auctionBidders,
  selfContracts, proContracts, primeContracts, saleDecisions, purchaseDecisions, schedulings,
  tradeResults, payments, screenings, adjustments, faultCases, sellerPayouts,
  dataRequests,
]
