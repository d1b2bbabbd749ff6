// Opens what the server answers: the data of a success, or the reason of a refusal.
import { CallFailure, type Issue } from '../call-failure.ts'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const issuesOf = (value: unknown): readonly Issue[] | undefined =>
  Array.isArray(value)
    ? value.filter(isRecord).map(({ path, message }) => ({ path: textOf(path) ?? '', message: textOf(message) ?? '' }))
    : undefined

export interface Answer {
  readonly status: number
  readonly requestId: string | undefined
  readonly retryAfterSeconds: number | undefined
  readonly text: string
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What a proxy answers when it cannot reach the server itself. */
const away = new Set([502, 503, 504])

export const open = ({ status, requestId, retryAfterSeconds, text }: Answer): unknown => {
  const body = parse(text)
  if (!isRecord(body) || typeof body['code'] !== 'string')
    throw new CallFailure({ kind: away.has(status) ? 'network' : 'unreadable', status, requestId, retryAfterSeconds })
  if (body['code'] === 'success') return body['data']
  throw new CallFailure(
    {
      kind: 'answer',
      status,
      code: body['code'],
      detail: textOf(body['detail']) ?? null,
      requestId: textOf(body['requestId']) ?? requestId,
      issues: issuesOf(body['issues']),
      retryAfterSeconds,
    },
    textOf(body['message']) ?? '',
  )
}
