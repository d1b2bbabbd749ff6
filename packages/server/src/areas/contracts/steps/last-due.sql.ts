// When a duty that is over was due, and what was said last at a step.
import type { ContractAct } from '@bidyard/contract/contract-kinds'
import type { Actor } from '@bidyard/contract/machine'
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

export interface LastSaid {
  readonly at: Date
  readonly action: ContractAct
  readonly actor: Actor
}

/** What brought it to this step, or was said by such an act at it since, whichever is the later. */
export const findLastSaid = (
  db: Reader, { machine, id, step, acts }: {
    readonly machine: string; readonly id: string; readonly step: string; readonly acts: readonly ContractAct[]
  },
): Promise<LastSaid | undefined> =>
  db.selectFrom('state_history').select(['created_at as at', 'action', 'actor']).where('machine', '=', machine)
    .where('row_id', '=', id).where('to_state', '=', step)
    .where((eb) => eb.or([eb('from_state', 'is', null), eb('from_state', '!=', step), eb('action', 'in', [...acts])]))
    .orderBy('state_history.id', 'desc').limit(1)
    .$narrowType<Pick<LastSaid, 'action' | 'actor'>>().executeTakeFirst()
