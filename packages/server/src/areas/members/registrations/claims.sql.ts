// Who applies or comes by file claims a person, a login, a shop's number: of two claims the second waits for the first.
import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../../runtime/database/database.ts'

export type Claim = readonly [of: 'person' | 'login' | 'shop', name: string]

/** Until the end of the transaction; only then the other looks what is there. */
export const lockClaims = async (tx: Tx, claims: readonly Claim[]): Promise<void> => {
  const marks = claims.map((claim) => hash('sha256', claim.join(' '), 'buffer'))
  await sql`select hold_marks(${marks}::bytea[])`.execute(tx)
}
