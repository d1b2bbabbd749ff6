// Puts a car of the yard into another slot.
import { yardCalls } from '@bidyard/contract/calls/yard'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { holdSlot } from '../slots/hold-slot.ts'
import { getCheckInRecord, updateSlotOf } from './check-ins.sql.ts'
import { holdCheckIn } from './hold-check-in.ts'
import { showCheckIn, tellCheckIn } from './show-check-in.ts'

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
