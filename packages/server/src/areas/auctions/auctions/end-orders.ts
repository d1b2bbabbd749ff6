// What becomes of orders whose auction is over without a buyer: offered again, or their sellers are asked.
import { moveStates } from '../../../runtime/work/move-states.ts'
import { orders } from '../../cars/for-other-areas.ts'
import type { AuctionGiven } from '../auction-parts.ts'
import { prepareAuctions } from './prepare-auctions.ts'

export const retryOrders = async (given: AuctionGiven, orderIds: readonly string[]): Promise<void> => {
  if (orderIds.length === 0) return
  await moveStates(given.tx, orders, { action: 'retry', as: 'flow', ids: orderIds, doer: given.doer })
  await prepareAuctions(given, orderIds)
}

export const declineOrders = async (
  { tx, doer }: AuctionGiven, orderIds: readonly string[], action: 'decline' | 'declineWithAuction',
): Promise<void> => {
  if (orderIds.length === 0) return
  await moveStates(tx, orders, { action, as: 'flow', ids: orderIds, doer })
}
