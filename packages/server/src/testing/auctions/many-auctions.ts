// Many open auctions at once, each with a car of its own that has everything a car has: copies of one confirmed car.
import { sql } from 'kysely'
import { setDeadlines } from '../../runtime/work/deadlines.ts'
import type { Tx } from '../../runtime/database/database.ts'
import { closingAt } from '../../areas/auctions/auctions/closing-at.ts'
import { writeSearchRows } from '../../areas/auctions/search/write-search-rows.ts'

export interface ManyWish {
  /** The order of a confirmed car; its copies are of all kinds. */
  readonly like: string
  readonly count: number
  readonly endsAt: Date
}

const insertOrders = async (tx: Tx, { like, count }: ManyWish): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    with taken as (select count(*)::int as count from orders)
    insert into orders (car_number, state, kind, house_type, region, created_by, answers, odometer_reading,
      odometer_unit, odometer_km, model, model_year, hope_price_won, terms_version, terms_accepted_at, confirmed_at,
      partner_id, round)
    select (100 + (taken.count + n) / 9000) || '나' || (1000 + (taken.count + n) % 9000), 'biddingInProgress',
      (array['self', 'pro', 'prime'])[1 + n % 3], (array['onsite', 'outflow', 'outflow'])[1 + n % 3], region,
      created_by, answers, odometer_reading, odometer_unit, odometer_km, model, model_year, hope_price_won,
      terms_version, terms_accepted_at, confirmed_at, partner_id, 1
    from orders, taken, generate_series(1, ${count}::int) n where orders.id = ${like}
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

const insertFacts = async (tx: Tx, like: string, ids: readonly string[]): Promise<void> => {
  const made = sql`(select id, car_number from orders where id = any(${ids}::uuid[])) as made`
  await sql`
    insert into car_registers (order_id, car_number, source, outcome, asked_at, facts)
    select made.id, made.car_number, source, outcome, asked_at, facts
    from ${made}, car_registers where order_id = ${like}`.execute(tx)
  await sql`
    insert into car_guide_prices (order_id, outcome, asked_at, low_won, mid_won, high_won, as_of)
    select made.id, outcome, asked_at, low_won, mid_won, high_won, as_of
    from ${made}, car_guide_prices where order_id = ${like}`.execute(tx)
  await sql`
    insert into car_checks (order_id, car_number, state, source, started_at, completed_at, damage_count,
      accident_history, record, judgement, odometer_reading, odometer_unit, odometer_km)
    select made.id, made.car_number, state, source, started_at, completed_at, damage_count, accident_history, record,
      judgement, odometer_reading, odometer_unit, odometer_km
    from ${made}, car_checks where order_id = ${like}`.execute(tx)
  await sql`
    with pictures as materialized (
      select new_id() as file_id, made.id, made.car_number, view, sort_order, is_cover
      from ${made}, car_photos where order_id = ${like}
    ), filed as (
      insert into files (id, usage_type, name, content_type, state, size_bytes, committed_at)
      select file_id, 'carPhoto', view || '.jpg', 'image/jpeg', 'commit', 10, app_now() from pictures
    )
    insert into car_photos (order_id, car_number, file_id, view, sort_order, is_cover)
    select id, car_number, file_id, view, sort_order, is_cover from pictures`.execute(tx)
}

/** The ids of the auctions, all of which end at the same moment. */
export const insertOpenAuctions = async (tx: Tx, wish: ManyWish): Promise<readonly string[]> => {
  const { like, endsAt } = wish
  const orderIds = await insertOrders(tx, wish)
  await insertFacts(tx, like, orderIds)
  const { rows } = await sql<{ id: string }>`
    insert into auctions (order_id, round, state, kind, house_type, screened_at, opened_at, ends_at, first_ends_at,
      configuration_revision)
    select id, 1, 'auction', kind, house_type, app_now(), app_now() - interval '1 day', ${endsAt}, ${endsAt},
      (select max(revision) from configuration_versions)
    from orders where id = any(${orderIds}::uuid[]) returning id`.execute(tx)
  const ids = rows.map(({ id }) => id)
  await sql`
    update orders set auction_id = auctions.id from auctions
    where auctions.id = any(${ids}::uuid[]) and orders.id = auctions.order_id`.execute(tx)
  await setDeadlines(tx, ids.map((id) => closingAt(id, endsAt)))
  await writeSearchRows(tx, ids)
  return ids
}
