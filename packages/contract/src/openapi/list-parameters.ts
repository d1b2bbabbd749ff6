// What a list may be filtered and sorted by, as schemas; fields of one kind share one schema.
import type { z } from 'zod'
import { sortDirection } from '../enums.ts'
import { limits } from '../limits.ts'
import type { Field, ListCall } from '../list.ts'
import { exampleOf } from './example.ts'
import type { SchemaBook } from './schemas.ts'
import { refTo, type Schema } from './types.ts'

const nameOfFilter = (field: Field, book: SchemaBook): string => {
  const value = book.of(field.value, 'input').$ref
  const name = value?.split('/').at(-1) ?? field.kind
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}Filter`
}

const unwrapped = (shape: z.ZodType): z.ZodType =>
  'unwrap' in shape ? (shape as z.ZodOptional<z.ZodType>).unwrap() : shape

const onlyWords = (roles: readonly string[] | undefined): string =>
  roles === undefined ? '' : `Exists for ${roles.join(', ')} only.`

export const filterSchema = (definition: ListCall, book: SchemaBook): Schema => {
  const query = definition['query'] as z.ZodObject
  const shapes = (unwrapped(query.shape['filter'] as z.ZodType) as z.ZodObject).shape as Record<string, z.ZodType>
  const properties = Object.entries(definition.list.fields).map(([name, field]): [string, Schema] => {
    const operations = book.of(unwrapped(shapes[name] as z.ZodType), 'input')
    const reference = book.add(nameOfFilter(field, book), operations)
    const description = onlyWords(field.only)
    return [name, description === '' ? reference : { ...reference, description }]
  })
  const first = definition.list.fields['state'] === undefined ? 'createdAt' : 'state'
  const schema: Schema = { type: 'object', properties: Object.fromEntries(properties), additionalProperties: false }
  const operations = book.resolve(schema.properties?.[first] ?? {}).properties ?? {}
  const operator = first === 'state' ? 'in' : 'gte'
  const value = exampleOf(operations[operator] ?? {}, book, first)
  return { ...schema, examples: [{ [first]: { [operator]: value } }] }
}

export const sortSchema = ({ list }: ListCall): Schema => {
  const properties = list.sort.map((key): [string, Schema] => {
    const direction: Schema = refTo('schemas', sortDirection.name)
    const description = onlyWords(list.sortOnly?.[key])
    return [key, description === '' ? direction : { ...direction, description }]
  })
  const one: Schema = {
    type: 'object',
    properties: Object.fromEntries(properties),
    additionalProperties: false,
    minProperties: 1,
    maxProperties: 1,
  }
  return { type: 'array', items: one, minItems: 1, maxItems: limits.sortKeys, examples: [[{ createdAt: 'desc' }]] }
}
