// The OpenAPI document, derived from the contract: calls, shapes, enumerations and errors, nothing written twice.
import product from '../../package.json' with { type: 'json' }
import { type AreaName, areas } from '../areas.ts'
import { addressOf, type CallDefinition } from '../call.ts'
import { calls as allCalls, callsServed } from '../calls.ts'
import type { Enumeration } from '../enumeration.ts'
import { allEnumerations, type RunEnvironment } from '../enums.ts'
import { addCatalogue, type ExampleBook } from './error-answers.ts'
import { operationOf } from './operation.ts'
import { headerParameters } from './parameters.ts'
import { openSchemas, type SchemaBook } from './schemas.ts'
import { headers, sharedAnswers } from './shared-answers.ts'
import { eventsOperation, eventsPath, eventsTag } from './events-operation.ts'
import type { OpenApiDocument, Operation } from './types.ts'
import { asVersion30 } from './version-3-0.ts'
import { houseWords } from './words.ts'

export type { OpenApiDocument } from './types.ts'
export type CallTable = Readonly<Record<string, Readonly<Record<string, CallDefinition>>>>

export interface DocumentOptions {
  readonly version: '3.1' | '3.0'
  /** The environment that the server runs as: examples name it, and api keys stand in the sandboxes only. */
  readonly environment?: RunEnvironment | undefined
  readonly serverUrl?: string | undefined
  readonly calls?: CallTable
}

const hasSandbox = (environment: RunEnvironment): boolean => environment === 'local' || environment === 'develop'

const schemesFor = (environment: RunEnvironment): Record<string, Record<string, string>> => ({
  session: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of a session, `authorization: Bearer …`.',
  },
  ...(hasSandbox(environment)
    ? {
      apiKey: {
        type: 'apiKey',
        in: 'header',
        name: 'authorization',
        description: 'The key of a developer, `authorization: api-key …`; taken in local and develop only.',
      },
    }
    : {}),
})

const pathsOf = (calls: CallTable, operation: (area: string, name: string, call: CallDefinition) => Operation) => {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const [area, group] of Object.entries(calls))
    for (const [name, definition] of Object.entries(group)) {
      const path = addressOf(definition).replace(/:([A-Za-z]\w*)/g, '{$1}')
      const item = (paths[path] ??= {})
      item[definition.method.toLowerCase()] = operation(area, name, definition)
    }
  return paths
}

const tagOf = (name: string) => {
  const area = areas[name as AreaName]
  return { name, 'x-displayName': `${area.en} · ${area.ko}`, description: area.holds }
}

const enumerations: readonly Enumeration[] = Object.values(allEnumerations)

/** Last of all: until then a shape is known by being the same. */
const labelEnumerations = (schemas: SchemaBook): void => {
  for (const { name, values, labels } of enumerations) {
    const lines = values.map((value) => `- \`${value}\`: ${labels[value]?.en ?? ''} / ${labels[value]?.ko ?? ''}`)
    Object.assign(schemas.schemas[name] ?? {}, { description: lines.join('\n'), 'x-labels': labels })
  }
}

export const openApiDocument = (options: DocumentOptions): OpenApiDocument => {
  const { version, environment = 'local', serverUrl = '/' } = options
  const calls: CallTable = callsServed(options.calls ?? allCalls, hasSandbox(environment))
  const schemas = openSchemas()
  const examples: ExampleBook = { examples: {} }
  for (const { schema } of enumerations) schemas.of(schema, 'output')
  addCatalogue(schemas, examples)
  // Answers first: where the two directions of a shape differ, the answer keeps the plain name.
  for (const group of Object.values(calls)) for (const { answer } of Object.values(group)) schemas.of(answer, 'output')
  const responses = sharedAnswers(schemas)
  const securitySchemes = schemesFor(environment)
  const books = { schemas, examples, securitySchemes: Object.keys(securitySchemes) }
  const paths = pathsOf(calls, (area, name, definition) => operationOf(area, name, definition, books))
  labelEnumerations(schemas)
  paths[eventsPath] = { get: eventsOperation(books.securitySchemes) }
  const document: OpenApiDocument = {
    openapi: '3.1.1',
    info: {
      title: 'Bidyard',
      version: product.version,
      description: houseWords,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      contact: { name: 'Whoever runs this server' },
    },
    servers: [{ url: serverUrl, description: 'This server' }],
    tags: [...Object.keys(calls).map(tagOf), eventsTag],
    paths,
    components: {
      schemas: schemas.schemas, parameters: headerParameters(environment), headers, examples: examples.examples,
      responses, securitySchemes,
    },
  }
  return version === '3.1' ? document : asVersion30(document)
}
