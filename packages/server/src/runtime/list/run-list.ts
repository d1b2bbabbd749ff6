// Answers a list call: the viewer's rows, filtered, sorted and cut into a page, with the cursor of the next one.
import { createHash } from 'node:crypto'
import type { Role } from '@bidyard/contract/call'
import type { Filter, ListDefinition, ListQuery, Operator } from '@bidyard/contract/list'
import { limits } from '@bidyard/contract/limits'
import { sql } from 'kysely'
import type { Caller } from '../caller.ts'
import type { Reader } from '../database/database.ts'
import { Failure } from '../failure.ts'
import { behind, conditionOf, orderOf, type SortKey } from './conditions.ts'
import { readCursor, writeCursor } from './cursor.ts'
import type { AnyQuery, ListSource } from './source.ts'

export interface Page {
  readonly items: readonly unknown[]
  readonly nextCursor: string | null
  readonly count?: number | '10,000+'
}

const invalidQuery = (path: string, message: string): Failure =>
  new Failure('BadRequestSchema', '0003.invalidQuerySchema', [{ path: `query.${path}`, message }])

const sees = (caller: Caller, only: readonly Role[] | undefined): boolean =>
  only === undefined || only.some((role) => caller.roles.has(role))

const columnOf = (source: ListSource, name: string) => {
  const column = source.columns[name]
  if (column === undefined) throw new Error(`the list has no column for ${name}`)
  return column
}

const sortKeysOf = (definition: ListDefinition, source: ListSource, query: ListQuery, caller: Caller): SortKey[] => {
  const asked = (query.sort ?? [{ createdAt: 'desc' }]).flatMap((one) => Object.entries(one))
  const keys = asked.map(([name, direction]): SortKey => {
    if (!sees(caller, definition.sortOnly?.[name] ?? definition.fields[name]?.only))
      throw invalidQuery(`sort.${name}`, `unknown sort key ${name}`)
    const kind = definition.fields[name]?.kind ?? 'text'
    return { name, column: columnOf(source, name), kind, direction }
  })
  const names = new Set(keys.map(({ name }) => name))
  if (names.size !== keys.length) throw invalidQuery('sort', 'each sort key once')
  return [...keys, { name: 'id', column: columnOf(source, 'id'), kind: 'id', direction: keys[0]?.direction ?? 'desc' }]
}

const filtered = (definition: ListDefinition, source: ListSource, filter: Filter, caller: Caller): AnyQuery => {
  let query = source.query
  for (const [name, operations] of Object.entries(filter)) {
    const described = definition.fields[name]
    if (described === undefined || !sees(caller, described.only))
      throw invalidQuery(`filter.${name}`, `unknown field ${name}`)
    for (const [operator, value] of Object.entries(operations))
      if (value !== undefined)
        query = query.where(conditionOf(columnOf(source, name), described.kind, operator as Operator, value))
  }
  return query
}

const countOf = async (query: AnyQuery, db: Reader): Promise<number | '10,000+'> => {
  const bounded = query.clearSelect().select(sql<number>`1`.as('one')).limit(limits.countExact + 1)
  const { rows } = await sql<{ found: number }>`select count(*) as found from (${bounded}) as counted`.execute(db)
  const found = Number(rows[0]?.found ?? 0)
  return found > limits.countExact ? '10,000+' : found
}

const fingerprint = (keys: readonly SortKey[], filter: Filter): string =>
  createHash('sha256')
    .update(JSON.stringify([keys.map(({ name, direction }) => [name, direction]), filter]))
    .digest('base64url')
    .slice(0, 12)

export const runList = async (given: {
  readonly definition: ListDefinition
  readonly source: ListSource
  readonly query: ListQuery
  readonly caller: Caller
  readonly db: Reader
  readonly cursorSecret: string
}): Promise<Page> => {
  const { definition, source, query, caller, db, cursorSecret } = given
  const filter = query.filter ?? {}
  const keys = sortKeysOf(definition, source, query, caller)
  const size = query.size ?? limits.pageSizeDefault
  const of = fingerprint(keys, filter)
  const base = filtered(definition, source, filter, caller)

  let page = base.select(keys.map(({ column }, at) => sql<string | null>`(${column})::text`.as(`key_${at}`)))
  for (const key of keys) page = page.orderBy(orderOf(key))
  if (query.cursor === undefined) page = page.offset(((query.page ?? 1) - 1) * size)
  else {
    const position = readCursor(query.cursor, of, cursorSecret)
    if (position === undefined) throw invalidQuery('cursor', 'the cursor is not of this list')
    page = page.where(behind(keys, [...position.values, position.id]))
  }
  const rows = await page.limit(size + 1).execute()
  const shown = rows.slice(0, size)
  const last = rows.length > size ? shown.at(-1) : undefined
  const values = last === undefined ? [] : keys.map((_, at) => (last[`key_${at}`] as string | null) ?? null)
  const nextCursor = last === undefined
    ? null
    : writeCursor({ of, values: values.slice(0, -1), id: values.at(-1) ?? '' }, cursorSecret)
  const items = await Promise.all(shown.map((row) => source.item(row as never)))
  return query.count === true ? { items, nextCursor, count: await countOf(base, db) } : { items, nextCursor }
}
