// Money that nobody knows, for the office.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { sql } from 'kysely'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { showUnmatched } from './show-unmatched.ts'
import { findUnmatched, unmatchedQuery } from './unmatched.sql.ts'

export const listUnmatchedPayments = listing(financeCalls.listUnmatchedPayments, ({ db }) => source({
  query: unmatchedQuery(db),
  columns: {
    id: sql`payment.id`,
    state: sql`payment.state`,
    why: sql`payment.why`,
    won: sql`payment.won`,
    shopId: sql`payment.shop_id`,
    shopName: sql`shops.name collate "korean"`,
    depositorName: sql`payment.depositor_name`,
    accountNumber: sql`payment.account_number`,
    arrivedAt: sql`payment.arrived_at`,
    createdAt: sql`payment.created_at`,
    updatedAt: sql`payment.updated_at`,
  },
  item: showUnmatched,
}))

export const getUnmatchedPayment = read(financeCalls.getUnmatchedPayment, async ({ db, params, refuse }) => {
  const payment = await findUnmatched(db, params.id)
  if (payment === undefined) throw refuse('notFound')
  return showUnmatched(payment)
})
