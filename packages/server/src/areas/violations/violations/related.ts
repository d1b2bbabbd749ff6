// What a violation was about: whoever holds orders, auctions, biddings and contracts says whether they fit together.
import type { Related } from '@bidyard/contract/shapes/standing/violations'

export const unrelated: Related = { orderId: null, auctionId: null, biddingId: null, contractId: null }

export const relatedOf = ({ orderId, auctionId, biddingId, contractId }: Related): Related =>
  ({ orderId, auctionId, biddingId, contractId })
