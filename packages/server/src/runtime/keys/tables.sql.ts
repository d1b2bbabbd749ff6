// Reads and writes what keys made, in whichever table it lies: a part of the table at a time.
import { type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '../database/database.ts'
import { lockNumbers } from '../database/lock-numbers.ts'

/** Rows of a table by their places, neither the first nor the last one among them. */
export interface Part {
  readonly after: string
  readonly before: string
}

/** Where a sealed text lies: a column of bytes, or a text in base64 within a column of JSON. */
export interface SealedPlace {
  readonly table: string
  readonly column: string
  readonly path?: readonly string[]
}

export interface SealedValue {
  readonly place: string
  readonly sealed: Uint8Array
}

export interface HashValue {
  readonly place: string
  readonly hash: Uint8Array
  readonly version: number
}

const atOnce = 200

/** False where another node has its turn; with it waits for nobody longer than this. */
export const findTurn = async (tx: Tx, waitMs: number): Promise<boolean> => {
  const { rows: [row] } = await sql<{ isOurs: boolean }>`
    select pg_try_advisory_xact_lock(${lockNumbers.keyChange}) as "isOurs",
      set_config('lock_timeout', ${`${waitMs}ms`}, true)`.execute(tx)
  return row?.isOurs === true
}

/** All that follows in the transaction sees the same moment. */
export const lockMoment = async (tx: Tx): Promise<void> => {
  await sql`set transaction isolation level repeatable read read only`.execute(tx)
}

export const getBlockCount = async (db: Reader, table: string): Promise<number> => {
  const { rows: [row] } = await sql<{ blocks: number }>`
    select (pg_relation_size(${table}::regclass) / current_setting('block_size')::int)::int as blocks`.execute(db)
  return row?.blocks ?? 0
}

/** What is sealed is called so, in every table there is or will be. */
export const listSealedColumns = async (db: Reader): Promise<SealedPlace[]> => {
  const { rows } = await sql<SealedPlace>`
    select relname as "table", attname as "column"
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and atttypid = 'bytea'::regtype
      and attname like '%\\_sealed' and not attisdropped
    order by relname, attname`.execute(db)
  return rows
}

const within = ({ after, before }: Part): RawBuilder<boolean> =>
  sql`ctid > ${after}::tid and ctid < ${before}::tid`

const bytesOf = ({ column, path }: SealedPlace): RawBuilder<Uint8Array> =>
  path === undefined ? sql`${sql.ref(column)}` : sql`decode(${sql.ref(column)} #>> ${path}::text[], 'base64')`

/** What is too short to name a key at all was made by none. */
const isOlder = (place: SealedPlace, version: number): RawBuilder<boolean> =>
  sql`case when octet_length(${bytesOf(place)}) < 2 then true
    else get_byte(${bytesOf(place)}, 0) * 256 + get_byte(${bytesOf(place)}, 1) <> ${version} end`

const tried = 5

/** Some of what a key sealed. */
export const listSealed = async (
  db: Reader, place: SealedPlace, version: number,
): Promise<Pick<SealedValue, 'sealed'>[]> => {
  const { rows } = await sql<Pick<SealedValue, 'sealed'>>`
    select ${bytesOf(place)} as sealed from ${sql.table(place.table)}
    where ${bytesOf(place)} is not null and not ${isOlder(place, version)} limit ${tried}`.execute(db)
  return rows
}

/** The names of all keys that sealed a document. */
export const listDocumentKeys = async (db: Reader): Promise<string[]> => {
  const rows = await db
    .selectFrom('files').select('sealed_by').distinct()
    .where('state', '=', 'commit').where('sealed_by', 'is not', null).execute()
  return rows.flatMap(({ sealed_by: id }) => id ?? [])
}

/** In the order of their places; rows that somebody holds at this moment are left for the next time. */
export const lockSealed = async (tx: Tx, place: SealedPlace, part: Part, version: number): Promise<SealedValue[]> => {
  const { rows } = await sql<SealedValue>`
    select ctid::text as place, ${bytesOf(place)} as sealed from ${sql.table(place.table)}
    where ${within(part)} and ${isOlder(place, version)}
    order by ctid limit ${atOnce} for no key update skip locked`.execute(tx)
  return rows
}

export const updateSealed = async (tx: Tx, place: SealedPlace, values: readonly SealedValue[]): Promise<void> => {
  if (values.length === 0) return
  const { table, column, path } = place
  const made = path === undefined
    ? sql`made.sealed`
    : sql`jsonb_set(held.${sql.ref(column)}, ${path}::text[], to_jsonb(encode(made.sealed, 'base64')))`
  const rows = values.map((value) => sql`(${value.place}::tid, ${value.sealed}::bytea)`)
  await sql`
    update ${sql.table(table)} as held set ${sql.ref(column)} = ${made}
    from (values ${sql.join(rows)}) as made (place, sealed) where held.ctid = made.place`.execute(tx)
}

export const getSealedCount = async (
  db: Reader, place: SealedPlace, part: Part, version: number,
): Promise<number> => {
  const { rows: [row] } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(place.table)}
    where ${within(part)} and ${isOlder(place, version)}`.execute(db)
  return row?.count ?? 0
}

/** A column of hashes in a table whose `lookup_version` says of which key they are. */
export interface HashPlace {
  readonly table: string
  readonly column: string
}

const older = (version: number): RawBuilder<boolean> => sql`lookup_version < ${version}`

export const listOlderHashes = async (
  tx: Tx, { table, column }: HashPlace, part: Part, version: number,
): Promise<Pick<HashValue, 'place' | 'hash'>[]> => {
  const { rows } = await sql<Pick<HashValue, 'place' | 'hash'>>`
    select ctid::text as place, ${sql.ref(column)} as hash from ${sql.table(table)}
    where ${within(part)} and ${older(version)}
    order by ctid limit ${atOnce}`.execute(tx)
  return rows
}

export const lockHashes = async (
  tx: Tx, { table, column }: HashPlace, part: Part, version: number,
): Promise<HashValue[]> => {
  const { rows } = await sql<HashValue>`
    select ctid::text as place, ${sql.ref(column)} as hash, lookup_version as version from ${sql.table(table)}
    where ${within(part)} and ${older(version)}
    order by ctid limit ${atOnce} for update skip locked`.execute(tx)
  return rows
}

export const updateHashes = async (
  tx: Tx, { table, column }: HashPlace, values: readonly HashValue[],
): Promise<void> => {
  if (values.length === 0) return
  const rows = values.map(({ place, hash, version }) => sql`(${place}::tid, ${hash}::bytea, ${version}::smallint)`)
  await sql`
    update ${sql.table(table)} as held set ${sql.ref(column)} = made.hash, lookup_version = made.version
    from (values ${sql.join(rows)}) as made (place, hash, version) where held.ctid = made.place`.execute(tx)
}

export const getHashCount = async (
  db: Reader, { table }: HashPlace, part: Part, version: number,
): Promise<number> => {
  const { rows: [row] } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)}
    where ${within(part)} and ${older(version)}`.execute(db)
  return row?.count ?? 0
}
