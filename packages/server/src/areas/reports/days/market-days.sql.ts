// What happened on the market in a span of time, counted day by day: each measure is a look into an index by its time.
import { type RawBuilder, sql } from 'kysely'
import type { Span } from './day-types.ts'

export const dayQuery = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone 'Asia/Seoul')::date`
export const withinQuery = (moment: RawBuilder<unknown>, { from, until }: Span) =>
  sql`${moment} >= ${from} and ${moment} < ${until}`

export const ordersQuery = (span: Span) => sql`
  select ${dayQuery(sql`confirmed_at`)} as day, 'orders' as measure, kind as part, count(*) as count, 0::bigint as total
  from orders where ${withinQuery(sql`confirmed_at`, span)} group by 1, 3`

export const openedQuery = (span: Span) => sql`
  select ${dayQuery(sql`opened_at`)}, 'opened', kind, count(*), 0
  from auctions where ${withinQuery(sql`opened_at`, span)} group by 1, 3`

/** Auctions that came to their end, with what became of each until now. */
export const closedQuery = (span: Span) => sql`
  select ended.day, measure, ended.kind, sum(case measure
      when 'closed' then 1 when 'sold' then ended.sold else ended.bids end)::bigint, 0
  from (
    select ${dayQuery(sql`closed_at`)} as day, kind,
      (exists (select from contracts where auction_id = auctions.id and awarded_at is not null
        and state <> 'cancelled'))::int as sold,
      (select count(*) from auction_bidders where auction_id = auctions.id) as bids
    from auctions where ${withinQuery(sql`closed_at`, span)} and closed_at >= ends_at
  ) ended cross join unnest(array['closed', 'sold', 'bids']) measure
  group by 1, 2, 3`

const awarded = (span: Span) => sql`
  select ${dayQuery(sql`awarded_at`)} as day, contracts.kind, amount_won as won, mid_won as guide
  from contracts left join car_guide_prices using (order_id)
  where ${withinQuery(sql`awarded_at`, span)}`

export const awardsQuery = (span: Span) => sql`
  select day, measure, kind, count(*) filter (where measure = 'awards' or guide is not null),
    coalesce(sum(case measure when 'guide' then guide else won end)
      filter (where measure = 'awards' or guide is not null), 0)::bigint
  from (${awarded(span)}) made cross join unnest(array['awards', 'guided', 'guide']) measure
  group by 1, 2, 3`

export const doneQuery = (span: Span) => sql`
  select ${dayQuery(sql`done_at`)}, 'done', kind, count(*), sum(price_won)::bigint
  from contracts where ${withinQuery(sql`done_at`, span)} and state = 'done' group by 1, 3`

export const fallenQuery = (span: Span) => sql`
  select ${dayQuery(sql`cancelled_at`)}, 'fallen', kind, count(*), 0
  from contracts where ${withinQuery(sql`cancelled_at`, span)} and awarded_at is not null group by 1, 3`

const timed = (step: string, began: RawBuilder<unknown>, ended: RawBuilder<unknown>, from: RawBuilder<unknown>) => sql`
  select ${dayQuery(ended)}, 'step', ${step}::text, count(*),
    sum(greatest(extract(epoch from ${ended} - ${began}), 0))::bigint
  from ${from} group by 1`

/** The way of a car, by the day on which each stretch of it ended. */
export const waysQuery = (span: Span) => sql.join([
  timed('toMarket', sql`orders.confirmed_at`, sql`opened_at`, sql`
    auctions join orders on orders.id = auctions.order_id
    where ${withinQuery(sql`opened_at`, span)} and auctions.round = 1 and orders.confirmed_at is not null`),
  timed('onMarket', sql`opened_at`, sql`closed_at`, sql`
    auctions where ${withinQuery(sql`closed_at`, span)} and closed_at >= ends_at`),
  timed('toAward', sql`closed_at`, sql`awarded_at`, sql`
    contracts join auctions on auctions.id = auction_id where ${withinQuery(sql`awarded_at`, span)}`),
  timed('toDone', sql`awarded_at`, sql`done_at`, sql`
    contracts where ${withinQuery(sql`done_at`, span)} and contracts.state = 'done'`),
], sql` union all `)

/** Steps of contracts that were left for another one, by what the history says of when they were entered. */
export const stepsQuery = (span: Span, steps: readonly string[]) => sql`
  select ${dayQuery(sql`gone.created_at`)}, 'step', gone.from_state, count(*),
    sum(greatest(extract(epoch from gone.created_at - come.created_at), 0))::bigint
  from state_history gone cross join lateral (
    select created_at from state_history
    where row_id = gone.row_id and machine = gone.machine and id < gone.id and to_state = gone.from_state
      and from_state is distinct from to_state
    order by id desc limit 1
  ) come
  where ${withinQuery(sql`gone.created_at`, span)} and gone.machine like 'contract-%'
    and gone.from_state = any(${steps}::text[]) and gone.to_state not in (gone.from_state, 'cancelled')
  group by 1, 3`
