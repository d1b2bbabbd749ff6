// Finds what of a contract is still to be paid.
import { sql } from 'kysely'
import type { Reader } from '../../../runtime/database/database.ts'

export const listUnpaidOf = async (db: Reader, contractIds: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from amounts where contract_id = any(${contractIds}::uuid[]) and state in ('expected', 'billed')
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Prices that no money of ours was moved for. */
export const listPaidByHandOf = async (db: Reader, contractIds: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from amounts where contract_id = any(${contractIds}::uuid[]) and kind = 'carPrice' and state = 'paid'
      and pay_entry_id is null order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** What came into the house goes back by a refund first, and a fee once that was agreed on. */
export const findPaidOf = async (db: Reader, contractId: string): Promise<boolean> => {
  const { rows } = await sql`
    select from amounts where contract_id = ${contractId} and pay_entry_id is not null and (
      kind = 'carPrice' and state in ('paid', 'refunding') or fee_type = 'successBidFee' and state = 'paid')
    limit 1`.execute(db)
  return rows.length > 0
}

/** Those of these auctions in which the car was ever awarded. */
export const listAwarded = async (db: Reader, auctionIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`
    select distinct auction_id as id from contracts
    where auction_id = any(${auctionIds}::uuid[]) and awarded_at is not null`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
