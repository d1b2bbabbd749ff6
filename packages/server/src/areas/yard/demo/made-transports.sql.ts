// What only a made-up past asks of the yard: free slots, transports of orders, and cars that stand there.
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import { type TransportRow, transportsQuery } from '../transports/transports.sql.ts'

/** Those that are neither called off nor over. */
export const listLiveTransports = (db: Reader, orderIds: readonly string[]): Promise<readonly TransportRow[]> =>
  transportsQuery(db)
    .where('transports.order_id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .where('transports.state', 'not in', ['cancelled', 'outflow'])
    .orderBy('transports.id').execute()

export const listFreeSlots = async (tx: Tx): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from yard_slots slots
    where not is_closed and not exists (
      select from check_ins where check_ins.slot_id = slots.id and released_at is null)
    order by md5(id::text)`.execute(tx)
  return rows.map(({ id }) => id)
}

export const listStaying = async (
  db: Reader, orderIds: readonly string[],
): Promise<readonly { readonly checkInId: string }[]> =>
  db.selectFrom('check_ins').select('id as checkInId')
    .where('order_id', '=', sql<string>`any(${orderIds}::uuid[])`).where('released_at', 'is', null)
    .orderBy('id').execute()

export interface CarToBring {
  readonly id: string
  readonly carNumber: string
  readonly region: string
  readonly addressSealed: Uint8Array | null
  readonly odometerKm: number
}

export const listCarsToBring = async (db: Reader, orderIds: readonly string[]): Promise<readonly CarToBring[]> => {
  const { rows } = await sql<CarToBring>`
    select id, car_number as "carNumber", coalesce(region, 'gyeonggi') as region, address_sealed as "addressSealed",
      coalesce(odometer_km, 0) as "odometerKm"
    from orders where id = any(${orderIds}::uuid[]) order by id`.execute(db)
  return rows
}
