// The slots of the yard, with what stands in them.
import { yardCalls } from '@bidyard/contract/calls/yard'
import type { ShownSlot } from '@bidyard/contract/shapes/yard'
import { sql } from 'kysely'
import { listing } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { type SlotRow, slotsQuery } from './slots.sql.ts'

export const showSlot = (row: SlotRow): ShownSlot => ({
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
