// Serves `GET …/events`: one stream of server-sent events per open screen, replayed from where the last one ended.
import { limits } from '@bidyard/contract/limits'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Caller, type Callers, readCredential } from '../caller.ts'
import type { Database } from '../database/database.ts'
import type { Environment } from '../environment.ts'
import { Refusal, refuse } from '../failure.ts'
import type { Metrics } from '../metrics.ts'
import { openHorizon, sealHorizon } from './event-id.ts'
import { type Hub, type LiveTable, shownTo, type Stream } from './hub.ts'
import { type OutboxEvent, type OutboxReader, replaySince } from './outbox-reader.ts'

export const eventsPath = '/bridge/public/api/v0/events'

interface Parts {
  readonly environment: Environment
  readonly database: Database
  readonly callers: Callers
  readonly metrics: Metrics
  readonly hub: Hub
  readonly reader: OutboxReader
  readonly table: LiveTable
}

const openStream = (parts: Parts, reply: FastifyReply, viewer: Caller): Stream & { begin(): void } => {
  const { environment, metrics, table } = parts
  const { raw } = reply
  const sent = new Set<number>()
  let waiting: { event: OutboxEvent; horizon: string }[] | undefined = []
  let leave = (): void => {}

  const write = (event: OutboxEvent, horizon: string): void => {
    if (sent.has(event.id)) return
    const shown = shownTo(table, stream.viewer, event)
    if (shown === undefined) return
    sent.add(event.id)
    if (sent.size > limits.liveBufferedEvents * 4) sent.delete(sent.values().next().value ?? 0)
    const id = sealHorizon(horizon, stream.viewer.key, environment.secret)
    raw.write(`id: ${id}\nevent: ${event.name}\ndata: ${JSON.stringify(shown)}\n\n`)
    metrics.outboxLagSeconds.set(Math.max(0, Date.now() - event.createdAt.getTime()) / 1_000)
    // A reader that does not keep up is let go; it comes back with its last id and misses nothing.
    if (raw.writableLength > limits.liveBufferedEvents * 1_024) stream.end()
  }
  const stream = {
    viewer,
    send: (event: OutboxEvent, horizon: string): void => {
      if (waiting === undefined) write(event, horizon)
      else if (waiting.length < limits.liveBufferedEvents) waiting.push({ event, horizon })
      else stream.end()
    },
    /** The replay is written: what came meanwhile follows, and then everything at once. */
    begin: (): void => {
      const held = waiting ?? []
      waiting = undefined
      for (const { event, horizon } of held) write(event, horizon)
    },
    end: (): void => {
      leave()
      raw.end()
      raw.socket?.destroySoon()
    },
  }
  const heartbeat = setInterval(() => raw.write(': beat\n\n'), limits.liveHeartbeatMs)
  const left = parts.hub.add(stream)
  metrics.liveStreams.inc()
  let gone = false
  leave = () => {
    if (gone) return
    gone = true
    clearInterval(heartbeat)
    left()
    metrics.liveStreams.dec()
  }
  raw.on('close', leave)
  raw.on('error', leave)
  return stream
}

/** `refetch` tells the screen that it must look at everything anew. */
const replay = async (parts: Parts, stream: Stream, reply: FastifyReply, lastId: string | undefined): Promise<void> => {
  if (lastId === undefined) return
  const from = openHorizon(lastId, stream.viewer.key, parts.environment.secret)
  const batch = from === undefined ? undefined : await replaySince(parts.database.primary, from, 1_000)
  if (batch === undefined) reply.raw.write('event: refetch\ndata: {}\n\n')
  else for (const event of batch.events) {
    const shown = shownTo(parts.table, stream.viewer, event)
    if (shown === undefined) continue
    const id = sealHorizon(from ?? batch.horizon, stream.viewer.key, parts.environment.secret)
    reply.raw.write(`id: ${id}\nevent: ${event.name}\ndata: ${JSON.stringify(shown)}\n\n`)
  }
}

export const addEventStream = (server: FastifyInstance, parts: Parts): void => {
  server.get(eventsPath, { config: { call: 'live.events' } }, async (request, reply) => {
    const credential = readCredential(request.headers.authorization, parts.environment.sandbox)
    const viewer = credential && (await parts.callers.findByToken(parts.database.primary, credential))
    if (viewer === undefined) throw refuse('unauthorized')
    if (parts.hub.count(viewer.key) >= limits.liveStreamsPerCaller) throw new Refusal('tooManyRequests', 5)
    reply.hijack()
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no',
    })
    const stream = openStream(parts, reply, viewer)
    const opened = sealHorizon(parts.reader.horizon(), viewer.key, parts.environment.secret)
    reply.raw.write(`retry: 1000\nid: ${opened}\nevent: open\ndata: {}\n\n`)
    const lastId = request.headers['last-event-id']
    await replay(parts, stream, reply, typeof lastId === 'string' ? lastId : undefined)
      .catch(() => stream.end())
    stream.begin()
  })
}
