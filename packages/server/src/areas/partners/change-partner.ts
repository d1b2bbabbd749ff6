// Changes the settings of a partner; somebody else's change in between is a conflict.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { action } from '../../runtime/handler.ts'
import { writeAudit } from '../../runtime/work/logs.ts'
import { getPartnerRecord, lockPartner, updatePartner } from './partners.sql.ts'
import { showPartner } from './show-partner.ts'

export const changePartner = action(partnersCalls.changePartner, async ({ tx, params, body, doer, refuse, emit }) => {
  const { reason, seenVersion, ...settings } = body
  const before = await lockPartner(tx, params.id)
  if (before === undefined) throw refuse('notFound')
  if (before.version !== seenVersion) throw refuse('conflict')
  await updatePartner(tx, params.id, settings)
  const after = showPartner(await getPartnerRecord(tx, params.id))
  await writeAudit(tx, doer, [{
    act: 'change partner', subject: 'partner', subjectId: params.id, before: showPartner(before), after, reason,
  }])
  emit('partnerChanged', { partnerId: params.id })
  return after
})
