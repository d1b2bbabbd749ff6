// What only the demo market asks of the database: who its people are, which plates it has used, and how full it is.
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../../runtime/database/database.ts'

export interface PersonOfMarket {
  readonly userId: string
  readonly memberId: string
  readonly companyId: string | null
  readonly shopId: string | null
  readonly name: string
}

export const findPersonOf = (db: Reader, uid: string): Promise<PersonOfMarket | undefined> =>
  db.selectFrom('members').innerJoin('users', 'users.id', 'members.user_id')
    .select([
      'users.id as userId', 'members.id as memberId', 'members.company_id as companyId', 'members.shop_id as shopId',
      'users.name',
    ])
    .where('users.uid', '=', uid).executeTakeFirst()

export const findAnyOrder = async (db: Reader): Promise<boolean> =>
  (await db.selectFrom('orders').select('id').limit(1).executeTakeFirst()) !== undefined

/** Of these plates, those that some order has or had. */
export const listUsedPlates = async (db: Reader, carNos: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('orders').select('car_number')
    .where('car_number', '=', sql<string>`any(${carNos}::text[])`).execute()
  return new Set(rows.map(({ car_number }) => car_number))
}

export const findOrderCount = async (db: Reader): Promise<number> => {
  const { count } = await db.selectFrom('orders').select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export interface RunningCount {
  readonly kind: string
  readonly houseType: string
  readonly count: number
}

export const listRunning = async (db: Reader): Promise<readonly RunningCount[]> => {
  const { rows } = await sql<RunningCount>`
    select kind, house_type as "houseType", count(*)::int as count from auctions where state = 'auction'
    group by kind, house_type`.execute(db)
  return rows
}

/** Cars of the house that found nobody and wait to be screened again; the one that has waited least comes first. */
export const listRetriedOrders = async (db: Reader): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    select orders.id from orders join auctions on auctions.order_id = orders.id and auctions.state = 'preparation'
    where orders.state = 'retryAuction' and auctions.screened_at is null and auctions.returned_at is null
    order by auctions.created_at desc, orders.id`.execute(db)
  return rows.map(({ id }) => id)
}

export const findFreeSlotCount = async (db: Reader): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from yard_slots slots
    where not is_closed and not exists (
      select from check_ins where check_ins.slot_id = slots.id and released_at is null)`.execute(db)
  return rows[0]?.count ?? 0
}

export interface CarrierOfMarket {
  readonly companyId: string
  readonly driverIds: readonly string[]
}

export const listCarriers = async (db: Reader): Promise<readonly CarrierOfMarket[]> => {
  const { rows } = await sql<CarrierOfMarket>`
    select company_id as "companyId", array_agg(id order by id) as "driverIds" from transport_drivers
    where is_active group by company_id order by company_id`.execute(db)
  return rows
}

/** Back or on, for whatever this transaction does next. */
export const updateShift = async (tx: Tx, seconds: number): Promise<void> => {
  await sql`update clock_shift set shift = shift + make_interval(secs => ${seconds})`.execute(tx)
}
