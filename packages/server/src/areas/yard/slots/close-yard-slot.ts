// Closes a slot, so that no car is put there, or opens it again.
import { yardCalls } from '@bidyard/contract/calls/yard'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { showSlot } from './list-yard-slots.ts'
import { lockSlot, updateClosed } from './slots.sql.ts'

export const closeYardSlot = action(yardCalls.closeYardSlot, async (given) => {
  const { tx, params, body, doer, refuse, emit } = given
  const slot = await lockSlot(tx, params.id)
  if (slot === undefined) throw refuse('notFound')
  const isTaken = body.isClosed && slot.checkInId !== null
  if (slot.version !== body.seenVersion || isTaken) throw refuse('conflict')
  await updateClosed(tx, slot.id, body.isClosed)
  await writeAudit(tx, doer, [{
    act: 'close yard slot', subject: 'yardSlot', subjectId: slot.id, before: { isClosed: slot.isClosed },
    after: { isClosed: body.isClosed }, reason: body.reason,
  }])
  emit('yardSlotsChanged', { zone: slot.zone })
  const changed = await lockSlot(tx, slot.id)
  if (changed === undefined) throw refuse('notFound')
  return showSlot(changed)
})
