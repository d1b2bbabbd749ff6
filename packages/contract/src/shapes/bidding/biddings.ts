// Bids as they are seen: a dealer sees those of the own shop, sellers and the office all of a car from the close on.
import { z } from 'zod'
import { biddingPauseCause, biddingState } from '../../enums/bidding.ts'
import { auctionState } from '../../enums/auctions.ts'
import { contractKind } from '../../enums/contracts.ts'
import { buyerAwardFeeStatus } from '../../enums/finance.ts'
import { shopGrade } from '../../enums/shops.ts'
import { limits } from '../../limits.ts'
import { auctionNo } from '../auctions/auctions.ts'
import { versionShape } from '../companies.ts'
import { timeShape } from '../labels.ts'
import { wonShape } from '../money.ts'

const name = z.string().max(limits.name)
const count = z.int().min(0).max(1_000_000_000)

/** Who bid, as far as the viewer may know: sellers know grade and record before the award, name and phone after it. */
export const bidShopShape = z.object({
  shopId: z.uuid().nullable(),
  companyId: z.uuid().nullable(),
  memberId: z.uuid().nullable(),
  shopName: name.nullable(),
  phoneNumber: z.string().max(limits.digitsText).nullable(),
  grade: shopGrade.schema,
  /** Cars that were awarded to the shop, how many it took over, and how many it let go, be it before the award. */
  record: z.object({ awarded: count, completed: count, cancelled: count }),
}).meta({ id: 'BidShop' })
export type BidShop = z.output<typeof bidShopShape>

export const biddingShape = z.object({
  id: z.uuid(),
  auctionId: z.uuid(),
  auctionNo,
  auctionState: auctionState.schema,
  orderId: z.uuid(),
  kind: contractKind.schema,
  state: biddingState.schema,
  shop: bidShopShape,
  /** Null after an act of the office while the auction takes bids: it looks at amounts through the glass alone. */
  amountWon: wonShape.nullable(),
  /** When the amount in force was bid. */
  bidAt: timeShape.nullable(),
  /** Of the own shop and of the office alone. */
  pauseCauses: z.array(biddingPauseCause.schema).max(biddingPauseCause.values.length),
  note: z.string().max(limits.reason).nullable(),
  auctionEndsAt: timeShape.nullable(),
  version: versionShape,
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'Bidding' })
export type Bidding = z.output<typeof biddingShape>

/** The same however often it is asked for with the same key. */
export const bidReceiptShape = z.object({
  id: z.uuid(),
  auctionId: z.uuid(),
  shopId: z.uuid(),
  memberId: z.uuid(),
  state: z.literal('bidding'),
  amountWon: wonShape,
  /** What it was before; null for the first bid. */
  previousWon: wonShape.nullable(),
  bidAt: timeShape,
}).meta({ id: 'BidReceipt' })
export type BidReceipt = z.output<typeof bidReceiptShape>

export const buyerAwardFeeShape = z.object({
  biddingId: z.uuid(),
  kind: contractKind.schema,
  /** What it is counted from: the price of the contract, cuts taken off; the bid until it is awarded. */
  priceWon: wonShape,
  supplyWon: wonShape,
  vatWon: wonShape,
  totalWon: wonShape,
  status: buyerAwardFeeStatus.schema,
}).meta({
  id: 'BuyerAwardFee',
  description: 'From the award on the fee that is owed, as it stands in the books. Before it what an award of this bid '
    + 'would cost, to be charged as long as it may still come; of one that will never be awarded it is cancelled. What '
    + 'is given back, or is on its way back, is cancelled as well',
})
