// The keys of partners, without their secrets; a partner's people see their own.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { sql } from 'kysely'
import { listing } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { ofSeenPartner } from '../seen-by.ts'
import { partnerKeysQuery, partnerKeyStateQuery } from './partner-keys.sql.ts'
import { showKey } from './show-key.ts'

export const listPartnerKeys = listing(partnersCalls.listPartnerKeys, ({ db, caller }) => source({
  query: partnerKeysQuery(db).where(({ ref }) => ofSeenPartner(caller, ref('partner_keys.partner_id'))),
  columns: {
    id: sql`partner_keys.id`,
    partnerId: sql`partner_keys.partner_id`,
    keyId: sql`partner_keys.key_id`,
    kind: sql`partner_keys.kind`,
    state: partnerKeyStateQuery(),
    endsAt: sql`partner_keys.ends_at`,
    lastUsedAt: sql`partner_keys.last_used_at`,
    createdAt: sql`partner_keys.created_at`,
    updatedAt: sql`partner_keys.updated_at`,
  },
  item: showKey,
}))
