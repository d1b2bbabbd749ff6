// Prepares the next auction of orders: after their confirmation, after a round without a buyer, by the office.
import { readConfiguration } from '../../reference/for-other-areas.ts'
import type { AuctionGiven } from '../auction-parts.ts'
import { insertPrepared, listAuctionsById } from '../auctions/auctions.sql.ts'
import { tellListings } from './tell-listings.ts'

/** The ids of those that were prepared; an order that has one already is left alone. */
export const prepareAuctions = async (given: AuctionGiven, orderIds: readonly string[]): Promise<readonly string[]> => {
  const { tx } = given
  const { value: { roundsMax } } = await readConfiguration(tx, 'bidding')
  const ids = await insertPrepared(tx, orderIds, roundsMax)
  tellListings(given, await listAuctionsById(tx, ids))
  return ids
}

/** Follows an order that was confirmed, or is offered again. */
export const prepareConfirmed = async (
  given: AuctionGiven, confirmed: readonly { readonly orderId: string }[],
): Promise<void> => {
  await prepareAuctions(given, confirmed.map(({ orderId }) => orderId))
}
