// Reads and writes transports, each with its carrier and its driver.
import type { OrderState, Province, ReleasedTo, TransportKind, TransportState } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import { lockAfterOwner, type Owned } from '../../../runtime/work/lock-after-owner.sql.ts'

export interface TransportRow {
  readonly id: string
  readonly orderId: string
  readonly carNumber: string
  readonly kind: TransportKind
  readonly state: TransportState
  readonly fromProvince: Province
  readonly toProvince: Province
  readonly fromSealed: Uint8Array | null
  readonly toSealed: Uint8Array | null
  readonly companyId: string | null
  readonly companyName: string | null
  readonly driverId: string | null
  readonly driverName: string | null
  readonly amountWon: number | null
  readonly wishedAt: Date | null
  readonly requestedAt: Date | null
  readonly acceptedAt: Date | null
  readonly arrivedAt: Date | null
  readonly leftAt: Date | null
  readonly leavesTo: ReleasedTo | null
  readonly note: string | null
  readonly endNote: string | null
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly orderState: OrderState
  readonly partnerId: string | null
  readonly exhibitId: string | null
}

export const transportsQuery = (db: Reader) =>
  db
    .selectFrom('transports')
    .innerJoin('orders', 'orders.id', 'transports.order_id')
    .leftJoin('companies', 'companies.id', 'transports.company_id')
    .leftJoin('transport_drivers as drivers', 'drivers.id', 'transports.driver_id')
    .select([
      'transports.id', 'transports.order_id as orderId', 'transports.car_number as carNumber', 'transports.kind',
      'transports.state', 'transports.from_province as fromProvince', 'transports.to_province as toProvince',
      'transports.from_sealed as fromSealed', 'transports.to_sealed as toSealed',
      'transports.company_id as companyId', 'companies.name as companyName', 'transports.driver_id as driverId',
      'drivers.name as driverName', 'transports.amount_won as amountWon', 'transports.wished_at as wishedAt',
      'transports.requested_at as requestedAt', 'transports.accepted_at as acceptedAt',
      'transports.arrived_at as arrivedAt', 'transports.left_at as leftAt', 'transports.leaves_to as leavesTo',
      'transports.note', 'transports.end_note as endNote', 'transports.version',
      'transports.created_at as createdAt', 'transports.updated_at as updatedAt', 'orders.state as orderState',
      'orders.partner_id as partnerId', 'orders.exhibit_id as exhibitId',
    ])
    .$narrowType<Pick<TransportRow, 'fromProvince' | 'toProvince'>>()

export const findTransport = (db: Reader, id: string): Promise<TransportRow | undefined> =>
  transportsQuery(db).where('transports.id', '=', id).executeTakeFirst()

/** Of a row that this transaction has just written or locked. */
export const getTransportRecord = async (tx: Tx, id: string): Promise<TransportRow> => {
  const transport = await findTransport(tx, id)
  if (transport === undefined) throw new Error('a transport that was just written is gone')
  return transport
}

/** The order first: whether a car may leave is read from it. */
const ofOrders: Owned = { table: 'transports', owners: 'orders', by: 'order_id' }
export const lockTransport = async (tx: Tx, id: string): Promise<TransportRow | undefined> =>
  (await lockAfterOwner(tx, ofOrders, id)) ? findTransport(tx, id) : undefined

/** Undefined where the order has one of this kind under way. */
export const insertTransport = async (tx: Tx, given: {
  readonly orderId: string; readonly carNumber: string; readonly kind: TransportKind
  readonly fromProvince: Province; readonly toProvince: Province
  readonly fromSealed: Uint8Array | null; readonly toSealed: Uint8Array | null
  readonly wishedAt: string | null; readonly note: string | null
}): Promise<string | undefined> => {
  const row = await tx
    .insertInto('transports')
    .values({
      order_id: given.orderId, car_number: given.carNumber, kind: given.kind, state: 'registered',
      from_province: given.fromProvince, to_province: given.toProvince, from_sealed: given.fromSealed,
      to_sealed: given.toSealed, wished_at: given.wishedAt, note: given.note,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id').executeTakeFirst()
  return row?.id
}

/** The one that is registered or on its way. */
export const findDeliveryOf = (db: Reader, orderId: string): Promise<TransportRow | undefined> =>
  transportsQuery(db).where('transports.order_id', '=', orderId).where('transports.kind', '=', 'delivery')
    .where('transports.state', 'in', ['registered', 'transportRequested', 'transportAccepted']).executeTakeFirst()

/** The newest, whatever became of it; of those that were registered within a time, where one is said. */
export const findLastDelivery = (
  db: Reader, orderId: string, within: { readonly from?: Date; readonly until?: Date | null } = {},
): Promise<TransportRow | undefined> =>
  transportsQuery(db).where('transports.order_id', '=', orderId).where('transports.kind', '=', 'delivery')
    .where('transports.created_at', '>=', within.from ?? sql<Date>`'-infinity'`)
    .where('transports.created_at', '<=', within.until ?? sql<Date>`'infinity'`)
    .orderBy('transports.created_at', 'desc').orderBy('transports.id', 'desc').limit(1).executeTakeFirst()

/** Whether it was handed over to its buyer; to one whose award fell since, it was for nothing. */
export const findHandedOver = async (db: Reader, orderId: string): Promise<boolean> =>
  (await db.selectFrom('transports')
    .innerJoin('contracts', 'contracts.order_id', 'transports.order_id')
    .select('transports.id')
    .where('transports.order_id', '=', orderId).where('transports.kind', '=', 'delivery')
    .where('transports.left_at', 'is not', null).where('contracts.state', '!=', 'cancelled')
    .whereRef('transports.created_at', '>=', 'contracts.awarded_at')
    .limit(1).executeTakeFirst()) !== undefined

const isAnother = { version: sql<number>`version + 1`, updated_at: sql<Date>`app_now()` }

export const updateDelivery = async (tx: Tx, id: string, given: {
  readonly companyId: string; readonly deliverAt: Date; readonly toProvince?: Province
  readonly toSealed?: Uint8Array | null; readonly amountWon?: number | null; readonly note?: string | null
}): Promise<void> => {
  const { companyId, deliverAt, toProvince, toSealed, amountWon, note } = given
  await tx
    .updateTable('transports')
    .set({
      company_id: companyId, wished_at: deliverAt,
      // A driver drives for one carrier.
      driver_id: sql<string | null>`case when company_id = ${companyId}::uuid then driver_id end`,
      ...(toProvince === undefined ? {} : { to_province: toProvince }),
      ...(toSealed === undefined ? {} : { to_sealed: toSealed }),
      ...(amountWon === undefined ? {} : { amount_won: amountWon }),
      ...(note === undefined ? {} : { note }), ...isAnother,
    })
    .where('id', '=', id).execute()
}

export const updateRequested = async (tx: Tx, id: string): Promise<void> => {
  await tx
    .updateTable('transports').set({ requested_at: sql<Date>`app_now()`, ...isAnother }).where('id', '=', id).execute()
}

export const updateAccepted = async (tx: Tx, id: string, given: {
  readonly companyId: string; readonly driverId: string | null; readonly amountWon: number | null
}): Promise<void> => {
  await tx
    .updateTable('transports')
    .set({
      company_id: given.companyId, driver_id: given.driverId, amount_won: given.amountWon,
      accepted_at: sql<Date>`app_now()`, ...isAnother,
    })
    .where('id', '=', id).execute()
}

export const updateArrived = async (tx: Tx, id: string): Promise<void> => {
  await tx
    .updateTable('transports').set({ arrived_at: sql<Date>`app_now()`, ...isAnother }).where('id', '=', id).execute()
}

export const updateLeft = async (tx: Tx, id: string, leavesTo: ReleasedTo): Promise<void> => {
  await tx
    .updateTable('transports').set({ left_at: sql<Date>`app_now()`, leaves_to: leavesTo, ...isAnother })
    .where('id', '=', id).execute()
}

export const updateCancelled = async (tx: Tx, ids: readonly string[], endNote: string): Promise<void> => {
  await tx
    .updateTable('transports').set({ end_note: endNote, ...isAnother })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`).execute()
}

/** Those of these orders that have not come yet. */
export const listUnderWay = (tx: Tx, orderIds: readonly string[]): Promise<TransportRow[]> =>
  transportsQuery(tx)
    .where('transports.order_id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .where('transports.state', 'in', ['registered', 'transportRequested', 'transportAccepted'])
    .orderBy('transports.id').execute()
