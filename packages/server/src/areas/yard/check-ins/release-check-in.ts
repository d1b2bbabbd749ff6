// Lets a car leave the yard: to its buyer once it is paid, or to its owner once the order has ended.
import { yardCalls } from '@bidyard/contract/calls/yard'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { keepUntilPaid } from '../transports/owed-price.ts'
import { tellTransport } from '../transports/show-transport.ts'
import { mayLeave } from '../transports/transport-rules.ts'
import { getTransportRecord, updateLeft } from '../transports/transports.sql.ts'
import { inboundTransports } from '../yard-parts.ts'
import { billStorage } from './bill-storage.ts'
import { getCheckInRecord, updateReleased } from './check-ins.sql.ts'
import { holdCheckIn } from './hold-check-in.ts'
import { showCheckIn, tellCheckIn } from './show-check-in.ts'

export const releaseCheckIn = action(yardCalls.releaseCheckIn, async (given) => {
  const { tx, caller, params, body: { to, note, seenVersion }, doer, request, refuse, emit } = given
  const checkIn = await holdCheckIn(given, params.id)
  const isThere = checkIn.state === 'inYard' && checkIn.version === seenVersion
  if (!isThere || !mayLeave(checkIn.orderState, to)) throw refuse('conflict')
  await keepUntilPaid(tx, { orderId: checkIn.orderId, to, language: request.language })
  if (caller.memberId === null) throw refuse('forbidden')
  await updateReleased(tx, checkIn.id, { memberId: caller.memberId, to, note: note === '' ? null : note })
  await updateLeft(tx, checkIn.transportId, to)
  const leaving = { action: 'leave', as: 'staff', ids: [checkIn.transportId], doer } as const
  if ((await moveStates(tx, inboundTransports, leaving)).moved.length === 0) throw refuse('conflict')
  await writeAudit(tx, doer, [{
    act: 'release car', subject: 'checkIn', subjectId: checkIn.id, before: { slot: checkIn.slotName }, after: { to },
  }])
  if (to === 'owner') await billStorage(given, checkIn)
  else emit('carHandedOver', { orderId: checkIn.orderId })
  const released = await getCheckInRecord(tx, checkIn.id)
  tellTransport(emit, await getTransportRecord(tx, checkIn.transportId))
  tellCheckIn(emit, released)
  return showCheckIn(released)
})
