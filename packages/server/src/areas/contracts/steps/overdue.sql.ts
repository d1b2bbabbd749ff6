// Whether the last end of a step has passed.
import type { ContractKind } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader } from '../../../runtime/database/database.ts'
import { beatenLately } from '../../../runtime/work/outages.ts'
import { machineOf } from '../contract-parts.ts'

/**
 * Of the step that a contract stands at, by what was said of it last: what was put off or stopped before does not
 * count. Of an outage that nobody noticed nothing is over.
 */
export const findStepOverdue = async (
  db: Reader, { id, kind, state }: { readonly id: string; readonly kind: ContractKind; readonly state: string },
): Promise<boolean> => {
  const { rows } = await sql<{ isOver: boolean }>`
    select stage <> 'void' and coalesce(final_at, due_at) <= app_now() and ${beatenLately} as "isOver"
    from deadlines where machine = ${machineOf[kind]} and row_id = ${id}::uuid and duty = ${state}
    order by created_at desc, id desc limit 1`.execute(db)
  return rows[0]?.isOver === true
}
