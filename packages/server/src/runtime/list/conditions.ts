// Turns the operators of a filter into conditions of SQL; every value travels as a parameter.
import type { FieldKind, Operator } from '@bidyard/contract/list'
import { type RawBuilder, sql } from 'kysely'

const types: Readonly<Record<FieldKind, string>> = {
  text: 'text', words: 'text', choice: 'text', id: 'uuid', number: 'bigint', boolean: 'boolean', time: 'timestamptz',
  date: 'date', sealed: 'bytea',
}

type Column = RawBuilder<unknown>
type Condition = RawBuilder<boolean>

const castTo = (kind: FieldKind, value: unknown): RawBuilder<unknown> =>
  sql`${value}::text::${sql.raw(types[kind])}`

const castMany = (kind: FieldKind, values: unknown): RawBuilder<unknown> =>
  sql`${(values as unknown[]).map(String)}::text[]::${sql.raw(types[kind])}[]`

/** `%` and `_` of the viewer mean themselves: `like` looks for a part of the text, in any case. */
const partOf = (value: unknown): string => `%${String(value).replace(/[\\%_]/g, String.raw`\$&`)}%`
const partsOf = (kind: FieldKind, text: string): readonly string[] =>
  (kind === 'words' ? text.trim().split(/\s+/) : [text]).map(partOf)

type Conditions = Readonly<Record<Operator, (column: Column, kind: FieldKind, value: unknown) => Condition>>

const conditions: Conditions = {
  eq: (column, kind, value) => sql`${column} = ${castTo(kind, String(value))}`,
  notEq: (column, kind, value) => sql`${column} is distinct from ${castTo(kind, String(value))}`,
  in: (column, kind, value) => sql`${column} = any(${castMany(kind, value)})`,
  notIn: (column, kind, value) => sql`(${column} <> all(${castMany(kind, value)})) is not false`,
  // One by one: for `ilike all (…)` no index is used.
  like: (column, kind, value) =>
    sql`(${sql.join(partsOf(kind, String(value)).map((part) => sql`${column} ilike ${part}`), sql` and `)})`,
  notLike: (column, _, value) => sql`(${column} not ilike ${partOf(value)}) is not false`,
  isNull: (column) => sql`${column} is null`,
  isNotNull: (column) => sql`${column} is not null`,
  gt: (column, kind, value) => sql`${column} > ${castTo(kind, String(value))}`,
  gte: (column, kind, value) => sql`${column} >= ${castTo(kind, String(value))}`,
  lt: (column, kind, value) => sql`${column} < ${castTo(kind, String(value))}`,
  lte: (column, kind, value) => sql`${column} <= ${castTo(kind, String(value))}`,
}

const toMs = (moment: RawBuilder<unknown>): RawBuilder<unknown> => sql`date_trunc('milliseconds', ${moment})`
const msOf = (value: unknown): RawBuilder<unknown> => toMs(castTo('time', String(value)))
const msAfter = (value: unknown): RawBuilder<unknown> => sql`${msOf(value)} + interval '1 millisecond'`
const allOf = (values: unknown): RawBuilder<unknown> =>
  sql`(select ${toMs(sql`given`)} as given from unnest(${castMany('time', values)}) as given)`
/** From the first of the given ones to the last: as far as an index goes for many, however many they are. */
const around = (column: Column, values: unknown): Condition => sql`
  (${column} >= (select min(given) from ${allOf(values)} as moments)
    and ${column} < (select max(given) + interval '1 millisecond' from ${allOf(values)} as moments))`
const within = (column: Column, value: unknown): Condition =>
  sql`(${column} >= ${msOf(value)} and ${column} < ${msAfter(value)})`

/**
 * The database counts finer than lists tell: a moment is what they show of it. So a row is found by what it showed,
 * and whoever asks for what came after it does not get it again. The column itself stays bare where an index may help.
 */
const ofTimes: Partial<Conditions> = {
  eq: (column, _, value) => within(column, value),
  notEq: (column, _, value) => sql`${within(column, value)} is not true`,
  in: (column, _, values) => sql`(${around(column, values)} and ${toMs(column)} = any ${allOf(values)})`,
  notIn: (column, _, values) => sql`(${toMs(column)} <> all ${allOf(values)}) is not false`,
  gt: (column, _, value) => sql`${column} >= ${msAfter(value)}`,
  gte: (column, _, value) => sql`${column} >= ${msOf(value)}`,
  lt: (column, _, value) => sql`${column} < ${msOf(value)}`,
  lte: (column, _, value) => sql`${column} < ${msAfter(value)}`,
}

export const conditionOf = (column: Column, kind: FieldKind, operator: Operator, value: unknown): Condition =>
  ((kind === 'time' ? ofTimes[operator] : undefined) ?? conditions[operator])(sql`(${column})`, kind, value)

export interface SortKey {
  readonly name: string
  readonly column: Column
  readonly direction: 'asc' | 'desc'
  /** Every row has a value: only then an index gives the order, and tells where to go on. */
  readonly always: boolean
}

/** Rows without a value come last in both directions. */
export const orderOf = ({ column, direction, always }: SortKey): RawBuilder<unknown> =>
  sql`${column} ${sql.raw(direction)}${sql.raw(always ? '' : ' nulls last')}`

const beyond = ({ direction }: SortKey): RawBuilder<unknown> => sql.raw(direction === 'asc' ? '>' : '<')

// The value carries no type of its own here: the database reads it as one of the column, whatever that is.
const same = ({ column }: SortKey, value: string | null): Condition =>
  value === null ? sql`${column} is null` : sql`${column} = ${value}`

const later = (key: SortKey, value: string | null): Condition => {
  const { column, always } = key
  if (value === null) return sql`false`
  return always ? sql`${column} ${beyond(key)} ${value}` : sql`(${column} ${beyond(key)} ${value} or ${column} is null)`
}

/** Everything behind a position in the order of the keys, row by row, however many rows come in before it. */
export const behind = (keys: readonly SortKey[], values: readonly (string | null)[]): Condition => {
  const [first] = keys
  if (first !== undefined && keys.every(({ always, direction }) => always && direction === first.direction))
    return sql`(${sql.join(keys.map(({ column }) => column))}) ${beyond(first)} (${sql.join(values)})`
  const cases = keys.map((key, at) => {
    const before = keys.slice(0, at).map((earlier, index) => same(earlier, values[index] ?? null))
    return sql`(${sql.join([...before, later(key, values[at] ?? null)], sql` and `)})`
  })
  return sql`(${sql.join(cases, sql` or `)})`
}
