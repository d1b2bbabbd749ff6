// Reserves an inspector's visit, or opens the check that sellers make of their own car.
import { carsCalls } from '@bidyard/contract/calls/cars'
import type { BodyOf } from '@bidyard/contract/call'
import { hasTrait } from '@bidyard/contract/shapes/contracts/traits-of'
import { isStaff } from '../../../../runtime/caller.ts'
import { action } from '../../../../runtime/handler.ts'
import { writeAudit } from '../../../../runtime/work/logs.ts'
import type { CarParts } from '../../car-parts.ts'
import { holdOrder, partOf } from '../../orders/hold-order.ts'
import type { OrderRecord } from '../../orders/orders.sql.ts'
import { type Fault, faulty } from '../../said.ts'
import { getCheckRecord, insertCheck } from '../checks.sql.ts'
import { actorViewOf, tellCheck, tellVisit } from '../hold-check.ts'
import { maySendInspector, noInspector } from './who-inspects.ts'
import { showCheck } from '../show-check.ts'

type Wish = BodyOf<typeof carsCalls.reserveCarCheck>

const fault = (part: string, ko: string, en: string): Fault => ({ path: `body.${part}`, said: { ko, en } })

const byOffice = fault('inspectorId', '점검원은 담당자가 지정합니다.', 'The office says who comes.')

const faultsOf = (wish: Wish, order: OrderRecord, now: Date): Fault[] => {
  const isOwn = wish.source === 'seller'
  if (isOwn)
    return hasTrait(order.kind, 'checkedBy', 'seller')
      ? [] : [fault('source', '이 판매방식은 점검원이 점검합니다.', 'A car of this kind is checked by an inspector.')]
  return [
    ...(wish.reservedAt === null || new Date(wish.reservedAt) <= now
      ? [fault('reservedAt', '앞으로의 방문 일시를 정해 주세요.', 'Choose a time to come for the visit.')] : []),
    ...(wish.place === null && order.addressSealed === null
      ? [fault('place', '방문 주소를 입력해 주세요.', 'Say where the car stands.')] : []),
  ]
}

export const reserveCarCheck = ({ personal }: CarParts) => action(carsCalls.reserveCarCheck, async (given) => {
  const { tx, caller, now, body, doer, request, refuse, emit } = given
  const order = await holdOrder(tx, body.orderId, { caller, refuse })
  const isRipe = order.state === 'confirmed' || order.state === 'retryAuction'
    || (order.state === 'draft' && body.source === 'seller')
  if (!isRipe) throw refuse('conflict')
  const isSent = body.inspectorId !== null && !isStaff(caller)
  const faults = [...faultsOf(body, order, now), ...(isSent ? [byOffice] : [])]
  if (faults.length > 0) throw faulty(request.language, faults)
  if (!await maySendInspector(tx, body.inspectorId)) throw faulty(request.language, [noInspector])
  const isVisit = body.source === 'inspector'
  const id = await insertCheck(tx, {
    orderId: order.id, carNumber: order.carNumber, source: body.source, inspectorId: isVisit ? body.inspectorId : null,
    reservedAt: isVisit ? body.reservedAt : null,
    placeSealed: body.place === null ? order.addressSealed : personal.seal(JSON.stringify(body.place)),
  })
  if (id === undefined) throw refuse('conflict')
  const check = await getCheckRecord(tx, id)
  await writeAudit(tx, doer, [{
    act: 'reserve car check', subject: 'carCheck', subjectId: id,
    after: { orderId: order.id, source: check.source, reservedAt: body.reservedAt, inspectorId: check.inspectorId },
  }])
  tellCheck(emit, check)
  tellVisit(given, check, { act: 'reserve', by: partOf(caller) })
  return showCheck(personal, check, actorViewOf(caller))
})
