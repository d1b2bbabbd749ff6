// Permissions to look at private documents, as long as they and the session behind them hold.
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export const insertView = async (tx: Tx, view: {
  readonly fileId: string; readonly userId: string; readonly sessionId: string; readonly reason: string
  readonly seconds: number
}): Promise<{ readonly id: string; readonly endsAt: Date }> =>
  tx
    .insertInto('file_views')
    .values({
      file_id: view.fileId, user_id: view.userId, session_id: view.sessionId, reason: view.reason,
      ends_at: sql<Date>`app_now() + make_interval(secs => ${view.seconds})`,
    })
    .returning(['id', 'ends_at as endsAt']).executeTakeFirstOrThrow()

export interface OpenView {
  readonly fileId: string
  readonly sessionId: string
  readonly reason: string
}

export const findOpenView = async (db: Reader, id: string): Promise<OpenView | undefined> =>
  db
    .selectFrom('file_views')
    .select(['file_id as fileId', 'session_id as sessionId', 'reason'])
    .where('id', '=', id).where('ends_at', '>', sql<Date>`app_now()`)
    .executeTakeFirst()
