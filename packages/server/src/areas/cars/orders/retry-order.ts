// Offers a car again that found no buyer, while its seller is asked what is next and a round is left.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { action } from '../../../runtime/handler.ts'
import { voidDeadlines } from '../../../runtime/work/deadlines.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { readConfiguration } from '../../reference/for-other-areas.ts'
import { type CarParts, orders } from '../car-parts.ts'
import { holdOrder, partOf, sellerOf } from './hold-order.ts'
import { mayBeRetried } from './order-rules.ts'
import { getOrderRecord, updateRetried } from './orders.sql.ts'
import { showOrder } from './show-order.ts'

export const retryOrder = ({ personal }: CarParts) => action(carsCalls.retryOrder, async (given) => {
  const { tx, caller, params, doer, refuse, emit } = given
  const order = await holdOrder(tx, params.id, { caller, refuse })
  const { value: { roundsMax } } = await readConfiguration(tx, 'bidding')
  if (!mayBeRetried(order, roundsMax)) throw refuse('conflict')
  await updateRetried(tx, order.id)
  await moveStates(tx, orders, { action: 'retry', as: partOf(caller), ids: [order.id], doer })
  await voidDeadlines(tx, { machine: orders.machine.name, rowIds: [order.id] })
  await writeAudit(tx, doer, [{
    act: 'retry order', subject: 'order', subjectId: order.id, before: { state: order.state, round: order.round },
  }])
  emit('orderChanged', { orderId: order.id, ...sellerOf(order) })
  emit('orderRetried', { orderId: order.id })
  return showOrder(tx, personal, await getOrderRecord(tx, order.id))
})
