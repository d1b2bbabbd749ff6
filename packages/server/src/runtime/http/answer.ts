// The two envelopes: success with its data, and an error with its code, detail, words and request id.
import { messageOf, sharedErrors, type Language, type SharedErrorName } from '@bidyard/contract/errors'
import { isLostConnection, sqlStateOf } from '../database/sql-state.ts'
import { Failure, type Issue, Refusal } from '../failure.ts'
import { type Words, words } from '../issue-words.ts'

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
  /** False means that nobody foresaw this error: it belongs in the log with its stack. */
  readonly expected: boolean
}

/** What stands around the data is more pieces of the answer: joined to one text, all of it would be copied. */
export const successPieces = (pieces: readonly string[]): readonly string[] =>
  ['{"code":"success","data":', ...pieces, '}']

// Server shutting down or starting, out of connections or space, lock or statement time-out, standby after a failover,
// a deadlock that came again and again, a system on the way that does not answer.
const unavailable = /^(08|53|57P|55P03|57014|25006|25P03|40001|40P01|ECONN|EPIPE|ETIMEDOUT|EHOST|ENOTFOUND|EAI_AGAIN)/

const byFastify: Readonly<Record<string, SharedErrorName>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedType',
  FST_ERR_NOT_FOUND: 'notFound',
}

const unreadable = (part: 'body' | 'params', said: Words, language: Language): Failure =>
  new Failure(
    'BadRequestSchema', part === 'body' ? '0001.invalidBodySchema' : '0002.invalidPathParamsSchema',
    [{ path: part, message: said[language] }],
  )

/** Letters of another character set, which would be kept as question marks. */
export class NotUtf8 extends Error {}

/** What the server itself says about a request before any call sees it. */
const requestFault = (error: unknown, language: Language): Failure | Refusal | undefined => {
  if (error instanceof NotUtf8) return unreadable('body', words.utf8, language)
  const code = sqlStateOf(error)
  const known = byFastify[code]
  if (known !== undefined) return new Refusal(known)
  if (code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_MAX_PARAM_LENGTH')
    return unreadable('params', words.format, language)
  // Errors of the parser and of a body that was cut off carry the status that they want.
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return status === 400 ? unreadable('body', words.json, language) : undefined
}

const answerOf = (error: Failure | Refusal, language: Language, requestId: string): Omit<ErrorAnswer, 'expected'> => {
  if (error instanceof Refusal) {
    const { status, code, ...said } = sharedErrors[error.reason]
    const body = { code, detail: null, message: said[language], requestId }
    return { status, retryAfterSeconds: error.retryAfterSeconds, body }
  }
  const own = messageOf(error.code, error.detail, language)
  const message = error.said === undefined ? own : `${own} (${error.said})`
  const body = {
    code: error.code, detail: error.detail ?? null, message, requestId,
    ...(error.issues === undefined ? {} : { issues: error.issues }),
  }
  return { status: 400, retryAfterSeconds: undefined, body }
}

export const errorAnswer = (error: unknown, language: Language, requestId: string): ErrorAnswer => {
  const foreseen = error instanceof Failure || error instanceof Refusal ? error : requestFault(error, language)
  if (foreseen !== undefined) return { ...answerOf(foreseen, language, requestId), expected: true }
  const code = sqlStateOf(error)
  const isBusy = isLostConnection(error) || unavailable.test(code)
  const refusal = isBusy ? new Refusal('unavailable', 1) : new Refusal('internal')
  return { ...answerOf(refusal, language, requestId), expected: false }
}
