// Counts attempts by the hash of the name, known or not: counted before they are judged, forgiven when they were right.
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

/** Tells whether there was an attempt left; those at once wait here for each other, and nowhere else. */
export const insertAttempt = async (tx: Tx, nameHash: Uint8Array, failuresMax: number): Promise<boolean> => {
  const { rows } = await sql<{ failures: number }>`
    insert into sign_in_attempts as held (name_hash, failures) values (${nameHash}, 1)
    on conflict (name_hash) do update set failures = held.failures + 1, updated_at = app_now()
    where held.failures < ${failuresMax}
    returning held.failures`.execute(tx)
  return rows.length > 0
}

/** This one was no wrong password; earlier ones stay counted. */
export const updateForgiven = async (tx: Tx, nameHash: Uint8Array): Promise<void> => {
  await sql`update sign_in_attempts set failures = greatest(failures - 1, 0) where name_hash = ${nameHash}`.execute(tx)
}

export const deleteAttempts = async (tx: Tx, nameHash: Uint8Array): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('sign_in_attempts').where('name_hash', '=', nameHash).where('failures', '>', 0).executeTakeFirst()
  return numDeletedRows > 0n
}

export const findFailures = async (db: Reader, nameHash: Uint8Array): Promise<number> => {
  const found = await db
    .selectFrom('sign_in_attempts').select('failures').where('name_hash', '=', nameHash).executeTakeFirst()
  return found?.failures ?? 0
}
