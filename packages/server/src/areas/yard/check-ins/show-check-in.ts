// Shows a stay in the yard as the wire has it.
import type { ShownCheckIn } from '@bidyard/contract/shapes/yard'
import { type Caller, isStaff } from '../../../runtime/caller.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { Emit } from '../../../runtime/work/events.ts'
import { linkArrivalPhotos, type Linking } from './arrival-photos.ts'
import type { CheckInRow } from './check-ins.sql.ts'

/** Without its photos, which are looked for where one stay is looked at. */
export const showCheckIn = (row: CheckInRow): ShownCheckIn => ({
  id: row.id, orderId: row.orderId, carNumber: row.carNumber, transportId: row.transportId, state: row.state,
  slotId: row.slotId, slotName: row.slotName,
  odometer: { reading: row.odometerReading, unit: row.odometerUnit, km: row.odometerKm }, keyCount: row.keyCount,
  papers: [...row.papers], note: row.note, photos: null, checkedInAt: timeOf(row.checkedInAt),
  releasedAt: timeOf(row.releasedAt), releasedTo: row.releasedTo, releaseNote: row.releaseNote,
  version: row.version, createdAt: timeOf(row.createdAt), updatedAt: timeOf(row.updatedAt),
})

/** A seller learns that the car is there, not where in the yard, nor what the office wrote about it. */
export const showStayTo = (caller: Caller, row: CheckInRow): ShownCheckIn => {
  const shown = showCheckIn(row)
  return isStaff(caller) ? shown : { ...shown, slotId: null, slotName: null, note: null, releaseNote: null }
}

/** With links to its photos. */
export const describeStay = async (linking: Linking, caller: Caller, row: CheckInRow): Promise<ShownCheckIn> =>
  ({ ...showStayTo(caller, row), photos: [...await linkArrivalPhotos(linking, row.id)] })

export const tellCheckIn = (emit: Emit, { id, orderId, partnerId, exhibitId }: CheckInRow): void =>
  emit('checkInChanged', { checkInId: id, orderId, partnerId, exhibitId })
