// What a call needs to know of a request, whichever way it came in.
import type { IncomingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'

/** What was refused, to whom, and about which user. */
export interface RefusalFacts {
  readonly code: string
  readonly detail: string | null
  /** A name for the network that asked: the same for the same one, and no address. */
  readonly from: string
  readonly about: string | undefined
}

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
  /** Known once it is refused; the log says it. */
  refusal: RefusalFacts | null
}
