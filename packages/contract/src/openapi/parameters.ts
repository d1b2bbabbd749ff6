// The parameters of a call: its path, its query as JSON text, and the headers that every call takes.
import type { z } from 'zod'
import { type CallDefinition, idempotencyOf, listBehindHeader } from '../call.ts'
import { runEnvironment, type RunEnvironment } from '../enums.ts'
import { limits } from '../limits.ts'
import type { ListCall } from '../list.ts'
import { exampleOf } from './example.ts'
import { filterSchema, sortSchema } from './list-parameters.ts'
import type { SchemaBook } from './schemas.ts'
import { type Parameter, type Reference, refTo, type Schema } from './types.ts'

const visible = '^[\\x21-\\x7e]+$'

const keyParameter = (required: boolean): Parameter => ({
  name: 'idempotency-key',
  in: 'header',
  required,
  description: 'Chosen by the client, one for each effect it wants; kept with the answer.',
  schema: { type: 'string', pattern: visible, minLength: 1, maxLength: limits.idempotencyKey },
  example: '019a9f3c-5e00-7d3b-9c1e-2f6a8b4c0d11',
})

export const headerParameters = (environment: RunEnvironment): Record<string, Parameter> => ({
  AppNamespace: {
    name: 'app-namespace',
    in: 'header',
    required: true,
    description: 'The environment that the client means; refused where the server runs as another. It grants nothing.',
    schema: refTo('schemas', runEnvironment.name),
    example: environment,
  },
  AcceptLanguage: {
    name: 'accept-language',
    in: 'header',
    description: 'The language of messages: Korean, or English for what begins with `en`.',
    schema: { type: 'string', maxLength: limits.header },
    example: 'ko',
  },
  Referrer: {
    name: 'referrer',
    in: 'header',
    description: 'The screen from which the call was made.',
    schema: { type: 'string', maxLength: limits.url },
    example: '/auctions',
  },
  MobileAppDeviceUid: {
    name: 'x-mobile-app-device-uid',
    in: 'header',
    description: 'The device of the mobile app; an account may be bound to one.',
    schema: { type: 'string', minLength: 1, maxLength: limits.header },
    example: '6f9c2b1e4d7a',
  },
  ListBehind: {
    name: listBehindHeader,
    in: 'header',
    description: 'How many milliseconds ago the client last learnt something, by an event or from what it did: '
      + `the list lacks nothing of before. Left out, it may be ${limits.replicaBehindMs} milliseconds behind.`,
    schema: { type: 'string', pattern: '^\\d+$', minLength: 1, maxLength: 15 },
    example: '0',
  },
  IdempotencyKey: keyParameter(true),
  IdempotencyKeyOptional: keyParameter(false),
})

const isList = (definition: CallDefinition): definition is ListCall => 'list' in definition

const headersOf = (definition: CallDefinition): Reference[] => {
  const common = ['AcceptLanguage', 'Referrer', 'MobileAppDeviceUid']
  const names = definition.surface === 'hooks' ? common : ['AppNamespace', ...common]
  const key = { required: ['IdempotencyKey'], optional: ['IdempotencyKeyOptional'], none: [] }
  const list = isList(definition) ? ['ListBehind'] : []
  return [...names, ...list, ...key[idempotencyOf(definition)]].map((name) => refTo('parameters', name))
}

const pathParameters = (definition: CallDefinition, book: SchemaBook): Parameter[] => {
  if (definition.params === undefined) return []
  // A number in an address is text first; what it must be is what comes out.
  const whole = book.of(definition.params, 'output')
  return Object.entries(whole.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    description: schema.description ?? `The ${name} in the address.`,
    schema,
    example: exampleOf(schema, book, name),
  }))
}

const queryWords: Readonly<Record<string, string>> = {
  filter: 'Which rows: for each field one or more operators with their value. Moments count to the millisecond.',
  sort: 'In which order: one key in each object, the first one counts most.',
  page: 'Which page, from 1. Not together with `cursor`.',
  size: `How many rows, ${limits.pageSizeDefault} when it is left out.`,
  cursor: 'Where the last page ended: its `nextCursor`. Stays right while rows are added.',
  count: 'Whether to count all rows that fit.',
}

const queryParameters = (definition: CallDefinition, book: SchemaBook): Parameter[] => {
  if (definition.query === undefined) return []
  const shapes = definition.query.shape as Readonly<Record<string, z.ZodType>>
  const whole = isList(definition) ? definition.query.omit({ filter: true, sort: true }) : definition.query
  const plain = book.of(whole, 'input')
  const schemas: Record<string, Schema> = { ...plain.properties }
  if (isList(definition)) {
    schemas['filter'] = filterSchema(definition, book)
    schemas['sort'] = sortSchema(definition)
  }
  return Object.keys(shapes).map((name) => {
    const schema = schemas[name] ?? {}
    const required = plain.required?.includes(name) === true
    return {
      name,
      in: 'query',
      ...(required ? { required } : {}),
      description: `${schema.description ?? queryWords[name] ?? `The ${name} that is asked for.`} JSON text.`,
      content: { 'application/json': { schema, example: exampleOf(schema, book, name) } },
    }
  })
}

export const parametersOf = (definition: CallDefinition, book: SchemaBook): (Parameter | Reference)[] => [
  ...pathParameters(definition, book),
  ...queryParameters(definition, book),
  ...headersOf(definition),
]
