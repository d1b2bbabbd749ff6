// What an act leaves behind: its lines in the audit, and its events on their way to the screens.
import type { TestApp } from './app.ts'

/** What was done to one thing and by which member, the oldest first. */
export const auditOf = async (app: TestApp, subjectId: string): Promise<{ act: string; by: string | null }[]> =>
  app.database.primary.selectFrom('audit_log').select(['act', 'member_id as by'])
    .where('subject_id', '=', subjectId).orderBy('id').execute()

/** What events of this name carried, the oldest first. */
export const eventsOf = async (app: TestApp, name: string): Promise<unknown[]> =>
  (await app.database.primary.selectFrom('outbox').select('payload').where('name', '=', name).orderBy('id').execute())
    .map(({ payload }) => payload)
