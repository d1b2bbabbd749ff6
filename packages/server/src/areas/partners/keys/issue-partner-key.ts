// Makes a key and shows its secret, this once.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { limits } from '@bidyard/contract/limits'
import { isStaff } from '../../../runtime/caller.ts'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import type { PartnerParts } from '../partner-parts.ts'
import { lockPartner } from '../partners.sql.ts'
import { seesPartner } from '../seen-by.ts'
import { makeKey } from './make-key.ts'
import { getLiveKeyCount } from './partner-keys.sql.ts'

export const issuePartnerKey = ({ personal }: PartnerParts) =>
  action(partnersCalls.issuePartnerKey, async ({ tx, caller, body, doer, refuse, emit }) => {
    const { partnerId, kind } = body
    const partner = seesPartner(caller, partnerId) ? await lockPartner(tx, partnerId) : undefined
    if (partner === undefined) throw refuse('notFound')
    if (kind === 'v0' && !isStaff(caller)) throw refuse('forbidden')
    if ((await getLiveKeyCount(tx, partnerId)) >= limits.livePartnerKeys) throw refuse('conflict')
    const issued = await makeKey(tx, personal, partnerId, kind)
    await writeAudit(tx, doer, [
      { act: 'issue partner key', subject: 'partnerKey', subjectId: issued.key.id, after: issued.key },
    ])
    emit('partnerKeysChanged', { partnerId })
    return issued
  })
