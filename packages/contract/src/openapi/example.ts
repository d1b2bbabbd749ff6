// Makes an example of a schema, the same one each time: what its author gave, else a value that its name suggests.
import { namedValues, plainNumbers, plainTexts, timeFor } from './example-words.ts'
import type { SchemaBook } from './schemas.ts'
import type { Schema } from './types.ts'

// A shape that holds itself must end somewhere.
const depthMax = 12

const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}

const idFor = (name: string): string => {
  const digits = [name, `${name}.`, `${name}..`].map((text) => hashOf(text).toString(16).padStart(8, '0')).join('')
  return `019a9f3c-5e00-7${digits.slice(0, 3)}-9${digits.slice(3, 6)}-${digits.slice(6, 18)}`
}

/** Patterns mean Unicode, as JSON Schema asks; a few of the libraries' own are no longer readable that way. */
const regexOf = (pattern: string): RegExp => {
  try {
    return new RegExp(pattern, 'u')
  } catch {
    return new RegExp(pattern)
  }
}

const patternsOf = (schema: Schema): string[] => [schema.pattern ?? [], schema['x-unicode-pattern'] ?? []].flat()

const textFits = (schema: Schema, value: unknown): value is string =>
  typeof value === 'string' &&
  value.length >= (schema.minLength ?? 0) &&
  value.length <= (schema.maxLength ?? Infinity) &&
  patternsOf(schema).every((pattern) => regexOf(pattern).test(value)) &&
  (schema.format !== 'uri' || value.includes('://'))

const textOf = (schema: Schema, name: string): string => {
  if (schema.format === 'uuid') return idFor(name)
  if (schema.format === 'date') return timeFor(name).slice(0, 10)
  if (schema.format === 'date-time') return timeFor(name)
  const named = namedValues.filter(([pattern]) => pattern.test(name)).flatMap(([, ...values]) => values)
  const found = [...named, ...plainTexts].find((value) => textFits(schema, value))
  if (typeof found === 'string') return found
  throw new Error(`no example fits the text "${name}": give its shape one with .meta({ examples: […] })`)
}

const numberFits = (schema: Schema, value: unknown): value is number =>
  typeof value === 'number' &&
  (schema.type !== 'integer' || Number.isInteger(value)) &&
  value >= (schema.minimum ?? -Infinity) && value <= (schema.maximum ?? Infinity) &&
  (typeof schema.exclusiveMinimum !== 'number' || value > schema.exclusiveMinimum) &&
  (typeof schema.exclusiveMaximum !== 'number' || value < schema.exclusiveMaximum) &&
  (schema.multipleOf === undefined || Math.abs(value % schema.multipleOf) < 1e-9)

const numberOf = (schema: Schema, name: string): number => {
  const named = namedValues.filter(([pattern]) => pattern.test(name)).flatMap(([, ...values]) => values)
  const found = [...named, ...plainNumbers, schema.minimum, schema.maximum].find((value) => numberFits(schema, value))
  if (typeof found === 'number') return found
  throw new Error(`no example fits the number "${name}": give its shape one with .meta({ examples: […] })`)
}

const isNull = (schema: Schema): boolean => schema.type === 'null'

interface Place {
  readonly book: SchemaBook
  readonly name: string
  readonly depth: number
}

const arrayOf = (schema: Schema, place: Place): unknown[] => {
  if (schema.prefixItems !== undefined) return schema.prefixItems.map((item) => make(item, place))
  if (typeof schema.items !== 'object' || place.depth > depthMax) return []
  const name = place.name.replace(/s$/, '')
  const items = schema.items
  return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, (_, at) =>
    make(items, { ...place, name: at === 0 ? name : `${name}${at + 1}` }),
  )
}

const keysOf = (schema: Schema, { book, name }: Place): string[] => {
  if (schema.propertyNames === undefined) return ['key']
  const names = book.resolve(schema.propertyNames)
  if (names.enum !== undefined) return names.enum.slice(0, 2).map(String)
  return [textOf(names, `${name}Key`)]
}

const objectOf = (schema: Schema, place: Place): Record<string, unknown> => {
  const inner = { ...place, depth: place.depth + 1 }
  const needed = Object.entries(schema.properties ?? {})
    .filter(([key]) => place.depth < depthMax || schema.required?.includes(key) === true)
    .map(([key, value]): [string, unknown] => [key, make(value, { ...inner, name: key })])
  const extra = schema.additionalProperties
  if (typeof extra !== 'object' || place.depth > depthMax) return Object.fromEntries(needed)
  const required = schema.required?.filter((key) => schema.properties?.[key] === undefined) ?? []
  const keys = required.length > 0 ? required : keysOf(schema, place)
  const others = keys.map((key): [string, unknown] => [key, make(extra, { ...inner, name: key })])
  return Object.fromEntries([...needed, ...others])
}

const make = (given: Schema, place: Place): unknown => {
  const schema = { ...place.book.resolve(given), ...(given.examples === undefined ? {} : { examples: given.examples }) }
  const [own] = schema.examples ?? []
  if (own !== undefined) return own
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) {
    const simplest = place.depth > depthMax ? choices.find(isNull) : undefined
    return make(simplest ?? choices.find((choice) => !isNull(choice)) ?? {}, place)
  }
  if (schema.allOf !== undefined) return Object.assign({}, ...schema.allOf.map((part) => make(part, place)))
  const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type
  if (type === 'string') return textOf(schema, place.name)
  if (type === 'number' || type === 'integer') return numberOf(schema, place.name)
  if (type === 'boolean') return true
  if (type === 'array') return arrayOf(schema, place)
  return type === 'object' ? objectOf(schema, place) : null
}

export const exampleOf = (schema: Schema, book: SchemaBook, name = 'value'): unknown =>
  make(schema, { book, name, depth: 0 })
