// Reads and writes exports: one row for each file, from its link to its last row.
import { limits } from '@bidyard/contract/limits'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../runtime/database/database.ts'

export interface ExportRow {
  readonly id: string
  readonly shopId: string | null
  readonly wish: Uint8Array
  readonly sessionId: string
  /** Null where there were more than anybody counts. */
  readonly rowCount: number | null
  readonly writtenCount: number
  readonly opensUntil: Date
  readonly startedAt: Date | null
  readonly movedAt: Date | null
  readonly stoppedAt: Date | null
  readonly doneAt: Date | null
  readonly brokenAt: Date | null
}

const columns = [
  'id', 'shop_id as shopId', 'wish', 'session_id as sessionId', 'row_count as rowCount',
  'written_count as writtenCount', 'opens_until as opensUntil', 'started_at as startedAt', 'moved_at as movedAt',
  'stopped_at as stoppedAt', 'done_at as doneAt', 'broken_at as brokenAt',
] as const

const now = sql<Date>`app_now()`

export const insertExport = async (tx: Tx, given: {
  readonly what: string; readonly shopId: string | null; readonly wish: Uint8Array; readonly sessionId: string
  readonly rowCount: number | null
}): Promise<ExportRow> => tx
  .insertInto('exports')
  .values({
    what: given.what, shop_id: given.shopId, wish: given.wish, session_id: given.sessionId,
    row_count: given.rowCount,
    opens_until: sql<Date>`app_now() + make_interval(secs => ${limits.privateReadLinkSeconds})`,
  })
  .returning(columns).executeTakeFirstOrThrow()

export const findExport = (db: Reader, id: string): Promise<ExportRow | undefined> =>
  db.selectFrom('exports').select(columns).where('id', '=', id).executeTakeFirst()

/** Once: whoever comes second, or too late, finds nothing to open. */
export const updateToStarted = (tx: Tx, id: string): Promise<ExportRow | undefined> => tx
  .updateTable('exports').set({ started_at: now, moved_at: now })
  .where('id', '=', id).where('started_at', 'is', null).where('stopped_at', 'is', null)
  .where('opens_until', '>', now)
  .returning(columns).executeTakeFirst()

/** Says whether somebody has stopped it meanwhile. */
export const updateWritten = async (tx: Tx, id: string, writtenCount: number): Promise<boolean> => {
  const row = await tx.updateTable('exports').set({ written_count: writtenCount, moved_at: now })
    .where('id', '=', id).returning('stopped_at').executeTakeFirst()
  return row === undefined || row.stopped_at !== null
}

/** Still there, though no row came. Says whether somebody has stopped it meanwhile. */
export const updateBeaten = async (tx: Tx, id: string): Promise<boolean> => {
  const row = await tx.updateTable('exports').set({ moved_at: now }).where('id', '=', id)
    .returning('stopped_at').executeTakeFirst()
  return row === undefined || row.stopped_at !== null
}

export const updateToEnded = async (tx: Tx, id: string, isDone: boolean): Promise<void> => {
  await tx.updateTable('exports').set(isDone ? { done_at: now } : { broken_at: now }).where('id', '=', id).execute()
}

export const updateToStopped = (tx: Tx, id: string): Promise<ExportRow | undefined> => tx
  .updateTable('exports').set({ stopped_at: sql<Date>`coalesce(stopped_at, app_now())` })
  .where('id', '=', id).where('done_at', 'is', null).where('broken_at', 'is', null)
  .returning(columns).executeTakeFirst()

/** So many at most; answers how many. */
export const deleteOldExports = async (tx: Tx, max: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from exports where id = any(array(
      select id from exports where created_at < app_now() - make_interval(days => ${limits.exportDays})
      order by created_at limit ${max} for update skip locked))`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
