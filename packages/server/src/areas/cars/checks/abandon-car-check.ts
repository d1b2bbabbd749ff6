// Ends a seller's own check that has begun and does not go on, so that an inspector can go there instead.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { type CarParts, carChecks } from '../car-parts.ts'
import { isInPreparation } from '../orders/order-rules.ts'
import { getCheckRecord, updateEndNotes } from './checks.sql.ts'
import { actorViewOf, holdCheck, tellCheck } from './hold-check.ts'
import { showCheck } from './show-check.ts'

export const abandonCarCheck = ({ personal }: CarParts) => action(carsCalls.abandonCarCheck, async (given) => {
  const { tx, caller, params, body: { reason, seenVersion }, doer, refuse, emit } = given
  const check = await holdCheck(tx, params.id, { caller, refuse })
  // Of a visit the inspector answers for what was begun; a seller who saved meanwhile goes on.
  const isBegun = check.source === 'seller' && check.state === 'inProgress' && check.startedAt !== null
  if (!isBegun || check.version !== seenVersion || !isInPreparation(check.orderState)) throw refuse('conflict')
  await updateEndNotes(tx, [check.id], reason)
  await moveStates(tx, carChecks, { action: 'abandon', as: 'staff', ids: [check.id], doer, reason })
  await writeAudit(tx, doer, [{ act: 'abandon car check', subject: 'carCheck', subjectId: check.id, reason }])
  const ended = await getCheckRecord(tx, check.id)
  tellCheck(emit, ended)
  emit('carCheckAbandoned', { checkId: check.id })
  return showCheck(personal, ended, actorViewOf(caller))
})
