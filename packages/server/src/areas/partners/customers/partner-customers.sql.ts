// Reads and writes the customers of partners, who are users with a place in the partner's company.
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export const partnerCustomersQuery = (db: Reader) => db
  .selectFrom('partner_customers')
  .innerJoin('users', 'users.id', 'partner_customers.user_id')
  .select([
    'partner_customers.id', 'partner_customers.partner_id as partnerId',
    'partner_customers.customer_key as customerKey', 'partner_customers.user_id as userId',
    'partner_customers.phone_sealed as phoneSealed', 'partner_customers.phone_hash as phoneHash',
    'partner_customers.lookup_version as lookupVersion', 'partner_customers.version',
    'partner_customers.created_at as createdAt', 'partner_customers.updated_at as updatedAt', 'users.name',
  ])

export type PartnerCustomerRecord =
  Awaited<ReturnType<ReturnType<typeof partnerCustomersQuery>['executeTakeFirstOrThrow']>>

export const findPartnerCustomer = (db: Reader, id: string): Promise<PartnerCustomerRecord | undefined> =>
  partnerCustomersQuery(db).where('partner_customers.id', '=', id).executeTakeFirst()

/** Of a row that this transaction has just written or locked. */
export const getPartnerCustomerRecord = (tx: Tx, id: string): Promise<PartnerCustomerRecord> =>
  partnerCustomersQuery(tx).where('partner_customers.id', '=', id).executeTakeFirstOrThrow()

/** Until the end of the transaction nobody else changes it; whoever left, and may be forgotten, is none any more. */
export const lockPartnerCustomer = async (tx: Tx, id: string): Promise<PartnerCustomerRecord | undefined> => {
  await tx.selectFrom('partner_customers').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return partnerCustomersQuery(tx)
    .innerJoin('members', 'members.user_id', 'users.id')
    .where('partner_customers.id', '=', id).where('members.state', '<>', 'left').executeTakeFirst()
}

export const findCustomerByKey = (
  db: Reader, partnerId: string, customerKey: string,
): Promise<PartnerCustomerRecord | undefined> =>
  partnerCustomersQuery(db)
    .where('partner_customers.partner_id', '=', partnerId)
    .where('partner_customers.customer_key', '=', customerKey).executeTakeFirst()

/** Whoever may not come in any more counts as unknown. */
export const findActiveCustomer = (
  db: Reader, partnerId: string, customerKey: string,
): Promise<PartnerCustomerRecord | undefined> =>
  partnerCustomersQuery(db)
    .innerJoin('members', 'members.user_id', 'users.id')
    .where('partner_customers.partner_id', '=', partnerId)
    .where('partner_customers.customer_key', '=', customerKey)
    .where('users.state', '=', 'active')
    .where('members.active', '=', sql<boolean>`true`).executeTakeFirst()

export const insertPartnerCustomer = async (tx: Tx, given: {
  readonly partnerId: string; readonly customerKey: string; readonly userId: string
  readonly phoneSealed: Uint8Array; readonly phoneHash: Uint8Array; readonly lookupVersion: number
}): Promise<string> => {
  const row = await tx
    .insertInto('partner_customers')
    .values({
      partner_id: given.partnerId, customer_key: given.customerKey, user_id: given.userId,
      phone_sealed: given.phoneSealed, phone_hash: given.phoneHash,
      lookup_version: given.lookupVersion,
    })
    .returning('id').executeTakeFirstOrThrow()
  return row.id
}

export const updatePartnerCustomer = async (tx: Tx, customer: PartnerCustomerRecord, given: {
  readonly name: string; readonly phoneSealed: Uint8Array; readonly phoneHash: Uint8Array
  readonly lookupVersion: number
}): Promise<void> => {
  const now = sql<Date>`app_now()`
  await tx
    .updateTable('partner_customers')
    .set({
      phone_sealed: given.phoneSealed, phone_hash: given.phoneHash, lookup_version: given.lookupVersion,
      version: sql`version + 1`, updated_at: now,
    })
    .where('id', '=', customer.id).execute()
  await tx.updateTable('users').set({ name: given.name, updated_at: now }).where('id', '=', customer.userId).execute()
}
