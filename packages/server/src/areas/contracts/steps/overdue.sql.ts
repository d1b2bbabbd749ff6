// Whether the last end of a step has passed.
import { sql } from 'kysely'
import type { Reader } from '../../../runtime/database/database.ts'

/** Of the step that a contract stands at; what was put off, stopped or met before does not count. */
export const findStepOverdue = async (
  db: Reader, { id, kind, state }: { readonly id: string; readonly kind: string; readonly state: string },
): Promise<boolean> =>
  (await db.selectFrom('deadlines').select('id').where('machine', '=', `contract-${kind}`).where('row_id', '=', id)
    .where('duty', '=', state).where('final_at', '<=', sql<Date>`app_now()`)
    .where('stage', '!=', 'void').limit(1).executeTakeFirst()) !== undefined
