// One partner with its settings; another's is as if missing.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { read } from '../../runtime/handler.ts'
import { findPartner } from './partners.sql.ts'
import { seesPartner } from './seen-by.ts'
import { showPartner } from './show-partner.ts'

export const getPartner = read(partnersCalls.getPartner, async ({ db, caller, params, refuse }) => {
  const partner = seesPartner(caller, params.id) ? await findPartner(db, params.id) : undefined
  if (partner === undefined) throw refuse('notFound')
  return showPartner(partner)
})
