// Finds the time on the wall: phones that show codes know nothing of a moved clock.
import { sql } from 'kysely'
import type { Reader } from '../../../runtime/database/database.ts'

export const findRealTime = async (db: Reader): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`select statement_timestamp() as now`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('the database tells no time')
  return row.now
}
