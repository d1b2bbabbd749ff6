// Transports: the office sees all, partners and sellers those of their cars.
import { yardCalls } from '@bidyard/contract/calls/yard'
import { sql } from 'kysely'
import { isEntrusted, isStaff } from '../../../runtime/caller.ts'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { writeAccess } from '../../../runtime/work/logs.ts'
import { ofOwnCars } from '../../cars/for-other-areas.ts'
import { seesCarOf } from '../../partners/for-other-areas.ts'
import type { YardParts } from '../yard-parts.ts'
import { showToSeller, showTransport, showTransportRow } from './show-transport.ts'
import { findTransport, transportsQuery } from './transports.sql.ts'

export const listTransports = listing(yardCalls.listTransports, ({ db, caller }) => source({
  query: transportsQuery(db).where(ofOwnCars(caller)),
  columns: {
    id: sql`transports.id`,
    orderId: sql`transports.order_id`,
    carNumber: sql`transports.car_number`,
    state: sql`transports.state`,
    kind: sql`transports.kind`,
    companyId: sql`transports.company_id`,
    fromProvince: sql`transports.from_province`,
    wishedAt: sql`transports.wished_at`,
    arrivedAt: sql`transports.arrived_at`,
    leftAt: sql`transports.left_at`,
    createdAt: sql`transports.created_at`,
    updatedAt: sql`transports.updated_at`,
  },
  item: (row) => {
    const shown = showTransportRow(row)
    return isStaff(caller) ? shown : showToSeller(shown)
  },
}))

export const getTransport = ({ personal }: YardParts) =>
  read(yardCalls.getTransport, async ({ db, caller, params, request, refuse }) => {
    const transport = await findTransport(db, params.id)
    if (transport === undefined || !seesCarOf(caller, transport)) throw refuse('notFound')
    const shown = showTransport(personal, transport)
    if (isEntrusted(caller))
      await writeAccess(db, caller, request, [{ act: 'view transport', subject: 'transport', subjectId: transport.id }])
    return isStaff(caller) ? shown : showToSeller(shown)
  })
