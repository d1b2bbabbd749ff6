// What becomes of orders whose auction is over without a buyer: offered again, or their sellers are asked.
import { setDeadlines } from '../../../runtime/work/deadlines.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { orders } from '../../cars/for-other-areas.ts'
import { afterQuietHours, endOfSpan, readConfiguration } from '../../reference/for-other-areas.ts'
import type { AuctionGiven } from '../auction-parts.ts'
import { orderDueQuery } from './auctions.sql.ts'

export const retryOrders = async (given: AuctionGiven, orderIds: readonly string[]): Promise<void> => {
  if (orderIds.length === 0) return
  await moveStates(given.tx, orders, { action: 'retry', as: 'flow', ids: orderIds, doer: given.doer })
  for (const orderId of orderIds) given.emit('orderRetried', { orderId })
}

/** Their sellers say what is next, or the orders lapse. */
export const declineOrders = async (
  { tx, now, doer }: AuctionGiven, orderIds: readonly string[], action: 'decline' | 'declineWithAuction',
): Promise<void> => {
  if (orderIds.length === 0) return
  const { value: { declinedOrder, quietHours } } = await readConfiguration(tx, 'deadlines')
  const dueAt = afterQuietHours(await endOfSpan(tx, now, declinedOrder.due), quietHours)
  const { moved } = await moveStates(tx, orders, {
    action, as: 'flow', ids: orderIds, doer, set: orderDueQuery(dueAt),
  })
  await setDeadlines(tx, moved.map(({ id }) => ({
    machine: orders.machine.name, rowId: id, duty: 'declined', whose: 'seller', holderId: null, dueAt, finalAt: null,
  })))
}
