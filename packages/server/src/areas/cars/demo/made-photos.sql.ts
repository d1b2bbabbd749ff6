// Reads what the photos of a made-up car must show, and writes the photos.
import type { CarPhotoView, DamagePosition } from '@bidyard/contract/enums'
import type { CheckRecord } from '@bidyard/contract/shapes/cars/check-record'
import type { RegisterFacts } from '@bidyard/contract/shapes/cars/register-facts'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export interface PhotographedCar {
  readonly id: string
  readonly carNumber: string
  readonly createdBy: string
  readonly partnerId: string | null
  readonly exhibitId: string | null
  readonly odometerKm: number | null
  readonly facts: RegisterFacts | null
  readonly checkId: string | null
  readonly record: Partial<CheckRecord> | null
}

export const findPhotographedCar = async (db: Reader, orderId: string): Promise<PhotographedCar | undefined> => {
  const { rows } = await sql<PhotographedCar>`
    select orders.id, orders.car_number as "carNumber", orders.created_by as "createdBy",
      orders.partner_id as "partnerId", orders.exhibit_id as "exhibitId",
      coalesce(checks.odometer_km, orders.odometer_km) as "odometerKm", registers.facts, checks.id as "checkId",
      checks.record
    from orders
      left join car_registers registers on registers.order_id = orders.id
      left join car_checks checks on checks.order_id = orders.id and checks.state in ('inProgress', 'complete')
    where orders.id = ${orderId}`.execute(db)
  return rows[0]
}

export interface MadePhoto {
  readonly id: string
  readonly fileId: string
  readonly view: CarPhotoView
  readonly position: DamagePosition | null
  readonly carCheckId: string | null
}

/** Behind those that are there; the first of all is the cover. */
export const insertMadePhotos = async (
  tx: Tx, car: Pick<PhotographedCar, 'id' | 'carNumber'>, photos: readonly MadePhoto[],
): Promise<void> => {
  await sql`
    insert into car_photos (id, order_id, car_number, file_id, car_check_id, view, position, sort_order, is_cover)
    select given.id, ${car.id}::uuid, ${car.carNumber}, "fileId", "carCheckId", view, position,
      held.count + given.place - 1, held.count + given.place = 1
    from (select count(*)::int as count from car_photos where order_id = ${car.id}::uuid) as held,
      rows from (json_to_recordset(${JSON.stringify(photos)}::text::json) as (
        id uuid, "fileId" uuid, "carCheckId" uuid, view text, position text)) with ordinality
        as given (id, "fileId", "carCheckId", view, position, place)`.execute(tx)
}
