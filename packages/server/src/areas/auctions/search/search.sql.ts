// Looks into the search table: conditions of every criterion, pages, exact counts up to a bound, and facets.
import type { SearchFacet, SearchSortKey } from '@bidyard/contract/enums'
import { limits } from '@bidyard/contract/limits'
import { type SearchWish, searchBounds } from '@bidyard/contract/shapes/auctions/search'
import { searchTermsOf } from '@bidyard/contract/shapes/search/hangul'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Reader } from '../../../runtime/database/database.ts'
import type { RowSight } from '../auctions/seen-auctions.ts'
import type { SearchRow } from './search-row.ts'

type Condition = RawBuilder<SqlBool>
type Criteria = SearchWish['criteria']

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

const oneOf = (column: string, values: readonly string[] | undefined): Condition[] => {
  if (values === undefined) return []
  const [first, ...others] = values
  const of = sql.ref(`searched.${column}`)
  return [others.length === 0 ? sql<SqlBool>`${of} = ${first}` : sql<SqlBool>`${of} = any(${values}::text[])`]
}

const between = (column: string, from: number | undefined, to: number | undefined): Condition[] => {
  const of = sql.ref(`searched.${column}`)
  return [
    ...(from === undefined ? [] : [sql<SqlBool>`${of} >= ${from}`]),
    ...(to === undefined ? [] : [sql<SqlBool>`${of} <= ${to}`]),
  ]
}

/** Which criterion a facet leaves out of account, and the column that it counts. */
export const facetColumns: Readonly<Record<SearchFacet, {
  readonly criterion: keyof Criteria; readonly column: string; readonly name?: string
}>> = {
  maker: { criterion: 'makers', column: 'maker_key', name: 'maker' },
  model: { criterion: 'models', column: 'model_key', name: 'model' },
  detailModel: { criterion: 'detailModels', column: 'detail_model_key', name: 'detail_model' },
  grade: { criterion: 'grades', column: 'grade_key', name: 'grade' },
  detailGrade: { criterion: 'detailGrades', column: 'detail_grade_key', name: 'detail_grade' },
  origin: { criterion: 'origins', column: 'origin' },
  fuel: { criterion: 'fuels', column: 'fuel' },
  drive: { criterion: 'drives', column: 'drive' },
  transmission: { criterion: 'transmissions', column: 'transmission' },
  color: { criterion: 'colors', column: 'color' },
  region: { criterion: 'regions', column: 'region' },
  accidentHistory: { criterion: 'accidents', column: 'accident_history' },
  sunroof: { criterion: 'sunroofs', column: 'sunroof' },
  kind: { criterion: 'kinds', column: 'kind' },
  houseType: { criterion: 'houseTypes', column: 'house_type' },
  option: { criterion: 'options', column: 'options' },
}

const chosenConditions = (criteria: Criteria): Condition[] =>
  Object.values(facetColumns).flatMap(({ criterion, column }) =>
    (criterion === 'options' ? [] : oneOf(column, criteria[criterion] as readonly string[] | undefined)))

const textConditions = (text: string | undefined): Condition[] =>
  searchTermsOf(text ?? '').map(({ in: column, text: term }) =>
    sql<SqlBool>`${sql.ref(`searched.${column}`)} like ${`%${term}%`}`)

const conditionsOf = (criteria: Criteria): Condition[] => {
  const { options, endsWithinHours: hours, plateSuffix, text } = criteria
  return [
    // Written out where it can be: only then the indexes over what is open are looked at.
    ...(criteria.states === undefined ? [sql<SqlBool>`searched.state = 'auction'`] : oneOf('state', criteria.states)),
    ...chosenConditions(criteria),
    ...between('model_year', criteria.yearFrom, criteria.yearTo),
    ...between('odometer_km', criteria.kmFrom, criteria.kmTo),
    ...between('guide_mid_won', criteria.guideFromWon, criteria.guideToWon),
    ...(options === undefined ? [] : [sql<SqlBool>`searched.options @> ${options}::text[]`]),
    ...(hours === undefined ? [] : [sql<SqlBool>`searched.ends_at <= app_now() + make_interval(hours => ${hours})`]),
    ...(plateSuffix === undefined ? [] : [sql<SqlBool>`searched.plate_suffix like ${`%${plateSuffix}`}`]),
    ...textConditions(text),
  ]
}

export interface Looking {
  readonly db: Reader
  readonly criteria: Criteria
  readonly sight: RowSight
}

const all = ({ criteria, sight }: Pick<Looking, 'criteria' | 'sight'>): Condition =>
  sql<SqlBool>`${sql.join([sight.condition, ...conditionsOf(criteria)], sql` and `)}`

const rowsFrom = ({ sight }: Pick<Looking, 'sight'>): RawBuilder<unknown> =>
  (sight.needsOrders
    ? sql`auction_search_rows searched join orders on orders.id = searched.order_id`
    : sql`auction_search_rows searched`)

const sortColumns: Readonly<Record<SearchSortKey, { readonly column: string; readonly always: boolean }>> = {
  endsAt: { column: 'ends_at', always: true },
  auctionCreatedAt: { column: 'auction_created_at', always: true },
  modelYear: { column: 'model_year', always: true },
  odometerKm: { column: 'odometer_km', always: false },
  guideMidWon: { column: 'guide_mid_won', always: false },
}

export interface Position {
  readonly value: string | null
  readonly id: string
}

/** Rows without a value come last in both directions. */
const behind = (sort: SearchWish['sort'], { value, id }: Position): Condition => {
  const { column, always } = sortColumns[sort.by]
  const of = sql.ref(`searched.${column}`)
  const beyond = sql.raw(sort.direction === 'asc' ? '>' : '<')
  if (value === null) return sql<SqlBool>`(${of} is null and searched.id ${beyond} ${id}::uuid)`
  if (always) return sql<SqlBool>`(${of}, searched.id) ${beyond} (${value}, ${id}::uuid)`
  return sql<SqlBool>`((${of}, searched.id) ${beyond} (${value}, ${id}::uuid) or ${of} is null)`
}

export interface PageAsked extends Looking {
  readonly sort: SearchWish['sort']
  readonly after: Position | undefined
  readonly size: number
}

export const listFound = async (asked: PageAsked): Promise<readonly (ShownRow & { readonly key: string | null })[]> => {
  const { sort, after, size, db } = asked
  const { column, always } = sortColumns[sort.by]
  const of = sql.ref(`searched.${column}`)
  const direction = sql.raw(sort.direction)
  const last = always ? sql`` : sql`nulls last`
  const from = after === undefined ? all(asked) : sql<SqlBool>`${all(asked)} and ${behind(sort, after)}`
  const { rows } = await sql<ShownRow & { readonly key: string | null }>`
    select searched.*, (${of})::text as key from ${rowsFrom(asked)} where ${from}
    order by ${of} ${direction} ${last}, searched.id ${direction} limit ${size}`.execute(db)
  return rows
}

/** One more than the bound says that there are more. */
export const findFoundCount = async (asked: Looking): Promise<number> => {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from (
      select from ${rowsFrom(asked)} where ${all(asked)} limit ${limits.countExact + 1}
    ) as counted`.execute(asked.db)
  return rows[0]?.found ?? 0
}

export interface FacetValue {
  readonly key: string
  readonly name: string | null
  readonly count: number
}

export const listFacet = async (asked: Looking, facet: SearchFacet): Promise<readonly FacetValue[]> => {
  const { criterion, column, name } = facetColumns[facet]
  const { [criterion]: _, ...others } = asked.criteria
  // Options narrow each other: what is counted is what is left when one more is chosen.
  const where = all({ criteria: facet === 'option' ? asked.criteria : others, sight: asked.sight })
  const of = sql.ref(`searched.${column}`)
  const found = facet === 'option'
    ? sql`select option as key, null::text as name
        from ${rowsFrom(asked)}, unnest(searched.options) as option where ${where}`
    : sql`select ${of} as key, ${name === undefined ? sql`null::text` : sql.ref(`searched.${name}`)} as name
        from ${rowsFrom(asked)} where ${where} and ${of} is not null`
  const { rows } = await sql<FacetValue>`
    select key, min(name) as name, count(*)::int as count from (${found}) as counted
    group by key order by count desc, key limit ${searchBounds.facetValues}`.execute(asked.db)
  return rows
}
