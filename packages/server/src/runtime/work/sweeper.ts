// The clock's hand: takes what is due in sets, each row once on any number of nodes, and does what its duty says.
import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { readNow } from '../time/clock.ts'
import { type Emit, type Reactions, tellAndReact } from './events.ts'
import type { Enqueue, Jobs } from './jobs.ts'
import { beat } from './outages.ts'

export interface DueRow {
  readonly id: string
  readonly rowId: string
  readonly holderId: string | null
  readonly dueAt: Date
}

export interface Attending {
  readonly tx: Tx
  readonly now: Date
  readonly emit: Emit
  readonly enqueue: Enqueue
}

/** What the clock does with all rows of one duty that came due together. */
export type Attend = (given: Attending, rows: readonly DueRow[]) => Promise<void>

export interface Duty {
  readonly atDue: Attend
  readonly atFinal?: Attend
}

/** `machine.duty` → what happens; the one visible table is `deadlines.ts`. */
export type DutyTable = Readonly<Record<string, Duty>>

interface Claimed extends DueRow {
  readonly key: string
  readonly stage: 'due' | 'final'
  readonly finalAt: Date | null
}

const setSize = 1_000

const claim = async (tx: Tx, keys: readonly string[], only: string | null): Promise<Claimed[]> => {
  const { rows } = await sql<Claimed>`
    select id, row_id as "rowId", holder_id as "holderId", due_at as "dueAt", final_at as "finalAt", stage,
      machine || '.' || duty as key
    from deadlines
    where next_at <= app_now() and machine || '.' || duty = any(${keys})
      and (${only}::uuid is null or id = ${only}::uuid)
    order by next_at limit ${setSize} for update skip locked`.execute(tx)
  return rows
}

const finish = async (tx: Tx, rows: readonly Claimed[]): Promise<void> => {
  await sql`
    update deadlines set
      stage = case when stage = 'due' and final_at is not null then 'final' else 'done' end,
      next_at = case when stage = 'due' and final_at is not null then final_at end,
      updated_at = app_now()
    where id = any(${rows.map(({ id }) => id)}::uuid[]) and next_at is not null and next_at <= app_now()`.execute(tx)
}

/** A row whose duty throws waits longer each time, and stays in sight of the metrics; the others are not held up. */
const postpone = async (database: Database, ids: readonly string[]): Promise<void> => {
  await database.transact((tx) => sql`
    update deadlines set failures = failures + 1,
      next_at = app_now() + least(make_interval(secs => 2 ^ least(failures, 10)), interval '1 hour')
    where id = any(${ids}::uuid[]) and next_at is not null`.execute(tx))
}

export interface Sweeper {
  /** Attends to everything that is due now; answers how many rows. */
  sweep(): Promise<number>
  start(): void
  stop(): Promise<void>
}

export const openSweeper = (given: {
  readonly database: Database; readonly duties: DutyTable; readonly reactions: Reactions; readonly jobs: Jobs
  readonly log: Log; readonly metrics: Metrics; readonly node: string; readonly everyMs?: number
}): Sweeper => {
  const { database, duties, reactions, jobs, log, metrics } = given
  const keys = Object.keys(duties)
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()

  const attend = (only: string | null): Promise<{ count: number; failed: readonly Claimed[] }> => {
    let rows: Claimed[] = []
    return database.transact(async (tx) => {
      rows = await claim(tx, keys, only)
      if (rows.length === 0) return { count: 0, failed: [] }
      const now = await readNow(tx)
      const doer = { actor: 'clock', memberId: null, requestId: null }
      const enqueue = jobs.enqueueIn(tx)
      await tellAndReact({ tx, now, doer, reactions, enqueue }, async (emit) => {
        for (const [key, group] of Map.groupBy(rows, (row) => `${row.key} ${row.stage}`)) {
          const duty = duties[key.split(' ')[0] ?? '']
          const act = group[0]?.stage === 'final' ? duty?.atFinal : duty?.atDue
          await act?.({ tx, now, emit, enqueue }, group)
        }
      })
      await finish(tx, rows)
      for (const stage of ['due', 'final'] as const)
        metrics.deadlinesAttended.inc({ stage }, rows.filter((row) => row.stage === stage).length)
      return { count: rows.length, failed: [] }
    }).catch((error: unknown) => {
      log.error('deadlines failed', { error, rows: rows.length })
      return { count: 0, failed: rows }
    })
  }

  /** A set that fails is taken row by row, so that one bad row fails alone. */
  const sweep = async (): Promise<number> => {
    // What fell into an outage is moved before anything is decided.
    await beat({ database, reactions, jobs, node: given.node, log })
    let total = 0
    for (;;) {
      const { count, failed } = await attend(null)
      total += count
      for (const row of failed) {
        const alone = await attend(row.id)
        total += alone.count
        if (alone.count === 0) await postpone(database, [row.id])
      }
      if (count < setSize && failed.length === 0) return total
      if (failed.length > 0 && failed.length < setSize) return total
    }
  }

  const turn = (): void => {
    running = sweep()
      .catch((error: unknown) => log.warn('sweeper', { error }))
      .finally(() => {
        if (!stopped) timer = setTimeout(turn, given.everyMs ?? 1_000)
      })
  }
  return {
    sweep,
    start: turn,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
