// Shows a transport as the wire has it; both addresses only where one of them is looked at.
import type { ShownTransport } from '@bidyard/contract/shapes/yard'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { Emit } from '../../../runtime/work/events.ts'
import { openAddress } from '../../cars/for-other-areas.ts'
import type { TransportRow } from './transports.sql.ts'

export const showTransportRow = (row: TransportRow): ShownTransport => ({
  id: row.id, orderId: row.orderId, carNumber: row.carNumber, kind: row.kind, state: row.state,
  fromProvince: row.fromProvince, toProvince: row.toProvince, from: null, to: null, companyId: row.companyId,
  companyName: row.companyName, driverId: row.driverId, driverName: row.driverName, amountWon: row.amountWon,
  wishedAt: timeOf(row.wishedAt), requestedAt: timeOf(row.requestedAt), acceptedAt: timeOf(row.acceptedAt),
  arrivedAt: timeOf(row.arrivedAt), leftAt: timeOf(row.leftAt), leavesTo: row.leavesTo, note: row.note,
  endNote: row.endNote, version: row.version, createdAt: timeOf(row.createdAt),
  updatedAt: timeOf(row.updatedAt),
})

export const showTransport = (personal: PersonalData, row: TransportRow): ShownTransport => ({
  ...showTransportRow(row), from: openAddress(personal, row.fromSealed), to: openAddress(personal, row.toSealed),
})

/** A seller learns that the car is on its way, not who drives it for how much, nor what the office wrote about it. */
export const showToSeller = (shown: ShownTransport): ShownTransport => ({
  ...shown, amountWon: null, to: null, companyId: null, companyName: null, driverId: null, driverName: null, note: null,
  endNote: null,
})

export const tellTransport = (emit: Emit, { id, orderId, partnerId, exhibitId }: TransportRow): void =>
  emit('transportChanged', { transportId: id, orderId, partnerId, exhibitId })
