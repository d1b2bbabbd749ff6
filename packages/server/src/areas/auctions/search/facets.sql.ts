// Counts what else there is: of each facet every value, under all criteria but the facet’s own.
import type { SearchFacet } from '@bidyard/contract/enums'
import { searchBounds } from '@bidyard/contract/shapes/auctions/search'
import { sql } from 'kysely'
import { facetColumns, fitting, type Looking, rowsFrom } from './search-conditions.sql.ts'

export interface FacetValue {
  readonly key: string
  readonly name: string | null
  readonly count: number
}

export interface CountedFacet {
  readonly facet: SearchFacet
  readonly values: readonly FacetValue[]
}

interface Counted extends FacetValue {
  /** A bit for each facet of the question, the last one lowest; the one that is counted has none. */
  readonly mask: number
}

const first = (one: string | null, other: string | null): string | null =>
  (one === null || other === null ? one ?? other : one < other ? one : other)

/** People may have written one step in several ways: its key counts, and the first of its names is shown. */
const gather = (values: readonly FacetValue[]): FacetValue[] => {
  const byKey = new Map<string, FacetValue>()
  for (const { key, name, count } of values) {
    const before = byKey.get(key)
    byKey.set(key, { key, name: first(before?.name ?? null, name), count: (before?.count ?? 0) + count })
  }
  return [...byKey.values()]
    .toSorted((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1))
    .slice(0, searchBounds.facetValues)
}

const columnOf = (column: string) => sql.ref(`searched.${column}`)

/** One look at the rows counts all facets whose criteria are the same. */
const countTogether = async (asked: Looking, facets: readonly SearchFacet[]): Promise<CountedFacet[]> => {
  const columns = facets.map((facet) => facetColumns[facet])
  const keys = sql.join(columns.map(({ column }) => columnOf(column)))
  const names = columns.flatMap(({ name }) => (name === undefined ? [] : [columnOf(name)]))
  const sets = columns.map(({ column, name }) =>
    (name === undefined ? sql`(${columnOf(column)})` : sql`(${columnOf(column)}, ${columnOf(name)})`))
  const { rows } = await sql<Counted & { readonly key: string | null }>`
    select grouping(${keys}) as mask, coalesce(${keys}) as key,
      ${names.length === 0 ? sql`null::text` : sql`coalesce(${sql.join(names)})`} as name, count(*)::int as count
    from ${rowsFrom(asked)} where ${fitting(asked)}
    group by grouping sets (${sql.join(sets)})`.execute(asked.db)
  const all = 2 ** facets.length - 1
  return facets.map((facet, at) => {
    const mask = all - 2 ** (facets.length - 1 - at)
    return { facet, values: gather(rows.filter((row): row is Counted => row.mask === mask && row.key !== null)) }
  })
}

/** Options narrow each other: what is counted is what is left when one more is chosen. */
const countOptions = async (asked: Looking): Promise<CountedFacet> => {
  const { rows } = await sql<FacetValue>`
    select option as key, null::text as name, count(*)::int as count
    from ${rowsFrom(asked)}, unnest(searched.options) as option where ${fitting(asked)}
    group by option`.execute(asked.db)
  return { facet: 'option', values: gather(rows) }
}

const steps: readonly SearchFacet[] = ['maker', 'model', 'detailModel', 'grade', 'detailGrade']

const countOwn = async (asked: Looking, facet: SearchFacet): Promise<CountedFacet[]> => {
  const { [facetColumns[facet].criterion]: _, ...criteria } = asked.criteria
  return countTogether({ ...asked, criteria }, [facet])
}

/** In the order in which they were asked for. */
export const listFacets = async (asked: Looking, facets: readonly SearchFacet[]): Promise<readonly CountedFacet[]> => {
  const wanted = [...new Set(facets)]
  const { option = [], own = [], step = [], other = [] } = Object.groupBy(wanted, (facet) =>
    (facet === 'option' ? 'option' : asked.criteria[facetColumns[facet].criterion] !== undefined ? 'own'
      : steps.includes(facet) ? 'step' : 'other'))
  // Two halves, so that two processors may count.
  const halves = [step, other].filter((half) => half.length > 0)
  const counted = await Promise.all([
    ...halves.map((half) => countTogether(asked, half)),
    ...own.map((facet) => countOwn(asked, facet)),
    ...option.map(async () => [await countOptions(asked)]),
  ])
  const byFacet = new Map(counted.flat().map((one) => [one.facet, one]))
  return wanted.flatMap((facet) => byFacet.get(facet) ?? [])
}
