// Puts a car of the yard into another slot, and lets it leave.
import { yardCalls } from '@bidyard/contract/calls/yard'
import type { Caller } from '../../../runtime/caller.ts'
import type { Refuse } from '../../../runtime/failure.ts'
import { action } from '../../../runtime/handler.ts'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { holdSlot } from '../slots/hold-slot.ts'
import { tellTransport } from '../transports/show-transport.ts'
import { keepUntilPaid } from '../transports/owed-price.ts'
import { mayLeave } from '../transports/transport-rules.ts'
import { getTransportRecord, updateLeft } from '../transports/transports.sql.ts'
import { inboundTransports } from '../yard-parts.ts'
import { billStorage } from './bill-storage.ts'
import { type CheckInRow, getCheckInRecord, lockCheckIn, updateReleased, updateSlotOf } from './check-ins.sql.ts'
import { showCheckIn, tellCheckIn } from './show-check-in.ts'

interface Holder extends Pick<ReactionGiven, 'tx'> {
  readonly caller: Caller
  readonly refuse: Refuse
}

const holdCheckIn = async (holder: Holder, id: string): Promise<CheckInRow> => {
  const checkIn = await lockCheckIn(holder.tx, id)
  if (checkIn === undefined) throw holder.refuse('notFound')
  return checkIn
}

export const moveCheckIn = action(yardCalls.moveCheckIn, async (given) => {
  const { tx, params, body, doer, refuse, emit } = given
  const checkIn = await holdCheckIn(given, params.id)
  if (checkIn.state !== 'inYard' || checkIn.version !== body.seenVersion) throw refuse('conflict')
  const slot = await holdSlot(given, body.slotId)
  await updateSlotOf(tx, checkIn.id, slot.id)
  const moved = await getCheckInRecord(tx, checkIn.id)
  await writeAudit(tx, doer, [{
    act: 'move car', subject: 'checkIn', subjectId: checkIn.id, before: { slot: checkIn.slotName },
    after: { slot: moved.slotName },
  }])
  tellCheckIn(emit, moved)
  return showCheckIn(moved)
})

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
