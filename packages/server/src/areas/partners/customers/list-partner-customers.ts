// Customers of partners, masked; a partner's people see their own.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { sql } from 'kysely'
import { listing } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import type { PartnerParts } from '../partner-parts.ts'
import { ofSeenPartner } from '../seen-by.ts'
import { partnerCustomersQuery } from './partner-customers.sql.ts'
import { showMaskedCustomer } from './show-customer.ts'

export const listPartnerCustomers = ({ personal }: PartnerParts) =>
  listing(partnersCalls.listPartnerCustomers, ({ db, caller }) => source({
    query: partnerCustomersQuery(db).where(({ ref }) => ofSeenPartner(caller, ref('partner_customers.partner_id'))),
    columns: {
      id: sql`partner_customers.id`,
      partnerId: sql`partner_customers.partner_id`,
      customerKey: sql`partner_customers.customer_key`,
      createdAt: sql`partner_customers.created_at`,
      updatedAt: sql`partner_customers.updated_at`,
    },
    item: (row) => showMaskedCustomer(personal, row),
  }))
