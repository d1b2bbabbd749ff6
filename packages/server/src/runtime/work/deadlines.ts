// Duties with an end: rows that the sweeper comes to when they are due, and again when they are final.
import { type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '../database/database.ts'
import { beatenLately } from './outages.ts'

export interface NewDeadline {
  readonly machine: string
  readonly rowId: string
  readonly duty: string
  readonly whose: string
  readonly holderId: string | null
  readonly dueAt: Date
  readonly finalAt: Date | null
}

/** One live deadline per row and duty: a new one takes the place of the old. */
export const setDeadlines = async (tx: Tx, wanted: readonly NewDeadline[]): Promise<void> => {
  if (wanted.length === 0) return
  await sql`
    insert into deadlines (machine, row_id, duty, whose, holder_id, due_at, final_at, next_at)
    select machine, "rowId", duty, whose, "holderId", "dueAt", "finalAt", "dueAt"
    from json_to_recordset(${JSON.stringify(wanted)}::text::json) as wanted (
      machine text, "rowId" uuid, duty text, whose text, "holderId" uuid, "dueAt" timestamptz, "finalAt" timestamptz)
    order by "rowId", duty
    on conflict (machine, row_id, duty) where stage in ('due', 'final') do update set
      whose = excluded.whose, holder_id = excluded.holder_id, due_at = excluded.due_at, final_at = excluded.final_at,
      next_at = excluded.next_at, stage = 'due', failures = 0, updated_at = app_now()`.execute(tx)
}

/** What the clock does at once: it takes each row with its deadline, as acts do, and waits for nobody. */
export const leaveToClock = (
  tx: Tx,
  { machine, duty, now, rowIds }: Pick<NewDeadline, 'machine' | 'duty'> & {
    readonly now: Date; readonly rowIds: readonly string[]
  },
): Promise<void> => setDeadlines(tx, rowIds.map((rowId) => ({
  machine, rowId, duty, whose: 'clock', holderId: null, dueAt: now, finalAt: null,
})))

export interface DutiesOf {
  readonly machine: string
  readonly rowIds: readonly string[]
  /** Without it every duty of these rows. */
  readonly duty?: string
}

/** For joining `deadlines as owed`: a duty that has the name of its row's state, so that at most one is open. */
export const isDutyOfState = (row: string, machine: RawBuilder<string>) => sql<boolean>`(
  owed.row_id = ${sql.ref(`${row}.id`)} and owed.duty = ${sql.ref(`${row}.state`)} and owed.machine = ${machine}
  and owed.stage in ('due', 'final'))`

/** Their time is over, though the clock has not come by yet. Of an outage that nobody noticed nothing is over. */
export const isOverdue = (machine: string, rowId: RawBuilder<string>, duties: readonly string[]) => sql<boolean>`
  exists (select from deadlines
  where deadlines.machine = ${machine} and deadlines.row_id = ${rowId} and duty = any(${duties}::text[])
    and next_at is not null and coalesce(final_at, due_at) <= app_now() and ${beatenLately})`

export const findOverdue = async (
  db: Reader, of: { readonly machine: string; readonly rowId: string; readonly duty: string },
): Promise<boolean> => {
  const { rows } = await sql<{ isOver: boolean }>`
    select ${isOverdue(of.machine, sql<string>`${of.rowId}::uuid`, [of.duty])} as "isOver"`.execute(db)
  return rows[0]?.isOver === true
}

const endDeadlines = async (tx: Tx, stage: 'done' | 'void', of: DutiesOf): Promise<void> => {
  const duty = of.duty ?? null
  // Locked in the order in which they are set, so that two sets wait for each other instead of for ever.
  await sql`
    with owed as (
      select id from deadlines
      where machine = ${of.machine} and row_id = any(${of.rowIds}::uuid[]) and next_at is not null
        and (${duty}::text is null or duty = ${duty})
      order by row_id, duty for no key update
    )
    update deadlines set stage = ${stage}, next_at = null, updated_at = app_now()
    from owed where deadlines.id = owed.id`.execute(tx)
}

/**
 * When a duty was due that was stopped at some moment: what was missed by then is not missed anew when it goes on. What
 * began and was stopped after that moment is another time.
 */
export const findStoppedDue = async (
  db: Reader,
  of: { readonly machine: string; readonly rowId: string; readonly duty: string; readonly stoppedAt: Date },
): Promise<Date | null> => {
  const row = await db.selectFrom('deadlines').select('due_at')
    .where('machine', '=', of.machine).where('row_id', '=', of.rowId).where('duty', '=', of.duty)
    .where('stage', '=', 'void').where('updated_at', '>=', of.stoppedAt).orderBy('updated_at').limit(1)
    .executeTakeFirst()
  return row?.due_at ?? null
}

/** The duty was done. */
export const meetDeadlines = (tx: Tx, of: DutiesOf): Promise<void> => endDeadlines(tx, 'done', of)

/** Nobody owes it any more. */
export const voidDeadlines = (tx: Tx, of: DutiesOf): Promise<void> => endDeadlines(tx, 'void', of)
