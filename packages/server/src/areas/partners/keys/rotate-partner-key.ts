// Puts a new key beside an old one, which still opens until its end.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { limits } from '@bidyard/contract/limits'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import type { PartnerParts } from '../partner-parts.ts'
import { lockPartner } from '../partners.sql.ts'
import { seesPartner } from '../seen-by.ts'
import { makeKey } from './make-key.ts'
import { getLiveKeyCount, lockPartnerKey, updateKeyEnd } from './partner-keys.sql.ts'
import { showKey } from './show-key.ts'

export const rotatePartnerKey = ({ personal }: PartnerParts) =>
  action(partnersCalls.rotatePartnerKey, async ({ tx, caller, params, body, doer, refuse, emit }) => {
    const old = await lockPartnerKey(tx, params.id)
    if (old === undefined || !seesPartner(caller, old.partnerId)) throw refuse('notFound')
    // Rotated twice, a key would have two successors; what ends already has its own.
    if (old.state !== 'active') throw refuse('conflict')
    await lockPartner(tx, old.partnerId)
    if ((await getLiveKeyCount(tx, old.partnerId)) >= limits.livePartnerKeys) throw refuse('conflict')
    const issued = await makeKey(tx, personal, old.partnerId, old.kind)
    const ending = await updateKeyEnd(tx, old.id, body.overlapHours)
    const [before, after] = [showKey(old), showKey(ending)]
    await writeAudit(tx, doer, [
      { act: 'rotate partner key', subject: 'partnerKey', subjectId: old.id, before, after },
      { act: 'issue partner key', subject: 'partnerKey', subjectId: issued.key.id, after: issued.key },
    ])
    emit('partnerKeysChanged', { partnerId: old.partnerId })
    return issued
  })
