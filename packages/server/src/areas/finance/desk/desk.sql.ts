// How much waits for the office, in one look.
import { sql } from 'kysely'
import type { Reader } from '../../../runtime/database/database.ts'
import { billDueDay, isBillDue } from '../amounts/amounts.sql.ts'
import { isFeeOverdue } from '../seller-fees/seller-fees.sql.ts'
import { isToRefund } from '../subscriptions/subscriptions.sql.ts'

export interface Waiting {
  readonly overdue: number
  readonly overdueWon: number
  readonly sellersOverdue: number
  readonly sellersOverdueWon: number
  readonly waitingDeposits: number
  readonly papersDue: number
  readonly papersLate: number
  readonly monthsToRefund: number
  readonly monthsToRefundWon: number
  readonly claimWon: number
}

export const findWaiting = async (db: Reader): Promise<Waiting> => {
  const { rows } = await sql<Waiting>`
    select
      (select count(*)::int from amounts where state = 'billed' and due_at < app_now()) as overdue,
      (select coalesce(sum(total_won), 0)::bigint from amounts where state = 'billed' and due_at < app_now())
        as "overdueWon",
      (select count(*)::int from seller_fees fee where ${isFeeOverdue}) as "sellersOverdue",
      (select coalesce(sum(fee.won), 0)::bigint from seller_fees fee where ${isFeeOverdue}) as "sellersOverdueWon",
      (select count(*)::int from shop_deposits where state = 'depositWaiting' and voided_at is null)
        as "waitingDeposits",
      papers.due as "papersDue", papers.late as "papersLate",
      toRefund.count as "monthsToRefund", toRefund.won as "monthsToRefundWon",
      (select coalesce(sum(balance_won), 0)::bigint from ledger_accounts where kind = 'shopClaim') as "claimWon"
    from (
      select count(*)::int as due,
        (count(*) filter (where ${billDueDay} < (app_now() at time zone 'Asia/Seoul')::date))::int as late
      from amounts where ${isBillDue}
    ) papers, (
      select count(*)::int as count, coalesce(sum(amounts.total_won), 0)::bigint as won
      from shop_subscriptions join amounts on amounts.id = shop_subscriptions.amount_id where ${isToRefund}
    ) toRefund`
    .execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('a count came without a row')
  return row
}
