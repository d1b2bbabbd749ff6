// Stays in the yard: the office sees all, partners and sellers those of their cars.
import { yardCalls } from '@bidyard/contract/calls/yard'
import { sql } from 'kysely'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { ofOwnCars } from '../../cars/for-other-areas.ts'
import { seesCarOf } from '../../partners/for-other-areas.ts'
import type { YardParts } from '../yard-parts.ts'
import { checkInsQuery, findCheckIn, isToComeBack, stateOfStay } from './check-ins.sql.ts'
import { describeStay, showStayTo } from './show-check-in.ts'

export const listCheckIns = listing(yardCalls.listCheckIns, ({ db, caller }) => source({
  query: checkInsQuery(db).where(ofOwnCars(caller)),
  columns: {
    id: sql`check_ins.id`,
    orderId: sql`check_ins.order_id`,
    carNumber: sql`check_ins.car_number`,
    state: stateOfStay,
    slotId: sql`check_ins.slot_id`,
    checkedInAt: sql`check_ins.checked_in_at`,
    releasedAt: sql`check_ins.released_at`,
    releasedTo: sql`check_ins.released_to`,
    isToComeBack,
    createdAt: sql`check_ins.created_at`,
    updatedAt: sql`check_ins.updated_at`,
  },
  item: (row) => showStayTo(caller, row),
}))

export const getCheckIn = ({ storage }: YardParts) =>
  read(yardCalls.getCheckIn, async ({ db, caller, now, params, refuse }) => {
    const checkIn = await findCheckIn(db, params.id)
    if (checkIn === undefined || !seesCarOf(caller, checkIn)) throw refuse('notFound')
    return describeStay({ db, storage, now }, caller, checkIn)
  })
