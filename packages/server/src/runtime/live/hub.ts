// Holds the open streams of this node: each event is judged for each viewer at the moment it is delivered.
import type { EventName, PayloadOf } from '@bidyard/contract/events'
import type { Caller, Callers } from '../caller.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import { isLive } from '../work/events.ts'
import { openRightsChecks } from './rights-checks.ts'
import type { Delivery, OutboxEvent } from './outbox-reader.ts'

/** What a viewer is told of an event: its payload as this viewer may see it, or nothing at all. */
export type LiveTable = {
  readonly [Name in EventName]: (viewer: Caller, payload: PayloadOf<Name>) => object | undefined
}

export interface Stream {
  readonly viewer: Caller
  send(delivery: Delivery): void
  end(): void
}

export interface Hub {
  /** Answers how to leave; undefined when nobody may come any more. */
  add(stream: Stream): (() => void) | undefined
  count(userKey?: string): number
  publish(delivery: Delivery): Promise<void>
  /** Asks the database which viewers still may look, and ends the others. */
  checkRights(): void
  close(): Promise<void>
}

export const shownTo = (table: LiveTable, viewer: Caller, event: OutboxEvent): object | undefined =>
  isLive(event.name)
    ? (table[event.name] as (viewer: Caller, payload: unknown) => object | undefined)(viewer, event.payload)
    : undefined

const blinkMs = 10
const nextTick = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))

export interface HubParts {
  readonly database: Database
  readonly callers: Callers
  readonly log: Log
}

/** A viewer whose view cannot be worked out starts anew; the others are not held up by it. */
const deliver = (stream: Stream, delivery: Delivery, log: Log): void => {
  try {
    stream.send(delivery)
  } catch (error) {
    log.error('delivery failed', { error })
    stream.end()
  }
}

export const openHub = (parts: HubParts): Hub => {
  const streams = new Set<Stream>()
  const checks = openRightsChecks({ ...parts, streams })
  let closed = false
  return {
    add: (stream) => {
      if (closed) return undefined
      streams.add(stream)
      return () => void streams.delete(stream)
    },
    count: (userKey) =>
      userKey === undefined ? streams.size : [...streams].filter(({ viewer }) => viewer.key === userKey).length,
    publish: async (delivery) => {
      let began = performance.now()
      // A stream that comes while this runs is gone through as well.
      for (const stream of streams) {
        deliver(stream, delivery, parts.log)
        if (performance.now() - began < blinkMs) continue
        await nextTick()
        began = performance.now()
      }
    },
    checkRights: checks.run,
    close: async () => {
      closed = true
      await checks.close()
      for (const stream of streams) stream.end()
    },
  }
}
