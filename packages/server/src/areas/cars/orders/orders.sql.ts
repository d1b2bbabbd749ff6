// Reads and writes orders, each with what is known of its car.
import { contractMachines } from '@bidyard/contract/contract-kinds'
import {
  type AuctionHouseType, type CarCheckState, contractKind, type ContractKind, type ContractStep, type MileageUnit,
  type OrderState, type Province,
} from '@bidyard/contract/enums'
import type { SellerAnswers } from '@bidyard/contract/shapes/cars/orders'
import type { CarModel } from '@bidyard/contract/shapes/cars/register-facts'
import { hasTrait, kindsWhere } from '@bidyard/contract/shapes/contracts/traits-of'
import { sql } from 'kysely'
import { carLockSeed } from '../../../runtime/database/lock-numbers.ts'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export interface OrderRow {
  readonly id: string
  readonly orderNo: string
  readonly carNumber: string
  readonly state: OrderState
  readonly kind: ContractKind | null
  readonly houseType: AuctionHouseType | null
  readonly partnerId: string | null
  readonly exhibitId: string | null
  readonly companyId: string | null
  readonly memberId: string | null
  readonly model: CarModel | null
  readonly modelYear: number | null
  readonly odometerReading: number | null
  readonly odometerUnit: MileageUnit | null
  readonly odometerKm: number | null
  readonly region: Province | null
  readonly round: number
  readonly auctionId: string | null
  readonly isByHand: boolean
  readonly coverPhotoId: string | null
  readonly isSentBack: boolean
  readonly isSellersTurn: boolean
  readonly contractStep: ContractStep | null
  readonly confirmedAt: Date | null
  readonly dueAt: Date | null
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

export interface OrderRecord extends OrderRow {
  readonly createdBy: string
  readonly ownerNameSealed: Uint8Array | null
  readonly addressSealed: Uint8Array | null
  readonly hopePriceWon: number | null
  readonly answers: SellerAnswers | null
  readonly registerId: string | null
  readonly historyId: string | null
  readonly checkId: string | null
  readonly checkState: CarCheckState | null
  readonly termsVersion: number | null
  readonly termsAcceptedAt: Date | null
  readonly endNote: string | null
}

const isSentBack = sql<boolean>`exists (
  select from auctions
  where auctions.order_id = orders.id and auctions.state = 'preparation' and auctions.returned_at is not null
    and auctions.resubmitted_at is null)`

/** Sellers answer for the bidder whom the office chose, and say what they were paid; else only the office waits. */
const answered = contractKind.values
  .filter((kind) => hasTrait(kind, 'awardedBy', 'seller') || hasTrait(kind, 'paid', 'handToHand'))
const machinesOwed = sql.join(['auction', ...answered.map((kind) => contractMachines[kind].name), 'adjustment']
  .map((machine) => sql.lit(machine)))

/** What the clock waits for from a seller stands with the round, with its contract, or with a price cut of it. */
const owesAnswer = sql<boolean>`exists (
  select from deadlines owed
  where owed.stage in ('due', 'final') and owed.whose = 'seller' and owed.duty not like 'remind%'
    and owed.machine in (${machinesOwed})
    and owed.row_id in (orders.auction_id, deal.id))`

const checkedBySeller = sql.join(kindsWhere('checkedBy', 'seller').map((kind) => sql.lit(kind)))

/** Nobody looked at the car, and no inspector is on the way: what sellers see themselves is enough for some kinds. */
export const lacksLook = sql<boolean>`(
  orders.state in ('confirmed', 'retryAuction') and not exists (
    select from car_checks looked
    where looked.order_id = orders.id and looked.state in ('inProgress', 'complete') and (
      looked.source = 'inspector' or (looked.state = 'complete' and orders.kind in (${checkedBySeller})))))`

export const isSellersTurn = sql<boolean>`(
  orders.state in ('draft', 'declined') or ${isSentBack} or ${lacksLook} or ${owesAnswer})`

export const ordersQuery = (db: Reader) =>
  db
    .selectFrom('orders')
    .leftJoin('car_photos as cover', (join) =>
      join.onRef('cover.order_id', '=', 'orders.id').on('cover.is_cover', '=', true))
    .leftJoin('contracts as deal', (join) =>
      join.onRef('deal.auction_id', '=', 'orders.auction_id').on('deal.state', 'not in', ['done', 'cancelled']))
    .select([
      'orders.id', 'orders.order_no as orderNo', 'orders.car_number as carNumber', 'orders.state', 'orders.kind',
      'orders.house_type as houseType', 'orders.partner_id as partnerId', 'orders.exhibit_id as exhibitId',
      'orders.company_id as companyId', 'orders.member_id as memberId', 'orders.model',
      'orders.model_year as modelYear', 'orders.odometer_reading as odometerReading',
      'orders.odometer_unit as odometerUnit', 'orders.odometer_km as odometerKm', 'orders.region', 'orders.round',
      'orders.auction_id as auctionId', 'orders.is_by_hand as isByHand', 'cover.id as coverPhotoId',
      'orders.confirmed_at as confirmedAt', 'orders.due_at as dueAt', 'deal.state as contractStep', 'orders.version',
      'orders.created_at as createdAt', 'orders.updated_at as updatedAt',
    ])
    .select([isSentBack.as('isSentBack'), isSellersTurn.as('isSellersTurn')])
    .$narrowType<Pick<OrderRow, 'model' | 'contractStep'>>()

export const findOrder = (db: Reader, id: string): Promise<OrderRecord | undefined> =>
  ordersQuery(db)
    .leftJoin('car_registers as registers', 'registers.order_id', 'orders.id')
    .leftJoin('car_histories as histories', 'histories.order_id', 'orders.id')
    .leftJoin('car_checks as checks', (join) =>
      join.onRef('checks.order_id', '=', 'orders.id').on('checks.state', 'in', ['inProgress', 'complete']))
    .select([
      'orders.created_by as createdBy', 'orders.owner_name_sealed as ownerNameSealed',
      'orders.address_sealed as addressSealed', 'orders.hope_price_won as hopePriceWon', 'orders.answers',
      'registers.id as registerId', 'histories.id as historyId', 'checks.id as checkId',
      'checks.state as checkState', 'orders.terms_version as termsVersion',
      'orders.terms_accepted_at as termsAcceptedAt', 'orders.end_note as endNote',
    ])
    .where('orders.id', '=', id)
    .$narrowType<Pick<OrderRecord, 'answers'>>().executeTakeFirst()

/** Of a row that this transaction has just written or locked. */
export const getOrderRecord = async (tx: Tx, id: string): Promise<OrderRecord> => {
  const order = await findOrder(tx, id)
  if (order === undefined) throw new Error('an order that was just written is gone')
  return order
}

/** Everything about a car is written while its order is locked. */
export const lockOrder = async (tx: Tx, id: string): Promise<OrderRecord | undefined> => {
  await tx.selectFrom('orders').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return findOrder(tx, id)
}

export interface NewOrder {
  readonly carNumber: string
  readonly partnerId: string | null
  readonly exhibitId: string | null
  readonly companyId: string | null
  readonly memberId: string | null
  readonly createdBy: string
  readonly dueAt: Date
}

/** Undefined where the exhibit has an order already. */
export const insertOrder = async (tx: Tx, given: NewOrder): Promise<string | undefined> => {
  const row = await tx
    .insertInto('orders')
    .values({
      state: 'draft', car_number: given.carNumber, partner_id: given.partnerId, exhibit_id: given.exhibitId,
      company_id: given.companyId, member_id: given.memberId, created_by: given.createdBy, due_at: given.dueAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id').executeTakeFirst()
  return row?.id
}

export interface OrderChanges {
  readonly carNumber?: string
  readonly kind?: ContractKind | null
  readonly houseType?: AuctionHouseType | null
  readonly ownerNameSealed?: Uint8Array | null
  readonly region?: Province | null
  readonly addressSealed?: Uint8Array | null
  readonly hopePriceWon?: number | null
  readonly answers?: SellerAnswers | null
  readonly odometer?: { readonly reading: number; readonly unit: MileageUnit; readonly km: number } | null
}

export const updateOrder = async (tx: Tx, id: string, changes: OrderChanges): Promise<void> => {
  const { carNumber, kind, houseType, ownerNameSealed, region, addressSealed, hopePriceWon, answers } = changes
  const { odometer } = changes
  await tx
    .updateTable('orders')
    .set({
      ...(carNumber === undefined ? {} : { car_number: carNumber }),
      ...(kind === undefined ? {} : { kind }), ...(houseType === undefined ? {} : { house_type: houseType }),
      ...(ownerNameSealed === undefined ? {} : { owner_name_sealed: ownerNameSealed }),
      ...(region === undefined ? {} : { region }),
      ...(addressSealed === undefined ? {} : { address_sealed: addressSealed }),
      ...(hopePriceWon === undefined ? {} : { hope_price_won: hopePriceWon }),
      ...(answers === undefined ? {} : { answers: answers === null ? null : JSON.stringify(answers) }),
      ...(odometer === undefined ? {} : {
        odometer_reading: odometer?.reading ?? null, odometer_unit: odometer?.unit ?? null,
        odometer_km: odometer?.km ?? null,
      }),
      version: sql<number>`version + 1`, updated_at: sql<Date>`app_now()`,
    })
    .where('id', '=', id).execute()
}

/** What was known of another plate is not known of this one. */
export const deleteFactsOf = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('car_registers').where('order_id', '=', id).execute()
  await tx.deleteFrom('car_histories').where('order_id', '=', id).execute()
  await tx.deleteFrom('car_guide_prices').where('order_id', '=', id).execute()
  await tx
    .updateTable('orders').set({ model: null, model_year: null, is_by_hand: false }).where('id', '=', id).execute()
}

/** Follows from the rows of facts, whoever wrote them. */
export const updateModel = async (tx: Tx, id: string): Promise<void> => {
  await sql`
    update orders set model = registers.facts -> 'model', model_year = (registers.facts ->> 'modelYear')::int,
      is_by_hand = coalesce(registers.source = 'hand', false) or coalesce(histories.source = 'hand', false),
      version = orders.version + 1, updated_at = app_now()
    from orders as held
      left join car_registers registers on registers.order_id = held.id
      left join car_histories histories on histories.order_id = held.id
    where held.id = ${id}::uuid and orders.id = held.id`.execute(tx)
}

/** Whoever confirms the same car at the same moment waits here, and finds it confirmed. */
export const findLiveOrderOfCar = async (tx: Tx, carNumber: string): Promise<string | undefined> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${carNumber}, ${carLockSeed}))`.execute(tx)
  const row = await tx
    .selectFrom('orders').select('id')
    .where('car_number', '=', carNumber).where('state', 'not in', ['draft', 'cancelled', 'completed'])
    .executeTakeFirst()
  return row?.id
}

export const updateConfirmed = async (tx: Tx, id: string, termsVersion: number): Promise<void> => {
  await tx
    .updateTable('orders')
    .set({
      terms_version: termsVersion, terms_accepted_at: sql<Date>`app_now()`, confirmed_at: sql<Date>`app_now()`,
      due_at: null, version: sql<number>`version + 1`,
    })
    .where('id', '=', id).execute()
}

export const updateRetried = async (tx: Tx, id: string): Promise<void> => {
  await tx
    .updateTable('orders').set({ due_at: null, version: sql<number>`version + 1` }).where('id', '=', id).execute()
}

export const updateEnded = async (tx: Tx, ids: readonly string[], endNote: string | null): Promise<void> => {
  await tx
    .updateTable('orders').set({ end_note: endNote, due_at: null, version: sql<number>`version + 1` })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`).execute()
}

/** Those whose duty is due at another time than they say. */
const outdated = sql`
  select orders.id, deadlines.due_at from deadlines join orders on orders.id = deadlines.row_id
  where deadlines.machine = 'order' and deadlines.next_at is not null and deadlines.duty = orders.state
    and orders.due_at <> deadlines.due_at`

export const listOutdated = async (db: Reader): Promise<readonly string[]> =>
  (await sql<{ id: string }>`${outdated}`.execute(db)).rows.map(({ id }) => id)

export const updateDueAsDeadlines = async (
  tx: Tx, ids: readonly string[],
): Promise<readonly Pick<OrderRow, 'id' | 'partnerId' | 'exhibitId'>[]> => {
  const { rows } = await sql<Pick<OrderRow, 'id' | 'partnerId' | 'exhibitId'>>`
    update orders set due_at = moved.due_at, updated_at = app_now()
    from (${outdated}) as moved where orders.id = moved.id and orders.id = any(${ids}::uuid[])
    returning orders.id, orders.partner_id as "partnerId", orders.exhibit_id as "exhibitId"`.execute(tx)
  return rows
}

/** Whoever shows the order sees that something of its car is another. */
export const updateTouched = async (tx: Tx, id: string): Promise<void> => {
  await tx.updateTable('orders').set({ updated_at: sql<Date>`app_now()` }).where('id', '=', id).execute()
}

export const listOrdersById = (db: Reader, ids: readonly string[]) =>
  db
    .selectFrom('orders')
    .select(['id', 'state', 'partner_id as partnerId', 'exhibit_id as exhibitId'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`).orderBy('id').execute()
