// Checks of cars, one by one and in lists; a dealer sees complete ones of cars that are listed.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { type SqlBool, sql } from 'kysely'
import { type Caller, isEntrusted } from '../../../runtime/caller.ts'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { writeAccess } from '../../../runtime/work/logs.ts'
import type { CarParts } from '../car-parts.ts'
import {
  type CarViewer, carViewerOf, findCarViewer, isWonBy, ofOwnCars, ofSeenCars, type SeenCar,
} from '../seen-cars.ts'
import { type CheckRow, checksQuery, findCheck } from './checks.sql.ts'
import { showCheck, showCheckRow } from './show-check.ts'

/** Dealers, and buyers as much, see no check that is not complete. */
const asSeen = (viewer: CarViewer | undefined, check: CheckRow | undefined): CarViewer | undefined =>
  (viewer === 'dealer' || viewer === 'buyer') && check?.state !== 'complete' ? undefined : viewer

export const checkViewerOf = (caller: Caller, check: CheckRow & Pick<SeenCar, 'isWon'>): CarViewer | undefined =>
  asSeen(carViewerOf(caller, { ...check, state: check.orderState }), check)

const ofSeenChecks = (caller: Caller) =>
  sql<SqlBool>`(${ofOwnCars(caller)} or (checks.state = 'complete' and ${ofSeenCars(caller)}))`

export const listCarChecks = listing(carsCalls.listCarChecks, ({ db, caller }) => source({
  query: checksQuery(db).where(ofSeenChecks(caller)).select(isWonBy(caller, sql`checks.order_id`).as('isWon')),
  columns: {
    id: sql`checks.id`,
    orderId: sql`checks.order_id`,
    carNumber: sql`checks.car_number`,
    state: sql`checks.state`,
    source: sql`checks.source`,
    accidentHistory: sql`checks.accident_history`,
    inspectorId: sql`checks.inspector_id`,
    reservedAt: sql`checks.reserved_at`,
    completedAt: sql`checks.completed_at`,
    createdAt: sql`checks.created_at`,
    updatedAt: sql`checks.updated_at`,
  },
  item: (row) => showCheckRow(row, checkViewerOf(caller, row) ?? 'dealer'),
}))

export const getCarCheck = ({ personal }: CarParts) =>
  read(carsCalls.getCarCheck, async ({ db, caller, params, request, refuse }) => {
    const check = await findCheck(db, params.id)
    const viewer = asSeen(check === undefined
      ? undefined : await findCarViewer(db, caller, { ...check, state: check.orderState }), check)
    if (check === undefined || viewer === undefined) throw refuse('notFound')
    // Where the car stands is often somebody's home.
    if (isEntrusted(caller) && check.placeSealed !== null)
      await writeAccess(db, caller, request, [{ act: 'view car check', subject: 'carCheck', subjectId: check.id }])
    return showCheck(personal, check, viewer)
  })
