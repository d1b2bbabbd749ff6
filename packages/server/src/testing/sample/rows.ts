// Random rows of the sample table and random questions about them, small enough that values meet often.
import type { Filter, Operator, Sort } from '@bidyard/contract/list'
import fc from 'fast-check'
import type { ModelField, ModelRow, ModelValue } from './list-model.ts'
import { sampleCalls, samplePaint } from './calls.ts'
import type { SampleRow } from './table.ts'

export const { listSamples } = sampleCalls.sample
export const sampleFields = listSamples.list.fields

/** Letters of both scripts and cases, and the signs that mean something to `like` or to a literal of SQL. */
const piece = fc.constantFrom(
  '가', '각', '나', '다라', '하', 'a', 'A', 'b', 'Z', '7', ' ', '%', '_', '\\', "'", '"', ',', '{', '}', 'NULL', '😀',
)
const text = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(''))

const two = (value: number): string => String(value).padStart(2, '0')
const day = fc.tuple(fc.constantFrom(1999, 2024, 2026), fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
  .map(([year, month, date]) => `${year}-${two(month)}-${two(date)}`)
const time = fc.tuple(day, fc.constantFrom('00:00:00', '00:00:00.000001', '15:00:00.5', '23:59:59.999999'))
  .map(([date, clock]) => `${date}T${clock}Z`)
// The same moments as people in Seoul write them.
const seoulTime = fc.tuple(day, fc.constantFrom('00:00:00', '09:00:00.000001', '09:00:00'))
  .map(([date, clock]) => `${date}T${clock}+09:00`)
const { MAX_SAFE_INTEGER: most } = Number
const won = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom(most, -most))
const id = fc.integer({ min: 0, max: 9 }).map((digit) => `0000000${digit}-0000-7000-8000-00000000000${digit}`)

const valuesOf = {
  name: text, paint: fc.constantFrom(...samplePaint.values), ownerId: id, priceWon: won, sold: fc.boolean(),
  seenAt: fc.oneof(time, seoulTime), builtOn: day, secretWon: won, createdAt: time, updatedAt: time,
} as const satisfies Readonly<Record<string, fc.Arbitrary<Exclude<ModelValue, null>>>>
type FieldName = keyof typeof valuesOf
export const fieldNames = Object.keys(valuesOf) as FieldName[]

const maybe = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> => fc.option(value, { freq: 3 })

export const sampleRow: fc.Arbitrary<SampleRow> = fc.record({
  id: fc.uuid(), name: maybe(valuesOf.name), paint: maybe(valuesOf.paint), owner_id: maybe(id),
  price_won: maybe(won), sold: maybe(valuesOf.sold), seen_at: maybe(time), built_on: maybe(day), secret_won: maybe(won),
  weight: fc.integer({ min: 0, max: 3 }), rank: fc.integer({ min: 0, max: 3 }), created_at: time, updated_at: time,
})

export const modelOf = (row: SampleRow): ModelRow => ({
  id: row.id, name: row.name, paint: row.paint, ownerId: row.owner_id, priceWon: row.price_won, sold: row.sold,
  seenAt: row.seen_at, builtOn: row.built_on, secretWon: row.secret_won, weight: row.weight, rank: row.rank,
  createdAt: row.created_at, updatedAt: row.updated_at,
})

/** Which operators a field takes is read from the contract's own shape, so that none is left out here. */
export const operatorsOf = (name: string): readonly Operator[] => {
  const filter = listSamples.query.shape.filter.unwrap() as unknown as {
    readonly shape: Readonly<Record<string, { unwrap(): { readonly shape: Readonly<Record<string, unknown>> } }>>
  }
  return Object.keys(filter.shape[name]?.unwrap().shape ?? {}) as Operator[]
}

export const valueFor = (name: FieldName, operator: Operator): fc.Arbitrary<unknown> => {
  if (operator === 'isNull' || operator === 'isNotNull') return fc.constant(true)
  if (operator === 'in' || operator === 'notIn') return fc.array<ModelValue>(valuesOf[name], { maxLength: 4 })
  return valuesOf[name]
}

const operation = (name: FieldName): fc.Arbitrary<Readonly<Partial<Record<Operator, unknown>>>> =>
  fc.constantFrom(...operatorsOf(name))
    .chain((operator) => valueFor(name, operator).map((value) => ({ [operator]: value })))

export const sampleFilter: fc.Arbitrary<Filter> = fc
  .uniqueArray(fc.constantFrom(...fieldNames), { maxLength: 3 })
  .chain((names) => fc.tuple(...names.map((name) =>
    fc.array(operation(name), { minLength: 1, maxLength: 2 })
      .map((all) => [name, Object.assign({}, ...all)] as const))))
  .map((entries) => Object.fromEntries(entries) as Filter)

export const sampleSort: fc.Arbitrary<Sort> = fc
  .uniqueArray(fc.constantFrom(...listSamples.list.sort), { minLength: 1, maxLength: 4 })
  .chain((names) => fc.tuple(...names.map((name) =>
    fc.constantFrom('asc' as const, 'desc' as const).map((direction) => ({ [name]: direction })))))

/** Sort keys that are no fields are whole numbers. */
export const sortFields: Readonly<Record<string, ModelField>> = {
  ...sampleFields, weight: { kind: 'number' }, rank: { kind: 'number' },
}
