// Reads and writes car checks, each with its order and its inspector.
import type {
  AccidentHistory, CarCheckSource, CarCheckState, ContractKind, MileageUnit, OrderState,
} from '@bidyard/contract/enums'
import type { AccidentJudgement } from '@bidyard/contract/shapes/cars/accident-history'
import type { CheckRecord } from '@bidyard/contract/shapes/cars/check-record'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import { lockAfterOwner, type Owned } from '../../../runtime/work/lock-after-owner.sql.ts'

export interface CheckRow {
  readonly id: string
  readonly orderId: string
  readonly carNumber: string
  readonly state: CarCheckState
  readonly source: CarCheckSource
  readonly reservedAt: Date | null
  readonly inspectorId: string | null
  readonly inspectorName: string | null
  readonly placeSealed: Uint8Array | null
  readonly startedAt: Date | null
  readonly completedAt: Date | null
  readonly endNote: string | null
  readonly record: Partial<CheckRecord>
  readonly damageCount: number
  readonly odometerReading: number | null
  readonly odometerUnit: MileageUnit | null
  readonly odometerKm: number | null
  readonly accidentHistory: AccidentHistory | null
  readonly judgement: AccidentJudgement | null
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly orderState: OrderState
  readonly orderKind: ContractKind | null
  readonly partnerId: string | null
  readonly exhibitId: string | null
}

export const checksQuery = (db: Reader) =>
  db
    .selectFrom('car_checks as checks')
    .innerJoin('orders', 'orders.id', 'checks.order_id')
    .leftJoin('members as inspectors', 'inspectors.id', 'checks.inspector_id')
    .leftJoin('users as inspector_users', 'inspector_users.id', 'inspectors.user_id')
    .select([
      'checks.id', 'checks.order_id as orderId', 'checks.car_number as carNumber', 'checks.state', 'checks.source',
      'checks.reserved_at as reservedAt', 'checks.inspector_id as inspectorId',
      'inspector_users.name as inspectorName', 'checks.place_sealed as placeSealed',
      'checks.started_at as startedAt', 'checks.completed_at as completedAt', 'checks.end_note as endNote',
      'checks.record', 'checks.damage_count as damageCount', 'checks.odometer_reading as odometerReading',
      'checks.odometer_unit as odometerUnit', 'checks.odometer_km as odometerKm',
      'checks.accident_history as accidentHistory', 'checks.judgement', 'checks.version',
      'checks.created_at as createdAt', 'checks.updated_at as updatedAt', 'orders.state as orderState',
      'orders.kind as orderKind', 'orders.partner_id as partnerId', 'orders.exhibit_id as exhibitId',
    ])
    .$narrowType<Pick<CheckRow, 'record' | 'judgement'>>()

export const findCheck = (db: Reader, id: string): Promise<CheckRow | undefined> =>
  checksQuery(db).where('checks.id', '=', id).executeTakeFirst()

/** The one that is under way or complete; an order has one at a time. */
export const findLiveCheckOf = (db: Reader, orderId: string): Promise<CheckRow | undefined> =>
  checksQuery(db).where('checks.order_id', '=', orderId).where('checks.state', 'in', ['inProgress', 'complete'])
    .executeTakeFirst()

/** Of a row that this transaction has just written or locked. */
export const getCheckRecord = async (tx: Tx, id: string): Promise<CheckRow> => {
  const check = await findCheck(tx, id)
  if (check === undefined) throw new Error('a check that was just written is gone')
  return check
}

/** The order first, as everywhere. */
const ofOrders: Owned = { table: 'car_checks', owners: 'orders', by: 'order_id' }
export const lockCheck = async (tx: Tx, id: string): Promise<CheckRow | undefined> =>
  (await lockAfterOwner(tx, ofOrders, id)) ? findCheck(tx, id) : undefined

/** Undefined where the order has a check that lives. */
export const insertCheck = async (tx: Tx, given: {
  readonly orderId: string; readonly carNumber: string; readonly source: CarCheckSource
  readonly reservedAt: string | null; readonly inspectorId: string | null; readonly placeSealed: Uint8Array | null
}): Promise<string | undefined> => {
  const row = await tx
    .insertInto('car_checks')
    .values({
      order_id: given.orderId, car_number: given.carNumber, state: 'inProgress', source: given.source,
      reserved_at: given.reservedAt, inspector_id: given.inspectorId, place_sealed: given.placeSealed,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id').executeTakeFirst()
  return row?.id
}

const isAnother = { version: sql<number>`version + 1`, updated_at: sql<Date>`app_now()` }

export const updateInspector = async (tx: Tx, id: string, inspectorId: string | null): Promise<void> => {
  await tx.updateTable('car_checks').set({ inspector_id: inspectorId, ...isAnother }).where('id', '=', id).execute()
}

export const updateStarted = async (tx: Tx, id: string, inspectorId: string | null): Promise<void> => {
  await tx
    .updateTable('car_checks')
    .set({
      started_at: sql<Date>`app_now()`, ...(inspectorId === null ? {} : { inspector_id: inspectorId }), ...isAnother,
    })
    .where('id', '=', id).execute()
}

export const updateRecord = async (tx: Tx, id: string, written: {
  readonly record: CheckRecord; readonly odometerKm: number | null
}): Promise<void> => {
  const { record, odometerKm } = written
  await tx
    .updateTable('car_checks')
    .set({
      record: JSON.stringify(record), damage_count: record.damages?.length ?? 0,
      odometer_reading: record.odometer?.reading ?? null, odometer_unit: record.odometer?.unit ?? null,
      odometer_km: odometerKm, ...isAnother,
    })
    .where('id', '=', id).execute()
}

export const updateCompleted = async (tx: Tx, id: string, judgement: AccidentJudgement): Promise<void> => {
  await tx
    .updateTable('car_checks')
    .set({
      completed_at: sql<Date>`app_now()`, accident_history: judgement.accidentHistory,
      judgement: JSON.stringify(judgement), ...isAnother,
    })
    .where('id', '=', id).execute()
}

/** After it was moved: a check that is not complete has no judgement. */
export const updateReopened = async (tx: Tx, id: string): Promise<void> => {
  await tx
    .updateTable('car_checks').set({ completed_at: null, accident_history: null, judgement: null, ...isAnother })
    .where('id', '=', id).execute()
}

/** A newer photo of the dashboard proves what a seller read off it as well as the old one did. */
export const updateOdometerPhoto = async (tx: Tx, orderId: string, photoId: string): Promise<void> => {
  await sql`
    update car_checks set record = jsonb_set(record, '{odometer,photoId}', to_jsonb(newer.id::text)),
      version = version + 1, updated_at = app_now()
    from (
      select id from car_photos where order_id = ${orderId}::uuid and view = 'dashboard' and id <> ${photoId}::uuid
      order by created_at desc, id desc limit 1
    ) newer
    where order_id = ${orderId}::uuid and source = 'seller' and state in ('inProgress', 'complete')
      and record #>> '{odometer,photoId}' = ${photoId}`.execute(tx)
}

/** Where the visit goes to where the car was said to stand; a place that was named for it alone stays. */
export const updateVisitPlace = async (tx: Tx, orderId: string, before: Uint8Array | null): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update car_checks set place_sealed = orders.address_sealed, version = car_checks.version + 1,
      updated_at = app_now()
    from orders
    where orders.id = ${orderId}::uuid and order_id = orders.id and source = 'inspector'
      and car_checks.state = 'inProgress' and started_at is null and place_sealed = ${before}
      and place_sealed is distinct from orders.address_sealed`.execute(tx)
  return numAffectedRows === 1n
}

/** Of these orders, what was reserved and has not begun. */
export const listReservedOf = (tx: Tx, orderIds: readonly string[]): Promise<CheckRow[]> =>
  checksQuery(tx)
    .where('checks.order_id', '=', sql<string>`any(${orderIds}::uuid[])`).where('checks.state', '=', 'inProgress')
    .where('checks.started_at', 'is', null).orderBy('checks.id').execute()

/** Of these orders, what has begun and is not complete. */
export const listBegunOf = (tx: Tx, orderIds: readonly string[]): Promise<CheckRow[]> =>
  checksQuery(tx)
    .where('checks.order_id', '=', sql<string>`any(${orderIds}::uuid[])`).where('checks.state', '=', 'inProgress')
    .where('checks.started_at', 'is not', null).orderBy('checks.id').execute()

export const updateEndNotes = async (tx: Tx, ids: readonly string[], endNote: string): Promise<void> => {
  await tx
    .updateTable('car_checks').set({ end_note: endNote, ...isAnother })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`).execute()
}

/** Whether a check of the order refers to it: a record without its pictures proves nothing. */
export const findPhotoInRecords = async (db: Reader, orderId: string, photoId: string): Promise<boolean> => {
  const { rows } = await sql<{ isThere: boolean }>`
    select exists (
      select from car_checks where order_id = ${orderId}::uuid and state in ('inProgress', 'complete')
        and (record #>> '{odometer,photoId}' = ${photoId} or exists (
          select from jsonb_array_elements(
            case jsonb_typeof(record -> 'damages') when 'array' then record -> 'damages' else '[]' end) as damage
          where damage -> 'photoIds' ? ${photoId}::text))
    ) as "isThere"`.execute(db)
  return rows[0]?.isThere === true
}

/** Of these photos, those that belong to the order. */
export const listPhotosAmong = async (tx: Tx, orderId: string, ids: readonly string[]): Promise<Set<string>> => {
  const rows = await tx
    .selectFrom('car_photos').select('id').where('order_id', '=', orderId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`).execute()
  return new Set(rows.map(({ id }) => id))
}
