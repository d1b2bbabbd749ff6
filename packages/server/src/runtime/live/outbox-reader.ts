// Reads the outbox as transactions commit, each event once: ids alone would skip what commits late.
import { events as contractEvents } from '@bidyard/contract/events'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Reader } from '../database/database.ts'
import type { Log } from '../log.ts'
import { isLive } from '../work/events.ts'
import { type OutboxEvent, toldEvent } from './told-events.ts'

export type { OutboxEvent }

export interface Delivery {
  /** Undefined: more than one can catch up with, or no longer there. One must look at everything anew. */
  readonly events: readonly OutboxEvent[] | undefined
  /** Whoever goes on from here misses nothing, and may see the last few once more: `life/transaction`. */
  readonly position: string
  /** How long the oldest of them has waited. */
  readonly lagSeconds: number
}

interface Row {
  readonly xid: string | null
  readonly name: string
  readonly payload: string
  readonly ageSeconds: number
  readonly snapshot: string
  readonly floor: string
  readonly life: string | null
}

interface Look {
  readonly events: readonly OutboxEvent[] | undefined
  readonly lagSeconds: number
  /** What had been committed when this was read: `xmin:xmax:` and those still running between the two. */
  readonly snapshot: string
  readonly floor: bigint
  /** Another one after a crash: numbers of transactions may have been given out again. */
  readonly life: string
}

const liveNames = Object.keys(contractEvents).filter(isLive)

const beginLife = (db: Reader): Promise<unknown> =>
  sql`insert into outbox_life (cluster)
    select system_identifier from pg_control_system() on conflict do nothing`.execute(db)

const lookWhere = async (db: Reader, condition: RawBuilder<boolean>, max: number): Promise<Look> => {
  const { rows } = await sql<Row>`
    select told.xid::text, told.name, told.payload::text,
      extract(epoch from app_now() - told.created_at)::float8 as "ageSeconds",
      pg_current_snapshot()::text as snapshot, floor.xid::text as floor, (select life from outbox_life) as life
    from outbox_floor as floor left join lateral (
      select * from outbox where ${condition} and name = any(${liveNames}) order by xid, id limit ${max + 1}
    ) as told on true`.execute(db)
  const [first] = rows
  if (first === undefined) throw new Error('the outbox has no floor')
  if (first.life === null) {
    await beginLife(db)
    return lookWhere(db, condition, max)
  }
  const events = rows.flatMap(({ xid, name, payload }) => (xid === null ? [] : [toldEvent(xid, name, payload)]))
  const lagSeconds = Math.max(0, ...rows.map(({ ageSeconds }) => ageSeconds))
  return {
    events: events.length > max ? undefined : events, lagSeconds, snapshot: first.snapshot, floor: BigInt(first.floor),
    life: first.life,
  }
}

const startOf = (snapshot: string): string => snapshot.split(':')[0] ?? '0'
const endOf = (snapshot: string): bigint => BigInt(snapshot.split(':')[1] ?? '0')

const positionOf = ({ life, snapshot }: Look): string => `${life}/${startOf(snapshot)}`

/** What a replay has seen already, for the deliveries that follow it: their reader may be behind. */
export interface Seen {
  has(xid: bigint): boolean
  /** Whether everything from this position on is new. */
  isBehind(position: string): boolean
}

const seenIn = (snapshot: string): Seen => {
  const [start, end] = [BigInt(startOf(snapshot)), endOf(snapshot)]
  const running = new Set(snapshot.split(':')[2]?.split(','))
  return {
    has: (xid) => xid < start || (xid < end && !running.has(String(xid))),
    isBehind: (position) => BigInt(position.split('/')[1] ?? 0) >= end,
  }
}

export interface Replay extends Delivery {
  readonly seen: Seen
}

/** Everything since a position that a stream was given earlier; without one only where to go on from. */
export const replaySince = async (db: Reader, position: string | undefined, max: number): Promise<Replay> => {
  const [life, xid] = position?.split('/') ?? []
  const condition = xid === undefined ? sql<boolean>`false` : sql<boolean>`xid >= ${xid}::text::xid8`
  const found = await lookWhere(db, condition, max)
  const { floor, events, lagSeconds, snapshot } = found
  const lost = xid !== undefined && (life !== found.life || BigInt(xid) <= floor)
  return { events: lost ? undefined : events, position: positionOf(found), lagSeconds, seen: seenIn(snapshot) }
}

export interface OutboxReader {
  /** Looks now; calls that come while one runs are one more look after it. */
  wake(): void
  close(): Promise<void>
}

const eventsMax = 20_000
const breathMs = 20

export const openOutboxReader = async (given: {
  readonly database: Database; readonly deliver: (delivery: Delivery) => Promise<void>; readonly log: Log
  readonly everyMs?: number
  /** How late each look found what it found; nothing is late where nothing waited. */
  readonly onLag?: (seconds: number) => void
}): Promise<OutboxReader> => {
  const { database, deliver, log } = given
  let last = await lookWhere(database.primary, sql<boolean>`false`, 0)
  let failing = false
  let again = false
  let running: Promise<void> | undefined
  let closed = false

  /** What the last look could not see and this one can has committed in between, whatever its number. */
  const look = async (): Promise<void> => {
    const found = await lookWhere(database.primary, sql<boolean>`
      xid >= pg_snapshot_xmin(${last.snapshot}::text::pg_snapshot)
      and not pg_visible_in_snapshot(xid, ${last.snapshot}::text::pg_snapshot)`, eventsMax)
    const events = found.life === last.life ? found.events : undefined
    last = found
    given.onLag?.(found.lagSeconds)
    if (events?.length !== 0) await deliver({ events, position: positionOf(found), lagSeconds: found.lagSeconds })
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
