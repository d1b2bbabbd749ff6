// Nodes beat while they serve; a silence of all of them is an outage, and what ended in it is moved, not decided.
import { limits } from '@bidyard/contract/limits'
import { type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '../database/database.ts'
import { lockNumbers } from '../database/lock-numbers.ts'
import type { Log } from '../log.ts'
import type { Act } from './acts.ts'

interface Outage {
  readonly beganAt: Date
  readonly endedAt: Date
  readonly moveMs: number
}

const milliseconds = (count: number): RawBuilder<unknown> => sql`make_interval(secs => ${count / 1_000})`

/** Beats run by the database's true clock: a shifted sandbox is no outage. Times are told in the shifted one. */
const noticeOutage = async (tx: Tx, node: string): Promise<Outage | undefined> => {
  const { rows } = await sql<{ began: Date; ended: Date }>`
    with last as (select max(beat_at) as beat_at from node_beats), held as (
      insert into node_beats (node, beat_at) values (${node}, statement_timestamp())
      on conflict (node) do update set beat_at = excluded.beat_at
    )
    select last.beat_at + shift as began, statement_timestamp() + shift as ended
    from last, clock_shift where last.beat_at is not null`.execute(tx)
  const [row] = rows
  const silentMs = row === undefined ? 0 : row.ended.getTime() - row.began.getTime()
  if (row === undefined || silentMs < limits.outageMs) return undefined
  return { beganAt: row.began, endedAt: row.ended, moveMs: silentMs + limits.outageExtraMs }
}

/**
 * A row that was only tried again in the outage had come to its end before, and stays where it is; so does what comes
 * by the calendar and is owed by nobody.
 */
const moveDeadlines = async (
  tx: Tx, { beganAt, endedAt, moveMs }: Outage, byCalendar: readonly string[],
): Promise<number> => {
  const { numAffectedRows } = await sql`
    update deadlines set
      next_at = next_at + ${milliseconds(moveMs)},
      due_at = case when stage = 'due' then due_at + ${milliseconds(moveMs)} else due_at end,
      final_at = final_at + ${milliseconds(moveMs)},
      updated_at = app_now()
    where next_at < ${endedAt}::timestamptz + ${milliseconds(limits.outageExtraMs)}
      and case stage when 'due' then due_at else final_at end >= ${beganAt}
      and machine || '.' || duty <> all(${byCalendar}::text[])`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** Where an end that stands in no deadline is moved to: as one would have been that did. */
export const afterOutages = async (db: Reader, end: Date): Promise<Date> => {
  const { rows } = await sql<{ began: Date; ended: Date }>`
    select began_at as began, ended_at as ended from outages
    where ended_at + ${milliseconds(limits.outageExtraMs)} > ${end}::timestamptz order by began_at`.execute(db)
  return rows.reduce((moved, { began, ended }) => {
    const reopenedMs = ended.getTime() + limits.outageExtraMs
    return moved < began || moved.getTime() >= reopenedMs
      ? moved : new Date(moved.getTime() + reopenedMs - began.getTime())
  }, end)
}

/** A condition that holds while some node has beaten lately: nothing is decided before an outage was noticed. */
export const beatenLately = sql<boolean>`exists (
  select from node_beats where beat_at > statement_timestamp() - ${milliseconds(limits.outageMs)})`

/** Where a row says itself until when it has time, the clock has it say what became of that. */
export const followOutageDuty = 'followOutage'

export interface Beating {
  readonly act: Act
  readonly node: string
  readonly log: Log
  /** `machine.duty`: no outage moves them. */
  readonly byCalendar: readonly string[]
}

export const beat = ({ act, node, log, byCalendar }: Beating): Promise<void> =>
  act('clock', async ({ tx, emit }) => {
    // Nodes that come back together look at the last beat one after the other, so that one outage is told once.
    await sql`select pg_advisory_xact_lock(${lockNumbers.outages}::bigint)`.execute(tx)
    const outage = await noticeOutage(tx, node)
    if (outage === undefined) return
    const { beganAt, endedAt, moveMs } = outage
    const moved = await moveDeadlines(tx, outage, byCalendar)
    await tx.insertInto('outages').values({ began_at: beganAt, ended_at: endedAt, deadlines_moved: moved }).execute()
    emit('outageEnded', { beganAt: beganAt.toISOString(), endedAt: endedAt.toISOString(), moveMs })
    log.warn('outage ended', { beganAt, endedAt, deadlinesMoved: moved })
  })
