// Car codes, from parent to children for everybody, and by any part of a name for the office.
import { referenceCalls as calls } from '@bidyard/contract/calls/reference'
import { carCodeLevel, fuel, origin } from '@bidyard/contract/enums'
import { carCodeBounds } from '@bidyard/contract/shapes/car-codes'
import { sql } from 'kysely'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { findCarCode, listChildren, searchQuery } from './car-codes.sql.ts'

export const rootParent = 'root'

interface Row {
  readonly level: string
  readonly code: string
  readonly parent_code: string | null
  readonly name_ko: string
  readonly name_en: string
  readonly origin: string | null
  readonly from_year: number | null
  readonly to_year: number | null
  readonly fuel: string | null
}

const factsOf = (row: Row) => ({
  level: carCodeLevel.schema.parse(row.level),
  code: row.code,
  parent: row.parent_code,
  name: { ko: row.name_ko, en: row.name_en },
  origin: origin.schema.nullable().parse(row.origin),
  fromYear: row.from_year,
  toYear: row.to_year,
  fuel: fuel.schema.nullable().parse(row.fuel),
})

export const listCarCodes = read(calls.listCarCodes, async ({ db, params, refuse }) => {
  const { level, parent } = params
  const above = carCodeLevel.values[carCodeLevel.values.indexOf(level) - 1]
  const isThere = above === undefined ? parent === rootParent : await findCarCode(db, above, parent)
  if (isThere === undefined || isThere === false) throw refuse('notFound')
  const rows = await listChildren(db, level, above === undefined ? null : parent, carCodeBounds.children)
  return { items: rows.map((row) => ({ ...factsOf(row), childCount: row.child_count })) }
})

export const searchCarCodes = listing(calls.searchCarCodes, ({ db }) => source({
  query: searchQuery(db),
  columns: {
    id: sql`id`, level: sql`level`, code: sql`code`, parent: sql`parent_code`, path: sql`path_ko collate korean`,
    nameKo: sql`name_ko collate korean`, nameEn: sql`name_en`, origin: sql`origin`, fuel: sql`fuel`,
    fromYear: sql`from_year`, toYear: sql`to_year`, isActive: sql`is_active`, createdAt: sql`created_at`,
    updatedAt: sql`updated_at`,
  },
  item: (row) => ({
    ...factsOf(row), id: row.id, path: row.path_ko, isActive: row.is_active, createdAt: timeOf(row.created_at),
    updatedAt: timeOf(row.updated_at),
  }),
}))
