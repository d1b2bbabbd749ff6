// The log of who looked at whose data and who came in, for the monthly review.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { sql } from 'kysely'
import { listing } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { accessLogQuery } from './access-logs.sql.ts'

export const listAccessLogs = listing(identityCalls.listAccessLogs, ({ db }) => source({
  query: accessLogQuery(db),
  columns: {
    id: sql`access_log.id`,
    userId: sql`access_log.user_id`,
    uid: sql`users.uid`,
    act: sql`access_log.act`,
    subject: sql`access_log.subject`,
    subjectId: sql`access_log.subject_id`,
    createdAt: sql`access_log.created_at`,
    updatedAt: sql`access_log.created_at`,
  },
  item: (row) => ({
    id: row.id, userId: row.userId, uid: row.uid, address: row.address, act: row.act, subject: row.subject,
    subjectId: row.subjectId, reason: row.reason, shownCount: row.shownCount, createdAt: timeOf(row.createdAt),
    updatedAt: timeOf(row.createdAt),
  }),
}))
