// The address of private documents: decrypted on the way out, kept by nobody on the way.
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { clientAddress } from '../../runtime/call/client-address.ts'
import { fileHeaders } from './file-headers.ts'
import { privatePath } from './private-links.ts'

export interface PrivateContent {
  readonly disposition: string
  readonly contentType: string
  /** Undefined for what is written while it is read. */
  readonly sizeBytes: number | undefined
  readonly content: AsyncIterable<Uint8Array>
  /** So long no byte of it need pass; without it as long as on any other connection. */
  readonly silentMs?: number
}

/** Writes the look down before it answers; undefined when there is no right to it, for whatever reason. */
export type OpenPrivate = (given: {
  readonly viewId: string; readonly query: unknown; readonly address: string; readonly requestId: string
  /** Whoever asked has gone. */
  readonly gone: AbortSignal
}) => Promise<PrivateContent | undefined>

/** Several kinds of permissions behind one address: each knows its own. */
export const openFirst = (...opens: readonly OpenPrivate[]): OpenPrivate => async (given) => {
  for (const open of opens) {
    const shown = await open(given)
    if (shown !== undefined) return shown
  }
  return undefined
}

export const addPrivateRoute = (server: FastifyInstance, openPrivate: OpenPrivate): void => {
  server.get<{ Params: { viewId: string } }>(`${privatePath}/:viewId`, {
    config: { call: 'files.private' }, exposeHeadRoute: false,
  }, async (request, reply) => {
    const { viewId } = request.params
    const leaving = new AbortController()
    reply.raw.on('close', () => leaving.abort())
    const shown = await openPrivate({
      viewId, query: request.query, address: clientAddress(request), requestId: request.id,
      gone: leaving.signal,
    })
    if (shown === undefined) return reply.callNotFound()
    // The next request of the connection is like any other again: Node sees to that.
    if (shown.silentMs !== undefined) request.raw.socket.setTimeout(shown.silentMs)
    return reply
      .headers(fileHeaders(shown))
      .header('cache-control', 'no-store')
      .send(Readable.from(shown.content))
  })
}
