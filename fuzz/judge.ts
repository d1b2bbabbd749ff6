// What is wrong with an answer: a fault of the server, a status or an envelope that nobody declared, or too much told.
import { operationOf } from '../packages/server/src/matrix/testing/example-of.ts'
import type { FuzzRequest } from './make-request.ts'

export interface FuzzAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly text: string
}

/** What may be answered wherever one asks: addresses, bodies and headers that are none. */
const anywhere = [400, 404, 405, 413, 414, 415, 431]

/** Where things stand in the program or in its database is nobody's business. */
const traces = [
  /node_modules/, /\bat .{1,80}\.ts:\d+/, /PostgresError/i, /syntax error at/, /violates \w+ constraint/, /relation "/,
  /column "/, /\bselect .{1,200} from /i, /ECONN|EPIPE|ENOENT/, /\[object Object\]/,
]

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const envelopeFault = (status: number, text: string): string | undefined => {
  const read = readJson(text)
  if (!isFields(read)) return `answers ${status} with no envelope: ${text.slice(0, 120)}`
  const told = String(read['code'])
  if (status === 200) return told === 'success' ? undefined : `answers 200 with the code ${told}`
  const { code, message, requestId } = read
  const isWhole = [code, message, requestId].every((one) => typeof one === 'string' && one !== '')
  return isWhole ? undefined : `answers ${status} without code, message or request id: ${text.slice(0, 120)}`
}

export const faultOf = (
  { asked }: FuzzRequest, { status, text, headers }: FuzzAnswer,
): string | undefined => {
  if (status >= 500) return `answers ${status}: ${text.slice(0, 160)}`
  const declared = Object.keys(operationOf(asked).responses)
  if (!declared.includes(String(status)) && !anywhere.includes(status))
    return `answers ${status}, which it does not declare`
  if (headers['x-content-type-options'] !== 'nosniff') return `answers ${status} without its safety headers`
  const trace = status === 200 ? undefined : traces.find((one) => one.test(text))
  if (trace !== undefined) return `tells where it stands (${trace.source}): ${text.slice(0, 160)}`
  return envelopeFault(status, text)
}
