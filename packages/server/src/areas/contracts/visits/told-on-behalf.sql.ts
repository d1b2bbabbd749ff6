// Which trades the office told of, with what shows them, for a buyer who never did.
import type { Reader } from '../../../runtime/database/database.ts'
import { sql } from 'kysely'

export const listToldOnBehalf = async (db: Reader, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('state_history').select('row_id')
    .where('row_id', '=', sql<string>`any(${ids}::uuid[])`).where('action', '=', 'submitResultOnBehalf').execute()
  return new Set(rows.map(({ row_id }) => row_id))
}
