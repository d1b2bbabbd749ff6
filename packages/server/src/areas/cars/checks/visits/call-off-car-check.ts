// Calls a visit off before it begins; the next date is a new check.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { action } from '../../../../runtime/handler.ts'
import { writeAudit } from '../../../../runtime/work/logs.ts'
import { moveStates } from '../../../../runtime/work/move-states.ts'
import { type CarParts, carChecks } from '../../car-parts.ts'
import { partOf } from '../../orders/hold-order.ts'
import { getCheckRecord, updateEndNotes } from '../checks.sql.ts'
import { actorViewOf, holdCheck, tellCheck, tellVisit } from '../hold-check.ts'
import { showCheck } from '../show-check.ts'

export const callOffCarCheck = ({ personal }: CarParts) => action(carsCalls.callOffCarCheck, async (given) => {
  const { tx, caller, params, body: { reason }, doer, refuse, emit } = given
  const check = await holdCheck(tx, params.id, { caller, refuse })
  if (check.state !== 'inProgress' || check.startedAt !== null) throw refuse('conflict')
  await updateEndNotes(tx, [check.id], reason)
  await moveStates(tx, carChecks, { action: 'callOff', as: partOf(caller), ids: [check.id], doer, reason })
  await writeAudit(tx, doer, [{ act: 'call off car check', subject: 'carCheck', subjectId: check.id, reason }])
  const ended = await getCheckRecord(tx, check.id)
  tellCheck(emit, ended)
  tellVisit(given, ended, { act: 'callOff', by: partOf(caller) })
  return showCheck(personal, ended, actorViewOf(caller))
})
