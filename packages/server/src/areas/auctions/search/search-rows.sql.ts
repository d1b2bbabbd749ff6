// Reads what search rows are made of, and writes them: only where they differ from what is there.
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import type { SearchRow, SearchSource } from './search-row.ts'

/** Whoever writes a row holds its auction, so that what was read last is written last. Bids are not held up by this. */
export const lockAuctionsForRows = async (tx: Tx, auctionIds: readonly string[]): Promise<void> => {
  await sql`select from auctions where id = any(${auctionIds}::uuid[]) order by id for no key update`.execute(tx)
}

export const listSources = async (db: Reader, auctionIds: readonly string[]): Promise<readonly SearchSource[]> => {
  const { rows } = await sql<SearchSource>`
    select auctions.id as "auctionId", auctions.order_id as "orderId", auctions.auction_no as "auctionNo",
      auctions.state, auctions.kind, auctions.house_type as "houseType", auctions.round,
      orders.car_number as "carNumber", orders.model, orders.model_year as "modelYear",
      orders.odometer_km as "orderKm", orders.region, orders.is_by_hand as "isByHand", registers.facts,
      checks.odometer_km as "checkKm", checks.accident_history as "accidentHistory",
      checks.damage_count as "damageCount", checks.record -> 'options' as "checkOptions",
      checks.record ->> 'sunroof' as "checkSunroof", checks.record ->> 'seatColor' as "checkSeatColor",
      guides.mid_won as "guideMidWon", cover.id as "coverPhotoId", photos.count as "photoCount",
      auctions.created_at as "auctionCreatedAt", auctions.opened_at as "openedAt", auctions.ends_at as "endsAt"
    from auctions
      join orders on orders.id = auctions.order_id
      left join car_registers registers on registers.order_id = orders.id
      left join car_checks checks on checks.order_id = orders.id and checks.state = 'complete'
      left join car_guide_prices guides on guides.order_id = orders.id
      left join car_photos cover on cover.order_id = orders.id and cover.is_cover
      cross join lateral (
        select count(*)::int as count from car_photos where car_photos.order_id = orders.id
      ) as photos
    where auctions.id = any(${auctionIds}::uuid[])`.execute(db)
  return rows
}

const columns = [
  'auction_id', 'order_id', 'auction_no', 'state', 'kind', 'house_type', 'round', 'car_number', 'plate_suffix',
  'maker', 'model', 'detail_model', 'grade', 'detail_grade', 'maker_key', 'model_key', 'detail_model_key',
  'grade_key', 'detail_grade_key', 'origin', 'model_year', 'first_registered_on', 'odometer_km', 'displacement_cc',
  'fuel', 'drive', 'transmission', 'color', 'seat_color', 'sunroof', 'usage', 'options', 'region',
  'accident_history', 'damage_count', 'guide_mid_won', 'cover_photo_id', 'photo_count', 'is_by_hand',
  'auction_created_at', 'opened_at', 'ends_at', 'spelled', 'initials',
] as const satisfies readonly (keyof SearchRow)[]

const listed = (prefix: string) => sql.join(columns.map((column) => sql.ref(`${prefix}.${column}`)))
const named = sql.join(columns.map((column) => sql.id(column)))

/** The ids of the auctions whose row was missing or wrong. */
export const insertRows = async (tx: Tx, rows: readonly SearchRow[]): Promise<readonly string[]> => {
  if (rows.length === 0) return []
  const { rows: written } = await sql<{ id: string }>`
    insert into auction_search_rows (${named})
    select ${listed('given')}
    from json_populate_recordset(null::auction_search_rows, ${JSON.stringify(rows)}::text::json) as given
    on conflict (auction_id) do update set (${named}) = row (${listed('excluded')}), updated_at = app_now()
    where row (${listed('auction_search_rows')}) is distinct from row (${listed('excluded')})
    returning auction_id as id`.execute(tx)
  return written.map(({ id }) => id)
}

/** Auctions whose row is missing or another than this, and of the unlisted those that have one; nothing is locked. */
export const listDiffering = async (
  db: Reader, rows: readonly SearchRow[], unlistedIds: readonly string[],
): Promise<readonly string[]> => {
  const { rows: found } = await sql<{ id: string }>`
    select given.auction_id as id
    from json_populate_recordset(null::auction_search_rows, ${JSON.stringify(rows)}::text::json) as given
      left join auction_search_rows as kept on kept.auction_id = given.auction_id
    where row (${listed('kept')}) is distinct from row (${listed('given')})
    union all
    select auction_id from auction_search_rows where auction_id = any(${unlistedIds}::uuid[])`.execute(db)
  return found.map(({ id }) => id)
}

/** The number of rows that were there. */
export const deleteRows = async (tx: Tx, auctionIds: readonly string[]): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from auction_search_rows where auction_id = any(${auctionIds}::uuid[])`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

export const deleteAllRows = async (tx: Tx): Promise<number> => {
  const { numAffectedRows } = await sql`delete from auction_search_rows`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

export const findRowId = async (db: Reader, auctionId: string): Promise<string | undefined> => {
  const row = await db.selectFrom('auction_search_rows').select('id').where('auction_id', '=', auctionId)
    .executeTakeFirst()
  return row?.id
}

/** Whoever opens one of these orders’ auctions is waited for, or waits. */
export const lockAuctionsOf = async (tx: Tx, orderIds: readonly string[]): Promise<void> => {
  await sql`select from auctions where order_id = any(${orderIds}::uuid[]) order by id for no key update`.execute(tx)
}

/** Opened auctions of these orders: those that have rows. */
export const listOpenedOf = async (db: Reader, orderIds: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from auctions where order_id = any(${orderIds}::uuid[]) and opened_at is not null order by id`.execute(db)
  return rows.map(({ id }) => id)
}

export const listOpenAmong = async (db: Reader, auctionIds: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from auctions where id = any(${auctionIds}::uuid[]) and state = 'auction' order by id`.execute(db)
  return rows.map(({ id }) => id)
}

export interface KnownAuctions {
  readonly known: ReadonlySet<string>
  readonly opened: ReadonlySet<string>
}

export const findKnown = async (db: Reader, ids: readonly string[]): Promise<KnownAuctions> => {
  const { rows } = await sql<{ id: string; isOpened: boolean }>`
    select id, opened_at is not null as "isOpened" from auctions where id = any(${ids}::uuid[])`.execute(db)
  return {
    known: new Set(rows.map(({ id }) => id)),
    opened: new Set(rows.filter(({ isOpened }) => isOpened).map(({ id }) => id)),
  }
}

/** The next piece of all auctions that have a row or should have one, in the order of their ids. */
export const listListedAfter = async (db: Reader, after: string | null, max: number): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from auctions
    where (${after}::uuid is null or id > ${after}::uuid)
      and (opened_at is not null or exists (select from auction_search_rows where auction_id = auctions.id))
    order by id limit ${max}`.execute(db)
  return rows.map(({ id }) => id)
}
