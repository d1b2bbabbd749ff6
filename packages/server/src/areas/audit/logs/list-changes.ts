// The audit: what people of the office and the clock changed, with what it was before and after.
import { auditCalls } from '@bidyard/contract/calls/audit/audit'
import { sql } from 'kysely'
import { listing } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { changesQuery } from './changes.sql.ts'

export const listChanges = listing(auditCalls.listChanges, ({ db }) => source({
  query: changesQuery(db),
  columns: {
    id: sql`audit_log.id`,
    act: sql`audit_log.act`,
    subject: sql`audit_log.subject`,
    subjectId: sql`audit_log.subject_id`,
    actor: sql`audit_log.actor`,
    memberId: sql`audit_log.member_id`,
    userId: sql`members.user_id`,
    uid: sql`users.uid`,
    requestId: sql`audit_log.request_id`,
    createdAt: sql`audit_log.created_at`,
    updatedAt: sql`audit_log.created_at`,
  },
  item: (row) => ({
    id: row.id, act: row.act, subject: row.subject, subjectId: row.subjectId, actor: row.actor, memberId: row.memberId,
    uid: row.uid, name: row.name, reason: row.reason, before: row.before, after: row.after, requestId: row.requestId,
    createdAt: timeOf(row.createdAt), updatedAt: timeOf(row.createdAt),
  }),
}))
