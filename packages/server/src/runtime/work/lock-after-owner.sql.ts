// Locks a row after the row that it belongs to; whoever works on either does so, and nobody waits in a circle.
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'

export interface Owned {
  readonly table: string
  readonly owners: string
  /** The column that names the owner. */
  readonly by: string
}

/** Answers whether the row is there; one never changes its owner. */
export const lockAfterOwner = async (tx: Tx, { table, owners, by }: Owned, id: string): Promise<boolean> => {
  const { rows: [row] } = await sql<{ ownerId: string }>`
    select ${sql.ref(by)} as "ownerId" from ${sql.table(table)} where id = ${id}`.execute(tx)
  if (row === undefined) return false
  await sql`select from ${sql.table(owners)} where id = ${row.ownerId} for no key update`.execute(tx)
  await sql`select from ${sql.table(table)} where id = ${id} for no key update`.execute(tx)
  return true
}
