// How far the cars have come that were offered through a partner in two periods that follow each other.
import { sql } from 'kysely'
import type { Reader } from '../../../runtime/database/database.ts'
import { placedQuery } from '../days/placed.sql.ts'
import type { FunnelLine, Periods } from './own-types.ts'

export const listFunnelLines = async (
  db: Reader, partnerId: string, periods: Periods,
): Promise<readonly FunnelLine[]> => {
  const { whole: { from, until } } = periods
  const { rows } = await sql<FunnelLine>`
    with offered as (
      select orders.kind, orders.confirmed_at, orders.round, orders.state as order_state, trade.state, trade.amount_won,
        (orders.created_at at time zone 'Asia/Seoul')::date as day
      from orders left join lateral (
        select state, amount_won from contracts
        where order_id = orders.id and awarded_at is not null and state <> 'cancelled' limit 1
      ) trade on true
      where orders.partner_id = ${partnerId} and orders.created_at >= ${from} and orders.created_at < ${until}
        and orders.state <> 'draft' and (orders.state <> 'cancelled' or orders.confirmed_at is not null)
    )
    select ${placedQuery(periods)}, kind, count(*) as offered, count(confirmed_at) as confirmed,
      count(*) filter (where round > 0) as opened, count(state) as awarded,
      count(*) filter (where state = 'done') as done, count(*) filter (where order_state = 'cancelled') as cancelled,
      coalesce(sum(amount_won), 0)::bigint as "awardedWon"
    from offered group by 1, 2, 3`.execute(db)
  return rows
}
