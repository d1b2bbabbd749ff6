// The days that were counted: which of them are to be counted again, and what is written of each.
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import type { Span } from './day-types.ts'
import {
  awardsQuery, closedQuery, doneQuery, fallenQuery, openedQuery, ordersQuery, stepsQuery, waysQuery,
} from './market-days.sql.ts'
import { pastClosedQuery, pastOpenedQuery } from './past-days.sql.ts'
import { disputesQuery, moneyQuery, penaltiesQuery, violationsQuery } from './trouble-days.sql.ts'

const today = sql`(app_now() at time zone 'Asia/Seoul')::date`

/** The first day of which there is anything to count, or was; null in a house that has not begun. */
export const findFirstDay = async (db: Reader): Promise<string | null> => {
  const { rows } = await sql<{ day: string | null }>`
    select least((least((select min(confirmed_at) from orders), (select min(opened_at) from auctions),
      (select min(happened_at) from ledger_entries), (select min(applied_at) from shop_violations),
      (select min(opened_at) from past_auctions), (select min(closed_at) from past_auctions)
    ) at time zone 'Asia/Seoul')::date, (select min(day) from day_numbers)) as day`.execute(db)
  return rows[0]?.day ?? null
}

/** Days that the history of states tells of since the run before the last; also that on which its auction closed. */
const touched = sql`
  select distinct (moment at time zone 'Asia/Seoul')::date as day
  from counting_mark
    join state_history changed on changed.id > counting_mark.seen_before
    left join contracts on changed.machine like 'contract-%' and contracts.id = changed.row_id
    left join auctions on auctions.id = contracts.auction_id
    cross join unnest(array[changed.created_at, auctions.closed_at]) as moment
  where moment is not null`

/**
 * Newest first: today; what was never counted, or before it was over; what something happened to since; and everything
 * once more when a tenth of its age has passed.
 */
export const listDaysToCount = async (db: Reader, first: string, most: number): Promise<readonly string[]> => {
  const { rows } = await sql<{ day: string }>`
    with touched as (${touched})
    select made::date as day
    from generate_series(least(${first}::date, ${today})::timestamp, ${today}::timestamp, interval '1 day') made
      left join counted_days on counted_days.day = made::date
    where counted_days.day is null or made::date = ${today} or made::date in (select day from touched)
      or counted_at < (made + interval '1 day 10 minutes') at time zone 'Asia/Seoul'
      or counted_at < app_now() - (${today} - made::date) * interval '144 minutes' or counted_at > app_now()
    order by made desc limit ${most}`.execute(db)
  return rows.map(({ day }) => day)
}

/** Read before the days are counted, so that nothing which comes meanwhile is taken for seen. */
export const findLastHistory = async (db: Reader): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from state_history`.execute(db)
  return rows[0]?.id ?? 0
}

/** Once a minute at most: what somebody has written and not yet committed when it moves is read by the next count. */
export const updateMark = async (tx: Tx, seen: number): Promise<void> => {
  await sql`
    update counting_mark set seen_before = seen, seen = greatest(seen, ${seen}::bigint), moved_at = app_now()
    where moved_at is null or moved_at <= app_now() - interval '1 minute'`.execute(tx)
}

/** Whoever counts the same days at the same time waits here and counts after. */
export const lockDays = async (tx: Tx, first: string, last: string): Promise<void> => {
  await sql`
    insert into counted_days as held (day, counted_at)
    select day::date, app_now()
    from generate_series(${first}::timestamp, ${last}::timestamp, interval '1 day') day order by 1
    on conflict (day) do update set counted_at = app_now()`.execute(tx)
}

export const updateDayNumbers = async (
  tx: Tx, days: { readonly first: string; readonly last: string }, span: Span, steps: readonly string[],
): Promise<void> => {
  const counted = sql.join([
    ordersQuery(span), openedQuery(span), closedQuery(span), awardsQuery(span), doneQuery(span), fallenQuery(span),
    waysQuery(span), stepsQuery(span, steps), disputesQuery(span), violationsQuery(span), penaltiesQuery(span),
    moneyQuery(span), pastOpenedQuery(span), pastClosedQuery(span),
  ], sql` union all `)
  await sql`delete from day_numbers where day between ${days.first} and ${days.last}`.execute(tx)
  await sql`
    insert into day_numbers (day, measure, part, count, total)
    select day, measure, coalesce(part, ''), sum(count), sum(coalesce(total, 0))
    from (${counted}) counted (day, measure, part, count, total) where count > 0 or total <> 0
    group by 1, 2, 3`.execute(tx)
}
