// Says whose app an address belongs to and how to get back into it: whoever's launch failed is not left standing.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { read } from '../../../runtime/handler.ts'
import { homeLinkOf } from '../back-link-rules.ts'
import { findOpenPartner } from '../partners.sql.ts'

export const readLaunchPartner = read(partnersCalls.readLaunchPartner, async ({ db, body }) => {
  const partner = await findOpenPartner(db, body.partnerCode)
  if (partner === undefined) return { partner: null }
  return { partner: { code: partner.code, name: partner.name, backLink: homeLinkOf(partner.deepLink) } }
})
