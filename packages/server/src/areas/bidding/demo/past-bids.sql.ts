// Writes bids into the past of a sandbox: as they stand, and in the log as if each had been submitted once.
import { sql } from 'kysely'
import type { Tx } from '../../../runtime/database/database.ts'

export interface MadeBid {
  readonly orderId: string
  readonly shopId: string
  readonly companyId: string
  readonly memberId: string
  readonly amountWon: number
  readonly at: Date
}

/** On the auctions in which these orders take bids. */
export const insertMadeBids = async (tx: Tx, bids: readonly MadeBid[]): Promise<void> => {
  const each = <Value>(of: (bid: MadeBid) => Value): Value[] => bids.map(of)
  await sql`
    with made as (
      insert into biddings (
        auction_id, shop_id, company_id, member_id, state, amount_won, bid_at, sequence, created_at, updated_at)
      select auctions.id, shop_id, wanted.company_id, wanted.member_id, 'bidding', amount_won, at,
        nextval('bid_sequence'), at, at
      from unnest(
        ${each(({ orderId }) => orderId)}::uuid[], ${each(({ shopId }) => shopId)}::uuid[],
        ${each(({ companyId }) => companyId)}::uuid[], ${each(({ memberId }) => memberId)}::uuid[],
        ${each(({ amountWon }) => amountWon)}::bigint[], ${each(({ at }) => at)}::timestamptz[]
      ) as wanted (order_id, shop_id, company_id, member_id, amount_won, at)
        join auctions on auctions.order_id = wanted.order_id and auctions.state = 'auction'
      order by at
      returning *
    )
    insert into bid_entries (
      bid_month, sequence, auction_id, bidding_id, shop_id, member_id, amount_won, bid_at, idempotency_key)
    select date_trunc('month', bid_at at time zone 'Asia/Seoul')::date, sequence, auction_id, id, shop_id, member_id,
      amount_won, bid_at, 'demo-' || id
    from made`.execute(tx)
}
