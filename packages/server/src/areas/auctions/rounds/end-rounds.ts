// Ends rounds that found no buyer, and finishes auctions whose contract is done: bids and contracts ask for both.
import type { AuctionEndReason } from '@bidyard/contract/enums'
import type { RoundEndedBy } from '@bidyard/contract/states/derived'
import type { RawBuilder } from 'kysely'
import { voidDeadlines } from '../../../runtime/work/deadlines.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { readConfiguration } from '../../reference/for-other-areas.ts'
import { type AuctionGiven, auctions } from '../auction-parts.ts'
import { hasRoundLeft, isRetried } from '../auctions/auction-rules.ts'
import { type AuctionRecord, endedQuery, lockAuctions, lockOrdersOf } from '../auctions/auctions.sql.ts'
import { declineOrders, retryOrders } from '../auctions/end-orders.ts'
import { tellListings } from '../listings/tell-listings.ts'
import { writeSearchRows } from '../search/write-search-rows.ts'

export interface RoundEnd {
  readonly by: RoundEndedBy
  /** A seller may wish for another round; a car that cannot be sold gets none. */
  readonly retry: 'asConfigured' | 'wished' | 'never'
  readonly note: string | null
  /** Whoever did it themselves is not told; of a partner that did it for the owner of a car, the owner is. */
  readonly sellerKnows?: boolean
}

const idsOf = (rows: readonly AuctionRecord[]): string[] => rows.map(({ id }) => id)
const ordersOf = (rows: readonly AuctionRecord[]): string[] => rows.map(({ orderId }) => orderId)

/** Writes why, moves by the caller’s action, and leaves each order to its next round or to its seller. */
export const leaveWithoutBuyer = async (
  given: AuctionGiven, rows: readonly AuctionRecord[], { by, retry, note, sellerKnows = false }: RoundEnd,
  move: (ids: readonly string[], set: RawBuilder<unknown>) => Promise<unknown>,
): Promise<void> => {
  const { tx, emit } = given
  const { value: { roundsMax } } = await readConfiguration(tx, 'bidding')
  const goesOn = (row: AuctionRecord): boolean =>
    retry !== 'never' && (retry === 'wished' ? hasRoundLeft : isRetried)(row, roundsMax)
  const { retried = [], declined = [] } = Object.groupBy(rows, (row): AuctionEndReason =>
    (goesOn(row) ? 'retried' : 'declined'))
  if (retried.length > 0) await move(idsOf(retried), endedQuery({ reason: 'retried', by, note }))
  if (declined.length > 0) await move(idsOf(declined), endedQuery({ reason: 'declined', by, note }))
  await declineOrders(given, ordersOf(declined), 'decline')
  await retryOrders(given, ordersOf(retried))
  if (sellerKnows) return
  if (declined.length > 0) emit('carsDeclined', { auctionIds: idsOf(declined) })
  if (retried.length > 0) emit('carsOfferedAgain', { auctionIds: idsOf(retried) })
}

/** Of auctions after their close that have no live contract; the others are left alone. Answers those that ended. */
export const endRounds = async (
  given: AuctionGiven, auctionIds: readonly string[], end: RoundEnd,
): Promise<readonly string[]> => {
  const { tx, doer, emit } = given
  await lockOrdersOf(tx, auctionIds)
  const rows = (await lockAuctions(tx, auctionIds)).filter(({ state }) => state === 'contract')
  if (rows.length === 0) return []
  const ids = idsOf(rows)
  const reason = end.note === null ? {} : { reason: end.note }
  await leaveWithoutBuyer(given, rows, end, (of, set) =>
    moveStates(tx, auctions, { action: 'endRound', as: end.by, ids: of, doer, set, ...reason }))
  await voidDeadlines(tx, { machine: auctions.machine.name, rowIds: ids })
  await writeSearchRows(tx, ids)
  emit('roundsEnded', { auctionIds: ids })
  tellListings(given, rows)
  return ids
}

/** Follows contracts that are done. */
export const finishAuctions = async (given: AuctionGiven, auctionIds: readonly string[]): Promise<void> => {
  const { tx, doer } = given
  await lockOrdersOf(tx, auctionIds)
  const rows = await lockAuctions(tx, auctionIds)
  const { moved } = await moveStates(tx, auctions, { action: 'finish', as: 'flow', ids: auctionIds, doer })
  const ids = moved.map(({ id }) => id)
  if (ids.length === 0) return
  await writeSearchRows(tx, ids)
  tellListings(given, rows.filter(({ id }) => ids.includes(id)))
}
