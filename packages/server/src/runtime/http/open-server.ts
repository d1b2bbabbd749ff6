// Opens the HTTP server: bounds on everything a client sends, request ids, security headers, logs and error answers.
import { randomUUID } from 'node:crypto'
import { limits } from '@bidyard/contract/limits'
import fastify, { type FastifyInstance } from 'fastify'
import type { Environment } from '../environment.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { errorAnswer, sqlStateOf } from './answer.ts'
import { languageOf } from './read-request.ts'

const contentPolicy = [
  "default-src 'none'", "script-src 'self'", "style-src 'self'", "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:", "font-src 'self'", "connect-src 'self'", "manifest-src 'self'", "worker-src 'self'",
  "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
]

const headersFor = (environment: Environment): Readonly<Record<string, string>> => {
  const bucket = environment.s3?.endpoint ?? (environment.s3 === undefined
    ? ''
    : `https://${environment.s3.bucket}.s3.${environment.s3.region}.amazonaws.com`)
  const policy = contentPolicy.map((line) => (/^(img|connect|form)/.test(line) && bucket !== '' ? `${line} ${bucket}` : line))
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'x-frame-options': 'DENY',
    ...(environment.publicUrl?.startsWith('https:') === true
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  }
}

/** An empty body with a JSON content type is fine; a poisoned prototype is not. */
const readJsonBodies = (server: FastifyInstance): void => {
  const parse = server.getDefaultJsonParser('error', 'error')
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else parse(request, body as string, done)
  })
}

export const openServer = (given: {
  readonly environment: Environment
  readonly log: Log
  readonly metrics: Metrics
}): FastifyInstance => {
  const { environment, log, metrics } = given
  const server = fastify({
    logger: false,
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.bodyMs,
    connectionTimeout: limits.bodyMs * 2,
    keepAliveTimeout: 65_000,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    genReqId: () => randomUUID(),
    trustProxy: environment.publicUrl === undefined ? false : (_address, hop) => hop < 1,
    forceCloseConnections: 'idle',
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: 1_000, maxHeaderSize: 32_768 },
  })
  readJsonBodies(server)
  server.decorateRequest('memberId', null)
  const headers = headersFor(environment)
  server.addHook('onRequest', async (request, reply) => {
    metrics.requestsRunning.inc()
    reply.headers(headers)
    reply.header('x-request-id', request.id)
    reply.header('x-server-time', new Date().toISOString())
  })
  server.addHook('onResponse', async (request, reply) => {
    metrics.requestsRunning.dec()
    const call = request.routeOptions.config.call ?? 'other'
    metrics.requestSeconds.observe({ call, status: String(reply.statusCode) }, reply.elapsedTime / 1_000)
    log.info('request', {
      requestId: request.id, call, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10,
      member: request.memberId, address: request.ip,
    })
  })
  server.setErrorHandler(async (error, request, reply) => {
    const { status, body, retryAfterSeconds, expected } = errorAnswer(error, languageOf(request), request.id)
    const call = request.routeOptions.config.call ?? 'other'
    if (!expected) {
      metrics.errorsUnexpected.inc({ call })
      log.error('request failed', { requestId: request.id, call, sqlState: sqlStateOf(error), error })
    }
    if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
    return reply.status(status).header('cache-control', 'no-store').send(body)
  })
  server.setNotFoundHandler(async (request, reply) => {
    const { status, body } = errorAnswer({ code: 'FST_ERR_NOT_FOUND' }, languageOf(request), request.id)
    return reply.status(status).send(body)
  })
  return server
}
