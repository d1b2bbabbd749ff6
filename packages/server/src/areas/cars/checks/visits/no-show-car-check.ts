// Writes down that nobody was there; the next date is a new check.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { attendsTo } from '../../../../runtime/caller.ts'
import { action } from '../../../../runtime/handler.ts'
import { writeAudit } from '../../../../runtime/work/logs.ts'
import { moveStates } from '../../../../runtime/work/move-states.ts'
import { type CarParts, carChecks } from '../../car-parts.ts'
import { getCheckRecord, updateEndNotes } from '../checks.sql.ts'
import { actorViewOf, holdCheck, tellCheck, tellVisit } from '../hold-check.ts'
import { showCheck } from '../show-check.ts'

export const noShowCarCheck = ({ personal }: CarParts) => action(carsCalls.noShowCarCheck, async (given) => {
  const { tx, caller, now, params, body: { reason }, doer, refuse, emit } = given
  const check = await holdCheck(tx, params.id, { caller, refuse })
  // Before its time nobody can have missed it.
  const isMissed = check.reservedAt !== null && check.reservedAt <= now
  if (check.state !== 'inProgress' || check.startedAt !== null || !isMissed) throw refuse('conflict')
  await updateEndNotes(tx, [check.id], reason)
  const as = attendsTo(caller, 'inspection') ? 'inspector' : 'staff'
  await moveStates(tx, carChecks, { action: 'noShow', as, ids: [check.id], doer, reason })
  await writeAudit(tx, doer, [{ act: 'miss car check', subject: 'carCheck', subjectId: check.id, reason }])
  const ended = await getCheckRecord(tx, check.id)
  tellCheck(emit, ended)
  tellVisit(given, ended, { act: 'noShow', by: 'staff' })
  return showCheck(personal, ended, actorViewOf(caller))
})
