// Tells the seller of each car, and the office, that something of its auction changed.
import type { AuctionGiven } from '../auction-parts.ts'
import type { AuctionRecord } from '../auctions/auctions.sql.ts'

export const tellListings = (
  { emit }: Pick<AuctionGiven, 'emit'>,
  auctions: readonly Pick<AuctionRecord, 'id' | 'orderId' | 'partnerId' | 'exhibitId'>[],
): void => {
  for (const { id, orderId, partnerId, exhibitId } of auctions)
    emit('listingChanged', { auctionId: id, orderId, partnerId, exhibitId })
}
