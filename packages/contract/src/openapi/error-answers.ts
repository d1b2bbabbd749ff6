// Every error of every call as schemas: one for each code with the details that the call answers it with.
import { type CallDefinition, idempotencyOf } from '../call.ts'
import { type ErrorCode, type ErrorEntry, errorCodes, errors, type Language, messageOf } from '../errors.ts'
import type { SchemaBook } from './schemas.ts'
import { type Answer, type Example, type Reference, refTo, type Schema } from './types.ts'

const requestId = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const languages = ['ko', 'en'] as const satisfies readonly Language[]

export const requestIdSchema: Schema = { type: 'string', format: 'uuid', minLength: 36, maxLength: 36 }
export const messageSchema: Schema = { type: 'string', minLength: 1, maxLength: 300 }

const issueSchema: Schema = {
  type: 'object',
  description: 'One fault of the request: where, and what.',
  properties: {
    path: { type: 'string', maxLength: 300 },
    message: { type: 'string', maxLength: 300 },
  },
  required: ['path', 'message'],
  additionalProperties: false,
}

// Fifty for each of headers, path, query and body.
const issuesMax = 200

/** `INVALID_CONTRACT` becomes `InvalidContract`, so that generated programs get names of their own kind. */
const wordOf = (code: string): string =>
  code.includes('_') || code === code.toUpperCase()
    ? code.toLowerCase().replace(/(^|_)([a-z0-9])/g, (_, _line, letter: string) => letter.toUpperCase())
    : code

const numberOf = (detail: string): string => /^\d+/.exec(detail)?.[0] ?? wordOf(detail.toUpperCase())
const textOf = (detail: string): string => wordOf(detail.replace(/^\d+\./, '').toUpperCase())

const sentence = ({ ko, en }: { readonly ko: string; readonly en: string }): string => `${en} / ${ko}`

/** Which details of BadRequestSchema a call can answer with: only parts that it reads can be wrong. */
const schemaDetails = (definition: CallDefinition): string[] => [
  ...(definition.method === 'GET' ? [] : ['0001.invalidBodySchema']),
  ...(definition.params === undefined ? [] : ['0002.invalidPathParamsSchema']),
  ...(definition.query === undefined ? [] : ['0003.invalidQuerySchema']),
  '0004.invalidHeadersSchema',
]

export const errorsOf = (definition: CallDefinition): (readonly [code: ErrorCode, details: readonly string[]])[] => {
  const declared = Object.entries(definition.errors ?? {}) as [ErrorCode, readonly string[]][]
  return [['BadRequestSchema', schemaDetails(definition)], ...declared.filter(([code]) => code !== 'BadRequestSchema')]
}

const errorSchema = (code: ErrorCode, details: readonly string[]): Schema => {
  const entry: ErrorEntry = errors[code]
  const meaning = details.map((detail) => {
    const words = entry.details[detail]
    return words === undefined ? '' : `\n- \`${detail}\`: ${sentence(words)}`
  })
  return {
    type: 'object',
    description: sentence(entry) + (meaning.join('') === '' ? '' : `\n${meaning.join('')}`),
    properties: {
      code: { type: 'string', const: code },
      detail: details.length === 0 ? { type: 'null' } : { type: 'string', enum: [...details] },
      message: messageSchema,
      requestId: requestIdSchema,
      ...(code === 'BadRequestSchema' ? { issues: { type: 'array', items: issueSchema, maxItems: issuesMax } } : {}),
    },
    required: ['code', 'detail', 'message', 'requestId', ...(code === 'BadRequestSchema' ? ['issues'] : [])],
    additionalProperties: false,
  }
}

export interface ExampleBook {
  readonly examples: Record<string, Example>
}

/** The issue that each detail's example shows. */
const issueOf = (detail: string, language: Language) => {
  const part = { '0001': 'body', '0002': 'params.id', '0003': 'query.size', '0004': 'headers.app-namespace' }
  const path = part[detail.slice(0, 4) as keyof typeof part]
  return { path, message: language === 'ko' ? '필수 항목입니다.' : 'This is needed.' }
}

const examplesOf = (code: ErrorCode, details: readonly string[], book: ExampleBook): Record<string, Reference> => {
  const cases = details.length === 0 ? [undefined] : details
  const named = cases.flatMap((detail) =>
    languages.map((language): [string, Reference] => {
      const message = messageOf(code, detail, language)
      const name = [code, detail, language].filter((part) => part !== undefined).join('.')
      const issues = code === 'BadRequestSchema' ? { issues: [issueOf(detail ?? '0001', language)] } : {}
      book.examples[name] = { summary: message, value: { code, detail: detail ?? null, message, requestId, ...issues } }
      return [name, refTo('examples', name)]
    }),
  )
  return Object.fromEntries(named)
}

/** A call that answers with some of a code's details only, or with none of them, has a schema for just these. */
const nameFor = (code: ErrorCode, details: readonly string[]): string => {
  const all = Object.keys(errors[code].details)
  if (details.length === 0 && all.length > 0) return `${wordOf(code)}PlainError`
  const numbered = new Set(all.map(numberOf)).size === all.length
  const some = details.length === all.length ? '' : details.map(numbered ? numberOf : textOf).join('')
  return `${wordOf(code)}${some}Error`
}

/** The 400 of a call: each code it declares, told apart by `code`. */
export const badRequestOf = (definition: CallDefinition, schemas: SchemaBook, examples: ExampleBook): Answer => {
  const answered = errorsOf(definition).map(([code, details]) => ({
    code, details, schema: schemas.add(nameFor(code, details), errorSchema(code, details)),
  }))
  const mapping = Object.fromEntries(answered.map(({ code, schema }) => [code, schema.$ref ?? '']))
  const [only] = answered
  const schema: Schema = answered.length === 1 && only !== undefined
    ? only.schema
    : { oneOf: answered.map((one) => one.schema), discriminator: { propertyName: 'code', mapping } }
  return {
    description: answered.map(({ code }) => `\`${code}\``).join(', '),
    headers: { 'x-request-id': refTo('headers', 'RequestId') },
    content: {
      'application/json': {
        schema,
        examples: Object.assign({}, ...answered.map(({ code, details }) => examplesOf(code, details, examples))),
      },
    },
  }
}

/** The whole catalogue, whether or not a call answers with a code yet. */
export const addCatalogue = (schemas: SchemaBook, examples: ExampleBook): void => {
  for (const code of errorCodes) examplesOf(code, Object.keys(errors[code].details), examples)
  const lines = errorCodes.map((code) => `- \`${code}\`: ${sentence(errors[code])}`)
  schemas.add('ErrorCode', {
    type: 'string',
    description: `Every code of the catalogue; each comes with status 400.\n\n${lines.join('\n')}`,
    enum: [...errorCodes],
  })
  const details = errorCodes.flatMap((code) => Object.entries((errors[code] as ErrorEntry).details))
  const detailLines = details.map(([detail, words]) => `- \`${detail}\`: ${sentence(words)}`)
  schemas.add('ErrorDetail', {
    type: 'string',
    description: `What a code means more closely.\n\n${detailLines.join('\n')}`,
    enum: [...new Set(details.map(([detail]) => detail))],
  })
}

export const mayConflict = (definition: CallDefinition): boolean => idempotencyOf(definition) !== 'none'
