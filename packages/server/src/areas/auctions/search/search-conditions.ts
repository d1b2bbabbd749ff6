// The conditions of every criterion of a search, and the columns that facets count.
import type { SearchFacet } from '@bidyard/contract/enums'
import type { SearchWish } from '@bidyard/contract/shapes/auctions/search'
import { searchTermsOf } from '@bidyard/contract/shapes/search/hangul'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Reader } from '../../../runtime/database/database.ts'
import type { RowSight } from '../auctions/seen-auctions.ts'

export type Condition = RawBuilder<SqlBool>
export type Criteria = SearchWish['criteria']

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
    // In a question of its own, which is asked once: the clock would be read again for each row that is looked at.
    ...(hours === undefined ? [] : [
      sql<SqlBool>`searched.ends_at <= (select app_now() + make_interval(hours => ${hours}))`,
    ]),
    // From its end, as its index has it.
    ...(plateSuffix === undefined ? [] : [
      sql<SqlBool>`reverse(searched.plate_suffix) like ${`${Array.from(plateSuffix).toReversed().join('')}%`}`,
    ]),
    ...textConditions(text),
  ]
}

export interface Looking {
  readonly db: Reader
  readonly criteria: Criteria
  readonly sight: RowSight
}

export const fitting = ({ criteria, sight }: Pick<Looking, 'criteria' | 'sight'>): Condition =>
  sql<SqlBool>`${sql.join([sight.condition, ...conditionsOf(criteria)], sql` and `)}`

export const rowsFrom = ({ sight }: Pick<Looking, 'sight'>): RawBuilder<unknown> =>
  (sight.needsOrders
    ? sql`auction_search_rows searched join orders on orders.id = searched.order_id`
    : sql`auction_search_rows searched`)
