// What a violation was about: whoever holds orders, auctions, biddings and contracts says whether they fit together.
import type { Related } from '@bidyard/contract/shapes/standing/violations'
import type { FitsTogether } from '../violation-parts.ts'

export const unrelated: Related = { orderId: null, auctionId: null, biddingId: null, contractId: null }

export const relatedOf = ({ orderId, auctionId, biddingId, contractId }: Related): Related =>
  ({ orderId, auctionId, biddingId, contractId })

export const isUnrelated = (related: Related): boolean => Object.values(related).every((id) => id === null)

/** Until there are trades, none that is named can be one of the shop's. */
export const noTradesYet: FitsTogether = async (_, related) => isUnrelated(related)
