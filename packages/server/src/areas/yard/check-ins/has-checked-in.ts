// Tells which cars stand in the yard, for whoever lists only those that do.
import { sql } from 'kysely'
import type { Reader } from '../../../runtime/database/database.ts'

export const hasCheckedIn = async (db: Reader, orderIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('check_ins').select('order_id')
    .where('order_id', '=', sql<string>`any(${orderIds}::uuid[])`).where('released_at', 'is', null).execute()
  return new Set(rows.map(({ order_id }) => order_id))
}
