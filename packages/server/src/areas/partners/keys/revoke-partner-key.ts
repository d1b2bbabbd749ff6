// Ends a key at once; what already ended stays as it is.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { seesPartner } from '../seen-by.ts'
import { lockPartnerKey, updateKeyRevoked } from './partner-keys.sql.ts'
import { showKey } from './show-key.ts'

export const revokePartnerKey = action(
  partnersCalls.revokePartnerKey,
  async ({ tx, caller, params, body, doer, refuse, emit }) => {
    const key = await lockPartnerKey(tx, params.id)
    if (key === undefined || !seesPartner(caller, key.partnerId)) throw refuse('notFound')
    if (key.state === 'ended') return showKey(key)
    const after = showKey(await updateKeyRevoked(tx, key.id))
    await writeAudit(tx, doer, [{
      act: 'revoke partner key', subject: 'partnerKey', subjectId: key.id, before: showKey(key), after,
      reason: body.reason,
    }])
    emit('partnerKeysChanged', { partnerId: key.partnerId })
    return after
  },
)
