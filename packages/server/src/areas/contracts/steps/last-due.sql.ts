// When a duty that is over was due, and since when a step lasts.
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

/** The last time that it came to this step; acts at the step itself begin nothing. */
export const findStepBegan = async (
  db: Reader, { machine, id, step }: { readonly machine: string; readonly id: string; readonly step: string },
): Promise<Date | undefined> => {
  const row = await db.selectFrom('state_history').select('created_at').where('machine', '=', machine)
    .where('row_id', '=', id).where('to_state', '=', step)
    .where((eb) => eb.or([eb('from_state', 'is', null), eb('from_state', '!=', step)]))
    .orderBy('state_history.id', 'desc').limit(1).executeTakeFirst()
  return row?.created_at
}
