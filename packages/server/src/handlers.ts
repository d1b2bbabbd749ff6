// Every call and its handler: a missing one does not compile.
import { calls, type Calls } from '@bidyard/contract/calls'
import { tradesOf } from './areas/auctions/for-other-areas.ts'
import { auctionsHandlers } from './areas/auctions/handlers.ts'
import { auditHandlers } from './areas/audit/handlers.ts'
import { bidsPort, listOpenAwards } from './areas/bidding/for-other-areas.ts'
import { biddingHandlers } from './areas/bidding/handlers.ts'
import { carsHandlers } from './areas/cars/handlers.ts'
import {
  findAwardOf, findTerms, fitsTrade, isTiedByTrade, listAuctionsWithContract,
} from './areas/contracts/for-other-areas.ts'
import { contractsHandlers } from './areas/contracts/handlers.ts'
import { eligibilityHandlers } from './areas/eligibility/handlers.ts'
import { exportsHandlers } from './areas/exports/handlers.ts'
import { filesHandlers } from './areas/files/handlers.ts'
import { financeHandlers } from './areas/finance/handlers.ts'
import { identityHandlers } from './areas/identity/handlers.ts'
import { describeMember, findApplicant, firstConsents } from './areas/members/for-other-areas.ts'
import { membersHandlers } from './areas/members/handlers.ts'
import { noticesHandlers } from './areas/notices/handlers.ts'
import { partnersHandlers } from './areas/partners/handlers.ts'
import { printsHandlers } from './areas/prints/handlers.ts'
import { referenceHandlers } from './areas/reference/handlers.ts'
import { reportsHandlers } from './areas/reports/handlers.ts'
import { sandboxHandlers } from './areas/sandbox/handlers.ts'
import { shopsHandlers } from './areas/shops/handlers.ts'
import { findRestriction } from './areas/violations/for-other-areas.ts'
import { violationsHandlers } from './areas/violations/handlers.ts'
import { workHandlers } from './areas/work/handlers.ts'
import { yardHandlers } from './areas/yard/handlers.ts'
import type { Handlers } from './runtime/handler.ts'
import { openReadAs } from './runtime/list/read-as.ts'
import type { Providers } from './providers/providers.ts'

const bids = bidsPort({ listWithContract: listAuctionsWithContract })

const handlersWithoutExports = (providers: Providers): Omit<Handlers<Calls>, 'exports'> => ({
  reference: referenceHandlers,
  files: filesHandlers(providers),
  identity: identityHandlers({ ...providers, findApplicant, describeMember, findRestriction, firstConsents }),
  shops: shopsHandlers(providers),
  members: membersHandlers(providers),
  finance: financeHandlers(providers, [isTiedByTrade]),
  partners: partnersHandlers(providers),
  violations: violationsHandlers({ ...providers, fitsTogether: fitsTrade, findTerms }),
  eligibility: eligibilityHandlers({ listOpenAwards }),
  cars: carsHandlers({ ...providers, trades: tradesOf(bids) }),
  yard: yardHandlers(providers),
  auctions: auctionsHandlers({ ...providers, bids }),
  bidding: biddingHandlers({ findAwardOf }),
  contracts: contractsHandlers(providers),
  prints: printsHandlers(providers),
  work: workHandlers,
  notices: noticesHandlers(providers),
  reports: reportsHandlers,
  audit: auditHandlers(providers),
  sandbox: sandboxHandlers(providers),
})

/** Exports read what all others answer. */
export const handlersOf = (providers: Providers): Handlers<Calls> => {
  const others = handlersWithoutExports(providers)
  return { ...others, exports: exportsHandlers({ ...providers, reading: openReadAs(calls, others) }) }
}
