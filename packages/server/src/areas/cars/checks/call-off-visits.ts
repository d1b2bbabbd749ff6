// Calls off what was reserved for cars that are not sold any more.
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { carChecks } from '../car-parts.ts'
import { listReservedOf, updateEndNotes } from './checks.sql.ts'
import { tellCheck } from './hold-check.ts'

/** Of orders that are locked; a check that has begun is left to whoever stands at the car. */
export const callOffVisits = async (
  { tx, doer, emit }: Pick<ReactionGiven, 'tx' | 'doer' | 'emit'>, orderIds: readonly string[], reason: string,
): Promise<void> => {
  const reserved = await listReservedOf(tx, orderIds)
  if (reserved.length === 0) return
  const ids = reserved.map(({ id }) => id)
  await updateEndNotes(tx, ids, reason)
  await moveStates(tx, carChecks, { action: 'callOff', as: 'flow', ids, doer, reason })
  for (const check of reserved) tellCheck(emit, check)
}
