// Partners and their settings; a partner's people see their own.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { sql } from 'kysely'
import { listing } from '../../runtime/handler.ts'
import { source } from '../../runtime/list/source.ts'
import { partnersQuery } from './partners.sql.ts'
import { ofSeenPartner } from './seen-by.ts'
import { showPartner } from './show-partner.ts'

export const listPartners = listing(partnersCalls.listPartners, ({ db, caller }) => source({
  query: partnersQuery(db).where(({ ref }) => ofSeenPartner(caller, ref('partners.company_id'))),
  columns: {
    id: sql`partners.company_id`,
    name: sql`companies.name collate "korean"`,
    code: sql`partners.code`,
    mayActForCustomers: sql`partners.may_act_for_customers`,
    createdAt: sql`partners.created_at`,
    updatedAt: sql`partners.updated_at`,
  },
  item: showPartner,
}))
