// The people of the highest rank: the house is never without one who can come in.
import { sql } from 'kysely'
import type { Tx } from '../../../runtime/database/database.ts'
import { lockNumbers } from '../../../runtime/database/lock-numbers.ts'

/** Whoever adds one, or takes one away in whatever manner, waits here for others who do, and looks only then. */
export const lockRoots = async (tx: Tx) => {
  await sql`select pg_advisory_xact_lock(${lockNumbers.roots})`.execute(tx)
  return tx
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.user_id')
    .select(['users.id as userId', sql<boolean>`users.state = 'active'`.as('canComeIn')])
    .where('members.type', '=', 'root')
    .where('members.state', '=', 'active')
    .execute()
}
