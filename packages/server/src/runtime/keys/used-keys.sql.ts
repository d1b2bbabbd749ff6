// Which keys are in use, what each of them still holds, and which processes know and use them.
import { sql } from 'kysely'
import type { Reader, Tx } from '../database/database.ts'
import { lockNumbers } from '../database/lock-numbers.ts'

export const keyKinds = ['data', 'file', 'lookup'] as const
export type KeyKind = (typeof keyKinds)[number]

export interface UsedKey {
  readonly kind: KeyKind
  readonly version: number
  readonly proof: Uint8Array
  readonly keySealed: Uint8Array | null
  readonly leftCount: number | null
  readonly isDone: boolean
}

/** The lookup key that whoever writes has to use, kept in use until the transaction ends. */
export const lockLookupVersion = async (tx: Tx): Promise<number> => {
  const { rows: [row] } = await sql<{ version: number | null }>`
    select hold_lookup_version(${lockNumbers.keys}) as version`.execute(tx)
  if (row?.version === undefined || row.version === null) throw new Error('no lookup key is in use')
  return row.version
}

export const lockKeys = async (tx: Tx, how: 'shared' | 'alone', waitMs: number): Promise<void> => {
  await sql`select set_config('lock_timeout', ${`${waitMs}ms`}, true)`.execute(tx)
  await (how === 'alone'
    ? sql`select pg_advisory_xact_lock(${lockNumbers.keys})`
    : sql`select pg_advisory_xact_lock_shared(${lockNumbers.keys})`).execute(tx)
}

export interface KeyWriters {
  readonly count: number
  /** Since the oldest of them began. */
  readonly seconds: number
}

/** Transactions that hold the lock for longer than this, and so are worth to be waited for without standing in line. */
export const findLongWriters = async (db: Reader, ms: number): Promise<KeyWriters> => {
  const { rows: [row] } = await sql<KeyWriters>`
    select count(*)::int as count, coalesce(max(extract(epoch from age)), 0)::int as seconds
    from pg_locks
      left join lateral (
        select clock_timestamp() - xact_start as age from pg_stat_activity activity where activity.pid = pg_locks.pid
      ) going on true
    where locktype = 'advisory' and granted and classid = 0 and objid = ${lockNumbers.keys} and objsubid = 1
      and database = (select oid from pg_database where datname = current_database())
      and coalesce(age > make_interval(secs => ${ms / 1_000}), true)`.execute(db)
  return row ?? { count: 0, seconds: 0 }
}

export const listUsedKeys = (db: Reader): Promise<UsedKey[]> =>
  db
    .selectFrom('used_keys')
    .select([
      'kind', 'version', 'proof', 'key_sealed as keySealed', 'left_count as leftCount',
      sql<boolean>`done_at is not null`.as('isDone'),
    ])
    .orderBy('kind').orderBy('version').execute()

export const insertUsedKeys = async (
  tx: Tx, keys: readonly { readonly kind: KeyKind; readonly version: number; readonly proof: Uint8Array }[],
): Promise<void> => {
  if (keys.length > 0) await tx.insertInto('used_keys').values([...keys]).execute()
}

export const updateKeySealed = async (tx: Tx, version: number, keySealed: Uint8Array): Promise<void> => {
  await tx
    .updateTable('used_keys').set({ key_sealed: keySealed })
    .where('kind', '=', 'lookup').where('version', '=', version).where('key_sealed', 'is', null).execute()
}

/** How much still needs the keys before this one. */
export const updateLeft = async (db: Reader, kind: KeyKind, before: number, left: number): Promise<void> => {
  await db
    .updateTable('used_keys').set({ left_count: left, counted_at: sql<Date>`app_now()` })
    .where('kind', '=', kind).where('version', '<', before).where('done_at', 'is', null).execute()
}

export const updateDone = async (tx: Tx, kind: KeyKind, before: number): Promise<number[]> => {
  const rows = await tx
    .updateTable('used_keys').set({ done_at: sql<Date>`app_now()`, left_count: 0 })
    .where('kind', '=', kind).where('version', '<', before).where('done_at', 'is', null)
    .returning('version').execute()
  return rows.map(({ version }) => version)
}

export interface Holder {
  readonly holder: string
  /** `kind version proof` of each key that it knows. */
  readonly known: readonly string[]
  /** `kind version` of those that it writes with. */
  readonly writes: readonly string[]
}

// By the database's true clock: a shifted sandbox lets nobody die.
const isAlive = sql<boolean>`lasts_until > statement_timestamp()`

export const insertHolder = async (db: Reader, holder: Holder, silentMs: number): Promise<void> => {
  const row = {
    known: [...holder.known], writes: [...holder.writes],
    lasts_until: sql<Date>`statement_timestamp() + make_interval(secs => ${silentMs / 1_000})`,
  }
  await db
    .insertInto('key_holders').values({ holder: holder.holder, ...row })
    .onConflict((conflict) => conflict.column('holder').doUpdateSet(row)).execute()
}

/**
 * Says that it is still there, and tells how many keys are in use that it does not know. A process that was taken for
 * dead and writes on with a key takes back the word that nothing needs it.
 */
export const updateHolder = async (db: Reader, holder: Holder, silentMs: number): Promise<number> => {
  await insertHolder(db, holder, silentMs)
  await sql`
    update used_keys set done_at = null, left_count = null
    where done_at is not null and kind || ' ' || version = any(${holder.writes}::text[])`.execute(db)
  const { rows: [row] } = await sql<{ unknown: number }>`
    select count(*)::int as unknown from used_keys where done_at is null
      and not kind || ' ' || version || ' ' || encode(proof, 'hex') = any(${holder.known}::text[])`.execute(db)
  return row?.unknown ?? 0
}

export const deleteHolder = async (db: Reader, holder: string): Promise<void> => {
  await db.deleteFrom('key_holders').where('holder', '=', holder).execute()
}

/** Those of which nothing was heard for a day are forgotten. */
export const deleteLostHolders = async (db: Reader): Promise<void> => {
  await db
    .deleteFrom('key_holders').where('lasts_until', '<', sql<Date>`statement_timestamp() - interval '1 day'`).execute()
}

export const listHolders = async (db: Reader): Promise<Holder[]> =>
  db.selectFrom('key_holders').select(['holder', 'known', 'writes']).where(isAlive).execute()
