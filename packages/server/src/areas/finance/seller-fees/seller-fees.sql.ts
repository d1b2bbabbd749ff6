// Reads and writes what sellers owe for cars that were returned to them.
import type { SellerFeeState } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export interface SellerFeeRecord {
  readonly id: string
  readonly orderId: string
  readonly carNumber: string
  readonly state: SellerFeeState
  readonly days: number
  readonly won: number
  readonly note: string | null
  readonly endedAt: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

export const sellerFeesQuery = (db: Reader) =>
  db.selectFrom('seller_fees as fee').innerJoin('orders', 'orders.id', 'fee.order_id')
    .select([
      'fee.id', 'fee.order_id as orderId', 'orders.car_number as carNumber', 'fee.state', 'fee.days', 'fee.won',
      'fee.note', 'fee.ended_at as endedAt', 'fee.created_at as createdAt', 'fee.updated_at as updatedAt',
    ])

export const findSellerFee = async (db: Reader, id: string): Promise<SellerFeeRecord | undefined> =>
  (await sellerFeesQuery(db).where('fee.id', '=', id).executeTakeFirst()) as SellerFeeRecord | undefined

export const listSellerFeesOf = async (db: Reader, orderId: string): Promise<readonly SellerFeeRecord[]> =>
  (await sellerFeesQuery(db).where('fee.order_id', '=', orderId).orderBy('fee.created_at').orderBy('fee.id')
    .execute()) as SellerFeeRecord[]

export const lockSellerFee = async (tx: Tx, id: string): Promise<SellerFeeRecord | undefined> => {
  await tx.selectFrom('seller_fees').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return findSellerFee(tx, id)
}

/** The id is chosen before, because the entry names it. */
export const insertSellerFee = async (tx: Tx, fee: {
  readonly id: string; readonly orderId: string; readonly source: string; readonly days: number; readonly won: number
  readonly note: string | null; readonly billEntryId: string
}): Promise<void> => {
  await tx.insertInto('seller_fees')
    .values({
      id: fee.id, order_id: fee.orderId, source: fee.source, fee_type: 'storageFee', state: 'billed', days: fee.days,
      won: fee.won, note: fee.note, bill_entry_id: fee.billEntryId,
    })
    .execute()
}

export const updateSellerFeeEnded = async (
  tx: Tx, id: string, { state, entryId }: { readonly state: 'paid' | 'waived'; readonly entryId: string },
): Promise<void> => {
  const now = sql<Date>`app_now()`
  await tx.updateTable('seller_fees')
    .set({ state, end_entry_id: entryId, ended_at: now, updated_at: now })
    .where('id', '=', id).execute()
}
