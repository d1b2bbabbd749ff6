// Reads and writes where the sellers of cars want their money; account numbers are sealed.
import type { BankCode } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export interface SellerAccountRecord {
  readonly id: string
  readonly bankCode: BankCode
  readonly numberTail: string
  readonly holderName: string
  readonly usableFrom: Date
  readonly createdAt: Date
}

export const findSellerAccount = (db: Reader, orderId: string): Promise<SellerAccountRecord | undefined> =>
  db.selectFrom('seller_accounts')
    .select([
      'id', 'bank_code as bankCode', 'number_tail as numberTail', 'holder_name as holderName',
      'usable_from as usableFrom', 'created_at as createdAt',
    ])
    .where('order_id', '=', orderId).where('replaced_at', 'is', null)
    .$narrowType<Pick<SellerAccountRecord, 'bankCode'>>().executeTakeFirst()

/** The new one takes the place of the old, which stays for what went to it. */
export const insertSellerAccount = async (tx: Tx, account: {
  readonly orderId: string; readonly bankCode: BankCode; readonly numberSealed: Uint8Array; readonly numberTail: string
  readonly holderName: string; readonly memberId: string | null; readonly usableFrom: Date
}): Promise<void> => {
  const now = sql<Date>`app_now()`
  await tx.updateTable('seller_accounts').set({ replaced_at: now, updated_at: now })
    .where('order_id', '=', account.orderId).where('replaced_at', 'is', null).execute()
  await tx.insertInto('seller_accounts')
    .values({
      order_id: account.orderId, bank_code: account.bankCode, number_sealed: account.numberSealed,
      number_tail: account.numberTail, holder_name: account.holderName, member_id: account.memberId,
      usable_from: account.usableFrom,
    })
    .execute()
}
