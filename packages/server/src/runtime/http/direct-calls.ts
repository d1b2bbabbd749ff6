// Answers plain requests of calls with a fixed address without the framework, which would take most of their time.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { limits } from '@bidyard/contract/limits'
import type { Asking, RefusalFacts } from '../asking.ts'
import { clientAddress } from '../call/client-address.ts'
import { networkOf, type RateLimit } from '../call/rate-limit.ts'
import type { CallResult } from '../call/run-call.ts'
import { successPieces } from './answer.ts'
import { isLong, squeeze } from './squeeze.ts'
import type { TellError, WatchRequest } from './watch-requests.ts'

export interface DirectCall {
  readonly name: string
  readonly method: string
  readonly address: string
  readonly run: (asking: Asking) => Promise<CallResult>
}

export interface DirectCalls {
  add(call: DirectCall): void
  /** False for everything that is not plain: the framework answers it, with the same call behind it. */
  takes(request: IncomingMessage, response: ServerResponse): boolean
}

export interface DirectParts {
  readonly proxies: number
  readonly headers: Readonly<Record<string, string>>
  readonly now: () => Date
  readonly watch: WatchRequest
  readonly tellError: TellError
  readonly rateLimit: RateLimit | undefined
  readonly read: (bytes: Buffer) => unknown
  /** While the server leaves, the framework says so. */
  readonly isLeaving: () => boolean
}

const lastOf = (list: string): string => list.slice(list.lastIndexOf(',') + 1).trim()

class DirectRequest implements Asking {
  readonly id = randomUUID()
  readonly params = {}
  readonly query = {}
  readonly #raw: IncomingMessage
  readonly #proxies: number
  body: unknown
  memberId: string | null = null
  refusal: RefusalFacts | null = null

  constructor(raw: IncomingMessage, proxies: number) {
    this.#raw = raw
    this.#proxies = proxies
  }

  get headers(): IncomingMessage['headers'] {
    return this.#raw.headers
  }

  get socket(): IncomingMessage['socket'] {
    return this.#raw.socket
  }

  /** As many steps back as proxies stand before us, each of which adds the address that it was asked from. */
  get ip(): string {
    const own = this.#raw.socket.remoteAddress ?? ''
    const said = this.#proxies === 0 ? undefined : this.#forwarded('for')
    const way = said?.split(',').map((part) => part.trim()).filter((part) => part !== '') ?? []
    return way.length === 0 ? own : way[Math.max(0, way.length - this.#proxies)] ?? own
  }

  get protocol(): string {
    return lastOf(this.#forwarded('proto') ?? 'http')
  }

  get host(): string {
    return lastOf(this.#forwarded('host') ?? this.#raw.headers.host ?? '')
  }

  #forwarded(what: 'for' | 'proto' | 'host'): string | undefined {
    const said = this.#proxies === 0 ? undefined : this.#raw.headers[`x-forwarded-${what}`]
    return typeof said === 'string' && said !== '' ? said : undefined
  }
}

const json = 'application/json'

/** One piece of JSON of a length that is known beforehand. */
const isPlain = ({ headers }: IncomingMessage): boolean => {
  const length = Number(headers['content-length'] ?? 0)
  return length > 0 && length <= limits.bodyBytes && headers['content-type'] === json
    && headers['transfer-encoding'] === undefined && headers['content-encoding'] === undefined
}

/** As soon as the last byte is there: most often all come in one piece, together with the headers. */
const readBytes = (request: IncomingMessage, read: (bytes: Buffer) => void): void => {
  const bytes = Number(request.headers['content-length'])
  const held: Buffer[] = []
  let count = 0
  request.on('data', (piece: Buffer) => {
    count += piece.length
    if (count === piece.length && count === bytes) return read(piece)
    held.push(piece)
    if (count === bytes) read(Buffer.concat(held))
  })
}

const fixedOf = (headers: Readonly<Record<string, string>>): string[] => [
  ...Object.entries(headers).flat(), 'cache-control', 'no-store', 'content-type', `${json}; charset=utf-8`,
]

export const openDirectCalls = (parts: DirectParts): DirectCalls => {
  const calls = new Map<string, DirectCall>()
  const fixed = fixedOf(parts.headers)
  const isStream = (): boolean => false

  const write = (
    asking: Asking, raw: ServerResponse, status: number, content: string | Buffer, more: readonly string[],
  ): void => {
    if (raw.destroyed || raw.headersSent) return
    raw.writeHead(status, [
      ...fixed, 'x-request-id', asking.id, 'x-server-time', parts.now().toISOString(),
      'content-length', String(Buffer.byteLength(content)), ...more,
    ])
    raw.end(content)
  }
  const tell = async (
    asking: Asking, raw: ServerResponse, pieces: readonly string[], more: readonly string[],
  ): Promise<void> => {
    if (!isLong(pieces)) return write(asking, raw, 200, pieces.join(''), more)
    const { encoding, bytes } = await squeeze(pieces, asking.headers['accept-encoding'])
    const encoded = encoding === undefined ? [] : ['content-encoding', encoding]
    write(asking, raw, 200, bytes, [...more, 'vary', 'accept-encoding', ...encoded])
  }
  const refuse = (error: unknown, call: DirectCall, asking: Asking, raw: ServerResponse): void => {
    const { status, body, retryAfterSeconds: seconds } = parts.tellError(error, asking, call.name)
    write(asking, raw, status, JSON.stringify(body), seconds === undefined ? [] : ['retry-after', String(seconds)])
  }
  const answer = async (call: DirectCall, asking: DirectRequest, raw: ServerResponse, bytes: Buffer): Promise<void> => {
    try {
      asking.body = parts.read(bytes)
      const { pieces, replayed } = await call.run(asking)
      await tell(asking, raw, successPieces(pieces), replayed ? ['idempotent-replayed', 'true'] : [])
    } catch (error) {
      refuse(error, call, asking, raw)
    }
  }
  return {
    add: (call) => void calls.set(`${call.method} ${call.address}`, call),
    takes: (request, raw) => {
      const call = calls.get(`${request.method} ${request.url}`)
      if (call === undefined || !isPlain(request) || parts.isLeaving()) return false
      const asking = new DirectRequest(request, parts.proxies)
      parts.watch(asking, raw, () => call.name, isStream)
      try {
        parts.rateLimit?.take(`address ${networkOf(clientAddress(asking))}`, limits.requestsPerMinuteOfAddress)
      } catch (error) {
        request.resume()
        refuse(error, call, asking, raw)
        return true
      }
      readBytes(request, (bytes) => void answer(call, asking, raw, bytes))
      return true
    },
  }
}
