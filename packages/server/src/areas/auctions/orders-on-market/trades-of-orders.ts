// Tells the area of cars what stands in the way of taking a car back: bids, or a contract.
import type { TradesPort } from '../../cars/for-other-areas.ts'
import type { BidsPort } from '../auction-parts.ts'
import { listLiveOf, lockAuctions } from '../auctions/auctions.sql.ts'

export const tradesOf = (bids: BidsPort): TradesPort => ({
  wasBidOn: async (tx, orderId) => {
    const live = await lockAuctions(tx, await listLiveOf(tx, [orderId]))
    return (await bids.listEverBidOn(tx, live.map(({ id }) => id))).size > 0
  },
  isUnderContract: async (tx, orderId) => (await bids.listWithContract(tx, await listLiveOf(tx, [orderId]))).size > 0,
})
