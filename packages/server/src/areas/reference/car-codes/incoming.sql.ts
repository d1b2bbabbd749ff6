// Holds the rows of an import beside the car codes, finds what does not fit together, and merges them in one statement.
import { sql } from 'kysely'
import type { Tx } from '../../../runtime/database/database.ts'
import type { CarCodeRow } from './car-code-row.ts'

export interface IncomingRow {
  readonly line: number
  /** Of a row that cannot be read only the place is kept, so that what lies under it is no orphan. */
  readonly isBad: boolean
  readonly row: Pick<CarCodeRow, 'level' | 'code'> & Partial<CarCodeRow>
}

const parentLevels = { maker: null, model: 'maker', detailModel: 'model', grade: 'detailModel', detailGrade: 'grade' }

/** As one JSON text: arrays of every type in one parameter, whatever the driver makes of empty ones. */
export const insertIncoming = async (tx: Tx, rows: readonly IncomingRow[]): Promise<void> => {
  const text = JSON.stringify(rows.map(({ line, isBad, row }) => ({
    line, is_bad: isBad, level: row.level, code: row.code, parent_level: parentLevels[row.level],
    parent_code: row.parent, name_ko: row.nameKo, name_en: row.nameEn ?? row.nameKo, origin: row.origin,
    from_year: row.fromYear, to_year: row.toYear, fuel: row.fuel,
  })))
  await sql`
    insert into incoming_car_codes
    select * from json_populate_recordset(null::incoming_car_codes, ${text}::json)`.execute(tx)
}

/**
 * What PostgreSQL knows of the table is of no use: rows that are never committed are never counted, and for one row it
 * would go through all of them for each of all of them.
 */
export const updatePlanning = async (tx: Tx, given: 'for many rows' | 'as usual'): Promise<void> => {
  await sql`set local enable_nestloop = ${sql.raw(given === 'as usual' ? 'default' : 'off')}`.execute(tx)
}

/** Nobody else ever sees one: they go in the transaction in which they came. */
export const deleteIncoming = async (tx: Tx): Promise<void> => {
  await sql`delete from incoming_car_codes`.execute(tx)
}

const fetched = 1_000

export interface Counted<Row> {
  readonly rows: readonly Row[]
  readonly count: number
}
const counted = <Row extends { readonly found: number }>(rows: readonly Row[]): Counted<Row> =>
  ({ rows, count: rows[0]?.found ?? 0 })

export const listTwice = async (tx: Tx) => {
  const { rows } = await sql<{ line: number; code: string; level: string; first: number; found: number }>`
    select line, code, level, first, count(*) over () as found
    from (
      select line, code, level, first_value(line) over (partition by level, code order by line) as first
      from incoming_car_codes) as numbered
    where line > first order by line limit ${fetched}`.execute(tx)
  return counted(rows)
}

/** Rows whose parent is not where it should be; `elsewhere` is the level at which its code was found instead. */
export const listOrphans = async (tx: Tx, withStored: boolean) => {
  const { rows } = await sql<{
    line: number; code: string; parent: string; wanted: string; elsewhere: string | null; circle: boolean; found: number
  }>`
    with recursive known as (
      select level, code, parent_code from incoming_car_codes
      union all
      select level, code, parent_code from car_codes where ${withStored}
    ), all_orphans as materialized (
      select i.line, i.level, i.code, i.parent_code, i.parent_level
      from incoming_car_codes i
      where not i.is_bad and i.parent_code is not null
        and not exists (select from known k where k.level = i.parent_level and k.code = i.parent_code)
    ), orphans as (
      select * from all_orphans order by line limit ${fetched}
    ), ways as (
      select o.line, o.level, o.code, o.parent_code as next, 1 as steps from orphans o
      union
      select w.line, w.level, w.code, i.parent_code, w.steps + 1
      from ways w join incoming_car_codes i on i.code = w.next
      where w.steps < 6 and i.parent_code is not null and not (i.code = w.code and i.level = w.level)
    )
    select o.line, o.code, o.parent_code as parent, o.parent_level as wanted,
      (select min(k.level) from known k where k.code = o.parent_code) as elsewhere,
      exists (select from ways w where w.line = o.line and w.next = o.code) as circle,
      (select count(*) from all_orphans) as found
    from orphans o order by o.line`.execute(tx)
  return counted(rows)
}

/** The first line that is one too many under its parent. */
export const listCrowded = async (tx: Tx, most: number, withStored: boolean) => {
  const { rows } = await sql<{ line: number; parent: string | null; found: number }>`
    with children as (
      select line, parent_level, parent_code from incoming_car_codes where not is_bad
      union all
      select 0, c.parent_level, c.parent_code from car_codes c
      where ${withStored} and c.is_active
        and not exists (select from incoming_car_codes i where i.level = c.level and i.code = c.code)
    ), numbered as (
      select line, parent_code, row_number() over (partition by parent_level, parent_code order by line) as number
      from children)
    select line, parent_code as parent, count(*) over () as found
    from numbered where number = ${most} + 1 order by line limit ${fetched}`.execute(tx)
  return counted(rows)
}

export interface Merged {
  readonly added: number
  readonly changed: number
  readonly closed: number
}

/** What did not change is not written: nobody's `updatedAt` moves without a reason. */
export const insertOrUpdateCarCodes = async (tx: Tx): Promise<Omit<Merged, 'closed'>> => {
  const { rows } = await sql<{ added: number; changed: number }>`
    with recursive everything as (
      select level, code, parent_level, parent_code, name_ko from incoming_car_codes
      union all
      select c.level, c.code, c.parent_level, c.parent_code, c.name_ko from car_codes c
      where not exists (select from incoming_car_codes i where i.level = c.level and i.code = c.code)
    ), ways as (
      select level, code, name_ko as path from everything where parent_code is null
      union all
      select e.level, e.code, w.path || ' > ' || e.name_ko
      from everything e join ways w on w.level = e.parent_level and w.code = e.parent_code
    ), merged as (
      insert into car_codes
        (level, code, parent_code, name_ko, name_en, path_ko, origin, from_year, to_year, fuel)
      select i.level, i.code, i.parent_code, i.name_ko, i.name_en, w.path, i.origin, i.from_year, i.to_year, i.fuel
      from incoming_car_codes i join ways w on w.level = i.level and w.code = i.code
      on conflict (level, code) do update set
        parent_code = excluded.parent_code, name_ko = excluded.name_ko, name_en = excluded.name_en,
        path_ko = excluded.path_ko, origin = excluded.origin, from_year = excluded.from_year,
        to_year = excluded.to_year, fuel = excluded.fuel, is_active = true, updated_at = app_now()
      where (car_codes.parent_code, car_codes.name_ko, car_codes.name_en, car_codes.origin, car_codes.from_year,
          car_codes.to_year, car_codes.fuel, car_codes.is_active)
        is distinct from (excluded.parent_code, excluded.name_ko, excluded.name_en, excluded.origin,
          excluded.from_year, excluded.to_year, excluded.fuel, true)
      returning xmax = 0 as is_new)
    select count(*) filter (where is_new) as added, count(*) filter (where not is_new) as changed
    from merged`.execute(tx)
  return rows[0] ?? { added: 0, changed: 0 }
}

export const updateMissing = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ closed: number }>`
    with closed as (
      update car_codes c set is_active = false, updated_at = app_now()
      where c.is_active
        and not exists (select from incoming_car_codes i where i.level = c.level and i.code = c.code)
      returning 1)
    select count(*) as closed from closed`.execute(tx)
  return rows[0]?.closed ?? 0
}

/** A renamed maker changes the way to everything under it, also where the file does not name it. */
export const updatePaths = async (tx: Tx): Promise<void> => {
  await sql`
    with recursive ways as (
      select level, code, name_ko as path from car_codes where level = 'maker'
      union all
      select c.level, c.code, w.path || ' > ' || c.name_ko
      from car_codes c join ways w on w.level = c.parent_level and w.code = c.parent_code)
    update car_codes c set path_ko = w.path
    from ways w where w.level = c.level and w.code = c.code and c.path_ko <> w.path`.execute(tx)
}
