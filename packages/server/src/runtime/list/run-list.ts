// Answers a list call: the viewer's rows, filtered, sorted and cut into a page, with the cursor of the next one.
import { hash } from 'node:crypto'
import type { Role } from '@bidyard/contract/call'
import type { Language } from '@bidyard/contract/errors'
import type { Filter, ListDefinition, ListQuery, Operator } from '@bidyard/contract/list'
import { limits } from '@bidyard/contract/limits'
import { sql } from 'kysely'
import type { Caller } from '../caller.ts'
import type { Reader } from '../database/database.ts'
import { sqlStateOf } from '../database/sql-state.ts'
import { letGo } from '../database/values/let-go.ts'
import { Failure } from '../failure.ts'
import { type Words, words } from '../issue-words.ts'
import { behind, conditionOf, orderOf, type SortKey } from './conditions.ts'
import { readCursor, writeCursor } from './cursor.ts'
import type { AnyQuery, ListSource } from './source.ts'

export interface Page {
  readonly items: readonly unknown[]
  readonly nextCursor: string | null
  readonly count?: number | '10,000+'
}

type Refuse = (path: string, said: Words) => Failure

const refuserIn = (language: Language): Refuse => (path, said) =>
  new Failure('BadRequestSchema', '0003.invalidQuerySchema', [{ path: `query.${path}`, message: said[language] }])

export interface Asked {
  /** The list's own name, so that a cursor of another list fits nowhere else. */
  readonly name: string
  readonly definition: ListDefinition
  readonly source: ListSource
  readonly query: ListQuery
  readonly caller: Caller
  readonly db: Reader
  readonly cursorSecret: string
  readonly language: Language
}

const sees = (caller: Caller, only: readonly Role[] | undefined): boolean =>
  only === undefined || only.some((role) => caller.roles.has(role))

const columnOf = (source: ListSource, name: string) => {
  const column = source.columns[name]
  if (column === undefined) throw new Error(`the list has no column for ${name}`)
  return column
}

// No row of any list is without them.
const alwaysThere = new Set(['id', 'createdAt', 'updatedAt'])

const sortKeysOf = ({ definition, source, query, caller }: Asked, refuse: Refuse): SortKey[] => {
  const asked = (query.sort ?? [{ createdAt: 'desc' }]).flatMap((one) => Object.entries(one))
  const isAlways = (name: string): boolean => alwaysThere.has(name) || source.always?.includes(name) === true
  const keys = asked.map(([name, direction]): SortKey => {
    if (!sees(caller, definition.sortOnly?.[name] ?? definition.fields[name]?.only))
      throw refuse(`sort.${name}`, words.field)
    return { name, column: columnOf(source, name), direction, always: isAlways(name) }
  })
  const names = new Set(keys.map(({ name }) => name))
  if (names.size !== keys.length) throw refuse('sort', words.once)
  const direction = keys[0]?.direction ?? 'desc'
  return [...keys, { name: 'id', column: columnOf(source, 'id'), direction, always: true }]
}

/** What is kept sealed is looked up by its hashes; the text itself never reaches the database. */
const hashesFor = (source: ListSource, name: string, value: unknown): readonly string[] => {
  const lookup = source.lookups?.[name]
  if (lookup === undefined) throw new Error(`the list has no lookup for ${name}`)
  const hashesOf = (text: unknown): string[] =>
    lookup(String(text)).map((one) => `\\x${Buffer.from(one).toString('hex')}`)
  return [value].flat().flatMap(hashesOf)
}

const filtered = ({ definition, source, caller }: Asked, filter: Filter, refuse: Refuse): AnyQuery => {
  let query = source.query
  for (const [name, operations] of Object.entries(filter)) {
    const described = definition.fields[name]
    if (described === undefined || !sees(caller, described.only))
      throw refuse(`filter.${name}`, words.field)
    for (const [operator, value] of Object.entries(operations)) {
      if (value === undefined) continue
      const { kind } = described
      const [asked, known] = kind === 'sealed'
        ? ['in' as const, hashesFor(source, name, value)] : [operator as Operator, value]
      query = query.where(conditionOf(columnOf(source, name), kind, asked, known))
      const least = source.atLeast?.[name]?.(asked, known)
      if (least !== undefined) query = query.where(least)
    }
  }
  return query
}

const countOf = async (query: AnyQuery, db: Reader): Promise<number | '10,000+'> => {
  const bounded = query.clearSelect().select(sql<number>`1`.as('one')).limit(limits.countExact + 1)
  const { rows } = await sql<{ found: number }>`select count(*) as found from (${bounded}) as counted`.execute(db)
  const found = rows[0]?.found ?? 0
  return found > limits.countExact ? '10,000+' : found
}

const fingerprint = (list: string, keys: readonly SortKey[], filter: Filter): string =>
  hash('sha256', JSON.stringify([list, keys.map(({ name, direction }) => [name, direction]), filter]), 'base64url')
    .slice(0, 12)

/** A value of the right shape may still be none of the column's type, such as a day that no calendar has. */
const isBadValue = (error: unknown): boolean => sqlStateOf(error).startsWith('22')

/** The rows that the filter finds, up to where anybody counts. */
export const countList = async (asked: Asked): Promise<number | '10,000+'> => {
  const refuse = refuserIn(asked.language)
  return countOf(filtered(asked, asked.query.filter ?? {}, refuse), asked.db).catch((error: unknown) => {
    throw isBadValue(error) ? refuse('filter', words.value) : error
  })
}

const readPage = async (asked: Asked, keys: readonly SortKey[], filter: Filter, refuse: Refuse): Promise<Page> => {
  const { name, query, source, db, cursorSecret } = asked
  const size = query.size ?? limits.pageSizeDefault
  const of = fingerprint(name, keys, filter)
  const base = filtered(asked, filter, refuse)
  let page = base.select(keys.map(({ column }, at) => sql<string | null>`(${column})::text`.as(`key_${at}`)))
  for (const key of keys) page = page.orderBy(orderOf(key))
  if (query.cursor !== undefined && query.page !== undefined) throw refuse('page', words.either)
  if (query.cursor === undefined) page = page.offset(((query.page ?? 1) - 1) * size)
  else {
    const position = readCursor(query.cursor, of, cursorSecret)
    if (position === undefined) throw refuse('cursor', words.cursor)
    page = page.where(behind(keys, [...position.values, position.id]))
  }
  const counting = query.count === true ? countOf(base, db) : undefined
  const [rows, count] = await Promise.all([page.limit(size + 1).execute(), counting])
  const shown = rows.slice(0, size)
  const last = rows.length > size ? shown.at(-1) : undefined
  const values = last === undefined ? [] : keys.map((_, at) => (last[`key_${at}`] as string | null) ?? null)
  const nextCursor = last === undefined
    ? null
    : writeCursor({ of, values: values.slice(0, -1), id: values.at(-1) ?? '' }, cursorSecret)
  const made = shown.map((row) => source.item(row as never))
  // Most rows are shown at once, and a promise for each would be made in vain.
  const items = made.some((item) => item instanceof Promise) ? await Promise.all(made) : made
  letGo(rows)
  return count === undefined ? { items, nextCursor } : { items, nextCursor, count }
}

export const runList = async (asked: Asked): Promise<Page> => {
  const refuse = refuserIn(asked.language)
  const filter = asked.query.filter ?? {}
  const keys = sortKeysOf(asked, refuse)
  return readPage(asked, keys, filter, refuse).catch((error: unknown) => {
    throw isBadValue(error) ? refuse('filter', words.value) : error
  })
}
