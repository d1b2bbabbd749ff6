// Every call of the product, area by area, in the order of the areas.
import { auctionsCalls } from './calls/auctions.ts'
import { auditCalls } from './calls/audit/audit.ts'
import { biddingCalls } from './calls/bidding.ts'
import { carsCalls } from './calls/cars.ts'
import { contractsCalls } from './calls/contracts.ts'
import { eligibilityCalls } from './calls/eligibility.ts'
import { exportsCalls } from './calls/exports/exports.ts'
import { filesCalls } from './calls/files.ts'
import { financeCalls } from './calls/finance.ts'
import { identityCalls } from './calls/identity.ts'
import { membersCalls } from './calls/members.ts'
import { noticesCalls } from './calls/notices.ts'
import { partnersCalls } from './calls/partners.ts'
import { printsCalls } from './calls/prints.ts'
import { referenceCalls } from './calls/reference.ts'
import { reportsCalls } from './calls/reports.ts'
import { sandboxCalls } from './calls/sandbox.ts'
import { shopsCalls } from './calls/shops.ts'
import { violationsCalls } from './calls/violations.ts'
import { workCalls } from './calls/work.ts'
import { yardCalls } from './calls/yard.ts'

export const calls = {
  reference: referenceCalls,
  files: filesCalls,
  identity: identityCalls,
  shops: shopsCalls,
  members: membersCalls,
  partners: partnersCalls,
  finance: financeCalls,
  violations: violationsCalls,
  eligibility: eligibilityCalls,
  cars: carsCalls,
  yard: yardCalls,
  auctions: auctionsCalls,
  bidding: biddingCalls,
  contracts: contractsCalls,
  prints: printsCalls,
  work: workCalls,
  notices: noticesCalls,
  reports: reportsCalls,
  audit: auditCalls,
  exports: exportsCalls,
  sandbox: sandboxCalls,
} as const
export type Calls = typeof calls

/** Outside the sandboxes its calls are not refused: there are none, so that nobody can even learn of them. */
export const callsServed = <Table extends object>(table: Table, isSandbox: boolean): Omit<Table, 'sandbox'> =>
  isSandbox ? table : Object.fromEntries(Object.entries(table).filter(([area]) => area !== 'sandbox')) as Table
