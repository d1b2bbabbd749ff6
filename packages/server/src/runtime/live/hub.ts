// Holds the open streams of this node: each event is judged for each viewer at the moment it is delivered.
import { limits } from '@bidyard/contract/limits'
import type { EventName, PayloadOf } from '@bidyard/contract/events'
import type { Caller, Callers } from '../caller.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import { isLive } from '../work/events.ts'
import type { OutboxEvent } from './outbox-reader.ts'

/** What a viewer is told of an event: its payload as this viewer may see it, or nothing at all. */
export type LiveTable = {
  readonly [Name in EventName]: (viewer: Caller, payload: PayloadOf<Name>) => object | undefined
}

export interface Stream {
  viewer: Caller
  send(event: OutboxEvent, horizon: string): void
  end(): void
}

export interface Hub {
  add(stream: Stream): () => void
  count(userKey?: string): number
  publish(events: readonly OutboxEvent[], horizon: string): void
  /** Asks the database which viewers still may look, and ends the others. */
  checkRights(): Promise<void>
  endAll(): void
}

export const shownTo = (table: LiveTable, viewer: Caller, event: OutboxEvent): object | undefined =>
  isLive(event.name)
    ? (table[event.name] as (viewer: Caller, payload: unknown) => object | undefined)(viewer, event.payload)
    : undefined

export const openHub = (database: Database, callers: Callers, log: Log): Hub => {
  const streams = new Set<Stream>()
  const checkRights = async (): Promise<void> => {
    const ids = new Set([...streams].flatMap(({ viewer }) => viewer.sessionId ?? []))
    if (ids.size === 0) return
    const still = await callers.findBySessions(database.primary, [...ids])
    const bySession = new Map(still.map((caller) => [caller.sessionId, caller]))
    for (const stream of streams) {
      const caller = bySession.get(stream.viewer.sessionId)
      if (caller === undefined) stream.end()
      else stream.viewer = caller
    }
  }
  return {
    add: (stream) => {
      streams.add(stream)
      return () => void streams.delete(stream)
    },
    count: (userKey) =>
      userKey === undefined ? streams.size : [...streams].filter(({ viewer }) => viewer.key === userKey).length,
    publish: (events, horizon) => {
      for (const stream of streams) for (const event of events) stream.send(event, horizon)
    },
    checkRights: () => checkRights().catch((error: unknown) => {
      // Nobody may go on looking while it is unknown who still has the right to.
      log.warn('rights unknown', { error })
      for (const stream of streams) stream.end()
    }),
    endAll: () => {
      for (const stream of streams) stream.end()
    },
  }
}

export const streamsMax = limits.liveStreamsPerCaller
