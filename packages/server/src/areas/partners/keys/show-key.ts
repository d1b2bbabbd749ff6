// A key as calls show it, never with its secret.
import type { AnswerOf } from '@bidyard/contract/call'
import type { partnersCalls } from '@bidyard/contract/calls/partners'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { PartnerKeyRecord } from './partner-keys.sql.ts'

export const showKey = (row: PartnerKeyRecord): AnswerOf<typeof partnersCalls.revokePartnerKey> => ({
  id: row.id, partnerId: row.partnerId, keyId: row.keyId, kind: row.kind, state: row.state,
  endsAt: timeOf(row.endsAt), lastUsedAt: timeOf(row.lastUsedAt),
  createdAt: timeOf(row.createdAt), updatedAt: timeOf(row.updatedAt),
})
