// What a screen hears of bids: a dealer of the own shop's, a seller and the office that cars were bid on.
import type { PayloadOf } from '@bidyard/contract/events'
import type { Caller } from '../../runtime/caller.ts'
import { seesCarOf } from '../partners/for-other-areas.ts'

type Told = PayloadOf<'biddingsChanged'>
type Bid = Told['bids'][number]

// A batch of bids is told to every screen: each asks for its own shop, none goes through all of them.
const byShop = new WeakMap<Told, Map<string | null, Bid[]>>()
const bidsOf = (told: Told, shopId: string): readonly Bid[] => {
  const known = byShop.get(told) ?? Map.groupBy(told.bids, (bid) => bid.shopId)
  byShop.set(told, known)
  return known.get(shopId) ?? []
}

/** How many they were is told by the auction's room, never whose; a raise names no seller, who does not hear of it. */
const carsOf = (bids: readonly Bid[]): readonly Bid[] =>
  [...new Set(bids.map(({ auctionId }) => auctionId))].map((auctionId) => ({
    biddingId: null, auctionId, shopId: null, partnerId: null, exhibitId: null,
  }))

const seenBy = (viewer: Caller, told: Told): readonly Bid[] => {
  if (viewer.roles.has('dealer'))
    return viewer.shopId === null ? [] : bidsOf(told, viewer.shopId)
  return carsOf(told.bids.filter((bid) => bid.isOwn !== true && seesCarOf(viewer, bid)))
}

export const seenBids = (viewer: Caller, told: Told): { readonly bids: readonly Bid[] } | undefined => {
  const bids = seenBy(viewer, told)
  return bids.length === 0 ? undefined : {
    bids: bids.map(({ biddingId, auctionId, shopId }) =>
      ({ biddingId, auctionId, shopId, partnerId: null, exhibitId: null })),
  }
}
