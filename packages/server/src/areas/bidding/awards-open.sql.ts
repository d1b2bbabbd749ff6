// How many awards of each shop are open: chosen or awarded, and not done yet.
import { sql } from 'kysely'
import type { Reader } from '../../runtime/database/database.ts'

export const listOpenAwards = async (
  db: Reader, shopIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ shopId: string; count: number }>`
    select shop_id as "shopId", count(*)::int as count from biddings
    where shop_id = any(${shopIds}::uuid[]) and state in ('awardReserved', 'awarded') group by shop_id`.execute(db)
  return new Map(rows.map(({ shopId, count }) => [shopId, count]))
}
