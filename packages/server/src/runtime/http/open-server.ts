// Opens the HTTP server: bounds on everything a client sends, request ids, security headers, logs and error answers.
import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { limits } from '@bidyard/contract/limits'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { type Bounds, boundsOf } from '../bounds.ts'
import { clientAddress } from '../call/client-address.ts'
import { networkOf, type RateLimit } from '../call/rate-limit.ts'
import type { Environment } from '../environment.ts'
import { Refusal, refuse } from '../failure.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { NotUtf8 } from './answer.ts'
import { clientErrorHandler, hasTwoHosts, twoHosts } from './client-errors.ts'
import { watchConnections } from './connections.ts'
import { type DirectCalls, openDirectCalls } from './direct-calls.ts'
import { securityHeaders } from './security-headers.ts'
import { listenerOf } from './tls/own-tls.ts'
import { errorTeller, requestWatcher, type TellError, type WatchRequest } from './watch-requests.ts'

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
const beginner = (headers: Readonly<Record<string, string>>, watch: WatchRequest, now: () => Date): Begin =>
  (request, reply) => {
    reply.headers(headers)
    reply.header('x-request-id', request.id)
    reply.header('x-server-time', now().toISOString())
    const isStream = (): boolean => String(reply.getHeader('content-type')).startsWith('text/event-stream')
    watch(request, reply.raw, () => callOf(request), isStream)
  }

type AnswerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply

const errorAnswerer = (tellError: TellError): AnswerError => (error, request, reply) => {
  const { status, body, retryAfterSeconds } = tellError(error, request, callOf(request))
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  return reply
    .status(status)
    .headers({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' })
    .send(body)
}

type ParseJson = ReturnType<FastifyInstance['getDefaultJsonParser']>

/** JSON is UTF-8. What says that it is something else, or is packed, is not read as if it were. */
const isText = ({ headers }: IncomingMessage): boolean =>
  /^(identity)?$/i.test(headers['content-encoding'] ?? '')
  && /charset\s*=(?!\s*"?utf-?8\b)/i.exec(headers['content-type'] ?? '') === null

const textOf = (bytes: Buffer): string => {
  if (!isUtf8(bytes)) throw new NotUtf8()
  return bytes.toString()
}

/** An empty body with a JSON content type is fine; a poisoned prototype is not. */
const readJsonBodies = (server: FastifyInstance, read: (bytes: Buffer) => unknown): void => {
  server.removeAllContentTypeParsers()
  const readBody = async ({ raw }: FastifyRequest, body: Buffer): Promise<unknown> => {
    if (body.length === 0) return undefined
    if (!isText(raw)) throw refuse('unsupportedType')
    return read(body)
  }
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, readBody)
}

/** What the framework reads bodies by, also for those that do not come to it. */
const readerOf = (parse: ParseJson) => (bytes: Buffer): unknown => {
  let read: unknown
  void parse(undefined as never, textOf(bytes), (error, value) => {
    if (error !== null) throw error
    read = value
  })
  return read
}

type Take = (request: IncomingMessage, response: ServerResponse) => boolean

type Garbled = ReturnType<typeof clientErrorHandler>

const serverWith = (
  parts: Parts, bounds: Bounds, take: Take, garbled: Garbled,
) => (handle: RequestListener): Server => {
  const options = {
    headersTimeout: bounds.headersMs, connectionsCheckingInterval: bounds.headersMs / 10,
    maxHeaderSize: limits.headersBytes, requestTimeout: bounds.bodyMs, keepAliveTimeout: 65_000,
  }
  return listenerOf(parts.environment.tls, options, (request, response) => {
    if (hasTwoHosts(request)) garbled(twoHosts, request.socket)
    else if (!take(request, response)) handle(request, response)
  }, { ...parts, bounds }).setTimeout(bounds.silentMs)
}

const openFramework = (parts: Parts, bounds: Bounds, take: Take, begin: Begin, answerError: AnswerError) => {
  const { environment: { proxies }, log } = parts
  const garbled = clientErrorHandler(log)
  const server = fastify({
    logger: false,
    bodyLimit: limits.bodyBytes,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < proxies,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    serverFactory: serverWith(parts, bounds, take, garbled),
    clientErrorHandler: garbled,
    frameworkErrors: (error, request, reply) => {
      begin(request, reply)
      answerError(error, request, reply)
    },
  })
  server.decorateRequest('memberId', null)
  server.decorateRequest('refusal', null)
  server.setErrorHandler(answerError)
  server.setNotFoundHandler((request, reply) => answerError(refuse('notFound'), request, reply))
  return server
}

export const openServer = (parts: Parts): FastifyInstance => {
  const { environment, rateLimit, bounds = boundsOf(), now = () => new Date() } = parts
  const [headers, tellError, connections] = [securityHeaders(environment), errorTeller(parts), watchConnections()]
  const watch = requestWatcher(parts, connections)
  const begin = beginner(headers, watch, now)
  const take: Take = (request, response) => server.direct.takes(request, response)
  const server = openFramework(parts, bounds, take, begin, errorAnswerer(tellError))
  const read = readerOf(server.getDefaultJsonParser('error', 'error'))
  readJsonBodies(server, read)
  connections.of(server.server)
  let isClosing = false
  server.decorate('direct', openDirectCalls({
    proxies: environment.proxies, headers, now, watch, tellError, rateLimit, read,
    isLeaving: () => isClosing,
  }))
  server.addHook('preClose', async () => {
    isClosing = true
    connections.leave()
  })
  server.addHook('onRequest', async (request, reply) => {
    begin(request, reply)
    if (isClosing) throw new Refusal('unavailable', 1)
    rateLimit?.take(`address ${networkOf(clientAddress(request))}`, limits.requestsPerMinuteOfAddress)
    // Before the body is read: what it holds does not matter to an address that does not exist.
    if (request.is404) throw refuse('notFound')
  })
  return server
}

declare module 'fastify' {
  interface FastifyInstance {
    direct: DirectCalls
  }
}
