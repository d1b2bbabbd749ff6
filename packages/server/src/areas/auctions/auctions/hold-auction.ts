// Locks one auction for an act that a person asked for: with its order, seen by whoever asks, as it was seen.
import type { Caller } from '../../../runtime/caller.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import type { Refuse } from '../../../runtime/failure.ts'
import { mayActFor } from '../../cars/for-other-areas.ts'
import { type AuctionRecord, findAuction, lockAuctions, lockOrdersOf } from './auctions.sql.ts'
import { type AuctionViewer, auctionViewerOf } from './seen-auctions.ts'

export interface HeldAuction {
  readonly auction: AuctionRecord
  readonly viewer: AuctionViewer
}

interface Asking {
  readonly tx: Tx
  readonly caller: Caller
  readonly refuse: Refuse
}

export const holdAuction = async (
  { tx, caller, refuse }: Asking, asked: { readonly id: string; readonly seenVersion: number },
): Promise<HeldAuction> => {
  await lockOrdersOf(tx, [asked.id])
  const [auction] = await lockAuctions(tx, [asked.id])
  const viewer = auction === undefined ? undefined : auctionViewerOf(caller, auction)
  if (auction === undefined || viewer === undefined) throw refuse('notFound')
  if (!await mayActFor(tx, caller, auction)) throw refuse('forbidden')
  if (auction.version !== asked.seenVersion) throw refuse('conflict')
  return { auction, viewer }
}

/** As it is now, after this transaction changed it. */
export const getAuctionRecord = async (tx: Tx, id: string): Promise<AuctionRecord> => {
  const auction = await findAuction(tx, id)
  if (auction === undefined) throw new Error('an auction that was just written is gone')
  return auction
}
