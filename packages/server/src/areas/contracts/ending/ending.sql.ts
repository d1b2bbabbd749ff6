// Finds what of a contract is still to be paid.
import { sql } from 'kysely'
import type { Reader } from '../../../runtime/database/database.ts'

export const listUnpaidOf = async (db: Reader, contractIds: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from amounts where contract_id = any(${contractIds}::uuid[]) and state in ('expected', 'billed')
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}

export const findPaidOf = async (db: Reader, contractId: string): Promise<boolean> => {
  const { rows } = await sql`
    select from amounts where contract_id = ${contractId} and kind = 'carPrice' and state in ('paid', 'refunding')
    limit 1`.execute(db)
  return rows.length > 0
}
