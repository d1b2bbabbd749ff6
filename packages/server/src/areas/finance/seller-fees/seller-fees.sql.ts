// Reads and writes what sellers owe for their cars.
import type { SellerFeeState, SellerFeeType } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export interface SellerFeeRecord {
  readonly id: string
  readonly orderId: string
  readonly carNumber: string
  readonly feeType: SellerFeeType
  readonly state: SellerFeeState
  readonly days: number | null
  readonly won: number
  readonly vatWon: number
  readonly note: string | null
  readonly partnerId: string | null
  readonly exhibitId: string | null
  readonly dueAt: Date
  readonly endedAt: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** Of the bill, by whatever share held then. */
const vatWon = sql<number>`(
  select coalesce(-sum(posting.won), 0)::bigint from ledger_postings posting
    join ledger_accounts account on account.id = posting.account_id
  where posting.entry_id = fee.bill_entry_id and account.kind = 'vatPayable')`

/** The bill names a day alone: not before that day is over in Seoul. */
export const isFeeOverdue = sql<boolean>`(
  fee.state = 'billed'
  and fee.due_at < date_trunc('day', app_now() at time zone 'Asia/Seoul') at time zone 'Asia/Seoul')`

export const sellerFeesQuery = (db: Reader) =>
  db.selectFrom('seller_fees as fee').innerJoin('orders', 'orders.id', 'fee.order_id')
    .select([
      'fee.id', 'fee.order_id as orderId', 'orders.car_number as carNumber', 'fee.fee_type as feeType', 'fee.state',
      'fee.days', 'fee.won', 'fee.note', 'orders.partner_id as partnerId', 'orders.exhibit_id as exhibitId',
      'fee.due_at as dueAt', 'fee.ended_at as endedAt', 'fee.created_at as createdAt', 'fee.updated_at as updatedAt',
    ])
    .select(vatWon.as('vatWon'))

export const findSellerFee = (db: Reader, id: string): Promise<SellerFeeRecord | undefined> =>
  sellerFeesQuery(db).where('fee.id', '=', id).executeTakeFirst()

export const listSellerFeesOf = (db: Reader, orderId: string): Promise<readonly SellerFeeRecord[]> =>
  sellerFeesQuery(db).where('fee.order_id', '=', orderId).orderBy('fee.created_at').orderBy('fee.id').execute()

export const listSellerFeesById = (db: Reader, ids: readonly string[]): Promise<readonly SellerFeeRecord[]> =>
  sellerFeesQuery(db).where('fee.id', '=', sql<string>`any(${ids}::uuid[])`).orderBy('fee.id').execute()

export const lockSellerFee = async (tx: Tx, id: string): Promise<SellerFeeRecord | undefined> => {
  await tx.selectFrom('seller_fees').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return findSellerFee(tx, id)
}

export interface SellerBill {
  readonly orderId: string
  /** Names the fact behind it: nobody is billed for it twice. */
  readonly source: string
  readonly feeType: SellerFeeType
  /** Of storage alone. */
  readonly days: number | null
  readonly won: number
  readonly note: string
  /** When it happened, where that is known better than by the moment of billing. */
  readonly at?: Date | null
}

/** The ids are chosen before, because the entries name them. */
export const insertSellerFees = async (
  tx: Tx, fees: readonly (SellerBill & { readonly id: string; readonly billEntryId: string })[], dueAt: Date,
): Promise<void> => {
  await sql`
    insert into seller_fees (id, order_id, source, fee_type, state, days, won, note, bill_entry_id, due_at)
    select id, "orderId", source, "feeType", 'billed', days, won, note, "billEntryId", ${dueAt}::timestamptz
    from json_to_recordset(${JSON.stringify(fees)}::text::json) as given (
      id uuid, "orderId" uuid, source text, "feeType" text, days integer, won bigint, note text, "billEntryId" uuid)`
    .execute(tx)
}

export const updateSellerFeeEnded = async (
  tx: Tx, id: string, { state, entryId }: { readonly state: 'paid' | 'waived'; readonly entryId: string },
): Promise<void> => {
  const now = sql<Date>`app_now()`
  await tx.updateTable('seller_fees')
    .set({ state, end_entry_id: entryId, ended_at: now, updated_at: now })
    .where('id', '=', id).execute()
}
