// A car has come: it is checked in and stands in a slot, in one act, so that neither is ever there without the other.
import { yardCalls } from '@bidyard/contract/calls/yard'
import { kmOf } from '@bidyard/contract/shapes/cars/numbers/odometer'
import { action, type ActionGiven } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { faulty } from '../../cars/for-other-areas.ts'
import { attachFiles } from '../../files/for-other-areas.ts'
import { holdSlot } from '../slots/hold-slot.ts'
import { holdTransport } from '../transports/move-transport.ts'
import { tellTransport } from '../transports/show-transport.ts'
import { updateArrived } from '../transports/transports.sql.ts'
import { inboundTransports, type YardParts } from '../yard-parts.ts'
import { arrivalSubject } from './arrival-photos.ts'
import { getCheckInRecord, insertCheckIn } from './check-ins.sql.ts'
import { describeStay, tellCheckIn } from './show-check-in.ts'

const unusable = { ko: '사용할 수 없는 사진입니다. 다시 올려 주세요.', en: 'This photo cannot be used. Upload it again.' }

/** One’s own, of the use inspection: photos of a listing are others, and no dealer sees these before the award. */
const attachPhotos = async (
  { tx, caller, body: { photoIds }, request }: ActionGiven<typeof yardCalls.arriveTransport>, checkInId: string,
): Promise<void> => {
  const refused = await attachFiles(tx, {
    subject: arrivalSubject, subjectId: checkInId, fileIds: photoIds, usageTypes: ['inspection'],
    uploaderId: caller.userId,
  })
  const unusables = new Set(refused.map(({ fileId }) => fileId))
  const faults = photoIds.flatMap((fileId, at) => (unusables.has(fileId) || photoIds.indexOf(fileId) !== at
    ? [{ path: `body.photoIds.${at}`, said: unusable }] : []))
  if (faults.length > 0) throw faulty(request.language, faults)
}

export const arriveTransport = ({ storage }: YardParts) => action(yardCalls.arriveTransport, async (given) => {
  const { tx, caller, now, params, body, doer, refuse, emit } = given
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
  await attachPhotos(given, id)
  await updateArrived(tx, transport.id)
  await moveStates(tx, inboundTransports, { action: 'arrive', as: 'staff', ids: [transport.id], doer })
  const checkIn = await getCheckInRecord(tx, id)
  await writeAudit(tx, doer, [{
    act: 'check in car', subject: 'checkIn', subjectId: id, askedId: transport.id,
    after: {
      orderId: transport.orderId, slot: checkIn.slotName, odometerKm: checkIn.odometerKm, keyCount: body.keyCount,
      photoIds: body.photoIds,
    },
  }])
  tellTransport(emit, transport)
  tellCheckIn(emit, checkIn)
  return describeStay({ db: tx, storage, now }, caller, checkIn)
})
