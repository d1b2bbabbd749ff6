// Saves parts of the record of a check; parts that are left out stay as they are.
import { carsCalls } from '@bidyard/contract/calls/cars'
import type { CheckRecord } from '@bidyard/contract/shapes/cars/check-record'
import { kmOf } from '@bidyard/contract/shapes/cars/numbers/odometer'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { type CarParts, carChecks } from '../car-parts.ts'
import { faulty } from '../said.ts'
import { getCheckRecord, listPhotosAmong, updateRecord } from './checks.sql.ts'
import { actorViewOf, holdCheck, lookerOf, tellCheck } from './hold-check.ts'
import { recordOf, showCheck } from './show-check.ts'

const strangePhoto = { ko: '이 차량의 사진이 아닙니다.', en: 'This is no photo of this car.' }

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
