// Counts by the hour what opens and what ends; what was cancelled before it opened does neither.
import { sql } from 'kysely'
import type { Reader } from '../../../runtime/database/database.ts'

export interface CalendarHour {
  readonly at: Date
  readonly opens: number
  readonly ends: number
}

export const listHours = async (db: Reader, from: Date, until: Date): Promise<readonly CalendarHour[]> => {
  const { rows } = await sql<CalendarHour>`
    select date_trunc('hour', at) as at, sum(opens)::int as opens, sum(ends)::int as ends from (
      select opened_at as at, 1 as opens, 0 as ends from auctions
      where opened_at >= ${from}::timestamptz and opened_at < ${until}::timestamptz
      union all
      select open_at, 1, 0 from auctions
      where state = 'preparation' and open_at >= ${from}::timestamptz and open_at < ${until}::timestamptz
      union all
      select ends_at, 0, 1 from auctions
      where ends_at >= ${from}::timestamptz and ends_at < ${until}::timestamptz
        and end_reason is distinct from 'cancelled'
    ) as moments
    group by 1 order by 1`.execute(db)
  return rows
}
