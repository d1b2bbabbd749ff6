// Answers what never became a request: unreadable lines, headers without end, clients that are too slow.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Language } from '@bidyard/contract/errors'
import { sqlStateOf } from '../database/sql-state.ts'
import { Failure, Refusal } from '../failure.ts'
import type { Log } from '../log.ts'
import { errorAnswer } from './answer.ts'
import { mayTakeLong } from './long-bodies.ts'

const slow = { ko: '요청이 제시간에 도착하지 않았습니다.', en: 'The request did not arrive in time.' }
const garbled = { ko: '요청을 읽을 수 없습니다.', en: 'The request cannot be read.' }

const statusWords: Readonly<Record<number, string>> = { 400: 'Bad Request', 413: 'Content Too Large' }

// Nobody has read the headers, so nobody knows the language.
const language: Language = 'ko'

const faultOf = (code: string): Failure | Refusal => {
  if (code === 'HPE_HEADER_OVERFLOW') return new Refusal('tooLarge')
  const said = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? slow : garbled
  return new Failure('BadRequestSchema', '0004.invalidHeadersSchema', [{ path: 'request', message: said[language] }])
}

/** Of two, one reader would take the first and another the second. */
export const twoHosts = Object.assign(new Error('two hosts'), { code: 'TWO_HOSTS' })
export const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean => {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') count += 1
  return count > 1
}

export const clientErrorHandler = (log: Log) => (error: Error, socket: Socket): void => {
  const code = sqlStateOf(error)
  if (code === 'ECONNRESET' || socket.destroyed) return
  // No secret line was agreed on, so there is none to answer on.
  if (/^ERR_(SSL|TLS)_/.test(code)) return void socket.destroy()
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    if (mayTakeLong(socket)) return
    // Browsers open spare connections. What is said on one that asked nothing would answer the request that they
    // are about to send on it; one that is only closed makes them send it again.
    if (socket.bytesRead === 0) return socket.destroySoon()
  }
  const requestId = randomUUID()
  const { status, body } = errorAnswer(faultOf(code), language, requestId)
  log.info('unreadable request', { requestId, status, reason: code })
  const text = JSON.stringify(body)
  // Node keeps the answer that is under way here; one that has begun cannot be followed by another.
  const { _httpMessage: begun } = socket as Socket & { readonly _httpMessage?: ServerResponse }
  if (socket.writable && begun?.headersSent !== true)
    socket.write([
      `HTTP/1.1 ${status} ${statusWords[status] ?? 'Bad Request'}`, 'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(text)}`, `x-request-id: ${requestId}`, 'cache-control: no-store',
      'x-content-type-options: nosniff', 'connection: close', '', text,
    ].join('\r\n'))
  socket.destroySoon()
}
