// What other systems auctioned before this house, counted by day as its own auctions are, and when it is counted again.
import { sql } from 'kysely'
import type { Tx } from '../../../runtime/database/database.ts'
import type { Span } from './day-types.ts'
import { dayQuery, withinQuery } from './market-days.sql.ts'

export const pastOpenedQuery = (span: Span) => sql`
  select ${dayQuery(sql`opened_at`)}, 'opened', kind, count(*), 0
  from past_auctions where ${withinQuery(sql`opened_at`, span)} group by 1, 3`

/** A sale is an award of the day on which the auction closed; what became of it afterwards nobody told. */
export const pastClosedQuery = (span: Span) => sql`
  select ${dayQuery(sql`closed_at`)}, measure, kind, sum(case measure
      when 'closed' then 1 when 'bids' then bid_count else (result = 'sold')::int end)::bigint,
    sum(case measure when 'awards' then coalesce(amount_won, 0) else 0 end)::bigint
  from past_auctions cross join unnest(array['closed', 'sold', 'bids', 'awards']) measure
  where ${withinQuery(sql`closed_at`, span)} and result <> 'cancelled'
  group by 1, 2, 3`

/** Counted anew by the next count, and by one that is at it now: who counts a day holds its row, in the same order. */
export const updateStaleDays = async (tx: Tx, from: string, until: string): Promise<void> => {
  await sql`
    insert into counted_days (day, counted_at)
    select day::date, '-infinity'
    from generate_series(${from}::timestamp, ${until}::timestamp, interval '1 day') day order by 1
    on conflict (day) do update set counted_at = '-infinity'`.execute(tx)
}
