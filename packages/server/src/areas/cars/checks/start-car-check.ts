// Begins a check: whoever begins it stands at the car.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { action } from '../../../runtime/handler.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { type CarParts, carChecks } from '../car-parts.ts'
import { getCheckRecord, updateStarted } from './checks.sql.ts'
import { actorViewOf, holdCheck, lookerOf, tellCheck } from './hold-check.ts'
import { showCheck } from './show-check.ts'

export const startCarCheck = ({ personal }: CarParts) => action(carsCalls.startCarCheck, async (given) => {
  const { tx, caller, params, doer, refuse, emit } = given
  const check = await holdCheck(tx, params.id, { caller, refuse })
  const as = lookerOf(check, { caller, refuse })
  if (check.startedAt !== null) throw refuse('conflict')
  const { moved } = await moveStates(tx, carChecks, { action: 'start', as, ids: [check.id], doer })
  if (moved.length === 0) throw refuse('conflict')
  await updateStarted(tx, check.id, as === 'inspector' ? caller.memberId : null)
  const started = await getCheckRecord(tx, check.id)
  tellCheck(emit, started)
  return showCheck(personal, started, actorViewOf(caller))
})
