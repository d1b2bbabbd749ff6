// Reads and writes the stays of cars in the yard.
import type { CarPaper, CheckInState, MileageUnit, OrderState, ReleasedTo } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import { lockAfterOwner, type Owned } from '../../../runtime/work/lock-after-owner.sql.ts'

export interface CheckInRow {
  readonly id: string
  readonly orderId: string
  readonly carNumber: string
  readonly transportId: string
  readonly state: CheckInState
  readonly slotId: string | null
  readonly slotName: string | null
  readonly odometerReading: number
  readonly odometerUnit: MileageUnit
  readonly odometerKm: number
  readonly keyCount: number
  readonly papers: readonly CarPaper[]
  readonly note: string | null
  readonly checkedInAt: Date
  readonly releasedAt: Date | null
  readonly releasedTo: ReleasedTo | null
  readonly releaseNote: string | null
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly orderState: OrderState
  readonly partnerId: string | null
  readonly exhibitId: string | null
}

/** A car is there until it was released; nobody writes that down a second time. */
export const stateOfStay = sql<CheckInState>`case when check_ins.released_at is null then 'inYard' else 'released' end`

/** Its buyer has the car of an order that is not sold any more, and nobody is on the way to fetch it. */
export const isToComeBack = sql<boolean>`(
  check_ins.released_to = 'buyer' and orders.state in ('cancelled', 'declined', 'confirmed', 'retryAuction')
  and not exists (
    select from check_ins newer
    where newer.order_id = check_ins.order_id and newer.checked_in_at > check_ins.checked_in_at)
  and not exists (
    select from transports back
    where back.order_id = check_ins.order_id and back.kind = 'inbound'
      and back.state in ('registered', 'transportRequested', 'transportAccepted')))`

export const checkInsQuery = (db: Reader) =>
  db
    .selectFrom('check_ins')
    .innerJoin('orders', 'orders.id', 'check_ins.order_id')
    .leftJoin('yard_slots as slots', 'slots.id', 'check_ins.slot_id')
    .select([
      'check_ins.id', 'check_ins.order_id as orderId', 'check_ins.car_number as carNumber',
      'check_ins.transport_id as transportId', stateOfStay.as('state'), 'check_ins.slot_id as slotId',
      sql<string | null>`slots.zone || '-' || slots.number`.as('slotName'),
      'check_ins.odometer_reading as odometerReading', 'check_ins.odometer_unit as odometerUnit',
      'check_ins.odometer_km as odometerKm', 'check_ins.key_count as keyCount', 'check_ins.papers', 'check_ins.note',
      'check_ins.checked_in_at as checkedInAt', 'check_ins.released_at as releasedAt',
      'check_ins.released_to as releasedTo', 'check_ins.release_note as releaseNote', 'check_ins.version',
      'check_ins.created_at as createdAt', 'check_ins.updated_at as updatedAt', 'orders.state as orderState',
      'orders.partner_id as partnerId', 'orders.exhibit_id as exhibitId',
    ])
    .$narrowType<Pick<CheckInRow, 'papers'>>()

export const findCheckIn = (db: Reader, id: string): Promise<CheckInRow | undefined> =>
  checkInsQuery(db).where('check_ins.id', '=', id).executeTakeFirst()

/** Of a row that this transaction has just written or locked. */
export const getCheckInRecord = async (tx: Tx, id: string): Promise<CheckInRow> => {
  const checkIn = await findCheckIn(tx, id)
  if (checkIn === undefined) throw new Error('a stay that was just written is gone')
  return checkIn
}

/** The order first: whether a car may leave is read from it. */
const ofOrders: Owned = { table: 'check_ins', owners: 'orders', by: 'order_id' }
export const lockCheckIn = async (tx: Tx, id: string): Promise<CheckInRow | undefined> =>
  (await lockAfterOwner(tx, ofOrders, id)) ? findCheckIn(tx, id) : undefined

export interface NewCheckIn {
  readonly orderId: string
  readonly carNumber: string
  readonly transportId: string
  readonly slotId: string
  readonly odometer: { readonly reading: number; readonly unit: MileageUnit; readonly km: number }
  readonly keyCount: number
  readonly papers: readonly CarPaper[]
  readonly note: string | null
  readonly memberId: string
}

export const insertCheckIn = async (tx: Tx, given: NewCheckIn): Promise<string> => {
  const { id } = await tx
    .insertInto('check_ins')
    .values({
      order_id: given.orderId, car_number: given.carNumber, transport_id: given.transportId, slot_id: given.slotId,
      odometer_reading: given.odometer.reading, odometer_unit: given.odometer.unit, odometer_km: given.odometer.km,
      key_count: given.keyCount, papers: [...given.papers], note: given.note, checked_in_by: given.memberId,
    })
    .returning('id').executeTakeFirstOrThrow()
  return id
}

const isAnother = { version: sql<number>`version + 1`, updated_at: sql<Date>`app_now()` }

export const updateSlotOf = async (tx: Tx, id: string, slotId: string): Promise<void> => {
  await tx.updateTable('check_ins').set({ slot_id: slotId, ...isAnother }).where('id', '=', id).execute()
}

export const updateReleased = async (tx: Tx, id: string, given: {
  readonly memberId: string; readonly to: ReleasedTo; readonly note: string | null
}): Promise<void> => {
  await tx
    .updateTable('check_ins')
    .set({
      released_at: sql<Date>`app_now()`, released_by: given.memberId, released_to: given.to, release_note: given.note,
      ...isAnother,
    })
    .where('id', '=', id).execute()
}

/** Of these orders, those whose cars stand in the yard. */
export const listInYard = async (db: Reader, orderIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('check_ins').select('order_id')
    .where('order_id', '=', sql<string>`any(${orderIds}::uuid[])`).where('released_at', 'is', null).execute()
  return new Set(rows.map(({ order_id }) => order_id))
}

/** Of these orders, those whose cars left for their buyers and have not come back since. */
export const listAtBuyers = async (db: Reader, orderIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('check_ins').distinctOn('order_id').select(['order_id', 'released_to'])
    .where('order_id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .orderBy('order_id').orderBy('checked_in_at', 'desc').orderBy('id', 'desc').execute()
  return new Set(rows.filter(({ released_to }) => released_to === 'buyer').map(({ order_id }) => order_id))
}

/** The newest stay of an order's car; of those that had begun by then, where a time is said. */
export const findStayOf = (
  db: Reader, orderId: string, until: Date | null = null,
): Promise<CheckInRow | undefined> =>
  checkInsQuery(db).where('check_ins.order_id', '=', orderId)
    .where('check_ins.checked_in_at', '<=', until ?? sql<Date>`'infinity'`)
    .orderBy('check_ins.checked_in_at', 'desc').orderBy('check_ins.id', 'desc').limit(1).executeTakeFirst()

const ended: readonly OrderState[] = ['cancelled', 'declined']
/** When it was no longer for sale the last time: one that was declined and then cancelled had ended already. */
export const findEndOfOrder = async (db: Reader, orderId: string): Promise<Date | undefined> =>
  (await db.selectFrom('state_history').select('created_at').where('machine', '=', 'order')
    .where('row_id', '=', orderId).where('to_state', 'in', ended)
    .where((of) => of.or([of('from_state', 'is', null), of('from_state', 'not in', ended)]))
    .orderBy('id', 'desc').limit(1).executeTakeFirst())?.created_at
