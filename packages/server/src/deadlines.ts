// Everything that the clock does when a duty is due or final, by machine and duty; what comes every hour is a job.
import { auctionDuties } from './areas/auctions/for-other-areas.ts'
import { auditDuties } from './areas/audit/for-other-areas.ts'
import { bidsPort } from './areas/bidding/for-other-areas.ts'
import { carDuties } from './areas/cars/for-other-areas.ts'
import { contractDuties, listAuctionsWithContract } from './areas/contracts/for-other-areas.ts'
import { financeDuties } from './areas/finance/for-other-areas.ts'
import { renewDue } from './areas/sandbox/for-other-areas.ts'
import { expirePenalties } from './areas/violations/for-other-areas.ts'
import type { DutyTable } from './runtime/work/sweeper.ts'

/** In this order where several are due at once: a bid comes back before its auction closes. */
export const duties: DutyTable = {
  'violation.expirePenalties': { table: 'shops', atDue: expirePenalties, isByCalendar: true },
  ...financeDuties,
  ...carDuties,
  ...auctionDuties(bidsPort({ listWithContract: listAuctionsWithContract })),
  ...contractDuties,
  ...auditDuties,
  'sandbox.renewMarket': { table: 'companies', atDue: renewDue },
}
