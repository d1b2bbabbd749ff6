// What was counted of days: summed for each span of two periods, and how old it is.
import { sql } from 'kysely'
import type { Reader } from '../../../runtime/database/database.ts'
import type { Cell, Period } from '../days/day-types.ts'
import { placedQuery } from '../days/placed.sql.ts'

export const listCells = async (
  db: Reader, period: Period, earlier: Period, spanDays: number,
): Promise<readonly Cell[]> => {
  const { rows } = await sql<Cell>`
    select ${placedQuery({ period, earlier, spanDays })}, measure, part,
      sum(count)::bigint as count, sum(total)::bigint as total
    from day_numbers where day between ${earlier.from}::date and ${period.until}::date
    group by 1, 2, 3, 4`.execute(db)
  return rows
}

export interface Freshness {
  readonly countedAt: Date | null
  readonly waitingDays: number
}

/** Of the days that are there to be counted: from the first of the house until today. */
export const findFreshness = async (
  db: Reader, period: Period, earlier: Period, first: string | null,
): Promise<Freshness> => {
  const { rows } = await sql<Freshness>`
    select min(counted_at) filter (where counted_days.day >= ${period.from}::date and isfinite(counted_at))
        as "countedAt",
      (count(*) filter (where isfinite(counted_at) is not true))::int as "waitingDays"
    from generate_series(greatest(${earlier.from}::timestamp, ${first}::timestamp),
        least(${period.until}::timestamp, (app_now() at time zone 'Asia/Seoul')::date::timestamp),
        interval '1 day') made
      left join counted_days on counted_days.day = made::date
    where ${first}::date is not null`.execute(db)
  return rows[0] ?? { countedAt: null, waitingDays: 0 }
}
