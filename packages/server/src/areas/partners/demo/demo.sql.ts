// What only the demo world needs: its turn among nodes that start at once, and places for its people.
import { sql } from 'kysely'
import type { Tx } from '../../../runtime/database/database.ts'

export const lockDemo = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(7150004)`.execute(tx)
}

export const updateStaffPlaces = async (tx: Tx, companyId: string, uids: readonly string[]): Promise<void> => {
  await sql`
    update members set company_id = ${companyId}
    from users
    where users.id = members.user_id and users.uid = any(${uids}::text[]) and members.type = 'partner_user'`.execute(tx)
}
