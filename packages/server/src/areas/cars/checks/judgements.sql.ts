// Writes what a complete check is judged to be, when what it was judged by changed afterwards.
import type { AccidentJudgement } from '@bidyard/contract/shapes/cars/accident-history'
import { sql } from 'kysely'
import type { Tx } from '../../../runtime/database/database.ts'

/** Of a check whose order is held; false where it was judged so before. */
export const updateJudgement = async (tx: Tx, id: string, judgement: AccidentJudgement): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update car_checks set accident_history = ${judgement.accidentHistory},
      judgement = ${JSON.stringify(judgement)}::text::jsonb, version = version + 1, updated_at = app_now()
    where id = ${id}::uuid and state = 'complete'
      and judgement is distinct from ${JSON.stringify(judgement)}::text::jsonb`.execute(tx)
  return numAffectedRows === 1n
}
