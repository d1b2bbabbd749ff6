// The two questions of the sweeper: which duties have something due, and which rows of one of them are mine now.
import { type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../tables.ts'
import { beatenLately } from './outages.ts'

export interface DueRow {
  readonly id: string
  readonly rowId: string
  readonly holderId: string | null
  readonly dueAt: Date
}

export interface Claimed extends DueRow {
  readonly stage: 'due' | 'final'
}

/** A row of another table, to which this column points, that acts take before the row itself. */
export interface HeldUnder {
  readonly table: keyof Tables
  readonly column: string
}

export interface Owed {
  readonly machine: string
  readonly name: string
  readonly table: keyof Tables
  readonly under?: HeldUnder | undefined
}

export const setSize = 1_000

/** The places, counted from one, of those with something due; each is one look into the index. */
export const dueQuery = (all: readonly Owed[]): RawBuilder<{ place: number }> => sql`
  select place from unnest(${all.map(({ machine }) => machine)}::text[], ${all.map(({ name }) => name)}::text[])
    with ordinality as owed (machine, duty, place)
  where exists (select from deadlines d
    where d.machine = owed.machine and d.duty = owed.duty and d.next_at <= app_now())`

const joinUnder = ({ table, column }: HeldUnder) =>
  sql`join ${sql.table(table)} as above on above.id = ${sql.ref(`held.${column}`)}`

/**
 * Takes rows and moves their deadlines on in one statement. The rows themselves are locked too, and nothing is ever
 * waited for: whoever acts on one of them at the last moment holds nobody up, and is attended to at the next turn.
 * What is locked before something else of a row is found locked stays locked: so they stand in the order of acts.
 */
export const claimQuery = (owed: Owed, only: readonly string[] | null): RawBuilder<Claimed> => sql`
  with due as (
    select d.id, d.row_id, d.holder_id, d.due_at, d.final_at, d.stage
    from deadlines d join ${sql.table(owed.table)} as held on held.id = d.row_id
      ${owed.under === undefined ? sql`` : joinUnder(owed.under)}
    where d.machine = ${owed.machine} and d.duty = ${owed.name} and d.next_at <= app_now() and ${beatenLately}
      and (${only}::uuid[] is null or d.id = any(${only}::uuid[]))
    order by d.next_at limit ${setSize}
    for no key update of ${owed.under === undefined ? sql`` : sql`above, `}held, d skip locked
  ), moved as (
    update deadlines set
      stage = case when due.stage = 'due' and due.final_at is not null then 'final' else 'done' end,
      next_at = case when due.stage = 'due' then due.final_at end,
      updated_at = app_now()
    from due where deadlines.id = due.id
  )
  select id, row_id as "rowId", holder_id as "holderId", due_at as "dueAt", stage from due`
