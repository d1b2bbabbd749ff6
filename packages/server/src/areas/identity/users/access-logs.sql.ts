// The lines of the access log as a list shows them.
import { sql } from 'kysely'
import type { Reader } from '../../../runtime/database/database.ts'

export const accessLogQuery = (db: Reader) => db
  .selectFrom('access_log')
  .leftJoin('users', 'users.id', 'access_log.user_id')
  .select([
    'access_log.id', 'access_log.user_id as userId', 'users.uid',
    sql<string | null>`host(access_log.address)`.as('address'), 'access_log.act', 'access_log.subject',
    'access_log.subject_id as subjectId', 'access_log.reason', 'access_log.shown_count as shownCount',
    'access_log.created_at as createdAt',
  ])
