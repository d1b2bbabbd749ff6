// Completes a check; the accident history is judged and told with its reasons.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { missingParts } from '@bidyard/contract/shapes/cars/check-record'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { type CarParts, carChecks } from '../car-parts.ts'
import { faulty } from '../said.ts'
import { getCheckRecord, updateCompleted } from './checks.sql.ts'
import { actorViewOf, holdCheck, lookerOf, tellCheck } from './hold-check.ts'
import { judgeCheck } from './judge-check.ts'
import { recordOf, showCheck } from './show-check.ts'

const missing = { ko: '아직 점검하지 않았습니다.', en: 'This was not looked at yet.' }

export const completeCarCheck = ({ personal }: CarParts) => action(carsCalls.completeCarCheck, async (given) => {
  const { tx, caller, params, body, doer, request, refuse, emit } = given
  const check = await holdCheck(tx, params.id, { caller, refuse })
  const as = lookerOf(check, { caller, refuse })
  const isOpen = check.state === 'inProgress' && check.startedAt !== null
  if (!isOpen || check.version !== body.seenVersion) throw refuse('conflict')
  const parts = missingParts(recordOf(check), check.source)
  if (parts.length > 0)
    throw faulty(request.language, [...new Set(parts)].map((part) => ({ path: `record.${part}`, said: missing })))
  const judgement = await judgeCheck(tx, check)
  await updateCompleted(tx, check.id, judgement)
  await moveStates(tx, carChecks, { action: 'complete', as, ids: [check.id], doer })
  await writeAudit(tx, doer, [{
    act: 'complete car check', subject: 'carCheck', subjectId: check.id, after: judgement,
  }])
  const complete = await getCheckRecord(tx, check.id)
  tellCheck(emit, complete)
  emit('carCheckCompleted', { checkId: check.id, orderId: check.orderId })
  return showCheck(personal, complete, actorViewOf(caller))
})
