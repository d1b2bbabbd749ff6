// Cancels auctions: by the office, or with their orders, that were taken back.
import { moveStates } from '../../../runtime/work/move-states.ts'
import { voidDeadlines } from '../../../runtime/work/deadlines.ts'
import { type AuctionGiven, auctions } from '../auction-parts.ts'
import { writeSearchRows } from '../search/write-search-rows.ts'
import { type AuctionRecord, endedQuery, listLiveOf, lockAuctions } from './auctions.sql.ts'
import { declineOrders } from './end-orders.ts'
import { tellListings } from '../listings/tell-listings.ts'

/** Of locked rows that are not over yet. */
const endAuctions = async (
  given: AuctionGiven, held: readonly AuctionRecord[], as: 'staff' | 'flow', reason: string,
): Promise<void> => {
  const { tx, doer, emit } = given
  const ids = held.map(({ id }) => id)
  const set = endedQuery({ reason: 'cancelled', by: as, note: reason.slice(0, 500) })
  await moveStates(tx, auctions, { action: 'cancel', as, ids, doer, reason, set })
  await voidDeadlines(tx, { machine: auctions.machine.name, rowIds: ids })
  await writeSearchRows(tx, ids)
  // After its end an auction is no business of the market any more.
  const seen = held.filter(({ openedAt, closedAt }) => openedAt !== null && closedAt === null).map(({ id }) => id)
  if (seen.length > 0) emit('auctionsCancelled', { auctionIds: seen })
  const opened = held.filter(({ openedAt }) => openedAt !== null).map(({ id }) => id)
  if (opened.length > 0) emit('auctionsCalledOff', { auctionIds: opened })
  tellListings(given, held)
}

/** A car that was on the market asks its seller what is next; a listing leaves its order as it was. */
export const cancelAuctions = async (
  given: AuctionGiven, held: readonly AuctionRecord[], reason: string,
): Promise<void> => {
  await endAuctions(given, held, 'staff', reason)
  const ordersIn = (state: AuctionRecord['orderState']) =>
    held.filter(({ orderState }) => orderState === state).map(({ orderId }) => orderId)
  await declineOrders(given, ordersIn('biddingInProgress'), 'declineWithAuction')
  await declineOrders(given, ordersIn('biddingCompleted'), 'decline')
  const asked = held.filter(({ orderState }) => orderState === 'biddingInProgress' || orderState === 'biddingCompleted')
  if (asked.length > 0) given.emit('carsDeclined', { auctionIds: asked.map(({ id }) => id) })
  const listed = held.filter(({ openedAt }) => openedAt === null)
  if (listed.length > 0) given.emit('listingsCalledOff', { auctionIds: listed.map(({ id }) => id) })
}

/** Follows orders that were taken back. */
export const cancelWithOrders = async (
  given: AuctionGiven, cancelled: readonly { readonly orderId: string }[],
): Promise<void> => {
  const ids = await listLiveOf(given.tx, cancelled.map(({ orderId }) => orderId))
  if (ids.length === 0) return
  await endAuctions(given, await lockAuctions(given.tx, ids), 'flow', 'the order was cancelled')
}
