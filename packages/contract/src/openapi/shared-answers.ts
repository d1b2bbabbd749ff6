// The answers with a status of their own that many calls share, each once among the components.
import type { CallDefinition } from '../call.ts'
import { type SharedErrorName, sharedErrors } from '../errors.ts'
import { mayConflict, messageSchema, requestIdSchema } from './error-answers.ts'
import type { SchemaBook } from './schemas.ts'
import { type Answer, type Header, type Reference, refTo } from './types.ts'

export const headers: Record<string, Header> = {
  RequestId: {
    description: 'Names this request in the logs of the house; say it when you ask for help.',
    schema: requestIdSchema,
  },
  ServerTime: {
    description: 'The time of the server, to correct a clock on the screen.',
    schema: { type: 'string', format: 'date-time', maxLength: 40 },
  },
  IdempotentReplayed: {
    description: '`true` when this is the kept answer of an earlier request with the same key.',
    schema: { type: 'string', enum: ['true'] },
  },
  RetryAfter: {
    description: 'After how many seconds to ask again.',
    schema: { type: 'integer', minimum: 1, maximum: 3_600 },
  },
}

const withRetry: readonly SharedErrorName[] = ['tooManyRequests', 'unavailable']
const nameOf = (name: string): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`

export const sharedAnswers = (schemas: SchemaBook): Record<string, Answer> =>
  Object.fromEntries(
    (Object.keys(sharedErrors) as SharedErrorName[]).map((name) => {
      const { code, ko, en } = sharedErrors[name]
      const schema = schemas.add(`${nameOf(name)}Error`, {
        type: 'object',
        description: `${en} / ${ko}`,
        properties: {
          code: { type: 'string', const: code },
          detail: { type: 'null' },
          message: messageSchema,
          requestId: requestIdSchema,
        },
        required: ['code', 'detail', 'message', 'requestId'],
        additionalProperties: false,
      })
      const body = { code, detail: null, requestId: '7c9e6679-7425-40de-944b-e07fc1f90ae7' }
      const examples = {
        [`${code}.ko`]: { summary: ko, value: { ...body, message: ko } },
        [`${code}.en`]: { summary: en, value: { ...body, message: en } },
      }
      const answer: Answer = {
        description: en,
        headers: {
          'x-request-id': refTo('headers', 'RequestId'),
          ...(withRetry.includes(name) ? { 'retry-after': refTo('headers', 'RetryAfter') } : {}),
        },
        content: { 'application/json': { schema, examples } },
      }
      return [nameOf(name), answer]
    }),
  )

/** Which of them a call can give, as far as its definition tells. */
const namesOf = (definition: CallDefinition): SharedErrorName[] => {
  const writes = definition.method !== 'GET'
  const guarded = definition.who !== 'anyone'
  return [
    // A ticket, a link or a session that is over, also where anybody may ask.
    ...(guarded || writes ? (['unauthorized', 'forbidden'] as const) : []),
    ...('list' in definition ? [] : (['notFound'] as const)),
    ...(writes || mayConflict(definition) ? (['conflict', 'unsupportedType'] as const) : []),
    // Headers without end are too large for any call.
    'tooLarge', 'tooManyRequests', 'internal', 'unavailable',
  ]
}

export const sharedAnswersOf = (definition: CallDefinition): Record<string, Reference> =>
  Object.fromEntries(
    namesOf(definition).map((name) => [String(sharedErrors[name].status), refTo('responses', nameOf(name))]),
  )
