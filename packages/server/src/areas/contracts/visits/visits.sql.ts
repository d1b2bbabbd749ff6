// At which times somebody is visited already; whoever agrees on another one waits for their turn.
import { sql } from 'kysely'
import { visitLockSeed } from '../../../runtime/database/lock-numbers.ts'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export const lockVisited = async (tx: Tx, sellerId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${sellerId}, ${visitLockSeed}))`.execute(tx)
}

export const findVisitAt = async (
  db: Reader, sellerId: string, { from, to }: { readonly from: Date; readonly to: Date },
): Promise<boolean> => {
  const { rows } = await sql`
    select from contracts
    where visit_seller_id = ${sellerId}::uuid and self_step = 'tradeResult'
      and visit_reserved_at < ${to} and visit_ends_at > ${from}
    limit 1`.execute(db)
  return rows.length > 0
}

/** What is agreed on already from now on, the nearest first. */
export const listVisitsOf = async (
  db: Reader, sellerId: string, now: Date, max: number,
): Promise<readonly { readonly from: Date; readonly to: Date }[]> => {
  const { rows } = await sql<{ from: Date; to: Date }>`
    select visit_reserved_at as "from", visit_ends_at as "to" from contracts
    where visit_seller_id = ${sellerId}::uuid and self_step = 'tradeResult' and visit_ends_at > ${now}
    order by visit_reserved_at limit ${max}`.execute(db)
  return rows
}

/** By whom buyers come to see, of all their cars. */
export const findCalledOff = async (db: Reader, sellerId: string): Promise<number> => {
  const { rows: [row] } = await sql<{ count: number }>`
    select count(*)::int as count from contracts
    where visit_seller_id = ${sellerId}::uuid and schedule_cancelled_as = 'seller'`.execute(db)
  return row?.count ?? 0
}
