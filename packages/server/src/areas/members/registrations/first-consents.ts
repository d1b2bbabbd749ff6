// Tells recovery whether a member has agreed to the texts in force, and keeps what comes with the first password.
import { consentsInForce } from '@bidyard/contract/shapes/registration/consents'
import type { FirstConsents } from '../../identity/for-other-areas.ts'
import { insertMemberConsents, listAgreedVersions } from './consents.sql.ts'

export const firstConsents: FirstConsents = {
  hasAgreed: async (db, memberId) => {
    const agreed = await listAgreedVersions(db, memberId)
    // Another node may know a newer text already.
    return consentsInForce.every(({ consent, version }) =>
      agreed.some((one) => one.consent === consent && one.version >= version))
  },
  keep: insertMemberConsents,
}
