// Gives a partner company its code and its first settings.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { action } from '../../runtime/handler.ts'
import { writeAudit } from '../../runtime/work/logs.ts'
import { findCompany } from '../shops/for-other-areas.ts'
import { getPartnerRecord, insertPartner } from './partners.sql.ts'
import { showPartner } from './show-partner.ts'

export const registerPartner = action(partnersCalls.registerPartner, async ({ tx, body, doer, refuse, emit }) => {
  const { reason, ...wish } = body
  const company = await findCompany(tx, wish.companyId)
  if (company?.kind !== 'partner') throw refuse('notFound')
  if (!(await insertPartner(tx, wish))) throw refuse('conflict')
  const after = showPartner(await getPartnerRecord(tx, wish.companyId))
  await writeAudit(tx, doer, [
    { act: 'register partner', subject: 'partner', subjectId: after.id, after, reason },
  ])
  emit('partnerChanged', { partnerId: after.id })
  return after
})
