// What filters and sorting mean, once more and without any SQL: the runtime's lists are compared with it.
import type { FieldKind, Filter, Operator, Sort } from '@bidyard/contract/list'

export type ModelValue = string | number | boolean | null
export interface ModelField {
  readonly kind: FieldKind
}
export type ModelRow = Readonly<Record<string, ModelValue>>

const korean = new Intl.Collator('ko-KR')

/** Microseconds since 1970: a `Date` would cut them off, and rows are sorted by them. */
const microsOf = (text: string): bigint => {
  const fraction = /\.(\d+)/.exec(text)?.[1] ?? ''
  const whole = BigInt(Date.parse(text.replace(/\.\d+/, ''))) * 1_000n
  return whole + BigInt(fraction.padEnd(6, '0').slice(0, 6))
}

const bytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b))

export const compare = (kind: FieldKind, a: Exclude<ModelValue, null>, b: Exclude<ModelValue, null>): number => {
  if (kind === 'time') {
    const difference = microsOf(String(a)) - microsOf(String(b))
    return difference < 0n ? -1 : Number(difference > 0n)
  }
  if (kind === 'text') return korean.compare(String(a), String(b)) || bytes(String(a), String(b))
  if (kind === 'number' || kind === 'boolean') return Number(a) - Number(b)
  return bytes(String(a), String(b))
}

type Judge = (kind: FieldKind, value: ModelValue, given: never) => boolean

const millisOf = (value: Exclude<ModelValue, null>): number => new Date(String(value)).getTime()

/** A moment is what lists show of it, to the millisecond. */
const orderTo = (kind: FieldKind, value: Exclude<ModelValue, null>, given: Exclude<ModelValue, null>): number =>
  (kind === 'time' ? Math.sign(millisOf(value) - millisOf(given)) : compare(kind, value, given))

const isSame = (kind: FieldKind, value: ModelValue, given: Exclude<ModelValue, null>): boolean =>
  value !== null && orderTo(kind, value, given) === 0
const isIn = (kind: FieldKind, value: ModelValue, given: readonly Exclude<ModelValue, null>[]): boolean =>
  given.some((one) => isSame(kind, value, one))
const contains = (value: ModelValue, part: string): boolean =>
  value !== null && String(value).toLowerCase().includes(part.toLowerCase())
const compared = (holds: (order: number) => boolean): Judge =>
  (kind, value, given) => value !== null && holds(orderTo(kind, value, given))

/** A row without a value is never the same as anything, and always other than everything. */
const judges: Readonly<Record<Operator, Judge>> = {
  eq: isSame,
  notEq: (kind, value, given) => !isSame(kind, value, given),
  in: isIn,
  notIn: (kind, value, given) => !isIn(kind, value, given),
  like: (_, value, given) => contains(value, given),
  notLike: (_, value, given) => !contains(value, given),
  isNull: (_, value) => value === null,
  isNotNull: (_, value) => value !== null,
  gt: compared((order) => order > 0),
  gte: compared((order) => order >= 0),
  lt: compared((order) => order < 0),
  lte: compared((order) => order <= 0),
}

export const passes = (fields: Readonly<Record<string, ModelField>>, row: ModelRow, filter: Filter): boolean =>
  Object.entries(filter).every(([name, operations]) =>
    Object.entries(operations).every(([operator, given]) =>
      judges[operator as Operator](fields[name]?.kind ?? 'text', row[name] ?? null, given as never)))

const compareBy = (kind: FieldKind, direction: 'asc' | 'desc', a: ModelValue, b: ModelValue): number => {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return compare(kind, a, b) * (direction === 'asc' ? 1 : -1)
}

/** Rows without a value last in both directions; rows that are the same in all keys by their ids. */
export const sorted = (
  fields: Readonly<Record<string, ModelField>>, rows: readonly ModelRow[], sort: Sort,
): readonly ModelRow[] => {
  const keys = sort.flatMap((one) => Object.entries(one))
  const [[, first] = ['', 'desc' as const]] = keys
  return rows.toSorted((a, b) => {
    for (const [name, direction] of keys) {
      const order = compareBy(fields[name]?.kind ?? 'number', direction, a[name] ?? null, b[name] ?? null)
      if (order !== 0) return order
    }
    return compareBy('id', first, a['id'] ?? null, b['id'] ?? null)
  })
}
