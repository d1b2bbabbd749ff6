// The lines of the audit as a list shows them.
import { sql } from 'kysely'
import type { Reader } from '../../../runtime/database/database.ts'

export const changesQuery = (db: Reader) => db
  .selectFrom('audit_log')
  .leftJoin('members', 'members.id', 'audit_log.member_id')
  .leftJoin('users', 'users.id', 'members.user_id')
  .select([
    'audit_log.id', 'audit_log.act', 'audit_log.subject', 'audit_log.subject_id as subjectId', 'audit_log.actor',
    'audit_log.member_id as memberId', 'users.uid', 'users.name', 'audit_log.reason',
    sql<string | null>`audit_log.before::text`.as('before'), sql<string | null>`audit_log.after::text`.as('after'),
    'audit_log.request_id as requestId', 'audit_log.created_at as createdAt',
  ])
