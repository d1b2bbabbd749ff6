// Reads and writes runs over the search table: how far each has come.
import type { SearchRunKind } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export interface RunRecord {
  readonly id: string
  readonly kind: SearchRunKind
  readonly total: number
  readonly done: number
  readonly written: number
  readonly removed: number
  readonly afterId: string | null
  readonly endedAt: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

export const runsQuery = (db: Reader) =>
  db.selectFrom('search_runs as runs').select([
    'runs.id', 'runs.kind', 'runs.total', 'runs.done', 'runs.written', 'runs.removed', 'runs.after_id as afterId',
    'runs.ended_at as endedAt', 'runs.created_at as createdAt', 'runs.updated_at as updatedAt',
  ])

export const findRun = (db: Reader, id: string): Promise<RunRecord | undefined> =>
  runsQuery(db).where('runs.id', '=', id).executeTakeFirst()

export const findLiveRun = (db: Reader, kind: SearchRunKind): Promise<RunRecord | undefined> =>
  runsQuery(db).where('runs.kind', '=', kind).where('runs.ended_at', 'is', null).executeTakeFirst()

/** Locked: of two workers at one run the second goes on after the piece of the first. */
export const lockRun = async (tx: Tx, id: string): Promise<RunRecord | undefined> => {
  await tx.selectFrom('search_runs').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return findRun(tx, id)
}

/** Undefined while one of its kind is under way. */
export const insertRun = async (tx: Tx, kind: SearchRunKind, memberId: string | null): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`
    insert into search_runs (kind, started_by, total)
    select ${kind}, ${memberId}::uuid, count(*)::int from auctions where opened_at is not null
    on conflict do nothing returning id`.execute(tx)
  return rows[0]?.id
}

export interface Piece {
  readonly done: number
  readonly written: number
  readonly removed: number
  readonly afterId: string | null
  readonly isLast: boolean
}

export const updateRun = async (tx: Tx, id: string, { done, written, removed, afterId, isLast }: Piece) => {
  await sql`
    update search_runs set done = done + ${done}, written = written + ${written}, removed = removed + ${removed},
      total = greatest(total, done + ${done}), after_id = coalesce(${afterId}::uuid, after_id),
      ended_at = case when ${isLast} then app_now() end, updated_at = app_now()
    where id = ${id}`.execute(tx)
}

/** The table was emptied under them: what they have done is gone, so they begin anew. */
export const updateRunsToBegin = async (tx: Tx): Promise<void> => {
  await sql`
    update search_runs set done = 0, after_id = null, updated_at = app_now() where ended_at is null`.execute(tx)
}

const keptDays = 30

/** A comparison that found nothing is forgotten after a while. */
export const deleteOldRuns = async (tx: Tx): Promise<void> => {
  await sql`
    delete from search_runs where ended_at < app_now() - make_interval(days => ${keptDays})
      and written = 0 and removed = 0`.execute(tx)
}
