// Bidders of closed auctions as their seller chooses among them, and the same from the side of each shop.
import { z } from 'zod'
import { auctionState } from '../../enums/auctions.ts'
import { bidderState, biddingState } from '../../enums/bidding.ts'
import { contractKind, contractStep } from '../../enums/contracts.ts'
import { auctionNo } from '../auctions/auctions.ts'
import { versionShape } from '../companies.ts'
import { dutyShape } from '../contracts/duty.ts'
import { timeShape } from '../labels.ts'
import { anyWon, wonShape } from '../money.ts'
import { bidShopShape } from './biddings.ts'
import { bidCorrectionShape } from './corrections.ts'
import { expectedSalesMin } from './expected-sales.ts'

/** An estimate and no promise: what the shop's finished sales of the same kind say of this bid. */
export const expectedNetShape = z.object({
  /** How many sales it is drawn from; those whose price the office put right are none of them. */
  sales: z.int().min(expectedSalesMin).max(1_000_000_000),
  /** What these paid in the end for each thousand of their bids, sale by sale. */
  finalPermille: z.int().min(0).max(10_000),
  finalWon: wonShape,
  /** What was billed to the seller for this car, as far as nobody waived it. */
  feesWon: wonShape,
  netWon: anyWon,
}).meta({ id: 'ExpectedNet' })
export type ExpectedNet = z.output<typeof expectedNetShape>

export const auctionBidderShape = z.object({
  id: z.uuid(),
  auctionId: z.uuid(),
  biddingId: z.uuid(),
  state: bidderState.schema,
  isWinner: z.boolean(),
  /** Never a dealer's; null of a paused bid, too. */
  bidRank: z.int().min(1).max(1_000_000).nullable(),
  bidAmountWon: wonShape,
  bidAt: timeShape,
  shop: bidShopShape,
  /** Of a bidder who may still buy, for the seller and the office; null where too few sales say anything. */
  expected: expectedNetShape.nullable(),
  saleRequestedAt: timeShape.nullable(),
  awardedAt: timeShape.nullable(),
  doneAt: timeShape.nullable(),
  cancelledAt: timeShape.nullable(),
  version: versionShape,
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'AuctionBidder' })
export type AuctionBidder = z.output<typeof auctionBidderShape>

/** How far a shop has come with an auction that it bid on. */
export const buyerTradeProcessShape = z.object({
  /** Of its bid. */
  id: z.uuid(),
  auctionId: z.uuid(),
  auctionNo,
  biddingId: z.uuid(),
  orderId: z.uuid(),
  kind: contractKind.schema,
  shopId: z.uuid(),
  auctionState: auctionState.schema,
  biddingState: biddingState.schema,
  /** Null until the close. */
  bidderState: bidderState.schema.nullable(),
  amountWon: wonShape.nullable(),
  bidSubmittedAt: timeShape,
  /** When the seller asked this shop to buy. */
  sellerSaleRequestAt: timeShape.nullable(),
  contractId: z.uuid().nullable(),
  contractStep: contractStep.schema.nullable(),
  /** Of the car since this bid; null where there was none, and for those of the office who answer no requests. */
  correction: bidCorrectionShape.nullable(),
  /** What its contract waits for now, whoever's turn it is; null where nothing is waited for. */
  duty: dutyShape.nullable(),
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'BuyerTradeProcess' })
