// When a duty that is over was due.
import type { Reader } from '../../../runtime/database/database.ts'

export const findLastDue = async (
  db: Reader, { machine, rowId, duty }: { readonly machine: string; readonly rowId: string; readonly duty: string },
): Promise<Date | undefined> => {
  const row = await db.selectFrom('deadlines').select('due_at').where('machine', '=', machine)
    .where('row_id', '=', rowId).where('duty', '=', duty).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1)
    .executeTakeFirst()
  return row?.due_at
}

/** By when it is, while it is open. */
export const findOpenDue = async (
  db: Reader, { machine, rowId, duty }: { readonly machine: string; readonly rowId: string; readonly duty: string },
): Promise<Date | undefined> => {
  const row = await db.selectFrom('deadlines').select('due_at').where('machine', '=', machine)
    .where('row_id', '=', rowId).where('duty', '=', duty).where('stage', 'in', ['due', 'final']).executeTakeFirst()
  return row?.due_at
}
