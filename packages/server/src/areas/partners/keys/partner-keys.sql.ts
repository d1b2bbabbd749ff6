// Reads and writes the keys with which partners encrypt, and says how long each still opens.
import type { PartnerKeyKind, PartnerKeyState } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

const stateOf = sql<PartnerKeyState>`case when partner_keys.ends_at is null then 'active'
  when partner_keys.ends_at > app_now() then 'ending' else 'ended' end`

const columns = [
  'partner_keys.id', 'partner_keys.partner_id as partnerId', 'partner_keys.key_id as keyId',
  sql<PartnerKeyKind>`partner_keys.kind`.as('kind'), stateOf.as('state'), 'partner_keys.ends_at as endsAt',
  'partner_keys.last_used_at as lastUsedAt', 'partner_keys.created_at as createdAt',
  'partner_keys.updated_at as updatedAt',
] as const

export const partnerKeyStateQuery = () => stateOf

export const partnerKeysQuery = (db: Reader) => db.selectFrom('partner_keys').select(columns)

export type PartnerKeyRecord = Awaited<ReturnType<ReturnType<typeof partnerKeysQuery>['executeTakeFirstOrThrow']>>

export const insertPartnerKey = async (tx: Tx, given: {
  readonly partnerId: string; readonly keyId: string; readonly kind: PartnerKeyKind; readonly secretSealed: Uint8Array
}): Promise<PartnerKeyRecord> =>
  tx
    .insertInto('partner_keys')
    .values({
      partner_id: given.partnerId, key_id: given.keyId, kind: given.kind, secret_sealed: given.secretSealed,
    })
    .returning(columns).executeTakeFirstOrThrow()

export const lockPartnerKey = (tx: Tx, id: string): Promise<PartnerKeyRecord | undefined> =>
  partnerKeysQuery(tx).where('id', '=', id).forUpdate().executeTakeFirst()

export const getLiveKeyCount = async (db: Reader, partnerId: string): Promise<number> => {
  const row = await db
    .selectFrom('partner_keys')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('partner_id', '=', partnerId)
    .where(stateOf, '<>', 'ended').executeTakeFirstOrThrow()
  return row.count
}

export const updateKeyEnd = (tx: Tx, id: string, hours: number): Promise<PartnerKeyRecord> =>
  tx
    .updateTable('partner_keys')
    .set({ ends_at: sql<Date>`app_now() + make_interval(hours => ${hours})`, updated_at: sql<Date>`app_now()` })
    .where('id', '=', id).returning(columns).executeTakeFirstOrThrow()

/** A revoked secret is of no use to anybody, so it is not kept. */
export const updateKeyRevoked = (tx: Tx, id: string): Promise<PartnerKeyRecord> =>
  tx
    .updateTable('partner_keys')
    .set({ ends_at: sql<Date>`app_now()`, secret_sealed: null, updated_at: sql<Date>`app_now()` })
    .where('id', '=', id).returning(columns).executeTakeFirstOrThrow()

/** The key of a partner that takes part, while it opens. */
export const findOpeningKey = (db: Reader, partnerCode: string, keyId: string) =>
  db
    .selectFrom('partner_keys')
    .innerJoin('partners', 'partners.company_id', 'partner_keys.partner_id')
    .innerJoin('companies', 'companies.id', 'partners.company_id')
    .select([
      'partner_keys.id', 'partner_keys.partner_id as partnerId', sql<PartnerKeyKind>`partner_keys.kind`.as('kind'),
      'partner_keys.secret_sealed as secretSealed', 'partners.code as partnerCode', 'companies.name as partnerName',
      'partners.deep_link as deepLink',
    ])
    .where('partners.code', '=', partnerCode)
    .where('partner_keys.key_id', '=', keyId)
    .where('companies.state', '=', 'active')
    .where(stateOf, '<>', 'ended')
    .executeTakeFirst()

/** So that one sees whether an old key is still in use; launches at once must not queue for this row. */
export const updateKeyUsed = async (tx: Tx, id: string): Promise<void> => {
  await sql`
    update partner_keys set last_used_at = app_now()
    where id = (
      select id from partner_keys
      where id = ${id} and (last_used_at is null or last_used_at < app_now() - interval '1 minute')
      for no key update skip locked)`.execute(tx)
}
