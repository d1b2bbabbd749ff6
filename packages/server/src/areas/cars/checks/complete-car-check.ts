// Completes a check; the accident history is judged and told with its reasons.
import { carsCalls } from '@bidyard/contract/calls/cars'
import type { CarCheckSource } from '@bidyard/contract/enums'
import { type CheckRecord, missingParts } from '@bidyard/contract/shapes/cars/check-record'
import { action } from '../../../runtime/handler.ts'
import type { Words } from '../../../runtime/issue-words.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { type CarParts, carChecks } from '../car-parts.ts'
import { type Fault, faulty } from '../said.ts'
import { getCheckRecord, updateCompleted } from './checks.sql.ts'
import { actorViewOf, holdCheck, lookerOf, tellCheck } from './hold-check.ts'
import { judgeCheck } from './judge-check.ts'
import { recordOf, showCheck } from './show-check.ts'

const missing = { ko: '아직 점검하지 않았습니다.', en: 'This was not looked at yet.' }
/** Of what was looked at in part: what it lacks. */
const lacking: Readonly<Partial<Record<keyof CheckRecord, Words>>> = {
  wheels: { ko: '바퀴 네 개를 모두 점검해 주세요.', en: 'Look at all four wheels.' },
  odometer: { ko: '계기판 사진을 올려 주세요.', en: 'Add a photo of the odometer.' },
}

const faultsOf = (record: CheckRecord, source: CarCheckSource): Fault[] =>
  [...new Set(missingParts(record, source))].map((part) =>
    ({ path: `record.${part}`, said: record[part] === null ? missing : lacking[part] ?? missing }))

export const completeCarCheck = ({ personal }: CarParts) => action(carsCalls.completeCarCheck, async (given) => {
  const { tx, caller, params, body, doer, request, refuse, emit } = given
  const check = await holdCheck(tx, params.id, { caller, refuse })
  const as = lookerOf(check, { caller, refuse })
  const isOpen = check.state === 'inProgress' && check.startedAt !== null
  if (!isOpen || check.version !== body.seenVersion) throw refuse('conflict')
  const faults = faultsOf(recordOf(check), check.source)
  if (faults.length > 0) throw faulty(request.language, faults)
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
