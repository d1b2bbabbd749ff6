// Reads and writes the links that bring a customer back to a car, once.
import { limits } from '@bidyard/contract/limits'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export const insertLink = async (tx: Tx, given: {
  readonly tokenHash: Uint8Array; readonly exhibitId: string; readonly phoneHash: Uint8Array
  readonly lookupVersion: number
}): Promise<{ id: string; endsAt: Date }> =>
  tx
    .insertInto('one_time_links')
    .values({
      token_hash: given.tokenHash, exhibit_id: given.exhibitId, phone_hash: given.phoneHash,
      lookup_version: given.lookupVersion,
      ends_at: sql<Date>`app_now() + make_interval(hours => ${limits.oneTimeLinkHours})`,
    })
    .returning(['id', 'ends_at as endsAt']).executeTakeFirstOrThrow()

/** Whose place or partner changed since, has no link any more. */
export const findOpenLink = (db: Reader, tokenHash: Uint8Array) =>
  db
    .selectFrom('one_time_links')
    .innerJoin('exhibits', 'exhibits.id', 'one_time_links.exhibit_id')
    .innerJoin('partner_customers', 'partner_customers.id', 'exhibits.customer_id')
    .innerJoin('partners', 'partners.company_id', 'exhibits.partner_id')
    .innerJoin('companies', 'companies.id', 'partners.company_id')
    .innerJoin('users', 'users.id', 'partner_customers.user_id')
    .innerJoin('members', 'members.user_id', 'users.id')
    .select([
      'one_time_links.id', 'one_time_links.ends_at as endsAt', 'exhibits.id as exhibitId',
      'exhibits.exhibit_key as exhibitKey', 'exhibits.car_no as carNo', 'partner_customers.user_id as userId',
      'one_time_links.phone_hash as sentToHash', 'one_time_links.lookup_version as sentToVersion',
      'partner_customers.phone_hash as phoneHash', 'partner_customers.lookup_version as phoneVersion',
      'partner_customers.phone_sealed as phoneSealed', 'users.name',
      'partners.code as partnerCode', 'companies.name as partnerName', 'partners.deep_link as deepLink',
    ])
    .where('one_time_links.token_hash', '=', tokenHash)
    .where('one_time_links.used_at', 'is', null)
    .where('one_time_links.ends_at', '>', sql<Date>`app_now()`)
    .where('companies.state', '=', 'active')
    .where('users.state', '=', 'active')
    .where('members.active', '=', sql<boolean>`true`)
    .executeTakeFirst()

/** Of two who use it at once, one gets it. */
export const updateLinkUsed = async (tx: Tx, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('one_time_links').set({ used_at: sql<Date>`app_now()` })
    .where('id', '=', id).where('used_at', 'is', null).executeTakeFirst()
  return numUpdatedRows > 0n
}
