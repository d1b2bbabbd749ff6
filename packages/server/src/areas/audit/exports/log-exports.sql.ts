// Permissions to take lines of a log as a file, and the lines themselves, so many at once in their order.
import type { LogKind } from '@bidyard/contract/enums'
import { type Nullable, type SelectQueryBuilder, sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import type { Tables } from '../../../tables.ts'
import { changesQuery } from '../logs/changes.sql.ts'

/** Which lines; null means every one. */
export interface LogWish {
  readonly userId: string | null
  readonly uid: string | null
  readonly subject: string | null
  readonly subjectId: string | null
  readonly act: string | null
  readonly from: string | null
  readonly until: string | null
  /** Of the headings. */
  readonly language: 'ko' | 'en'
}

export interface LogExport {
  readonly id: string
  readonly log: LogKind
  readonly wish: LogWish
  readonly lastId: number
  readonly sessionId: string
}

const ofWish = (table: 'audit_log' | 'access_log', user: 'members.user_id' | 'access_log.user_id', wish: LogWish) => {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql<boolean>`
    (${wish.userId}::uuid is null or ${sql.ref(user)} = ${wish.userId}::uuid)
    and (${wish.uid}::text is null or position(lower(${wish.uid}::text) in lower(users.uid)) > 0)
    and (${wish.subject}::text is null or ${column('subject')} = ${wish.subject}::text)
    and (${wish.subjectId}::text is null or ${column('subject_id')} = ${wish.subjectId}::text)
    and (${wish.act}::text is null or ${column('act')} = ${wish.act}::text)
    and (${wish.from}::timestamptz is null or ${column('created_at')} >= ${wish.from}::timestamptz)
    and (${wish.until}::timestamptz is null or ${column('created_at')} < ${wish.until}::timestamptz)`
}

/** The looks as their own area reads them. */
type LooksQuery<Row> = SelectQueryBuilder<Tables & { users: Nullable<Tables['users']> }, 'access_log' | 'users', Row>

interface Piece {
  readonly wish: LogWish
  readonly afterId: number
  readonly lastId: number
}

const changesOf = (db: Reader, { wish, afterId, lastId }: Piece) =>
  changesQuery(db).where('audit_log.id', '>', afterId).where('audit_log.id', '<=', lastId)
    .where(ofWish('audit_log', 'members.user_id', wish)).orderBy('audit_log.id')

const looksOf = <Row>(query: LooksQuery<Row>, { wish, afterId, lastId }: Piece) =>
  query.where('access_log.id', '>', afterId).where('access_log.id', '<=', lastId)
    .where(ofWish('access_log', 'access_log.user_id', wish)).orderBy('access_log.id')

export const listChangesAfter = (db: Reader, piece: Piece, max: number) => changesOf(db, piece).limit(max).execute()
export const listLooksAfter = <Row>(query: LooksQuery<Row>, piece: Piece, max: number) =>
  looksOf(query, piece).limit(max).execute()

/** How many lines there are up to the newest one, and which that is. */
export const findExtent = async (db: Reader, log: LogKind, wish: LogWish, looks: LooksQuery<unknown>) => {
  const every = { wish, afterId: 0, lastId: Number.MAX_SAFE_INTEGER }
  const lines = log === 'changes'
    ? changesOf(db, every).clearSelect().clearOrderBy().select('audit_log.id')
    : looksOf(looks, every).clearSelect().clearOrderBy().select('access_log.id')
  const { rows } = await sql<{ count: number; lastId: number }>`
    select count(*)::int as count, coalesce(max(id), 0) as "lastId" from (${lines}) as lines`.execute(db)
  return { rowCount: rows[0]?.count ?? 0, lastId: rows[0]?.lastId ?? 0 }
}

export const insertLogExport = async (tx: Tx, given: {
  readonly log: LogKind; readonly wish: LogWish; readonly lastId: number; readonly sessionId: string
  readonly seconds: number
}): Promise<{ readonly id: string; readonly endsAt: Date }> => tx
  .insertInto('log_exports')
  .values({
    log: given.log, wish: given.wish, last_id: given.lastId, session_id: given.sessionId,
    ends_at: sql<Date>`app_now() + make_interval(secs => ${given.seconds})`,
  })
  .returning(['id', 'ends_at as endsAt']).executeTakeFirstOrThrow()

/** Once: whoever comes second opens nothing. */
export const insertOpening = async (db: Reader, exportId: string): Promise<boolean> => {
  const row = await db.insertInto('log_openings').values({ export_id: exportId })
    .onConflict((on) => on.column('export_id').doNothing()).returning('export_id').executeTakeFirst()
  return row !== undefined
}

export const findOpenExport = (db: Reader, id: string): Promise<LogExport | undefined> =>
  db
    .selectFrom('log_exports')
    .select(['id', 'log', 'wish', 'last_id as lastId', 'session_id as sessionId'])
    .where('id', '=', id).where('ends_at', '>', sql<Date>`app_now()`)
    .$castTo<LogExport>().executeTakeFirst()
