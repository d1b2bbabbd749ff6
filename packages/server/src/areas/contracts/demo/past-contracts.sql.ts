// Finds auctions and contracts of a sandbox whose past is played.
import { sql } from 'kysely'
import type { Reader } from '../../../runtime/database/database.ts'
import { type ContractRecord, listContractsById } from '../contracts/contracts.sql.ts'

export const listChoosing = async (db: Reader, orderIds: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from auctions where order_id = any(${orderIds}::uuid[]) and state = 'contract' order by id`.execute(db)
  return rows.map(({ id }) => id)
}

export const listAwardedOf = async (db: Reader, orderIds: readonly string[]): Promise<readonly ContractRecord[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from contracts where order_id = any(${orderIds}::uuid[]) and awarded_at is not null
      and state <> 'cancelled' order by id`.execute(db)
  return listContractsById(db, rows.map(({ id }) => id))
}
