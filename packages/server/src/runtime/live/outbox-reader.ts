// Reads the outbox as transactions commit, each event once: ids alone would skip what commits late.
import { events as contractEvents } from '@bidyard/contract/events'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Reader } from '../database/database.ts'
import type { Log } from '../log.ts'
import { isLive } from '../work/events.ts'

export interface OutboxEvent {
  /** The transaction that told it. */
  readonly xid: bigint
  readonly name: string
  readonly payload: unknown
}

export interface Delivery {
  /** Undefined: more than one can catch up with, or no longer there. One must look at everything anew. */
  readonly events: readonly OutboxEvent[] | undefined
  /** Whoever goes on from here misses nothing, and may see the last few once more. */
  readonly position: string
  /** How long the oldest of them has waited. */
  readonly lagSeconds: number
}

interface Row {
  readonly xid: string | null
  readonly name: string
  readonly payload: unknown
  readonly ageSeconds: number
  readonly snapshot: string
  readonly floor: string
}

interface Look {
  readonly events: readonly OutboxEvent[] | undefined
  readonly lagSeconds: number
  /** What had been committed when this was read: `xmin:xmax:` and those still running between the two. */
  readonly snapshot: string
  readonly floor: bigint
}

const liveNames = Object.keys(contractEvents).filter(isLive)

const lookWhere = async (db: Reader, condition: RawBuilder<boolean>, max: number): Promise<Look> => {
  const { rows } = await sql<Row>`
    select told.xid::text, told.name, told.payload, extract(epoch from app_now() - told.created_at)::float8 as "ageSeconds",
      pg_current_snapshot()::text as snapshot, floor.xid::text as floor
    from outbox_floor as floor left join lateral (
      select * from outbox where ${condition} and name = any(${liveNames}) order by xid, id limit ${max + 1}
    ) as told on true`.execute(db)
  const [first] = rows
  if (first === undefined) throw new Error('the outbox has no floor')
  const events = rows.flatMap(({ xid, name, payload }) => (xid === null ? [] : [{ xid: BigInt(xid), name, payload }]))
  const lagSeconds = Math.max(0, ...rows.map(({ ageSeconds }) => ageSeconds))
  return {
    events: events.length > max ? undefined : events, lagSeconds, snapshot: first.snapshot, floor: BigInt(first.floor),
  }
}

const startOf = (snapshot: string): string => snapshot.split(':')[0] ?? '0'
const endOf = (snapshot: string): bigint => BigInt(snapshot.split(':')[1] ?? '0')

/** What a replay has seen already, for the deliveries that follow it: their reader may be behind. */
export interface Seen {
  has(xid: bigint): boolean
  /** From this transaction on everything is new. */
  readonly end: bigint
}

const seenIn = (snapshot: string): Seen => {
  const [start, end] = [BigInt(startOf(snapshot)), endOf(snapshot)]
  const running = new Set(snapshot.split(':')[2]?.split(','))
  return { has: (xid) => xid < start || (xid < end && !running.has(String(xid))), end }
}

export interface Replay extends Delivery {
  readonly seen: Seen
}

/** Everything since a position that a stream was given earlier; without one only where to go on from. */
export const replaySince = async (db: Reader, position: string | undefined, max: number): Promise<Replay> => {
  const condition = position === undefined ? sql<boolean>`false` : sql<boolean>`xid >= ${position}::text::xid8`
  const { snapshot, floor, events, lagSeconds } = await lookWhere(db, condition, max)
  // A position from beyond the end belongs to a database that was since restored from a backup.
  const lost = position !== undefined && (BigInt(position) <= floor || BigInt(position) > endOf(snapshot))
  return { events: lost ? undefined : events, position: startOf(snapshot), lagSeconds, seen: seenIn(snapshot) }
}

export interface OutboxReader {
  /** Looks now; calls that come while one runs are one more look after it. */
  wake(): void
  close(): Promise<void>
}

const eventsMax = 20_000
const breathMs = 10

export const openOutboxReader = async (given: {
  readonly database: Database; readonly deliver: (delivery: Delivery) => Promise<void>; readonly log: Log
  readonly everyMs?: number
}): Promise<OutboxReader> => {
  const { database, deliver, log } = given
  let { snapshot } = await lookWhere(database.primary, sql<boolean>`false`, 0)
  let failing = false
  let again = false
  let running: Promise<void> | undefined
  let closed = false

  /** What the last look could not see and this one can has committed in between, whatever its number. */
  const look = async (): Promise<void> => {
    const found = await lookWhere(database.primary, sql<boolean>`
      xid >= pg_snapshot_xmin(${snapshot}::text::pg_snapshot)
      and not pg_visible_in_snapshot(xid, ${snapshot}::text::pg_snapshot)`, eventsMax)
    const restored = endOf(found.snapshot) < endOf(snapshot)
    snapshot = found.snapshot
    const { lagSeconds } = found
    const events = restored ? undefined : found.events
    if (events?.length !== 0) await deliver({ events, position: startOf(snapshot), lagSeconds })
  }

  const run = async (): Promise<void> => {
    do {
      again = false
      await look()
      // Under load many commits are read together; a first one is not kept waiting.
      if (again) await new Promise((resolve) => void setTimeout(resolve, breathMs))
    } while (again && !closed)
    if (failing) log.info('outbox reader goes on')
    failing = false
  }

  const wake = (): void => {
    again = true
    if (closed) return
    running ??= run()
      .catch((error: unknown) => {
        if (!failing) log.warn('outbox reader', { error })
        failing = true
      })
      .finally(() => {
        running = undefined
      })
  }
  const timer = setInterval(wake, given.everyMs ?? 1_000)
  return {
    wake,
    close: async () => {
      closed = true
      clearInterval(timer)
      await running
    },
  }
}
