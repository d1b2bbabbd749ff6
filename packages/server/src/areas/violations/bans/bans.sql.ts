// Reads and writes which shops may never bid again, and whose accounts were closed because of that.
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export const insertBan = async (tx: Tx, shopId: string): Promise<void> => {
  await tx.insertInto('shop_bans').values({ shop_id: shopId }).onConflict((on) => on.doNothing()).execute()
}

/** Answers whose accounts were closed because of it. */
export const deleteBan = async (tx: Tx, shopId: string): Promise<readonly string[]> => {
  const row = await tx.deleteFrom('shop_bans').where('shop_id', '=', shopId)
    .returning('closed_user_ids').executeTakeFirst()
  return row?.closed_user_ids ?? []
}

/** The violations of a shop that ban it and may still be appealed against, or are while they wait for the answer. */
const appealableBans = (db: Reader, shopId: string) =>
  db.selectFrom('shop_violations as held')
    .innerJoin('shop_penalties as penalties', 'penalties.violation_id', 'held.id')
    .leftJoin('violation_appeals as appeals', 'appeals.violation_id', 'held.id')
    .where('penalties.shop_id', '=', shopId).where('penalties.restriction', '=', 'permanentBan')
    .where('penalties.ended_at', 'is', null)

/** When the next term ends within which the shop could still say something against its ban. */
export const findTermEnd = async (db: Reader, shopId: string): Promise<Date | null> => {
  const row = await appealableBans(db, shopId).select((of) => of.fn.min('held.appeal_until').as('end'))
    .where('appeals.id', 'is', null).where('held.appeal_until', '>', sql<Date>`app_now()`).executeTakeFirst()
  return row?.end ?? null
}

export const findWaitingAppeal = async (db: Reader, shopId: string): Promise<boolean> =>
  (await appealableBans(db, shopId).select('appeals.id').where('appeals.state', '=', 'submitted').executeTakeFirst())
    !== undefined

/** Of these shops, the banned ones whose accounts are still open. */
export const listOpenBans = async (db: Reader, shopIds: readonly string[]): Promise<string[]> => {
  const rows = await db.selectFrom('shop_bans').select('shop_id')
    .where('shop_id', '=', sql<string>`any(${shopIds}::uuid[])`).where('closed_at', 'is', null)
    .orderBy('shop_id').execute()
  return rows.map(({ shop_id }) => shop_id)
}

export const lockOpenBan = async (tx: Tx, shopId: string): Promise<boolean> => {
  const row = await tx.selectFrom('shop_bans').select('shop_id').where('shop_id', '=', shopId)
    .where('closed_at', 'is', null).forUpdate().executeTakeFirst()
  return row !== undefined
}

export const updateClosed = async (tx: Tx, shopId: string, userIds: readonly string[]): Promise<void> => {
  await sql`
    update shop_bans set closed_at = app_now(), closed_user_ids = ${userIds}::uuid[]
    where shop_id = ${shopId}`.execute(tx)
}
