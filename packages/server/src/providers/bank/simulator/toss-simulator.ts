// Stands in for Toss Payments in the sandbox: its API over HTTP on our own server.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import type { TossSettings } from '../../../runtime/bank-settings.ts'
import { isSameSecret } from '../same-text.ts'
import type { BankWire } from './bank-wire.ts'
import { getAnswer, type KeptAnswer } from './simulated-bank.sql.ts'
import { cancelPayment, issueAccount, tellPayment } from './toss-answers.ts'
import { sayNo } from './toss-refusals.ts'

export const simulatorPath = '/simulators/toss'

/** Published nowhere and good for nothing: the stand-in is the only one who knows this merchant. */
export const simulatedMerchant: TossSettings = {
  secretKey: 'sandbox-only-secret-key', webhookKey: 'sandbox-only-webhook-key', issuer: '088',
}

interface Parts {
  readonly settings: TossSettings
  readonly wire: BankWire
  readonly db: Reader
  readonly transact: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>
  /** There may be something to tell. */
  readonly wake: () => void
}

const keyMax = 300
const config = { call: 'simulator.toss' }

const send = (reply: FastifyReply, { status, json }: KeptAnswer): FastifyReply =>
  reply.status(status).header('cache-control', 'no-store').send(json)

const isKnown = ({ headers }: FastifyRequest, { secretKey }: TossSettings): boolean =>
  isSameSecret(headers.authorization ?? '', `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`)

const keyOf = ({ headers }: FastifyRequest): string | undefined => {
  const key = headers['idempotency-key']
  return typeof key === 'string' ? key : undefined
}

export const addTossApi = (server: FastifyInstance, parts: Parts): void => {
  const { settings, wire, db, transact, wake } = parts

  const once = async (
    request: FastifyRequest, reply: FastifyReply, work: (tx: Tx) => Promise<KeptAnswer>,
  ): Promise<FastifyReply> => {
    const key = keyOf(request)
    if (key === '' || (key?.length ?? 0) > keyMax) return send(reply, sayNo('INVALID_IDEMPOTENCY_KEY'))
    const answer = await transact((tx) =>
      key === undefined ? work(tx) : getAnswer(tx, { question: request.url, key }, () => work(tx)))
    wake()
    return send(reply, answer)
  }

  server.register(async (scope) => {
    scope.addHook('preHandler', async (request, reply) =>
      isKnown(request, settings) ? undefined : send(reply, sayNo('UNAUTHORIZED_KEY')))
    scope.post('/v1/virtual-accounts', { config }, (request, reply) =>
      once(request, reply, (tx) => issueAccount(tx, request.body)))
    scope.get<{ Params: { key: string } }>('/v1/payments/:key', { config }, async ({ params }, reply) =>
      send(reply, await tellPayment(db, 'payment_key', params.key)))
    scope.get<{ Params: { order: string } }>('/v1/payments/orders/:order', { config }, async ({ params }, reply) =>
      send(reply, await tellPayment(db, 'order_id', params.order)))
    scope.post<{ Params: { key: string } }>('/v1/payments/:key/cancel', { config }, (request, reply) =>
      once(request, reply, (tx) => cancelPayment(tx, wire, request.params.key, request.body)))
  }, { prefix: simulatorPath })
}
