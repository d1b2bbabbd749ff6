// An outage moves when listings open; they say so too, on their page, in lists and in the calendar.
import type { AuctionGiven } from '../auction-parts.ts'
import { listAuctionsById } from '../auctions/auctions.sql.ts'
import { updateOpeningsAsDeadlines } from './openings.sql.ts'
import { tellListings } from './tell-listings.ts'

export const putOpeningsOff = async (given: AuctionGiven, ids: readonly string[]): Promise<void> => {
  const { tx } = given
  tellListings(given, await listAuctionsById(tx, await updateOpeningsAsDeadlines(tx, ids)))
}
