// Reads and writes the ends of duties that an outage moved.
import { sql } from 'kysely'
import type { Tx } from '../../../runtime/database/database.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'

export interface MovedEnd {
  readonly id: string
  readonly stage: 'due' | 'final'
  readonly dueAt: Date
  readonly finalAt: Date | null
}

/** Since the outage nobody but its end wrote any; one that is only tried again came to its end already. */
export const listMovedEnds = async (
  tx: Tx, duties: readonly string[], outage: { readonly endedAt: Date; readonly before: Date },
): Promise<readonly MovedEnd[]> => {
  const { rows } = await sql<MovedEnd>`
    select id, stage, due_at as "dueAt", final_at as "finalAt" from deadlines
    where next_at < ${outage.before} and updated_at >= ${outage.endedAt}
      and next_at = case stage when 'due' then due_at else final_at end
      and machine || '.' || duty = any(${duties}::text[])
    order by row_id, duty`.execute(tx)
  return rows
}

export const updateEnds = async (tx: Tx, ends: readonly MovedEnd[]): Promise<void> => {
  if (ends.length === 0) return
  await sql`
    update deadlines set due_at = given.due_at, final_at = given.final_at,
      next_at = case stage when 'due' then given.due_at else given.final_at end, updated_at = app_now()
    from unnest(${ends.map(({ id }) => id)}::uuid[], ${ends.map(({ dueAt }) => timeOf(dueAt))}::timestamptz[],
      ${ends.map(({ finalAt }) => timeOf(finalAt))}::timestamptz[]) as given (id, due_at, final_at)
    where deadlines.id = given.id`.execute(tx)
}
