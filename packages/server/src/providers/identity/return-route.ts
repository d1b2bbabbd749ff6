// Where the provider sends the browser back to, by POST or GET: what it brings is kept, and a screen takes over.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ReturnedCheck } from './identity-provider.ts'

/** Short, because the provider takes 128 bytes of address and no more. */
export const returnPath = '/k/cb'
const screen = '/identity/return'

export interface Arrived {
  readonly transactionId: string
  /** Told to the browser that came back; undefined when it brought nothing. */
  readonly arrival: string | undefined
}

/** Answers the transaction that goes on; undefined when the mark is not one of ours. */
export type ReceiveReturn = (mark: string, returned: ReturnedCheck | undefined) => Promise<Arrived | undefined>

const field = (max: number) => z.string().max(max).optional().catch(undefined)
const marked = z.object({ s: z.string().regex(/^[\w-]{22}$/) })
const brought = z.object({
  resultCode: z.string().min(1).max(100), resultMsg: field(2_000), authRequestUrl: field(2_000), txId: field(100),
  token: field(200),
})

const answer = async (request: FastifyRequest, reply: FastifyReply, receive: ReceiveReturn): Promise<FastifyReply> => {
  const mark = marked.safeParse(request.query)
  // A browser repeats a GET for all kinds of reasons, so the mark travels in the address and the rest in either.
  const read = brought.safeParse({ ...(request.query as object), ...(request.body as object | undefined) })
  const { resultMsg = '', authRequestUrl, txId, token, resultCode } = read.success
    ? read.data : { resultCode: undefined, authRequestUrl: undefined, txId: undefined, token: undefined }
  const returned = resultCode === undefined ? undefined : { resultCode, resultMsg, authRequestUrl, txId, token }
  const arrived = mark.success ? await receive(mark.data.s, returned) : undefined
  const arrival = arrived?.arrival === undefined ? '' : `&arrival=${arrived.arrival}`
  const search = arrived === undefined ? '' : `?transaction=${arrived.transactionId}${arrival}`
  return reply.header('cache-control', 'no-store').redirect(screen + search, 303)
}

export const addReturnRoute = (server: FastifyInstance, receive: ReceiveReturn): void => {
  const config = { call: 'identity.return' }
  server.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))))
    scope.route({
      method: ['GET', 'POST'], url: returnPath, config, exposeHeadRoute: false,
      handler: (request, reply) => answer(request, reply, receive),
    })
  })
}
