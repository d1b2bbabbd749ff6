// Tells recovery whether a member has agreed to the texts in force, and keeps what comes with the first password.
import { consentsInForce } from '@bidyard/contract/shapes/registration/consents'
import type { FirstConsents } from '../../identity/for-other-areas.ts'
import { isAgreed } from './consent-rules.ts'
import { insertMemberConsents, listConsentsOfMember } from './consents.sql.ts'

export const firstConsents: FirstConsents = {
  hasAgreed: async (db, memberId) => isAgreed(await listConsentsOfMember(db, memberId), consentsInForce),
  keep: insertMemberConsents,
}
