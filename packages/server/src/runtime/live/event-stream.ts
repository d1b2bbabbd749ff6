// Serves `GET …/events`: one stream of server-sent events per open screen, replayed from where the last one ended.
import type { ServerResponse } from 'node:http'
import { limits } from '@bidyard/contract/limits'
import type { FastifyInstance } from 'fastify'
import { type Caller, type Callers, readCredential } from '../caller.ts'
import type { Database } from '../database/database.ts'
import { Refusal, refuse } from '../failure.ts'
import type { Metrics } from '../metrics.ts'
import type { EventIds } from './event-id.ts'
import { type Hub, type LiveTable, shownTo, type Stream } from './hub.ts'
import { type Delivery, type Replay, replaySince, type Seen } from './outbox-reader.ts'

export const eventsPath = '/bridge/public/api/v0/events'

export interface EventStreamParts {
  readonly database: Database
  readonly callers: Callers
  readonly metrics: Metrics
  readonly hub: Hub
  readonly table: LiveTable
  readonly ids: EventIds
  readonly sandbox: boolean
  readonly heartbeatMs: number
}

const replayMax = 1_000
const unsentBytesMax = limits.liveBufferedEvents * 1_024

// Sealing costs more than all else that is done for a screen; one delivery to several screens of a viewer has one id.
// Nothing else has: an id that stays the same would tell that nothing happened anywhere.
const sealedFor = new WeakMap<Delivery, Map<string, string>>()

const idOfDelivery = (ids: EventIds, delivery: Delivery, viewer: string): string => {
  const known = sealedFor.get(delivery) ?? new Map<string, string>()
  sealedFor.set(delivery, known)
  const id = known.get(viewer) ?? ids.seal(delivery.position, viewer)
  known.set(viewer, id)
  return id
}

/** Writes what this viewer may see. The last event of a delivery carries the id to go on from, once all is written. */
const writerOf = (parts: EventStreamParts, raw: ServerResponse, viewer: Caller) => {
  const idOf = (position: string): string => parts.ids.seal(position, viewer.key)
  return {
    open: (position: string): void => {
      raw.write(`retry: 1000\nid: ${idOf(position)}\nevent: open\ndata: {}\n\n`)
    },
    beat: (position: string): void => {
      raw.write(`id: ${idOf(position)}\n: beat\n\n`)
    },
    deliver: (delivery: Delivery, seen?: Seen): void => {
      const { events } = delivery
      const id = (): string => idOfDelivery(parts.ids, delivery, viewer.key)
      if (events === undefined) {
        raw.write(`id: ${id()}\nevent: refetch\ndata: {}\n\n`)
        return
      }
      const shown = events.flatMap((event) => {
        const payload = seen?.has(event.xid) === true ? undefined : shownTo(parts.table, viewer, event)
        return payload === undefined ? [] : [`event: ${event.name}\ndata: ${JSON.stringify(payload)}\n\n`]
      })
      const last = shown.pop()
      if (last !== undefined) raw.write(`${shown.join('')}id: ${id()}\n${last}`)
    },
  }
}

const drained = (raw: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    if (!raw.writableNeedDrain) resolve()
    raw.once('drain', resolve)
    raw.once('close', resolve)
  })

interface OpenedStream extends Stream {
  readonly ended: () => boolean
  /** Writes what was missed; what came meanwhile follows, and then everything at once. */
  begin(replayed: Replay, from: string | undefined): Promise<void>
}

const openStream = (parts: EventStreamParts, raw: ServerResponse, viewer: Caller): OpenedStream => {
  const writer = writerOf(parts, raw, viewer)
  let waiting: Delivery[] | undefined = []
  let seen: Seen | undefined
  let position = ''
  let ended = false
  let heartbeat: NodeJS.Timeout | undefined

  const write = (delivery: Delivery): void => {
    // A reader that does not keep up is let go; it comes back with its last id and misses nothing.
    if (raw.writableLength > unsentBytesMax) return void raw.destroy()
    position = delivery.position
    writer.deliver(delivery, seen)
    if (seen !== undefined && seen.isBehind(position)) seen = undefined
  }
  const stream: OpenedStream = {
    viewer,
    ended: () => ended,
    send: (delivery) => {
      if (waiting === undefined) write(delivery)
      else if (waiting.push(delivery) > limits.liveBufferedEvents) raw.destroy()
    },
    begin: async (replayed, from) => {
      heartbeat = setInterval(() => writer.beat(position), parts.heartbeatMs)
      position = from ?? replayed.position
      writer.open(position)
      writer.deliver(replayed)
      seen = replayed.seen
      // What was missed may be much at once; only then it counts how well the reader keeps up.
      await drained(raw)
      position = replayed.position
      for (const delivery of waiting ?? []) write(delivery)
      waiting = undefined
    },
    end: () => {
      leave()
      if (!raw.headersSent) return
      raw.end()
      // Who does not read on would keep the connection for ever.
      raw.socket?.destroySoon()
    },
  }
  // Whoever left while it was looked who they are has told so already, and would never leave again.
  if (raw.closed) throw refuse('unavailable')
  // Counted and added without a pause in between, so that many at once cannot pass together.
  if (parts.hub.count(viewer.key) >= limits.liveStreamsPerCaller) throw new Refusal('tooManyRequests', 5)
  const left = parts.hub.add(stream)
  if (left === undefined) throw refuse('unavailable')
  parts.metrics.liveStreams.inc()
  const leave = (): void => {
    if (ended) return
    ended = true
    clearInterval(heartbeat)
    left()
    parts.metrics.liveStreams.dec()
  }
  raw.on('close', leave)
  raw.on('error', leave)
  return stream
}

const readViewer = async (parts: EventStreamParts, authorization: string | undefined): Promise<Caller> => {
  const credential = readCredential(authorization, parts.sandbox)
  const viewer = credential && (await parts.callers.findByToken(parts.database.primary, credential)).caller
  if (viewer === undefined) throw refuse('unauthorized')
  return viewer
}

export const addEventStream = (server: FastifyInstance, parts: EventStreamParts): void => {
  server.get(eventsPath, { config: { call: 'live.events' }, exposeHeadRoute: false }, async (request, reply) => {
    const viewer = await readViewer(parts, request.headers.authorization)
    const lastId = request.headers['last-event-id']
    const from = typeof lastId === 'string' ? parts.ids.open(lastId, viewer.key) : undefined
    // First it is listened, then looked back: nothing can fall in between.
    const stream = openStream(parts, reply.raw, viewer)
    const replayed = await replaySince(parts.database.primary, from, replayMax).catch((error: unknown) => {
      stream.end()
      throw error
    })
    if (stream.ended()) throw refuse('unavailable')
    reply.headers({
      'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no',
    }).hijack()
    reply.raw.writeHead(200, reply.getHeaders() as Record<string, string>)
    await stream.begin(lastId !== undefined && from === undefined ? { ...replayed, events: undefined } : replayed, from)
  })
}
