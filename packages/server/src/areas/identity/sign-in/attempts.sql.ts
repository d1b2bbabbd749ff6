// Counts attempts by the hash of the name, known or not: counted before they are judged, forgiven when they were right.
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export interface NameHash {
  readonly nameHash: Uint8Array
  /** Of the lookup key that made it. */
  readonly version: number
}

const anyOf = (hashes: readonly Uint8Array[]) => sql<Uint8Array>`any(${hashes}::bytea[])`

/** A name has one row; under which key it lies is known to whoever writes the next attempt. */
export const updateNameHash = async (tx: Tx, older: readonly Uint8Array[], name: NameHash): Promise<void> => {
  await tx
    .updateTable('sign_in_attempts').set({ name_hash: name.nameHash, lookup_version: name.version })
    .where('name_hash', '=', anyOf(older)).execute()
}

/** Tells whether there was an attempt left; those at once wait here for each other, and nowhere else. */
export const insertAttempt = async (tx: Tx, name: NameHash, failuresMax: number): Promise<boolean> => {
  const { rows } = await sql<{ failures: number }>`
    insert into sign_in_attempts as held (name_hash, lookup_version, failures)
    values (${name.nameHash}, ${name.version}, 1)
    on conflict (name_hash) do update set failures = held.failures + 1, updated_at = app_now()
    where held.failures < ${failuresMax}
    returning held.failures`.execute(tx)
  return rows.length > 0
}

/** This one was no wrong password; earlier ones stay counted. */
export const updateForgiven = async (tx: Tx, nameHashes: readonly Uint8Array[]): Promise<void> => {
  await sql`
    update sign_in_attempts set failures = greatest(failures - 1, 0) where name_hash = ${anyOf(nameHashes)}`.execute(tx)
}

export const deleteAttempts = async (tx: Tx, nameHashes: readonly Uint8Array[]): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('sign_in_attempts').where('name_hash', '=', anyOf(nameHashes)).where('failures', '>', 0)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const findFailures = async (db: Reader, nameHashes: readonly Uint8Array[]): Promise<number> => {
  const found = await db
    .selectFrom('sign_in_attempts').select('failures').where('name_hash', '=', anyOf(nameHashes)).executeTakeFirst()
  return found?.failures ?? 0
}
