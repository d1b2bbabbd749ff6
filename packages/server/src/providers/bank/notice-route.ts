// Where banks deliver their notices: taken raw and within bounds, answered with the very words that each bank expects.
import { limits } from '@bidyard/contract/limits'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientAddress } from '../../runtime/call/client-address.ts'
import { networkOf, type RateLimit } from '../../runtime/call/rate-limit.ts'
import { Refusal, refuse } from '../../runtime/failure.ts'
import type { RawNotice } from './bank.ts'
import { bankNoticePath } from './notice-path.ts'

export type NoticeReply =
  /** The bank need not tell it again. */
  | { readonly kind: 'accepted'; readonly type: string; readonly body: string }
  | { readonly kind: 'refused'; readonly why: string }
  /** The bank shall tell it again, when it answers our own question as well. */
  | { readonly kind: 'later' }
  /** There is no contract with it. */
  | { readonly kind: 'unknown' }

export type ReceiveNotice = (bank: string, raw: RawNotice) => Promise<NoticeReply>

const laterSeconds = 30

const answer = async (
  request: FastifyRequest<{ Params: { bank: string } }>, reply: FastifyReply, receive: ReceiveNotice,
): Promise<FastifyReply> => {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const said = await receive(request.params.bank, { headers: request.headers, body, address: clientAddress(request) })
  switch (said.kind) {
    case 'accepted': return reply.status(200).headers({ 'content-type': said.type }).send(said.body)
    // What was wrong with it stands in the log; whoever forged it learns nothing.
    case 'refused': throw refuse('forbidden')
    case 'later': throw new Refusal('unavailable', laterSeconds)
    case 'unknown': throw refuse('notFound')
  }
}

export const addBankNotices = (
  server: FastifyInstance, { receive, rateLimit }: { readonly receive: ReceiveNotice; readonly rateLimit: RateLimit },
): void => {
  const config = { call: 'bank.notice' }
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: limits.noticeBytes }, (_request, body, done) =>
      done(null, body))
    scope.addHook('onRequest', async (request) => {
      rateLimit.take(`notices ${networkOf(clientAddress(request))}`, limits.noticesPerMinute)
    })
    scope.post<{ Params: { bank: string } }>(bankNoticePath(':bank'), { config }, (request, reply) =>
      answer(request, reply, receive))
  })
}
