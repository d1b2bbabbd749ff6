// Reads headers, path, query and body of a request by the shapes of its call, and finds all faults before it refuses.
import type { CallDefinition } from '@bidyard/contract/call'
import { idempotencyOf } from '@bidyard/contract/call'
import type { Language } from '@bidyard/contract/errors'
import { limits } from '@bidyard/contract/limits'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { RunEnvironment } from '../environment.ts'
import { Failure, type Issue } from '../failure.ts'
import type { RequestFacts } from '../handler.ts'
import { issuesOf } from './issues.ts'

export interface ReadRequest {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly idempotencyKey: string | undefined
  readonly facts: RequestFacts
}

export const languageOf = (request: FastifyRequest): Language => {
  const asked = String(request.headers['accept-language'] ?? 'ko').toLowerCase()
  return /^\s*en\b/.test(asked) ? 'en' : 'ko'
}

const headersFor = (definition: CallDefinition, run: RunEnvironment) =>
  z.object({
    ...(definition.surface === 'hooks' ? {} : { 'app-namespace': z.literal(run) }),
    'idempotency-key':
      idempotencyOf(definition) === 'required'
        ? z.string().regex(/^[\x21-\x7e]+$/).max(limits.idempotencyKey)
        : z.string().regex(/^[\x21-\x7e]+$/).max(limits.idempotencyKey).optional(),
    'x-mobile-app-device-uid': z.string().min(1).max(limits.header).optional(),
    referrer: z.string().max(limits.url).optional(),
  })

// The database keeps no text with a zero byte in it.
const zero = /\u0000/
const holdsZero = (value: unknown): boolean => {
  if (typeof value === 'string') return zero.test(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inner]) => zero.test(key) || holdsZero(inner))
}
const zeroIssue = (part: string, language: Language): Issue => ({
  path: part,
  message: language === 'ko' ? '사용할 수 없는 문자가 있습니다.' : 'There is a character that cannot be used.',
})

/** Each query value is JSON text; what cannot be read stays text, and its field's shape refuses it. */
const readQuery = (raw: unknown): Record<string, unknown> => {
  const read = Object.entries(raw as Record<string, string | string[]>).map(([name, value]) => {
    if (Array.isArray(value) || value.length > limits.queryText) return [name, { unreadable: true }]
    try {
      return [name, JSON.parse(value) as unknown]
    } catch {
      return [name, { unreadable: true }]
    }
  })
  return Object.fromEntries(read) as Record<string, unknown>
}

const details = {
  body: '0001.invalidBodySchema', params: '0002.invalidPathParamsSchema',
  query: '0003.invalidQuerySchema', headers: '0004.invalidHeadersSchema',
} as const
type Part = keyof typeof details

export type RequestReader = (request: FastifyRequest) => ReadRequest

/** The shapes are put together once per call, at start. */
export const requestReader = (definition: CallDefinition, run: RunEnvironment): RequestReader => {
  const shapes: Readonly<Record<Part, z.ZodType>> = {
    headers: headersFor(definition, run),
    params: definition.params ?? z.object({}),
    query: definition.query ?? z.object({}),
    body: definition.body ?? z.unknown(),
  }
  return (request) => {
    const language = languageOf(request)
    const query = readQuery(request.query)
    const given: Readonly<Record<Part, unknown>> = {
      headers: request.headers, params: request.params, query, body: definition.body ? request.body : undefined,
    }
    const faults: { part: Part; issues: Issue[] }[] = []
    const read: Partial<Record<Part, unknown>> = {}
    for (const part of ['headers', 'params', 'query', 'body'] as const) {
      const parsed = shapes[part].safeParse(given[part], { reportInput: true })
      if (!parsed.success) faults.push({ part, issues: issuesOf(part, parsed.error, language) })
      else if (part !== 'headers' && holdsZero(parsed.data)) faults.push({ part, issues: [zeroIssue(part, language)] })
      else read[part] = parsed.data
    }
    const [first] = faults
    if (first !== undefined)
      throw new Failure('BadRequestSchema', details[first.part], faults.flatMap(({ issues }) => issues))
    const headers = read.headers as { 'idempotency-key'?: string; 'x-mobile-app-device-uid'?: string }
    return {
      params: read.params, query: read.query, body: read.body,
      idempotencyKey: idempotencyOf(definition) === 'none' ? undefined : headers['idempotency-key'],
      facts: { id: request.id, address: request.ip, language, deviceUid: headers['x-mobile-app-device-uid'] },
    }
  }
}
