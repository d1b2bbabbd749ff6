// Nodes beat while they serve; a silence of all of them is an outage, and what ended in it is moved, not decided.
import { limits } from '@bidyard/contract/limits'
import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import type { Log } from '../log.ts'
import { readNow } from '../time/clock.ts'
import { type Reactions, tellAndReact } from './events.ts'
import type { Jobs } from './jobs.ts'

interface Outage {
  readonly beganAt: Date
  readonly endedAt: Date
  readonly moveMs: number
}

/** Beats run by the database's true clock: a shifted sandbox is no outage. Times are told in the shifted one. */
const noticeOutage = async (tx: Tx, node: string): Promise<Outage | undefined> => {
  const { rows } = await sql<{ began: Date; ended: Date; silent_ms: number }>`
    with last as (select max(beat_at) as beat_at from node_beats), held as (
      insert into node_beats (node, beat_at) values (${node}, statement_timestamp())
      on conflict (node) do update set beat_at = statement_timestamp()
    )
    select last.beat_at + shift as began, statement_timestamp() + shift as ended,
      floor(extract(epoch from statement_timestamp() - last.beat_at) * 1000)::bigint as silent_ms
    from last, clock_shift where last.beat_at is not null`.execute(tx)
  const [row] = rows
  if (row === undefined || row.silent_ms < limits.outageMs) return undefined
  return { beganAt: row.began, endedAt: row.ended, moveMs: row.silent_ms + limits.outageExtraMs }
}

const moveDeadlines = async (tx: Tx, { beganAt, endedAt, moveMs }: Outage): Promise<number> => {
  const { rows } = await sql`
    update deadlines set
      next_at = next_at + make_interval(secs => ${moveMs / 1_000}),
      due_at = case when stage = 'due' then due_at + make_interval(secs => ${moveMs / 1_000}) else due_at end,
      final_at = final_at + make_interval(secs => ${moveMs / 1_000}),
      updated_at = app_now()
    where next_at >= ${beganAt} and next_at < ${endedAt}::timestamptz + make_interval(secs => ${limits.outageExtraMs / 1_000})
    returning id`.execute(tx)
  return rows.length
}

// Nodes that come back together look at the last beat one after the other, so that one outage is told once.
const lockNumber = 7_150_002

export const beat = async (given: {
  readonly database: Database; readonly reactions: Reactions; readonly jobs: Jobs; readonly node: string
  readonly log: Log
}): Promise<void> => {
  const { database, reactions, jobs, node, log } = given
  await database.transact(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lockNumber}::bigint)`.execute(tx)
    const outage = await noticeOutage(tx, node)
    if (outage === undefined) return
    const { beganAt, endedAt, moveMs } = outage
    const moved = await moveDeadlines(tx, outage)
    await tx.insertInto('outages').values({ began_at: beganAt, ended_at: endedAt, deadlines_moved: moved }).execute()
    const doer = { actor: 'clock', memberId: null, requestId: null }
    const now = await readNow(tx)
    await tellAndReact({ tx, now, doer, reactions, enqueue: jobs.enqueueIn(tx) }, async (emit) => {
      emit('outageEnded', { beganAt: beganAt.toISOString(), endedAt: endedAt.toISOString(), moveMs })
    })
    log.warn('outage ended', { beganAt, endedAt, deadlinesMoved: moved })
  })
}
