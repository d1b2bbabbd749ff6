// Reads headers, path, query and body of a request by the shapes of its call, and finds all faults before it refuses.
import { type CallDefinition, idempotencyOf, listBehindHeader } from '@bidyard/contract/call'
import type { Language } from '@bidyard/contract/errors'
import { limits } from '@bidyard/contract/limits'
import { z } from 'zod'
import type { Asking } from '../asking.ts'
import type { Environment } from '../environment.ts'
import { Failure, type Issue } from '../failure.ts'
import type { RequestFacts } from '../handler.ts'
import { issuesOf } from '../issues.ts'
import { clientAddress } from './client-address.ts'
import { type RawQuery, readQuery } from './read-query.ts'
import { unusableIn } from './unusable.ts'

export interface ReadRequest {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly idempotencyKey: string | undefined
  /** So far back a list may look. */
  readonly behindMs: number | undefined
  readonly facts: RequestFacts
}

export const languageOf = (headers: Asking['headers']): Language =>
  /^\s*en\b/i.test(headers['accept-language'] ?? '') ? 'en' : 'ko'

const key = z.string().regex(/^[\x21-\x7e]+$/).max(limits.idempotencyKey)
const keys = { required: key, optional: key.optional(), none: key.optional() } as const
const ofAnyCall = {
  'x-mobile-app-device-uid': z.string().min(1).max(limits.header).optional(),
  referrer: z.string().max(limits.url).optional(),
} as const
const ofLists = { [listBehindHeader]: z.string().regex(/^\d{1,15}$/).optional() } as const

const headersFor = (definition: CallDefinition, { run }: Environment) =>
  z.object({
    ...(definition.surface === 'hooks' ? {} : { 'app-namespace': z.literal(run) }),
    'idempotency-key': keys[idempotencyOf(definition)],
    ...ofAnyCall,
    ...('list' in definition ? ofLists : {}),
  })

const details = {
  headers: '0004.invalidHeadersSchema', params: '0002.invalidPathParamsSchema',
  query: '0003.invalidQuerySchema', body: '0001.invalidBodySchema',
} as const
type Part = keyof typeof details
const parts = Object.keys(details) as Part[]

type Read = { readonly value: unknown } | { readonly issues: readonly Issue[] }

const readPart = (part: Part, shape: z.ZodType, given: unknown, language: Language): Read => {
  const unusable = part === 'headers' ? undefined : unusableIn(given)
  if (unusable !== undefined) return { issues: [{ path: part, message: unusable[language] }] }
  const parsed = shape.safeParse(given, { reportInput: true })
  return parsed.success ? { value: parsed.data } : { issues: issuesOf(part, parsed.error, language) }
}

const nothing: Read = { value: {} }

/** A value that could not be read is one fault, whatever its shape would have said to nothing. */
const readQueryPart = (shape: z.ZodObject, { values, faults }: RawQuery, language: Language): Read => {
  // A call that takes nothing in its query looks at nothing there.
  const unread = Object.keys(shape.shape).length === 0 ? [] : [...faults]
  const read = readPart('query', shape, values, language)
  if (unread.length === 0) return read
  const paths = new Set(unread.map(([name]) => `query.${name}`))
  const others = 'issues' in read ? read.issues.filter(({ path }) => !paths.has(path)) : []
  return { issues: [...unread.map(([name, said]) => ({ path: `query.${name}`, message: said[language] })), ...others] }
}

/** Without an address of its own, which the sandbox may lack, the server believes the browser. */
const originReader = ({ publicUrl }: Environment): ((request: Asking) => string) => {
  const known = publicUrl === undefined ? undefined : new URL(publicUrl).origin
  return (request) => known ?? `${request.protocol}://${request.host}`
}

export type RequestReader = (request: Asking) => ReadRequest

/** The shapes are put together once per call, at start. */
export const requestReader = (definition: CallDefinition, environment: Environment): RequestReader => {
  const headersShape = headersFor(definition, environment)
  const originOf = originReader(environment)
  const { params, query = z.object({}), body = z.unknown() } = definition
  const readQueryOf = ({ query: given }: Asking, language: Language): Read =>
    Object.keys(given as object).length === 0 && definition.query === undefined
      ? nothing
      : readQueryPart(query, readQuery(given as Record<string, string | string[]>), language)
  return (request) => {
    const language = languageOf(request.headers)
    const read: Readonly<Record<Part, Read>> = {
      headers: readPart('headers', headersShape, request.headers, language),
      params: params === undefined ? nothing : readPart('params', params, request.params, language),
      query: readQueryOf(request, language),
      body: readPart('body', body, definition.body === undefined ? undefined : request.body, language),
    }
    const wrong = parts.find((part) => 'issues' in read[part])
    if (wrong !== undefined) {
      const issues = parts.flatMap((part) => ('issues' in read[part] ? read[part].issues : []))
      throw new Failure('BadRequestSchema', details[wrong], issues)
    }
    const valueOf = (part: Part): unknown => ('value' in read[part] ? read[part].value : undefined)
    const headers = valueOf('headers') as z.output<typeof headersShape>
    const behindMs = headers[listBehindHeader]
    return {
      params: valueOf('params'), query: valueOf('query'), body: valueOf('body'),
      idempotencyKey: idempotencyOf(definition) === 'none' ? undefined : headers['idempotency-key'],
      behindMs: behindMs === undefined ? undefined : Number(behindMs),
      facts: {
        id: request.id, address: clientAddress(request), language, deviceUid: headers['x-mobile-app-device-uid'],
        userAgent: request.headers['user-agent']?.slice(0, limits.header), origin: originOf(request),
      },
    }
  }
}
