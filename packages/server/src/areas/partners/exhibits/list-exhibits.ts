// Cars that partners present: a partner's people see their own, a seller the one of the session.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { sql } from 'kysely'
import { listing } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { ofSeenExhibit } from '../seen-by.ts'
import { exhibitsQuery } from './exhibits.sql.ts'
import { showExhibit } from './show-exhibit.ts'

export const listExhibits = listing(partnersCalls.listExhibits, ({ db, caller }) => source({
  query: exhibitsQuery(db).where(({ ref }) => ofSeenExhibit(caller, ref('exhibits.id'), ref('exhibits.partner_id'))),
  columns: {
    id: sql`exhibits.id`,
    partnerId: sql`exhibits.partner_id`,
    customerId: sql`exhibits.customer_id`,
    exhibitKey: sql`exhibits.exhibit_key`,
    carNo: sql`exhibits.car_no collate "korean"`,
    createdAt: sql`exhibits.created_at`,
    updatedAt: sql`exhibits.updated_at`,
  },
  item: showExhibit,
}))
