// The office's menu shows each viewer what the calls behind it answer them, and nothing else.
import { type CallDefinition, type Role, roles } from '@bidyard/contract/call'
import { calls } from '@bidyard/contract/calls'
import { staffPart, type StaffPart } from '@bidyard/contract/enums'
import { describe, expect, test } from 'vitest'
import { mayAsk } from '../../api/may-ask.tsx'
import type { Viewer } from '../../api/session.ts'
import { officeFor } from './office-navigation.ts'

/** What each screen asks for first. */
const behind: Readonly<Record<string, readonly CallDefinition[]>> = {
  '/office': [calls.work.listWorkItems, calls.work.countWork],
  '/office/inbox': [calls.work.listDeadlines],
  '/office/numbers': [calls.reports.getOfficeNumbers],
  '/office/registrations': [calls.members.listRegistrations],
  '/office/members': [calls.members.listMembers],
  '/office/users': [calls.identity.listUsers],
  '/office/staff': [calls.members.listMembers],
  '/office/data-requests': [calls.audit.listDataRequests],
  '/office/access-log': [calls.audit.listChanges, calls.identity.listAccessLogs],
  '/office/undelivered-mails': [calls.notices.listUndeliveredMails, calls.notices.listUndeliveredPhoneMessages],
  '/office/checks': [calls.cars.listCarChecks],
  '/office/yard': [calls.yard.listYardSlots, calls.yard.listCheckIns],
  '/office/transports': [calls.yard.listTransports],
  '/office/shops': [calls.shops.listShops],
  '/office/companies': [calls.shops.listCompanies],
  '/office/orders': [calls.cars.listOrders],
  '/office/order-imports': [calls.cars.listOrderImports],
  '/office/screening': [calls.auctions.listAuctions],
  '/office/auctions': [calls.auctions.listAuctions],
  '/office/rooms': [calls.bidding.listAuctionRooms],
  '/office/awards': [calls.contracts.listTradeProcesses, calls.contracts.listContracts],
  '/office/contracts': [calls.contracts.listContracts],
  '/office/auction-calendar': [calls.auctions.getAuctionCalendar],
  '/office/error-reports': [calls.auctions.listAuctionErrorReports],
  '/office/search-sync': [calls.auctions.listAuctionSearchTables, calls.auctions.listSearchRuns],
  '/office/money': [calls.finance.getMoneyDesk, calls.finance.listMoneyProposals],
  '/office/money/deposits': [calls.finance.listShopDeposits],
  '/office/money/subscriptions': [calls.finance.listShopSubscriptions],
  '/office/money/amounts': [calls.finance.listAmounts],
  '/office/money/seller-fees': [calls.finance.listSellerFees],
  '/office/money/seller-payouts': [calls.contracts.listSellerPayouts],
  '/office/money/accounts': [calls.finance.listVirtualAccounts],
  '/office/money/unmatched': [calls.finance.listUnmatchedPayments],
  '/office/money/ledger': [calls.finance.listLedgerEntries],
  '/office/money/reconciliations': [calls.finance.listReconciliations],
  '/office/sanctions': [calls.violations.listShopViolations],
  '/office/partners': [calls.partners.listPartners],
  '/office/configuration': [calls.reference.listConfigs],
  '/office/common-codes': [calls.reference.listCommonCodes],
  '/office/metadata': [calls.reference.listMetadatas],
  '/office/car-codes': [calls.reference.listCarCodes],
}

const viewerOf = (own: readonly Role[], part?: StaffPart): Viewer =>
  ({ name: 'somebody', roles: own, ...(part === undefined ? {} : { part }) })

const shown = (own: readonly Role[], part?: StaffPart): readonly string[] =>
  officeFor(viewerOf(own, part)).flatMap(({ items }) => items.map(({ to }) => to))

describe('an entry is there if its screen is answered', () => {
  test.each([undefined, ...staffPart.values])('to staff of the part %s', (part) => {
    const viewer = viewerOf(['staff'], part)
    const answered = Object.entries(behind).filter(([, asks]) => asks.every((one) => mayAsk(one, viewer)))
    expect(shown(['staff'], part).toSorted()).toEqual(answered.map(([to]) => to).toSorted())
  })

  test('to root all of them, to nobody else any', () => {
    expect(shown(['root', 'staff']).toSorted()).toEqual(Object.keys(behind).toSorted())
    for (const role of roles.filter((one) => one !== 'staff' && one !== 'root'))
      expect([role, shown([role])]).toEqual([role, []])
  })
})
