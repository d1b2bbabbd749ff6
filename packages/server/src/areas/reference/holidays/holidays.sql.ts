// Reads and writes the holidays, on which no business day falls.
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import type { Holiday } from './delivered-holidays.ts'

/** From this day on, for longer than any span of business days lasts. */
export const listHolidaysFrom = async (db: Reader, day: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day from holidays where day >= ${day}::date and day < ${day}::date + 1000
    order by day`.execute(db)
  return rows.map((row) => row.day)
}

const insertAll = (tx: Tx, holidays: readonly Holiday[]) => sql`
  insert into holidays (day, name)
  select day::date, name
  from unnest(${holidays.map(({ day }) => day)}::text[], ${holidays.map(({ name }) => name)}::text[])
    as given (day, name)
  on conflict (day) do nothing`.execute(tx)

/** Years of which something is known keep it. */
export const insertUnknownYears = async (tx: Tx, holidays: readonly Holiday[]): Promise<void> => {
  const { rows } = await sql<{ year: string }>`select distinct to_char(day, 'YYYY') as year from holidays`.execute(tx)
  const known = new Set(rows.map(({ year }) => year))
  await insertAll(tx, holidays.filter(({ day }) => !known.has(day.slice(0, 4))))
}

/** Each year that is named is these days and no others. */
export const updateYears = async (tx: Tx, holidays: readonly Holiday[]): Promise<void> => {
  const years = [...new Set(holidays.map(({ day }) => day.slice(0, 4)))]
  await sql`delete from holidays where to_char(day, 'YYYY') = any(${years}::text[])`.execute(tx)
  await insertAll(tx, holidays)
}
