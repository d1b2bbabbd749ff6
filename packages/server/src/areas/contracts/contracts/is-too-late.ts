// Whether the time to do what a step asks for is over: then it is the clock's, though it has not come by yet.
import { dutyOf, rowOf } from '@bidyard/contract/contract-kinds'
import type { Reader } from '../../../runtime/database/database.ts'
import { findOverdue } from '../../../runtime/work/deadlines.ts'
import { machineOf } from '../contract-parts.ts'
import { listToldOnBehalf } from '../visits/told-on-behalf.sql.ts'
import type { ContractRecord } from './contracts.sql.ts'

/** What the clock ends at the last; at other steps people decide, and whoever is late only pays for it. */
const endsByClock = ({ kind, state }: Pick<ContractRecord, 'kind' | 'state'>): boolean => {
  const duty = dutyOf(kind, state)
  const end = duty?.atFinal ?? duty?.atDue ?? ''
  return rowOf(kind, end)?.by === 'clock'
}

export const isTooLate = async (
  db: Reader, { id, kind, state, paymentClaimedAt }: Pick<ContractRecord, 'id' | 'kind' | 'state' | 'paymentClaimedAt'>,
): Promise<boolean> =>
  endsByClock({ kind, state }) && paymentClaimedAt === null
    && !(state === 'payment' && (await listToldOnBehalf(db, [id])).has(id))
    && findOverdue(db, { machine: machineOf[kind], rowId: id, duty: state })
