// Confirms a complete draft: its kind and its house type hold from here on, and the car may come to market.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { sellerTermsVersion } from '@bidyard/contract/shapes/cars/seller-terms'
import { action } from '../../../runtime/handler.ts'
import { meetDeadlines } from '../../../runtime/work/deadlines.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { type CarParts, orders } from '../car-parts.ts'
import { findHistoryOf } from '../facts/facts.sql.ts'
import { listViewsOf } from '../photos/photos.sql.ts'
import { type Fault, faulty } from '../said.ts'
import { holdOrder, partOf, sellerOf } from './hold-order.ts'
import { lacksOf } from './order-rules.ts'
import { findLiveOrderOfCar, getOrderRecord, updateConfirmed } from './orders.sql.ts'
import { showOrder } from './show-order.ts'

const old: Fault = {
  path: 'body.termsVersion', said: { ko: '약관이 바뀌었습니다. 다시 확인해 주세요.', en: 'The terms have changed. Read them again.' },
}

/** No reload helps: another offer of the car has to end first. */
const offered: Fault = {
  path: 'order.carNumber',
  said: {
    ko: '이미 다른 의뢰로 판매가 진행 중인 차량입니다. 차량번호와 먼저 낸 의뢰를 확인해 주세요.',
    en: 'Another offer of this car is under way. Look at the plate, and at what was offered before.',
  },
}

export const confirmOrder = ({ personal }: CarParts) => action(carsCalls.confirmOrder, async (given) => {
  const { tx, caller, params, body, doer, request, refuse, emit } = given
  const order = await holdOrder(tx, params.id, { caller, refuse })
  if (order.state !== 'draft' || order.version !== body.seenVersion) throw refuse('conflict')
  const faults = [
    ...lacksOf({
      order, views: await listViewsOf(tx, order.id),
      wasHistoryAsked: (await findHistoryOf(tx, order.id)) !== undefined,
    }),
    ...(body.termsVersion === sellerTermsVersion ? [] : [old]),
  ]
  if (faults.length > 0) throw faulty(request.language, faults)
  if (await findLiveOrderOfCar(tx, order.carNumber) !== undefined) throw faulty(request.language, [offered])
  await updateConfirmed(tx, order.id, body.termsVersion)
  await moveStates(tx, orders, { action: 'confirm', as: partOf(caller), ids: [order.id], doer })
  await meetDeadlines(tx, { machine: orders.machine.name, rowIds: [order.id] })
  const confirmed = await getOrderRecord(tx, order.id)
  await writeAudit(tx, doer, [{
    act: 'confirm order', subject: 'order', subjectId: order.id,
    after: { kind: confirmed.kind, houseType: confirmed.houseType, termsVersion: confirmed.termsVersion },
  }])
  emit('orderChanged', { orderId: order.id, ...sellerOf(confirmed) })
  emit('orderConfirmed', { orderId: order.id })
  return showOrder(tx, personal, confirmed)
})
