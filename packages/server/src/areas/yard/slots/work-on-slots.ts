// The slots of the yard: listed with what stands in them, added to a zone, closed and opened.
import { yardCalls } from '@bidyard/contract/calls/yard'
import { slotNumberMax } from '@bidyard/contract/shapes/cars/numbers/bounds'
import type { ShownSlot } from '@bidyard/contract/shapes/yard'
import { sql } from 'kysely'
import { action, listing } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { insertSlots, lockSlot, type SlotRow, slotsQuery, updateClosed } from './slots.sql.ts'

const showSlot = (row: SlotRow): ShownSlot => ({
  id: row.id, zone: row.zone, number: row.number, name: `${row.zone}-${row.number}`, isClosed: row.isClosed,
  checkInId: row.checkInId, orderId: row.orderId, carNumber: row.carNumber, version: row.version,
  createdAt: timeOf(row.createdAt), updatedAt: timeOf(row.updatedAt),
})

export const listYardSlots = listing(yardCalls.listYardSlots, ({ db }) => source({
  query: slotsQuery(db),
  columns: {
    id: sql`slots.id`,
    zone: sql`slots.zone collate "korean"`,
    number: sql`slots.number`,
    isClosed: sql`slots.is_closed`,
    isTaken: sql`(stays.id is not null)`,
    carNumber: sql`stays.car_number`,
    createdAt: sql`slots.created_at`,
    updatedAt: sql`slots.updated_at`,
  },
  item: showSlot,
}))

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
