// Every list that leaves as a file, and what of a shop leaves together.
import type { ExportedList } from '@bidyard/contract/enums'
import { auctionsTable, ordersTable } from './car-tables.ts'
import { ledgerEntriesTable, payoutsTable, unmatchedPaymentsTable } from './desk-tables.ts'
import { amountsTable, depositsTable, subscriptionsTable, virtualAccountsTable } from './money-tables.ts'
import {
  dealerNumbersTable, officeNumbersTable, officeStepsTable, officeTroublesTable, partnerNumbersTable,
} from './number-tables.ts'
import { membersTable, penaltiesTable, shopsTable, violationsTable } from './people-tables.ts'
import { sellerFeesTable, sellerPayoutsTable } from './seller-tables.ts'
import type { Table } from './table.ts'
import { biddingsTable, contractsTable, ownBidsTable } from './trade-tables.ts'

export const tables: Readonly<Record<ExportedList, Table>> = {
  contracts: contractsTable,
  orders: ordersTable,
  auctions: auctionsTable,
  biddings: biddingsTable,
  ownBids: ownBidsTable,
  shops: shopsTable,
  members: membersTable,
  amounts: amountsTable,
  deposits: depositsTable,
  subscriptions: subscriptionsTable,
  virtualAccounts: virtualAccountsTable,
  payouts: payoutsTable,
  unmatchedPayments: unmatchedPaymentsTable,
  sellerPayouts: sellerPayoutsTable,
  sellerFees: sellerFeesTable,
  ledgerEntries: ledgerEntriesTable,
  violations: violationsTable,
  penalties: penaltiesTable,
  officeNumbers: officeNumbersTable,
  officeSteps: officeStepsTable,
  officeTroubles: officeTroublesTable,
  dealerNumbers: dealerNumbersTable,
  partnerNumbers: partnerNumbersTable,
}
