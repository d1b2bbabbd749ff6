// Shows a check as the wire has it; dealers see neither plate, place nor inspector, buyers the plate.
import type { AnswerOf } from '@bidyard/contract/call'
import type { carsCalls } from '@bidyard/contract/calls/cars'
import type { ItemOf } from '@bidyard/contract/list'
import { checkRecordShape, emptyRecord } from '@bidyard/contract/shapes/cars/check-record'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { odometerOf, openAddress } from '../orders/show-order.ts'
import { type CarViewer, shownPlate } from '../seen-cars.ts'
import type { CheckRow } from './checks.sql.ts'

const seesVisit = (viewer: CarViewer): boolean => viewer === 'office' || viewer === 'seller'

export const showCheckRow = (row: CheckRow, viewer: CarViewer): ItemOf<typeof carsCalls.listCarChecks> => ({
  id: row.id, orderId: row.orderId, carNumber: shownPlate(viewer, row.carNumber), state: row.state,
  source: row.source, reservedAt: seesVisit(viewer) ? timeOf(row.reservedAt) : null,
  inspectorId: viewer === 'office' ? row.inspectorId : null, startedAt: timeOf(row.startedAt),
  completedAt: timeOf(row.completedAt), endNote: row.endNote, accidentHistory: row.accidentHistory,
  odometer: odometerOf(row), damageCount: row.damageCount, version: row.version,
  createdAt: timeOf(row.createdAt), updatedAt: timeOf(row.updatedAt),
})

/** Parts that nobody looked at yet are not in the column. */
export const recordOf = (row: CheckRow) => checkRecordShape.parse({ ...emptyRecord, ...row.record })

export const showCheck = (
  personal: PersonalData, row: CheckRow, viewer: CarViewer,
): AnswerOf<typeof carsCalls.getCarCheck> => ({
  ...showCheckRow(row, viewer),
  inspectorName: seesVisit(viewer) ? row.inspectorName : null,
  place: seesVisit(viewer) ? openAddress(personal, row.placeSealed) : null,
  record: row.startedAt === null ? null : recordOf(row), judgement: row.judgement,
})
