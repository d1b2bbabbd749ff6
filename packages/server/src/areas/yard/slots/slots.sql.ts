// Reads and writes the slots of the yard, each with the car that stands there.
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import { zoneLockSeed } from '../../../runtime/database/lock-numbers.ts'

export const slotsQuery = (db: Reader) =>
  db
    .selectFrom('yard_slots as slots')
    .leftJoin('check_ins as stays', (join) =>
      join.onRef('stays.slot_id', '=', 'slots.id').on('stays.released_at', 'is', null))
    .select([
      'slots.id', 'slots.zone', 'slots.number', 'slots.is_closed as isClosed', 'stays.id as checkInId',
      'stays.order_id as orderId', 'stays.car_number as carNumber', 'slots.version', 'slots.created_at as createdAt',
      'slots.updated_at as updatedAt',
    ])

export type SlotRow = Awaited<ReturnType<ReturnType<typeof slotsQuery>['executeTakeFirstOrThrow']>>

/** Whoever wants the same slot waits here, and finds it taken. */
export const lockSlot = async (tx: Tx, id: string): Promise<SlotRow | undefined> => {
  await tx.selectFrom('yard_slots').select('id').where('id', '=', id).forUpdate().execute()
  return slotsQuery(tx).where('slots.id', '=', id).executeTakeFirst()
}

/** Behind the last number of the zone; two who add at once wait for each other. */
export const insertSlots = async (
  tx: Tx, zone: string, { count, max }: { readonly count: number; readonly max: number },
): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${zone}, ${zoneLockSeed}))`.execute(tx)
  const { rows } = await sql<{ id: string }>`
    insert into yard_slots (zone, number)
    select ${zone}, place from (
      select coalesce(max(number), 0) as last from yard_slots where zone = ${zone}
    ) as held, generate_series(held.last + 1, least(held.last + ${count}::int, ${max}::int)) as place
    returning id`.execute(tx)
  return rows.length
}

export const updateClosed = async (tx: Tx, id: string, isClosed: boolean): Promise<void> => {
  await tx
    .updateTable('yard_slots')
    .set({ is_closed: isClosed, version: sql<number>`version + 1`, updated_at: sql<Date>`app_now()` })
    .where('id', '=', id).execute()
}
