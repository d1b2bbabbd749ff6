// A car has come: it is checked in and stands in a slot, in one act, so that neither is ever there without the other.
import { yardCalls } from '@bidyard/contract/calls/yard'
import { kmOf } from '@bidyard/contract/shapes/cars/numbers/odometer'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { holdSlot } from '../slots/hold-slot.ts'
import { holdTransport } from '../transports/move-transport.ts'
import { tellTransport } from '../transports/show-transport.ts'
import { updateArrived } from '../transports/transports.sql.ts'
import { inboundTransports } from '../yard-parts.ts'
import { getCheckInRecord, insertCheckIn } from './check-ins.sql.ts'
import { showCheckIn, tellCheckIn } from './show-check-in.ts'

export const arriveTransport = action(yardCalls.arriveTransport, async (given) => {
  const { tx, caller, params, body, doer, refuse, emit } = given
  const transport = await holdTransport(given, params.id)
  if (transport.kind !== 'inbound' || transport.state !== 'transportAccepted') throw refuse('conflict')
  if (caller.memberId === null) throw refuse('forbidden')
  const slot = await holdSlot(given, body.slotId)
  const { reading, unit } = body.odometer
  const id = await insertCheckIn(tx, {
    orderId: transport.orderId, carNumber: transport.carNumber, transportId: transport.id, slotId: slot.id,
    odometer: { reading, unit, km: kmOf(reading, unit) }, keyCount: body.keyCount, papers: body.papers,
    note: body.note === '' ? null : body.note, memberId: caller.memberId,
  })
  await updateArrived(tx, transport.id)
  await moveStates(tx, inboundTransports, { action: 'arrive', as: 'staff', ids: [transport.id], doer })
  const checkIn = await getCheckInRecord(tx, id)
  await writeAudit(tx, doer, [{
    act: 'check in car', subject: 'checkIn', subjectId: id, askedId: transport.id,
    after: {
      orderId: transport.orderId, slot: checkIn.slotName, odometerKm: checkIn.odometerKm, keyCount: body.keyCount,
    },
  }])
  tellTransport(emit, transport)
  tellCheckIn(emit, checkIn)
  return showCheckIn(checkIn)
})
