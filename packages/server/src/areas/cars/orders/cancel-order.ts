// Takes a car back: before its auction, out of an auction that nobody bid in, or, by the office, later.
import { carsCalls } from '@bidyard/contract/calls/cars'
import type { Tx } from '../../../runtime/database/database.ts'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { type CarParts, orders, type TradesPort } from '../car-parts.ts'
import { followEnd } from './end-orders.ts'
import { holdOrder, partOf } from './hold-order.ts'
import { takingBack } from './order-rules.ts'
import { getOrderRecord } from './orders.sql.ts'
import { showOrder } from './show-order.ts'

const stands = async (tx: Tx, trades: TradesPort, orderId: string, act: ReturnType<typeof takingBack>) =>
  (act === 'withdraw' && await trades.wasBidOn(tx, orderId))
  || (act === 'cancelAfterContract' && await trades.isUnderContract(tx, orderId))

export const cancelOrder = ({ personal, trades }: CarParts) => action(carsCalls.cancelOrder, async (given) => {
  const { tx, caller, params, body: { reason }, doer, refuse } = given
  const order = await holdOrder(tx, params.id, { caller, refuse })
  const as = partOf(caller)
  const isForCustomer = as === 'seller' && order.exhibitId !== null && caller.exhibitId !== order.exhibitId
  const act = takingBack(as, order.state)
  if (await stands(tx, trades, order.id, act)) throw refuse('conflict')
  const { moved } = await moveStates(tx, orders, { action: act, as, ids: [order.id], doer, reason })
  if (moved.length === 0) throw refuse('conflict')
  await followEnd(given, [order.id], { reason, note: reason, by: isForCustomer ? 'partner' : as })
  await writeAudit(tx, doer, [{
    act: 'cancel order', subject: 'order', subjectId: order.id, before: { state: order.state }, reason,
  }])
  return showOrder(tx, personal, await getOrderRecord(tx, order.id))
})
