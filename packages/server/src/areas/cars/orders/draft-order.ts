// Offers a car: a draft for the car of the session, for a partner's customer, or for a car of the partner's own.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { carNumberOf } from '@bidyard/contract/shapes/car-number'
import { type Caller, isStaff } from '../../../runtime/caller.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import type { Refuse } from '../../../runtime/failure.ts'
import { action } from '../../../runtime/handler.ts'
import { setDeadlines } from '../../../runtime/work/deadlines.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { findExhibit, findPartner, seesExhibit } from '../../partners/for-other-areas.ts'
import { afterQuietHours, endOfSpan, readConfiguration } from '../../reference/for-other-areas.ts'
import type { CarParts } from '../car-parts.ts'
import { faulty } from '../said.ts'
import { draftDuties } from './draft-duties.ts'
import { mayActFor } from './hold-order.ts'
import { getOrderRecord, insertOrder } from './orders.sql.ts'
import { showOrder } from './show-order.ts'

export const draftEnds = async (tx: Tx, now: Date): Promise<Date> => {
  const { value: { draftOrder, quietHours } } = await readConfiguration(tx, 'deadlines')
  return afterQuietHours(await endOfSpan(tx, now, draftOrder.due), quietHours)
}

interface Place {
  readonly partnerId: string | null
  readonly exhibitId: string | null
  readonly companyId: string | null
  /** By which the partner presented the car. */
  readonly carNo: string | null
}

const ownPlace = async (tx: Tx, caller: Caller, refuse: Refuse): Promise<Place> => {
  if (isStaff(caller)) return { partnerId: null, exhibitId: null, companyId: caller.companyId, carNo: null }
  const partner = caller.roles.has('partner') && caller.companyId !== null
    ? await findPartner(tx, caller.companyId) : undefined
  if (partner === undefined) throw refuse('forbidden')
  return { partnerId: partner.id, exhibitId: null, companyId: partner.id, carNo: null }
}

interface Wish {
  readonly caller: Caller
  readonly wished: string | null
  readonly refuse: Refuse
}

const placeOf = async (tx: Tx, { caller, wished, refuse }: Wish): Promise<Place> => {
  const exhibitId = wished ?? caller.exhibitId
  if (exhibitId === null) return ownPlace(tx, caller, refuse)
  const exhibit = await findExhibit(tx, exhibitId)
  if (exhibit === undefined || !seesExhibit(caller, exhibit)) throw refuse('notFound')
  const car = { partnerId: exhibit.partnerId, exhibitId: exhibit.id }
  if (!await mayActFor(tx, caller, car)) throw refuse('forbidden')
  return { ...car, companyId: null, carNo: carNumberOf(exhibit.carNo) }
}

const other = { ko: '제휴사가 등록한 차량번호와 다릅니다.', en: 'The partner presented this car by another plate.' }

export const draftOrder = ({ personal }: CarParts) => action(carsCalls.draftOrder, async (given) => {
  const { tx, caller, now, body, doer, request, refuse, emit } = given
  if (caller.userId === null) throw refuse('unauthorized')
  const { carNo, ...place } = await placeOf(tx, { caller, wished: body.exhibitId, refuse })
  if (carNo !== null && carNo !== body.carNumber)
    throw faulty(request.language, [{ path: 'body.carNumber', said: other }])
  const dueAt = await draftEnds(tx, now)
  const id = await insertOrder(tx, {
    ...place, carNumber: body.carNumber, memberId: caller.memberId, createdBy: caller.userId, dueAt,
  })
  if (id === undefined) throw refuse('conflict')
  await setDeadlines(tx, draftDuties([id], { from: now, dueAt }))
  const order = await getOrderRecord(tx, id)
  await writeAudit(tx, doer, [{
    act: 'draft order', subject: 'order', subjectId: id, after: { carNumber: order.carNumber, ...place },
  }])
  emit('orderChanged', { orderId: id, partnerId: order.partnerId, exhibitId: order.exhibitId })
  return showOrder(tx, personal, order)
})
