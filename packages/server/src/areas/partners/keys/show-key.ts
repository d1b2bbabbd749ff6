// A key as calls show it, never with its secret.
import type { AnswerOf } from '@bidyard/contract/call'
import type { partnersCalls } from '@bidyard/contract/calls/partners'
import type { PartnerKeyRecord } from './partner-keys.sql.ts'

export const showKey = (row: PartnerKeyRecord): AnswerOf<typeof partnersCalls.revokePartnerKey> => ({
  id: row.id, partnerId: row.partnerId, keyId: row.keyId, kind: row.kind, state: row.state,
  endsAt: row.endsAt?.toISOString() ?? null, lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString(),
})
