// Duties with an end: rows that the sweeper comes to when they are due, and again when they are final.
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'

export interface NewDeadline {
  readonly machine: string
  readonly rowId: string
  readonly duty: string
  readonly whose: string
  readonly holderId: string | null
  readonly dueAt: Date
  readonly finalAt: Date | null
}

/** One live deadline per row and duty: a new one takes the place of the old. */
export const setDeadlines = async (tx: Tx, wanted: readonly NewDeadline[]): Promise<void> => {
  if (wanted.length === 0) return
  const rows = wanted.map((one) => ({
    machine: one.machine, row_id: one.rowId, duty: one.duty, whose: one.whose, holder_id: one.holderId,
    due_at: one.dueAt, final_at: one.finalAt, next_at: one.dueAt,
  }))
  await tx
    .insertInto('deadlines')
    .values(rows)
    .onConflict((conflict) => conflict
      .columns(['machine', 'row_id', 'duty'])
      .where('stage', 'in', ['due', 'final'])
      .doUpdateSet((set) => ({
        whose: set.ref('excluded.whose'), holder_id: set.ref('excluded.holder_id'),
        due_at: set.ref('excluded.due_at'), final_at: set.ref('excluded.final_at'),
        next_at: set.ref('excluded.next_at'), stage: 'due', failures: 0, updated_at: sql<Date>`app_now()`,
      })))
    .execute()
}

const endDeadlines = async (
  tx: Tx, stage: 'done' | 'void', of: { machine: string; rowIds: readonly string[]; duty?: string },
): Promise<void> => {
  await tx
    .updateTable('deadlines')
    .set({ stage, next_at: null, updated_at: sql<Date>`app_now()` })
    .where('machine', '=', of.machine)
    .where('row_id', 'in', of.rowIds)
    .where('next_at', 'is not', null)
    .$if(of.duty !== undefined, (query) => query.where('duty', '=', of.duty ?? ''))
    .execute()
}

/** The duty was done. */
export const meetDeadlines = (tx: Tx, of: { machine: string; rowIds: readonly string[]; duty?: string }) =>
  endDeadlines(tx, 'done', of)

/** Nobody owes it any more. */
export const voidDeadlines = (tx: Tx, of: { machine: string; rowIds: readonly string[]; duty?: string }) =>
  endDeadlines(tx, 'void', of)
