// The clock's hand: takes what is due in sets, each row once on any number of nodes, and does what its duty says.
import { limits } from '@bidyard/contract/limits'
import { sql } from 'kysely'
import type { Tables } from '../../tables.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { Act } from './acts.ts'
import type { ReactionGiven } from './events.ts'
import { type Claimed, claimQuery, type DueRow, dueQuery, type HeldUnder, type Owed, setSize } from './claim.ts'
import { beat } from './outages.ts'

/** What the clock does with all rows of one duty that came due together; it has the last word on their deadlines. */
export type Attend = (given: ReactionGiven, rows: readonly DueRow[]) => Promise<void>

export interface Duty {
  /** Where the rows with this duty stand: they are locked together with it, as an act on them would. */
  readonly table: keyof Tables
  /** What acts take before these rows: the clock takes both or leaves both, so that nobody waits in a circle. */
  readonly under?: HeldUnder
  readonly atDue: Attend
  readonly atFinal?: Attend
  /** It comes when its day has come and nobody has to do it: no outage puts it off. */
  readonly isByCalendar?: boolean
}

/** `machine.duty` → what happens; the one visible table is `deadlines.ts`. */
export type DutyTable = Readonly<Record<string, Duty>>

interface DutyOf extends Owed {
  readonly duty: Duty
}

const dutiesOf = (table: DutyTable): readonly DutyOf[] =>
  Object.entries(table).map(([key, duty]) => {
    const [machine = '', name = ''] = key.split('.')
    return { machine, name, table: duty.table, under: duty.under, duty }
  })

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

interface Parts {
  readonly database: Database
  readonly duties: DutyTable
  readonly act: Act
  readonly log: Log
  readonly metrics: Metrics
  readonly node: string
  readonly everyMs?: number
}

interface Attended {
  readonly claimed: number
  readonly attended: number
}

/** A set that fails is halved until the bad rows stand alone, so that they fail alone. */
const attender = ({ database, act, log, metrics }: Parts) => {
  const attend = async (owed: DutyOf, only: readonly string[] | null): Promise<Attended> => {
    let rows: readonly Claimed[] = []
    try {
      await act('clock', async (acting) => {
        rows = (await claimQuery(owed, only).execute(acting.tx)).rows
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
  return attend
}

/** A long sweep must not look like an outage, so beating waits for nobody. */
const openHeart = ({ act, node, log, duties }: Parts) => {
  const byCalendar = Object.entries(duties).flatMap(([name, { isByCalendar }]) => (isByCalendar === true ? [name] : []))
  let beating: Promise<void> | undefined
  const beatOnce = (): Promise<void> => {
    beating ??= beat({ act, node, log, byCalendar }).finally(() => {
      beating = undefined
    })
    return beating
  }
  const timer = setInterval(() => {
    void beatOnce().catch((error: unknown) => log.warn('no beat', { error }))
  }, limits.beatMs)
  return {
    beatOnce,
    stop: () => clearInterval(timer),
    rest: async () => {
      await beating?.catch(() => {})
    },
  }
}

export const openSweeper = (given: Parts): Sweeper => {
  const { database, log } = given
  const all = dutiesOf(given.duties)
  const attend = attender(given)
  const heart = openHeart(given)

  const attendAll = async (owed: DutyOf): Promise<number> => {
    let attended = 0
    for (let claimed = setSize; claimed === setSize; ) {
      const set = await attend(owed, null)
      claimed = set.claimed
      attended += set.attended
    }
    return attended
  }

  /** The database works for one hand while the other reckons; none leaves before both are done. */
  const attendRest = async (owed: DutyOf): Promise<number> => {
    const hands = await Promise.allSettled([attendAll(owed), attendAll(owed)])
    for (const hand of hands) if (hand.status === 'rejected') throw hand.reason
    return hands.reduce((sum, hand) => sum + (hand.status === 'fulfilled' ? hand.value : 0), 0)
  }

  const sweep = async (): Promise<number> => {
    // What fell into an outage is moved before anything is decided.
    await heart.beatOnce()
    let total = 0
    const { rows: due } = await dueQuery(all).execute(database.primary)
    for (const owed of due.flatMap(({ place }) => all[place - 1] ?? [])) {
      const first = await attend(owed, null)
      total += first.attended + (first.claimed < setSize ? 0 : await attendRest(owed))
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
  return {
    sweep,
    start: turn,
    stop: async () => {
      stopped = true
      heart.stop()
      clearTimeout(turning)
      await running
      await heart.rest()
    },
  }
}
