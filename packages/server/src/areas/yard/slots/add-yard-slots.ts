// Adds slots to a zone, behind the last one that it has.
import { yardCalls } from '@bidyard/contract/calls/yard'
import { slotNumberMax } from '@bidyard/contract/shapes/cars/numbers/bounds'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { insertSlots } from './slots.sql.ts'

export const addYardSlots = action(yardCalls.addYardSlots, async (given) => {
  const { tx, body, doer, emit } = given
  const { zone, count, reason } = body
  const added = await insertSlots(tx, zone, { count, max: slotNumberMax })
  await writeAudit(tx, doer, [
    { act: 'add yard slots', subject: 'yardZone', subjectId: zone, after: { added }, reason },
  ])
  emit('yardSlotsChanged', { zone })
  return { added }
})
