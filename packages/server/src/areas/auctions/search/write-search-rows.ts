// Writes the search rows of auctions from everything that is known of their cars, in the transaction of the change.
import type { Tx } from '../../../runtime/database/database.ts'
import type { AuctionGiven } from '../auction-parts.ts'
import {
  deleteRows, insertRows, listDiffering, listOpenAmong, listOpenedOf, listSources, lockAuctionsForRows, lockAuctionsOf,
} from './search-rows.sql.ts'
import { searchRowOf } from './search-rules.ts'

export interface WrittenRows {
  /** Auctions whose row was missing or wrong. */
  readonly written: readonly string[]
  /** Rows that should not have been there. */
  readonly removed: number
}

export const writeSearchRows = async (tx: Tx, auctionIds: readonly string[]): Promise<WrittenRows> => {
  if (auctionIds.length === 0) return { written: [], removed: 0 }
  await lockAuctionsForRows(tx, auctionIds)
  const rows = (await listSources(tx, auctionIds)).flatMap((source) => searchRowOf(source) ?? [])
  const listed = new Set(rows.map((row) => row.auction_id))
  const unlisted = auctionIds.filter((id) => !listed.has(id))
  const removed = unlisted.length === 0 ? 0 : await deleteRows(tx, unlisted)
  return { written: await insertRows(tx, rows), removed }
}

/** Looks first and locks only what seems to differ: of a million auctions hardly one does, and bids go on meanwhile. */
export const mendSearchRows = async (tx: Tx, auctionIds: readonly string[]): Promise<WrittenRows> => {
  const rows = (await listSources(tx, auctionIds)).flatMap((source) => searchRowOf(source) ?? [])
  const listed = new Set(rows.map((row) => row.auction_id))
  const differing = await listDiffering(tx, rows, auctionIds.filter((id) => !listed.has(id)))
  return writeSearchRows(tx, differing)
}

/** Follows whatever changes of an order, of its car’s facts, its check or its photos. */
export const refreshSearchRows = async (
  { tx, emit }: AuctionGiven, changed: readonly { readonly orderId: string }[],
): Promise<void> => {
  const orderIds = [...new Set(changed.map(({ orderId }) => orderId))]
  // One that is being opened at this moment would read the car before this change commits: it is waited for.
  await lockAuctionsOf(tx, orderIds)
  const ids = await listOpenedOf(tx, orderIds)
  const { written } = await writeSearchRows(tx, ids)
  // What a seller mends after the end is not told to the market.
  const open = await listOpenAmong(tx, written)
  if (open.length > 0) emit('auctionsChanged', { auctionIds: [...open] })
}
