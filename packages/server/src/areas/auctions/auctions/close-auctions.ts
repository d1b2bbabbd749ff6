// Closes auctions whose time is over, all of them in one set: by the clock and by nobody else.
import { setDeadlines } from '../../../runtime/work/deadlines.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import type { Attend } from '../../../runtime/work/sweeper.ts'
import { orders } from '../../cars/for-other-areas.ts'
import { type AuctionGiven, auctions, type BidsPort } from '../auction-parts.ts'
import { leaveWithoutBuyer } from '../rounds/end-rounds.ts'
import { writeSearchRows } from '../search/write-search-rows.ts'
import { type AuctionRecord, closedQuery, lockAuctions } from './auctions.sql.ts'
import { closingAt } from './closing-at.ts'
import { tellListings } from '../listings/tell-listings.ts'

const idsOf = (rows: readonly AuctionRecord[]): string[] => rows.map(({ id }) => id)
const ordersOf = (rows: readonly AuctionRecord[]): string[] => rows.map(({ orderId }) => orderId)

const closeWithBids = async ({ tx, doer }: AuctionGiven, rows: readonly AuctionRecord[]): Promise<void> => {
  if (rows.length === 0) return
  await moveStates(tx, auctions, { action: 'close', as: 'clock', ids: idsOf(rows), doer, set: closedQuery })
}

const closeWithout = async (given: AuctionGiven, rows: readonly AuctionRecord[]): Promise<void> => {
  if (rows.length === 0) return
  const { tx, doer } = given
  await leaveWithoutBuyer(given, rows, { by: 'clock', retry: 'asConfigured', note: null }, (ids, set) =>
    moveStates(tx, auctions, { action: 'closeEmpty', as: 'clock', ids, doer, set }))
}

/** Somebody put the end off while the clock was on its way: it comes again. */
const comeAgain = ({ tx }: AuctionGiven, rows: readonly AuctionRecord[]): Promise<void> =>
  setDeadlines(tx, rows.flatMap(({ id, endsAt }) => (endsAt === null ? [] : [closingAt(id, endsAt)])))

export const closeAuctions = (port: BidsPort): Attend => async (given, due) => {
  const { tx, now, doer, emit } = given
  const held = await lockAuctions(tx, due.map(({ rowId }) => rowId))
  const open = held.filter(({ state }) => state === 'auction')
  const { over = [], later = [] } = Object.groupBy(open, ({ endsAt }) =>
    (endsAt !== null && endsAt.getTime() <= now.getTime() ? 'over' : 'later'))
  await comeAgain(given, later)
  if (over.length === 0) return
  const withBids = await port.writeBidders(given, idsOf(over))
  await moveStates(tx, orders, { action: 'closeBidding', as: 'flow', ids: ordersOf(over), doer })
  const unsold = over.filter(({ id }) => !withBids.has(id))
  await closeWithBids(given, over.filter(({ id }) => withBids.has(id)))
  await closeWithout(given, unsold)
  await writeSearchRows(tx, idsOf(over))
  emit('auctionsClosed', { auctionIds: idsOf(over) })
  // After the awards, which take shops: whoever bills takes the ledger, and that comes after them.
  if (unsold.length > 0) emit('roundsEnded', { auctionIds: idsOf(unsold) })
  tellListings(given, over)
}
