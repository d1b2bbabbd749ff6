// Counts what else there is: of each facet every value, under all criteria but the facet’s own.
import type { SearchFacet } from '@bidyard/contract/enums'
import { searchBounds } from '@bidyard/contract/shapes/auctions/search'
import { type RawBuilder, sql } from 'kysely'
import { planAnew } from '../../../runtime/database/database.ts'
import { facetColumns, fitting, type Looking, rowsFrom } from './search-conditions.ts'

export interface FacetValue {
  readonly key: string
  readonly name: string | null
  readonly count: number
}

export interface CountedFacet {
  readonly facet: SearchFacet
  readonly values: readonly FacetValue[]
}

interface CountedRows {
  readonly facets: readonly CountedFacet[]
  /** How many rows there were to count. */
  readonly found: number
}

interface Counted {
  readonly key: string | null
  /** Of each facet of the question that has names, in their order. */
  readonly names: readonly (string | null)[]
  readonly count: number
  /** A bit for each facet of the question, the last one lowest; the one that is counted has none. */
  readonly mask: number
}

const inOrder = (values: readonly FacetValue[]): FacetValue[] =>
  values.toSorted((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1))
    .slice(0, searchBounds.facetValues)

const join = (parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(parts)
const lowest = (name: string): RawBuilder<unknown> => sql`min(${sql.ref(name)} collate "C")`

/**
 * One look at the rows counts all facets whose criteria are the same: first together, which leaves few rows because
 * what is together goes together in cars, then each by itself over those few.
 */
const countTogether = async (asked: Looking, facets: readonly SearchFacet[]): Promise<CountedRows> => {
  const columns = facets.map((facet) => facetColumns[facet])
  const keys = join(columns.map(({ column }) => sql.id(column)))
  const named = columns.flatMap(({ name }) => (name === undefined ? [] : [name]))
  const alsoNames = named.map((name) => sql`, ${lowest(`searched.${name}`)} as ${sql.id(name)}`)
  const { rows } = await sql<Counted>`${planAnew}
    with together as materialized (
      select ${join(columns.map(({ column }) => sql.ref(`searched.${column}`)))}${sql.join(alsoNames, sql``)},
        count(*)::int as count
      from ${rowsFrom(asked)} where ${fitting(asked)}
      group by ${join(columns.map(({ column }) => sql.ref(`searched.${column}`)))}
    )
    select grouping(${keys}) as mask, coalesce(${keys}) as key, sum(count)::int as count,
      array[${join(named.map(lowest))}]::text[] as names
    from together group by grouping sets (${join(columns.map(({ column }) => sql`(${sql.id(column)})`))})`
    .execute(asked.db)
  const of = (at: number): readonly Counted[] => {
    const mask = 2 ** facets.length - 1 - 2 ** (facets.length - 1 - at)
    return rows.filter((row) => row.mask === mask)
  }
  return {
    facets: facets.map((facet, at) => {
      const { name } = facetColumns[facet]
      const place = name === undefined ? -1 : named.indexOf(name)
      return {
        facet,
        values: inOrder(of(at).flatMap(({ key, names, count }) =>
          (key === null ? [] : [{ key, name: names[place] ?? null, count }]))),
      }
    }),
    // Each row has one value of each facet, or none, which is counted as well.
    found: of(0).reduce((sum, { count }) => sum + count, 0),
  }
}

/** Options narrow each other: what is left when one more is chosen is counted. Cars share whole sets of them. */
const countOptions = async (asked: Looking): Promise<CountedFacet> => {
  const { rows } = await sql<FacetValue>`${planAnew}
    with together as materialized (
      select searched.options, count(*)::int as count
      from ${rowsFrom(asked)} where ${fitting(asked)} group by searched.options
    )
    select option as key, null::text as name, sum(count)::int as count
    from (select unnest(options) as option, count from together) as offered group by option`.execute(asked.db)
  return { facet: 'option', values: inOrder(rows) }
}

/** What goes together in cars is counted together: few makers build each model, few models have each gear. */
const companies: readonly (readonly SearchFacet[])[] = [
  ['maker', 'model', 'detailModel', 'grade', 'detailGrade', 'origin'],
  ['fuel', 'drive', 'transmission', 'sunroof', 'kind', 'houseType'],
  ['color', 'region', 'accidentHistory'],
]

const countOwn = async (asked: Looking, facet: SearchFacet): Promise<readonly CountedFacet[]> => {
  const { [facetColumns[facet].criterion]: _, ...criteria } = asked.criteria
  const { facets } = await countTogether({ ...asked, criteria }, [facet])
  return facets
}

export interface Facets {
  /** In the order in which they were asked for. */
  readonly facets: readonly CountedFacet[]
  /** How many rows fit all criteria, where the facets tell. */
  readonly found: number | undefined
}

export const listFacets = async (asked: Looking, facets: readonly SearchFacet[]): Promise<Facets> => {
  const wanted = [...new Set(facets)]
  const hasOwn = (facet: SearchFacet): boolean => asked.criteria[facetColumns[facet].criterion] !== undefined
  const shared = companies.map((company) => company.filter((facet) => wanted.includes(facet) && !hasOwn(facet)))
  const own = wanted.filter((facet) => facet !== 'option' && hasOwn(facet))
  const [together, alone, options] = await Promise.all([
    Promise.all(shared.filter(({ length }) => length > 0).map((company) => countTogether(asked, company))),
    Promise.all(own.map((facet) => countOwn(asked, facet))),
    wanted.includes('option') ? countOptions(asked) : undefined,
  ])
  const counted = [...together.flatMap((one) => one.facets), ...alone.flat(), options]
  const byFacet = new Map(counted.map((one) => [one?.facet, one]))
  return { facets: wanted.flatMap((facet) => byFacet.get(facet) ?? []), found: together[0]?.found }
}
