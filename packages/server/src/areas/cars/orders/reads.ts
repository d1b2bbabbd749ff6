// Orders: the office sees all, partners those of their customers, a seller the one car of the session.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { sql } from 'kysely'
import { isEntrusted } from '../../../runtime/caller.ts'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { writeAccess } from '../../../runtime/work/logs.ts'
import { seesCarOf } from '../../partners/for-other-areas.ts'
import type { CarParts } from '../car-parts.ts'
import { ofOwnCars } from '../seen-cars.ts'
import { findOrder, isSellersTurn, ordersQuery } from './orders.sql.ts'
import { showOrder, showOrderRow } from './show-order.ts'

export const listOrders = listing(carsCalls.listOrders, ({ db, caller }) => source({
  query: ordersQuery(db).where(ofOwnCars(caller)),
  columns: {
    id: sql`orders.id`,
    orderNo: sql`orders.order_no`,
    carNumber: sql`orders.car_number`,
    companyId: sql`orders.company_id`,
    memberId: sql`orders.member_id`,
    houseType: sql`orders.house_type`,
    state: sql`orders.state`,
    kind: sql`orders.kind`,
    partnerId: sql`orders.partner_id`,
    exhibitId: sql`orders.exhibit_id`,
    region: sql`orders.region`,
    isByHand: sql`orders.is_by_hand`,
    isSellersTurn,
    confirmedAt: sql`orders.confirmed_at`,
    dueAt: sql`orders.due_at`,
    createdAt: sql`orders.created_at`,
    updatedAt: sql`orders.updated_at`,
  },
  item: showOrderRow,
}))

export const getOrder = ({ personal }: CarParts) =>
  read(carsCalls.getOrder, async ({ db, caller, params, request, refuse }) => {
    const order = await findOrder(db, params.id)
    if (order === undefined || !seesCarOf(caller, order)) throw refuse('notFound')
    // Somebody's home stands in it; who comes from a partner's app for the own car sees the own.
    if (isEntrusted(caller))
      await writeAccess(db, caller, request, [{ act: 'view order', subject: 'order', subjectId: order.id }])
    return showOrder(db, personal, order)
  })
