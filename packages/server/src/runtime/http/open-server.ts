// Opens the HTTP server: bounds on everything a client sends, request ids, security headers, logs and error answers.
import { randomUUID } from 'node:crypto'
import { limits } from '@bidyard/contract/limits'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { type Bounds, boundsOf } from '../bounds.ts'
import { sqlStateOf } from '../database/sql-state.ts'
import { networkOf, type RateLimit } from '../call/rate-limit.ts'
import type { Environment } from '../environment.ts'
import { Refusal, refuse } from '../failure.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { errorAnswer } from './answer.ts'
import { clientAddress } from '../call/client-address.ts'
import { clientErrorHandler } from './client-errors.ts'
import { languageOf } from '../call/read-request.ts'
import { watchConnections } from './connections.ts'
import { securityHeaders } from './security-headers.ts'

interface Parts {
  readonly environment: Environment
  readonly log: Log
  readonly metrics: Metrics
  readonly bounds?: Bounds
  readonly rateLimit?: RateLimit
  /** The time that screens count down by. */
  readonly now?: () => Date
}

type Begin = (request: FastifyRequest, reply: FastifyReply) => void

const callOf = (request: FastifyRequest): string => request.routeOptions.config.call ?? 'other'

/** Every request passes here first, also those that no route takes. */
const beginner = ({ environment, log, metrics, now = () => new Date() }: Parts): Begin => {
  const headers = securityHeaders(environment)
  return (request, reply) => {
    // The framework's own stopwatch runs only beside its own log, which is off.
    const began = performance.now()
    reply.headers(headers)
    reply.header('x-request-id', request.id)
    reply.header('x-server-time', now().toISOString())
    metrics.requestsRunning.inc()
    // The one event that comes whether the answer was read to its end or the client went away.
    reply.raw.once('close', () => {
      metrics.requestsRunning.dec()
      const call = callOf(request)
      const status = reply.raw.headersSent ? String(reply.raw.statusCode) : 'gone'
      if (!String(reply.getHeader('content-type')).startsWith('text/event-stream'))
        metrics.requestSeconds.observe({ call, status }, (performance.now() - began) / 1_000)
      const ms = Math.round((performance.now() - began) * 10) / 10
      log.info('request', { requestId: request.id, call, status, ms, member: request.memberId })
    })
  }
}

type AnswerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply

const errorAnswerer = ({ log, metrics }: Parts): AnswerError => (error, request, reply) => {
  const { status, body, retryAfterSeconds, expected } = errorAnswer(error, languageOf(request.headers), request.id)
  if (!expected) {
    const call = callOf(request)
    metrics.errorsUnexpected.inc({ call })
    log.error('request failed', { requestId: request.id, call, sqlState: sqlStateOf(error), error })
  }
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  return reply
    .status(status)
    .headers({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' })
    .send(body)
}

/** An empty body with a JSON content type is fine; a poisoned prototype is not. */
const readJsonBodies = (server: FastifyInstance): void => {
  const parse = server.getDefaultJsonParser('error', 'error')
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else void parse(request, body as string, done)
  })
}

export const openServer = (parts: Parts): FastifyInstance => {
  const { environment, log, rateLimit, bounds = boundsOf() } = parts
  const begin = beginner(parts)
  const answerError = errorAnswerer(parts)
  const server = fastify({
    logger: false,
    bodyLimit: limits.bodyBytes,
    requestTimeout: bounds.bodyMs,
    connectionTimeout: bounds.silentMs,
    keepAliveTimeout: 65_000,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < environment.proxies,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    http: {
      headersTimeout: bounds.headersMs, connectionsCheckingInterval: bounds.headersMs / 10,
      maxHeaderSize: limits.headersBytes,
    },
    clientErrorHandler: clientErrorHandler(log),
    frameworkErrors: (error, request, reply) => {
      begin(request, reply)
      answerError(error, request, reply)
    },
  })
  readJsonBodies(server)
  server.decorateRequest('memberId', null)
  const connections = watchConnections(server.server)
  let closing = false
  server.addHook('preClose', async () => {
    closing = true
    connections.leave()
  })
  server.addHook('onRequest', async (request, reply) => {
    begin(request, reply)
    connections.begin(reply)
    if (closing) throw new Refusal('unavailable', 1)
    rateLimit?.take(`address ${networkOf(clientAddress(request))}`, limits.requestsPerMinuteOfAddress)
    // Before the body is read: what it holds does not matter to an address that does not exist.
    if (request.is404) throw refuse('notFound')
  })
  server.setErrorHandler(answerError)
  server.setNotFoundHandler((request, reply) => answerError(refuse('notFound'), request, reply))
  return server
}
