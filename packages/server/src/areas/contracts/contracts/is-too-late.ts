// Whether whoever had to decide has let the time go by: then it is the clock's, though it has not come by yet.
import type { Reader } from '../../../runtime/database/database.ts'
import { findOverdue } from '../../../runtime/work/deadlines.ts'
import { machineOf } from '../contract-parts.ts'
import type { ContractRecord } from './contracts.sql.ts'

/** Decisions end with their time; other steps may be late, and cost something. */
export const isTooLate = async (
  db: Reader, { id, kind, state }: Pick<ContractRecord, 'id' | 'kind' | 'state'>,
): Promise<boolean> => {
  const isDecision = state === 'salesDecision' || state === 'purchaseDecision'
  return isDecision && findOverdue(db, { machine: machineOf[kind], rowId: id, duty: state })
}
