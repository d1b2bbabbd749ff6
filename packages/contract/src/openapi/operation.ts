// One call as an operation of the document.
import { type CallDefinition, idempotencyOf } from '../call.ts'
import { badRequestOf, type ExampleBook } from './error-answers.ts'
import { exampleOf } from './example.ts'
import { furtherWords } from './further-words.ts'
import { parametersOf } from './parameters.ts'
import type { SchemaBook } from './schemas.ts'
import { sharedAnswersOf } from './shared-answers.ts'
import { type Answer, type Operation, refTo, type Schema } from './types.ts'
import { descriptionOf } from './words.ts'

export interface Books {
  readonly schemas: SchemaBook
  readonly examples: ExampleBook
  /** The schemes that a caller may show, the open door first where anybody may call. */
  readonly securitySchemes: readonly string[]
}

const replayed = { 'idempotent-replayed': refTo('headers', 'IdempotentReplayed') }

const successOf = (definition: CallDefinition, { schemas }: Books): Answer => {
  const schema: Schema = {
    type: 'object',
    properties: { code: { type: 'string', const: 'success' }, data: schemas.of(definition.answer, 'output') },
    required: ['code', 'data'],
    additionalProperties: false,
  }
  return {
    description: 'It is done.',
    headers: {
      'x-request-id': refTo('headers', 'RequestId'),
      'x-server-time': refTo('headers', 'ServerTime'),
      ...(idempotencyOf(definition) === 'none' ? {} : replayed),
    },
    content: { 'application/json': { schema, example: exampleOf(schema, schemas) } },
  }
}

const bodyOf = (definition: CallDefinition, { schemas }: Books): Pick<Operation, 'requestBody'> => {
  if (definition.body === undefined) return {}
  const schema = schemas.of(definition.body, 'input')
  const required = !definition.body.safeParse(undefined).success
  return { requestBody: { required, content: { 'application/json': { schema, example: exampleOf(schema, schemas) } } } }
}

export const operationOf = (area: string, name: string, definition: CallDefinition, books: Books): Operation => {
  const open = definition.who === 'anyone' ? [{}] : []
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: definition.summary,
    description: [descriptionOf(definition), furtherWords[`${area}.${name}`] ?? []].flat().join('\n\n'),
    security: [...open, ...books.securitySchemes.map((scheme) => ({ [scheme]: [] }))],
    parameters: parametersOf(definition, books.schemas),
    ...bodyOf(definition, books),
    responses: {
      '200': successOf(definition, books),
      '400': badRequestOf(definition, books.schemas, books.examples),
      ...sharedAnswersOf(definition),
    },
  }
}
