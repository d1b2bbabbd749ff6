// Looks into the search table: pages in every order, and exact counts up to a bound.
import type { AuctionState, SearchSortKey } from '@bidyard/contract/enums'
import { limits } from '@bidyard/contract/limits'
import type { SearchWish } from '@bidyard/contract/shapes/auctions/search'
import { type RawBuilder, sql } from 'kysely'
import { planAnew, type Reader } from '../../../runtime/database/database.ts'
import { toldState, toldUpdatedAt } from '../auctions/auctions.sql.ts'
import { type Condition, fitting, type Looking, rowsFrom } from './search-conditions.ts'
import type { SearchRow } from './search-row.ts'

export interface ShownRow extends Omit<SearchRow, 'auction_created_at' | 'opened_at' | 'ends_at'> {
  readonly id: string
  readonly auction_created_at: Date
  readonly opened_at: Date
  readonly ends_at: Date
  readonly created_at: Date
  readonly updated_at: Date
}

export const searchedQuery = (db: Reader) =>
  db.selectFrom('auction_search_rows as searched').innerJoin('orders', 'orders.id', 'searched.order_id')
    .selectAll('searched')
    .$castTo<ShownRow>()

/** What its auction says of a row; asked only where it may be something else than what is kept here. */
const ofAuction = (told: RawBuilder<unknown>) =>
  sql`(select ${told} from auctions where auctions.id = searched.auction_id)`

/** State and moment of a row as dealers are told of its auction. */
export const toldOfRow = {
  state: sql<AuctionState>`
    case when searched.state = 'cancelled' then ${ofAuction(toldState)} else searched.state end`,
  updatedAt: sql<Date>`
    case when searched.state = 'auction' then searched.updated_at else ${ofAuction(toldUpdatedAt)} end`,
}

/** What is shown: not what the row is found by, which is as long as all the rest. */
export type FoundRow = Omit<ShownRow, 'spelled' | 'initials' | 'plate_suffix'>

const foundColumns = [
  'id', 'auction_id', 'order_id', 'auction_no', 'state', 'kind', 'house_type', 'round', 'car_number', 'maker', 'model',
  'detail_model', 'grade', 'detail_grade', 'maker_key', 'model_key', 'detail_model_key', 'grade_key',
  'detail_grade_key', 'origin', 'model_year', 'first_registered_on', 'odometer_km', 'displacement_cc', 'fuel', 'drive',
  'transmission', 'color', 'seat_color', 'sunroof', 'usage', 'options', 'region', 'accident_history', 'damage_count',
  'guide_mid_won', 'cover_photo_id', 'photo_count', 'is_by_hand', 'auction_created_at', 'opened_at', 'ends_at',
  'created_at', 'updated_at',
] as const satisfies readonly (keyof FoundRow)[]
const found = sql.join(foundColumns.map((column) => sql.ref(`searched.${column}`)))

type Direction = SearchWish['sort']['direction']
type Expressions = Readonly<Record<Direction, RawBuilder<unknown>>>

const always = (column: string): Expressions => {
  const of = sql.ref(`searched.${column}`)
  return { asc: of, desc: of }
}

/** Rows without a value come last in both directions; written as their indexes have it. */
const sometimes = (column: string, highest: string): Expressions => {
  const of = sql.ref(`searched.${column}`)
  return { asc: sql`coalesce(${of}, ${sql.raw(highest)})`, desc: sql`coalesce(${of}, -1)` }
}

const sortedBy: Readonly<Record<SearchSortKey, Expressions>> = {
  endsAt: always('ends_at'),
  auctionCreatedAt: always('auction_created_at'),
  modelYear: always('model_year'),
  odometerKm: sometimes('odometer_km', '2147483647'),
  guideMidWon: sometimes('guide_mid_won', '9223372036854775807'),
}

export interface Position {
  readonly value: string
  readonly id: string
}

export interface PageAsked extends Looking {
  readonly sort: SearchWish['sort']
  readonly after: Position | undefined
  readonly size: number
}

const behind = ({ by, direction }: SearchWish['sort'], { value, id }: Position): Condition => {
  const beyond = sql.raw(direction === 'asc' ? '>' : '<')
  return sql`(${sortedBy[by][direction]}, searched.id) ${beyond} (${value}, ${id}::uuid)`
}

export const listFound = async (asked: PageAsked): Promise<readonly (FoundRow & { readonly key: string })[]> => {
  const { sort, after, size, db } = asked
  const of = sortedBy[sort.by][sort.direction]
  const direction = sql.raw(sort.direction)
  const where = after === undefined ? fitting(asked) : sql`${fitting(asked)} and ${behind(sort, after)}`
  const { rows } = await sql<FoundRow & { readonly key: string }>`${planAnew}
    select ${found}, (${of})::text as key from ${rowsFrom(asked)} where ${where}
    order by ${of} ${direction}, searched.id ${direction} limit ${size}`.execute(db)
  return rows
}

/** One more than the bound says that there are more. */
export const findFoundCount = async (asked: Looking): Promise<number> => {
  const { rows } = await sql<{ found: number }>`${planAnew}
    select count(*)::int as found from (
      select from ${rowsFrom(asked)} where ${fitting(asked)} limit ${limits.countExact + 1}
    ) as counted`.execute(asked.db)
  return rows[0]?.found ?? 0
}
