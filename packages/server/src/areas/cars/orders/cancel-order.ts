// Takes a car back before its auction runs; a visit that was reserved for it is called off.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { type CarParts, carChecks, orders } from '../car-parts.ts'
import { listReservedOf, updateEndNotes } from '../checks/checks.sql.ts'
import { followEnd } from './end-orders.ts'
import { holdOrder, partOf } from './hold-order.ts'
import { getOrderRecord } from './orders.sql.ts'
import { showOrder } from './show-order.ts'

export const cancelOrder = ({ personal }: CarParts) => action(carsCalls.cancelOrder, async (given) => {
  const { tx, caller, params, body: { reason }, doer, refuse } = given
  const order = await holdOrder(tx, params.id, { caller, refuse })
  const as = partOf(caller)
  const { moved } = await moveStates(tx, orders, { action: 'cancel', as, ids: [order.id], doer, reason })
  if (moved.length === 0) throw refuse('conflict')
  const reserved = await listReservedOf(tx, order.id)
  await updateEndNotes(tx, reserved, reason)
  await moveStates(tx, carChecks, { action: 'callOff', as, ids: reserved, doer, reason })
  await followEnd(given, [order.id], reason)
  await writeAudit(tx, doer, [{
    act: 'cancel order', subject: 'order', subjectId: order.id, before: { state: order.state }, reason,
  }])
  return showOrder(tx, personal, await getOrderRecord(tx, order.id))
})
