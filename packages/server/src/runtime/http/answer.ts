// The two envelopes: success with its data, and an error with its code, detail, words and request id.
import { messageOf, sharedErrors, type Language, type SharedErrorName } from '@bidyard/contract/errors'
import { Failure, type Issue, Refusal } from '../failure.ts'

export interface ErrorBody {
  readonly code: string
  readonly detail: string | null
  readonly message: string
  readonly requestId: string
  readonly issues?: readonly Issue[]
}

export interface ErrorAnswer {
  readonly status: number
  readonly retryAfterSeconds: number | undefined
  readonly body: ErrorBody
}

/** The data is text already when it comes out of the idempotency table. */
export const successText = (dataText: string): string => `{"code":"success","data":${dataText}}`

const shared = (name: SharedErrorName, language: Language, requestId: string, retryAfter?: number): ErrorAnswer => {
  const entry = sharedErrors[name]
  return {
    status: entry.status,
    retryAfterSeconds: retryAfter,
    body: { code: entry.code, detail: null, message: entry[language], requestId },
  }
}

// Connection lost, server shutting down, too many connections, lock or statement time-out, read-only after a failover.
const unavailable = /^(08|53|57P|55P03|57014|25006|CONNECTION_|CONNECT_TIMEOUT|ECONNREFUSED|ECONNRESET|EPIPE|25P03)/

export const sqlStateOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

const byFastify: Readonly<Record<string, SharedErrorName>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedType',
  FST_ERR_NOT_FOUND: 'notFound',
}

const unreadableBody = new Set([
  'FST_ERR_CTP_INVALID_JSON_BODY', 'FST_ERR_CTP_EMPTY_JSON_BODY', 'FST_ERR_CTP_INVALID_CONTENT_LENGTH',
])

/** `undefined` in `expected` means that nobody foresaw this error: it belongs in the log with its stack. */
export const errorAnswer = (error: unknown, language: Language, requestId: string): ErrorAnswer & { expected: boolean } => {
  if (error instanceof Failure) {
    // The detail was checked against its code where it was thrown.
    const message = messageOf(error.code, error.detail as undefined, language)
    const body = {
      code: error.code, detail: error.detail ?? null, message, requestId,
      ...(error.issues === undefined ? {} : { issues: error.issues }),
    }
    return { status: 400, retryAfterSeconds: undefined, body, expected: true }
  }
  if (error instanceof Refusal)
    return { ...shared(error.reason, language, requestId, error.retryAfterSeconds), expected: true }
  const code = sqlStateOf(error)
  const known = byFastify[code]
  if (known !== undefined) return { ...shared(known, language, requestId), expected: true }
  if (unreadableBody.has(code) || error instanceof SyntaxError)
    return errorAnswer(
      new Failure('BadRequestSchema', '0001.invalidBodySchema', [{ path: 'body', message: 'JSON' }]), language, requestId,
    )
  if (unavailable.test(code)) return { ...shared('unavailable', language, requestId, 1), expected: false }
  return { ...shared('internal', language, requestId), expected: false }
}
