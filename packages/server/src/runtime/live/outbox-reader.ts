// Reads the outbox in the order in which transactions commit, missing none: ids alone would skip what commits late.
import { sql } from 'kysely'
import type { Database, Reader } from '../database/database.ts'
import type { Log } from '../log.ts'

export interface OutboxEvent {
  readonly id: number
  readonly name: string
  readonly payload: unknown
  readonly createdAt: Date
}

export interface Batch {
  readonly events: readonly OutboxEvent[]
  /** Whoever asks again from here misses nothing, and may see the last few once more. */
  readonly horizon: string
}

interface Row {
  readonly id: number | null
  readonly xid: string
  readonly name: string
  readonly payload: unknown
  readonly created_at: Date
  readonly horizon: string
}

const rowsSince = async (db: Reader, horizon: string, max: number): Promise<readonly Row[]> => {
  const { rows } = await sql<Row>`
    select o.id, o.xid::text, o.name, o.payload, o.created_at,
      pg_snapshot_xmin(pg_current_snapshot())::text as horizon
    from (values (1)) as one
    left join lateral (
      select * from outbox where xid >= ${horizon}::text::xid8 order by xid, id limit ${max}
    ) as o on true`.execute(db)
  return rows
}

const readHorizon = async (db: Reader): Promise<string> => {
  const { rows } = await sql<{ horizon: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`.execute(db)
  return rows[0]?.horizon ?? '0'
}

const isEvent = (row: Row): row is Row & { readonly id: number } => row.id !== null
const eventOf = (row: Row & { readonly id: number }): OutboxEvent => ({
  id: row.id, name: row.name, payload: row.payload, createdAt: row.created_at,
})

/** Everything since a horizon that a stream was given earlier; undefined when that is more than one can catch up with. */
export const replaySince = async (db: Reader, horizon: string, max: number): Promise<Batch | undefined> => {
  const rows = await rowsSince(db, horizon, max + 1)
  const events = rows.filter(isEvent)
  if (events.length > max) return undefined
  return { events: events.map(eventOf), horizon: rows[0]?.horizon ?? horizon }
}

export interface OutboxReader {
  /** Looks now; calls that come while one runs are one more look after it. */
  wake(): void
  horizon(): string
  close(): Promise<void>
}

const batchMax = 2_000

export const openOutboxReader = async (
  database: Database, deliver: (batch: Batch) => void, log: Log, everyMs = 1_000,
): Promise<OutboxReader> => {
  let horizon = await readHorizon(database.primary)
  const seen = new Map<number, bigint>()
  for (const row of (await rowsSince(database.primary, horizon, batchMax)).filter(isEvent))
    seen.set(row.id, BigInt(row.xid))

  const look = async (): Promise<boolean> => {
    const rows = await rowsSince(database.primary, horizon, batchMax + seen.size)
    const fresh = rows.filter(isEvent).filter(({ id }) => !seen.has(id))
    for (const row of fresh) seen.set(row.id, BigInt(row.xid))
    const whole = rows.length < batchMax + seen.size - fresh.length
    // Behind the horizon nothing can commit any more, so what was seen there need not be remembered.
    if (whole) horizon = rows[0]?.horizon ?? horizon
    for (const [id, xid] of seen) if (xid < BigInt(horizon)) seen.delete(id)
    if (fresh.length > 0) deliver({ events: fresh.map(eventOf), horizon })
    return !whole
  }

  let again = false
  let running: Promise<void> | undefined
  let closed = false
  const run = async (): Promise<void> => {
    do {
      again = false
      again = (await look()) || again
    } while (again && !closed)
  }
  const wake = (): void => {
    if (running !== undefined) {
      again = true
      return
    }
    running = run()
      .catch((error: unknown) => log.warn('outbox reader', { error }))
      .finally(() => {
        running = undefined
      })
  }
  const timer = setInterval(wake, everyMs)
  return {
    wake,
    horizon: () => horizon,
    close: async () => {
      closed = true
      clearInterval(timer)
      await running
    },
  }
}
