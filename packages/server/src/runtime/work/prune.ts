// Drops what nobody may ask for any more: old idempotency keys, delivered events and beats of nodes that are gone.
import { limits } from '@bidyard/contract/limits'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { JobGiven } from './jobs.ts'

const chunk = 5_000

const dropKeys = sql`
  delete from idempotency_keys where ctid = any(array(
    select ctid from idempotency_keys
    where created_at < app_now() - make_interval(hours => ${limits.idempotencyHours}) limit ${chunk}))`

/** Where the outbox begins now is written down with it: who comes from before hears that something is missing. */
const dropEvents = sql`
  with gone as (
    delete from outbox where id = any(array(
      select id from outbox
      where created_at < app_now() - make_interval(hours => ${limits.liveReplayHours}) limit ${chunk}))
    returning xid
  ), floor as (
    update outbox_floor set xid = greatest(xid, (select max(xid) from gone)) where exists (select from gone)
  )
  select from gone`

const dropBeats = sql`
  delete from node_beats
  where beat_at < statement_timestamp() - interval '1 day' and beat_at < (select max(beat_at) from node_beats)`

/** In small bites: nobody waits long for the locks of one, and none runs into a time-out. */
const dropAll = async ({ database, signal }: JobGiven, statement: RawBuilder<unknown>): Promise<void> => {
  for (let dropped = chunk; dropped === chunk && !signal.aborted; ) {
    const { rows, numAffectedRows } = await database.transact((tx) => statement.execute(tx))
    dropped = Number(numAffectedRows ?? rows.length)
  }
}

export const prune = async (_: object, given: JobGiven): Promise<void> => {
  await dropAll(given, dropKeys)
  await dropAll(given, dropEvents)
  await dropAll(given, dropBeats)
}

/** A database that was restored from a dump counts its transactions anew: what it told in its former life is over. */
export const dropForeignEvents = (database: Database): Promise<void> =>
  database.transact(async (tx) => {
    await sql`delete from outbox where xid >= pg_snapshot_xmax(pg_current_snapshot())`.execute(tx)
    await sql`update outbox_floor set xid = pg_snapshot_xmin(pg_current_snapshot())
      where xid >= pg_snapshot_xmax(pg_current_snapshot())`.execute(tx)
    await sql`delete from outbox_life where cluster <> (select system_identifier from pg_control_system())`.execute(tx)
  })
