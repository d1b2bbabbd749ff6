// Opens a seller's own complete check again: what was told of the car was wrong, or its listing was sent back.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { type CarParts, carChecks } from '../car-parts.ts'
import { isInPreparation } from '../orders/order-rules.ts'
import { getCheckRecord, updateReopened } from './checks.sql.ts'
import { actorViewOf, holdCheck, lookerOf, tellCheck } from './hold-check.ts'
import { showCheck } from './show-check.ts'

export const reopenCarCheck = ({ personal }: CarParts) => action(carsCalls.reopenCarCheck, async (given) => {
  const { tx, caller, params, body, doer, refuse, emit } = given
  const check = await holdCheck(tx, params.id, { caller, refuse })
  const as = lookerOf(check, { caller, refuse })
  // What an inspector saw stays as it was seen.
  if (as === 'inspector') throw refuse('forbidden')
  if (!isInPreparation(check.orderState) || check.version !== body.seenVersion) throw refuse('conflict')
  const { moved } = await moveStates(tx, carChecks, { action: 'reopen', as, ids: [check.id], doer })
  if (moved.length === 0) throw refuse('conflict')
  await updateReopened(tx, check.id)
  await writeAudit(tx, doer, [{
    act: 'reopen car check', subject: 'carCheck', subjectId: check.id, before: check.judgement,
  }])
  const open = await getCheckRecord(tx, check.id)
  tellCheck(emit, open)
  // Its listing is another one from here on.
  emit('orderChanged', { orderId: check.orderId, partnerId: check.partnerId, exhibitId: check.exhibitId })
  return showCheck(personal, open, actorViewOf(caller))
})
