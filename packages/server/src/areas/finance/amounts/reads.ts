// Amounts as the office sees them all, and as a dealer sees the own shop's.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { sql } from 'kysely'
import { isStaff } from '../../../runtime/caller.ts'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { billDueDay, findShownAmount, isBillDue, isOverdue, shownAmountsQuery } from './amounts.sql.ts'
import { showAmount } from './show-amount.ts'

export const listAmounts = listing(financeCalls.listAmounts, ({ db, caller }) => {
  const all = shownAmountsQuery(db)
  const viewer = isStaff(caller) ? 'office' : 'shop'
  return source({
    query: viewer === 'office' ? all : all.where('amounts.shop_id', '=', caller.shopId),
    columns: {
      id: sql`amounts.id`,
      orderId: sql`amounts.order_id`,
      auctionId: sql`amounts.auction_id`,
      biddingId: sql`amounts.bidding_id`,
      contractId: sql`amounts.contract_id`,
      memberId: sql`amounts.member_id`,
      state: sql`amounts.state`,
      kind: sql`amounts.kind`,
      feeType: sql`amounts.fee_type`,
      billType: sql`amounts.bill_type`,
      isBillDue,
      billDueOn: billDueDay,
      billIssuedOn: sql`amounts.bill_issued_on`,
      paymentMethod: sql`amounts.payment_method`,
      shopId: sql`amounts.shop_id`,
      shopName: sql`shops.name collate "korean"`,
      amountNo: sql`amounts.amount_no`,
      isOverdue,
      totalWon: sql`amounts.total_won`,
      dueAt: sql`amounts.due_at`,
      billedAt: sql`amounts.billed_at`,
      paidAt: sql`amounts.paid_at`,
      createdAt: sql`amounts.created_at`,
      updatedAt: sql`amounts.updated_at`,
    },
    item: (row) => showAmount(viewer, row),
  })
})

export const getAmount = read(financeCalls.getAmount, async ({ db, caller, params, refuse }) => {
  const amount = await findShownAmount(db, params.id)
  const viewer = isStaff(caller) ? 'office' : 'shop'
  if (amount === undefined || (viewer === 'shop' && amount.shopId !== caller.shopId)) throw refuse('notFound')
  return showAmount(viewer, amount)
})
