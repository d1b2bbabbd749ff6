// Ends the checks of cars that are not sold any more: what was reserved is called off, what has begun is abandoned.
import type { ReactionGiven } from '../../../../runtime/work/events.ts'
import { moveStates } from '../../../../runtime/work/move-states.ts'
import { carChecks } from '../../car-parts.ts'
import { type CheckRow, listBegunOf, listReservedOf, updateEndNotes } from '../checks.sql.ts'
import { tellCheck, tellVisit } from '../hold-check.ts'

type Given = Pick<ReactionGiven, 'tx' | 'doer' | 'emit'>

const end = async (
  { tx, doer, emit }: Given, checks: readonly CheckRow[],
  { action, reason }: { readonly action: 'callOff' | 'abandon'; readonly reason: string },
): Promise<void> => {
  if (checks.length === 0) return
  const ids = checks.map(({ id }) => id)
  await updateEndNotes(tx, ids, reason)
  await moveStates(tx, carChecks, { action, as: 'flow', ids, doer, reason })
  for (const check of checks) {
    tellCheck(emit, check)
    if (action === 'callOff') tellVisit({ emit, doer }, check, { act: action, by: 'flow' })
  }
}

/** Of orders that are locked. */
export const callOffVisits = async (given: Given, orderIds: readonly string[], reason: string): Promise<void> =>
  end(given, await listReservedOf(given.tx, orderIds), { action: 'callOff', reason })

/** Of orders that have ended: nobody can complete a check of theirs, and it leaves the lists of inspectors. */
export const endChecks = async (given: Given, orderIds: readonly string[], reason: string): Promise<void> => {
  await callOffVisits(given, orderIds, reason)
  await end(given, await listBegunOf(given.tx, orderIds), { action: 'abandon', reason })
}
