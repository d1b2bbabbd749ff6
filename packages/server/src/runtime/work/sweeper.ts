// The clock's hand: takes what is due in sets, each row once on any number of nodes, and does what its duty says.
import { limits } from '@bidyard/contract/limits'
import { sql } from 'kysely'
import type { Tables } from '../../tables.ts'
import type { Database, Tx } from '../database/database.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { Act } from './acts.ts'
import type { ReactionGiven } from './events.ts'
import { beat, beatenLately } from './outages.ts'

export interface DueRow {
  readonly id: string
  readonly rowId: string
  readonly holderId: string | null
  readonly dueAt: Date
}

/** What the clock does with all rows of one duty that came due together; it has the last word on their deadlines. */
export type Attend = (given: ReactionGiven, rows: readonly DueRow[]) => Promise<void>

export interface Duty {
  /** Where the rows with this duty stand: they are locked together with it, as an act on them would. */
  readonly table: keyof Tables
  readonly atDue: Attend
  readonly atFinal?: Attend
}

/** `machine.duty` → what happens; the one visible table is `deadlines.ts`. */
export type DutyTable = Readonly<Record<string, Duty>>

interface Claimed extends DueRow {
  readonly stage: 'due' | 'final'
}

interface Owed {
  readonly machine: string
  readonly name: string
  readonly duty: Duty
}

const setSize = 1_000

const owedOf = (duties: DutyTable): Owed[] =>
  Object.entries(duties).map(([key, duty]) => {
    const [machine = '', name = ''] = key.split('.')
    return { machine, name, duty }
  })

/** Only duties with something due are gone through; each is one look into the index. */
const findDue = async (database: Database, all: readonly Owed[]): Promise<readonly Owed[]> => {
  const { rows } = await sql<{ place: number }>`
    select place from unnest(${all.map(({ machine }) => machine)}::text[], ${all.map(({ name }) => name)}::text[])
      with ordinality as owed (machine, duty, place)
    where exists (select from deadlines d
      where d.machine = owed.machine and d.duty = owed.duty and d.next_at <= app_now())`.execute(database.primary)
  return rows.flatMap(({ place }) => all[place - 1] ?? [])
}

/**
 * Takes rows and moves their deadlines on in one statement. The rows themselves are locked too, and nothing is ever
 * waited for: whoever acts on one of them at the last moment holds nobody up, and is attended to at the next turn.
 */
const claim = async (tx: Tx, owed: Owed, only: readonly string[] | null): Promise<readonly Claimed[]> => {
  const { rows } = await sql<Claimed>`
    with due as (
      select d.id, d.row_id, d.holder_id, d.due_at, d.final_at, d.stage
      from deadlines d join ${sql.table(owed.duty.table)} as held on held.id = d.row_id
      where d.machine = ${owed.machine} and d.duty = ${owed.name} and d.next_at <= app_now() and ${beatenLately}
        and (${only}::uuid[] is null or d.id = any(${only}::uuid[]))
      order by d.next_at limit ${setSize} for no key update of d, held skip locked
    ), moved as (
      update deadlines set
        stage = case when due.stage = 'due' and due.final_at is not null then 'final' else 'done' end,
        next_at = case when due.stage = 'due' then due.final_at end,
        updated_at = app_now()
      from due where deadlines.id = due.id
    )
    select id, row_id as "rowId", holder_id as "holderId", due_at as "dueAt", stage from due`.execute(tx)
  return rows
}

/** A row whose duty throws waits longer each time, and stays in sight of the metrics; the others are not held up. */
const postpone = async (database: Database, id: string): Promise<void> => {
  await database.transact((tx) => sql`
    update deadlines set failures = failures + 1,
      next_at = app_now() + least(make_interval(secs => 2 ^ least(failures, 12)), interval '1 hour')
    where id = ${id} and next_at <= app_now()`.execute(tx))
}

export interface Sweeper {
  /** Attends to everything that is due now; answers how many rows. */
  sweep(): Promise<number>
  /** Sweeps again and again until it is stopped. */
  start(): void
  stop(): Promise<void>
}

export const openSweeper = (given: {
  readonly database: Database; readonly duties: DutyTable; readonly act: Act
  readonly log: Log; readonly metrics: Metrics; readonly node: string; readonly everyMs?: number
}): Sweeper => {
  const { database, duties, act, log, metrics, node } = given
  const all = owedOf(duties)

  /** A set that fails is halved until the bad rows stand alone, so that they fail alone. */
  const attend = async (owed: Owed, only: readonly string[] | null): Promise<{ claimed: number; attended: number }> => {
    let rows: readonly Claimed[] = []
    try {
      await act('clock', async (acting) => {
        rows = await claim(acting.tx, owed, only)
        const { due = [], final = [] } = Object.groupBy(rows, ({ stage }) => stage)
        if (due.length > 0) await owed.duty.atDue(acting, due)
        if (final.length > 0) await owed.duty.atFinal?.(acting, final)
      })
      for (const { stage } of rows) metrics.deadlinesAttended.inc({ stage })
      return { claimed: rows.length, attended: rows.length }
    } catch (error) {
      const [first, ...others] = rows
      if (first === undefined) throw error
      if (others.length === 0) {
        log.error('deadline failed', { error, machine: owed.machine, duty: owed.name, row: first.rowId })
        metrics.deadlinesFailed.inc()
        await postpone(database, first.id)
        return { claimed: 1, attended: 0 }
      }
      const ids = rows.map(({ id }) => id)
      const middle = Math.ceil(ids.length / 2)
      const left = await attend(owed, ids.slice(0, middle))
      const right = await attend(owed, ids.slice(middle))
      return { claimed: rows.length, attended: left.attended + right.attended }
    }
  }

  let beating: Promise<void> | undefined
  const beatOnce = (): Promise<void> => {
    beating ??= beat(act, node, log).finally(() => {
      beating = undefined
    })
    return beating
  }

  const sweep = async (): Promise<number> => {
    // What fell into an outage is moved before anything is decided.
    await beatOnce()
    let total = 0
    for (const owed of await findDue(database, all))
      for (let claimed = setSize; claimed === setSize; ) {
        const set = await attend(owed, null)
        claimed = set.claimed
        total += set.attended
      }
    return total
  }

  let stopped = false
  let turning: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  const turn = (): void => {
    running = sweep()
      .catch((error: unknown) => log.warn('sweeper', { error }))
      .finally(() => {
        if (!stopped) turning = setTimeout(turn, given.everyMs ?? 1_000)
      })
  }
  // A long sweep must not look like an outage, so beating waits for nobody.
  const heart = setInterval(() => {
    void beatOnce().catch((error: unknown) => log.warn('no beat', { error }))
  }, limits.beatMs)
  return {
    sweep,
    start: turn,
    stop: async () => {
      stopped = true
      clearInterval(heart)
      clearTimeout(turning)
      await running
      await beating?.catch(() => {})
    },
  }
}
