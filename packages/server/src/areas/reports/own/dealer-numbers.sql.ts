// What a shop did in two periods that follow each other: its own bids, awards and bills, and what each was about.
import { sql } from 'kysely'
import type { Reader } from '../../../runtime/database/database.ts'
import { placedQuery } from '../days/placed.sql.ts'
import type { OwnLine, Periods } from './own-types.ts'

/** The close ranks bids: what stands there is over, and says nothing of an auction that still runs. */
export const listOwnLines = async (
  db: Reader, shopId: string, periods: Periods, bands: readonly number[],
): Promise<readonly OwnLine[]> => {
  const { whole: { from, until } } = periods
  const { rows } = await sql<OwnLine>`
    with facts as (
      select 'bid' as measure, bidder.created_at as moment, auctions.kind, orders.model -> 'maker' ->> 'name' as maker,
        width_bucket(bidder.bid_amount_won, ${bands}::bigint[]) - 1 as band, bidder.bid_amount_won as won,
        exists (select from contracts where bidder_id = bidder.id and awarded_at is not null
          and state <> 'cancelled')::int as wins
      from auction_bidders bidder
        join auctions on auctions.id = bidder.auction_id
        join orders on orders.id = auctions.order_id
      where bidder.shop_id = ${shopId} and bidder.created_at >= ${from} and bidder.created_at < ${until}
        and bidder.bid_rank is not null
      union all
      select 'award', awarded_at, null, null, null, amount_won, 0 from contracts
      where shop_id = ${shopId} and awarded_at >= ${from} and awarded_at < ${until} and state <> 'cancelled'
      union all
      select 'done', done_at, null, null, null, price_won, 0 from contracts
      where shop_id = ${shopId} and done_at >= ${from} and done_at < ${until} and state = 'done'
      union all
      select 'fee', billed_at, null, null, null, total_won, 0 from amounts
      where shop_id = ${shopId} and kind = 'fee' and billed_at >= ${from} and billed_at < ${until}
        and state <> 'voided'
    ), dated as (
      select *, (moment at time zone 'Asia/Seoul')::date as day from facts
    )
    select ${placedQuery(periods)}, measure, kind, maker, band, count(*) as count, sum(wins)::bigint as wins,
      coalesce(sum(won), 0)::bigint as won
    from dated group by 1, 2, 3, 4, 5, 6`.execute(db)
  return rows
}
