// Payouts as the office sees them all, and as a dealer sees the own shop's.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { sql } from 'kysely'
import { isStaff } from '../../../runtime/caller.ts'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { findPayout, payoutsQuery } from './payouts.sql.ts'
import { showPayout } from './show-payout.ts'

export const listPayouts = listing(financeCalls.listPayouts, ({ db, caller }) => {
  const all = payoutsQuery(db)
  return source({
    query: isStaff(caller) ? all : all.where('payouts.shop_id', '=', caller.shopId),
    columns: {
      id: sql`payouts.id`,
      state: sql`payouts.state`,
      shopId: sql`payouts.shop_id`,
      shopName: sql`shops.name collate "korean"`,
      won: sql`payouts.won`,
      paidAt: sql`payouts.paid_at`,
      createdAt: sql`payouts.created_at`,
      updatedAt: sql`payouts.updated_at`,
    },
    item: showPayout,
  })
})

export const getPayout = read(financeCalls.getPayout, async ({ db, caller, params, refuse }) => {
  const payout = await findPayout(db, params.id)
  if (payout === undefined || (!isStaff(caller) && payout.shopId !== caller.shopId)) throw refuse('notFound')
  return showPayout(payout)
})
