// The office says who goes to a car, or that whoever has time may, until the check begins.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { action } from '../../../../runtime/handler.ts'
import { writeAudit } from '../../../../runtime/work/logs.ts'
import type { CarParts } from '../../car-parts.ts'
import { faulty } from '../../said.ts'
import { getCheckRecord, updateInspector } from '../checks.sql.ts'
import { actorViewOf, holdCheck, tellCheck, tellVisit } from '../hold-check.ts'
import { maySendInspector, noInspector } from './who-inspects.ts'
import { showCheck } from '../show-check.ts'

export const nameInspector = ({ personal }: CarParts) => action(carsCalls.nameInspector, async (given) => {
  const { tx, caller, params, body: { inspectorId, seenVersion }, doer, request, refuse, emit } = given
  const check = await holdCheck(tx, params.id, { caller, refuse })
  const isAhead = check.source === 'inspector' && check.state === 'inProgress' && check.startedAt === null
  if (!isAhead || check.version !== seenVersion) throw refuse('conflict')
  if (!await maySendInspector(tx, inspectorId)) throw faulty(request.language, [noInspector])
  await updateInspector(tx, check.id, inspectorId)
  await writeAudit(tx, doer, [{
    act: 'name inspector', subject: 'carCheck', subjectId: check.id, before: { inspectorId: check.inspectorId },
    after: { inspectorId },
  }])
  const named = await getCheckRecord(tx, check.id)
  tellCheck(emit, named)
  if (check.inspectorId !== inspectorId)
    tellVisit(given, named, { act: 'name', by: 'staff', formerId: check.inspectorId })
  return showCheck(personal, named, actorViewOf(caller))
})
