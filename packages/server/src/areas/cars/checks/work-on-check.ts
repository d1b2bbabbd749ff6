// Begins a check, saves it part by part, and completes it with the judgement of accidents.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { type CheckRecord, missingParts } from '@bidyard/contract/shapes/cars/check-record'
import { kmOf } from '@bidyard/contract/shapes/cars/numbers/odometer'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { type CarParts, carChecks } from '../car-parts.ts'
import { faulty } from '../said.ts'
import { getCheckRecord, listPhotosAmong, updateCompleted, updateRecord, updateStarted } from './checks.sql.ts'
import { actorViewOf, holdCheck, lookerOf, tellCheck } from './hold-check.ts'
import { judgeCheck } from './judge-check.ts'
import { recordOf, showCheck } from './show-check.ts'

const strangePhoto = { ko: '이 차량의 사진이 아닙니다.', en: 'This is no photo of this car.' }
const missing = { ko: '아직 점검하지 않았습니다.', en: 'This was not looked at yet.' }

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

const photosIn = ({ damages, odometer }: Pick<CheckRecord, 'damages' | 'odometer'>): readonly string[] => [
  ...(damages ?? []).flatMap(({ photoIds }) => photoIds),
  ...(odometer === null || odometer.photoId === null ? [] : [odometer.photoId]),
]

export const saveCarCheck = ({ personal }: CarParts) => action(carsCalls.saveCarCheck, async (given) => {
  const { tx, caller, params, body, doer, request, refuse, emit } = given
  const check = await holdCheck(tx, params.id, { caller, refuse })
  const as = lookerOf(check, { caller, refuse })
  if (check.startedAt === null || check.version !== body.seenVersion) throw refuse('conflict')
  const { moved } = await moveStates(tx, carChecks, { action: 'save', as, ids: [check.id], doer })
  if (moved.length === 0) throw refuse('conflict')
  const before = recordOf(check)
  const told = Object.fromEntries(Object.entries(body.record).filter(([, part]) => part !== undefined))
  const record: CheckRecord = { ...before, ...told }
  // What the record names already was judged then; those of the demo world are drawn after their check.
  const kept = new Set(photosIn(before))
  const added = photosIn(record).filter((id) => !kept.has(id))
  const own = await listPhotosAmong(tx, check.orderId, added)
  if (added.some((id) => !own.has(id)))
    throw faulty(request.language, [{ path: 'body.record', said: strangePhoto }])
  const { odometer } = record
  await updateRecord(tx, check.id, {
    record, odometerKm: odometer === null ? null : kmOf(odometer.reading, odometer.unit),
  })
  await writeAudit(tx, doer, [{
    act: 'save car check', subject: 'carCheck', subjectId: check.id, before: partsOf(before, told),
    after: partsOf(record, told),
  }])
  const saved = await getCheckRecord(tx, check.id)
  tellCheck(emit, saved)
  return showCheck(personal, saved, actorViewOf(caller))
})

const partsOf = (record: CheckRecord, told: object): object =>
  Object.fromEntries(Object.entries(record).filter(([part]) => part in told))

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
