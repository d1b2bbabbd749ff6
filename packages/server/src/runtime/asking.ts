// What a call needs to know of a request, whichever way it came in.
import type { IncomingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'

export interface Asking {
  readonly id: string
  readonly headers: IncomingHttpHeaders
  readonly ip: string
  readonly socket: Pick<Socket, 'remoteAddress'>
  readonly protocol: string
  readonly host: string
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  /** Known once the caller is; the log names it. */
  memberId: string | null
}
