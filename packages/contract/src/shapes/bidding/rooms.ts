// Running auctions as sellers and the office watch them, and what a dealer's bid box is drawn from.
import { z } from 'zod'
import { auctionState } from '../../enums/auctions.ts'
import { biddingState } from '../../enums/bidding.ts'
import { contractKind } from '../../enums/contracts.ts'
import { limits } from '../../limits.ts'
import { auctionNo } from '../auctions/auctions.ts'
import { carNumberShape } from '../car-number.ts'
import { carModelShape, modelYearShape } from '../cars/register-facts.ts'
import { basisPoints } from '../configuration/amounts.ts'
import { askAgainAboveGuideBasisPoints } from '../configuration/bidding.ts'
import { feeScale } from '../configuration/fees.ts'
import { timeShape } from '../labels.ts'
import { wonShape } from '../money.ts'
import { biddingShape } from './biddings.ts'
import { bidCorrectionShape } from './corrections.ts'

const count = z.int().min(0).max(1_000_000)

/** How many bid, and whether one of them reaches what the seller hopes for; nothing else until the close. */
export const auctionRoomShape = z.object({
  id: z.uuid().meta({ description: 'Of the auction' }),
  auctionNo,
  orderId: z.uuid(),
  state: auctionState.schema,
  kind: contractKind.schema,
  carNumber: carNumberShape,
  model: carModelShape.nullable(),
  modelYear: modelYearShape.nullable(),
  openedAt: timeShape.nullable(),
  endsAt: timeShape.nullable(),
  bidCount: count,
  /** Somebody bid at some time, also where all were taken back since: its seller withdraws the car no more. */
  wasBidOn: z.boolean(),
  /** Told to the office alone, and after the close. */
  pausedCount: count.nullable(),
  /** Null where the seller named no price. */
  isHopePriceMet: z.boolean().nullable(),
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'AuctionRoom' })

/** What the office saw by breaking the glass, at that moment. */
export const revealedShape = z.object({
  auctionId: z.uuid(),
  revealedAt: timeShape,
  biddings: z.array(biddingShape).max(limits.filterIn),
}).meta({ id: 'RevealedBids' })

/** Everything that the bid box needs: bounds of this round, the own bid, and the scale that the fee follows. */
export const bidBoxShape = z.object({
  auctionId: z.uuid(),
  state: auctionState.schema,
  kind: contractKind.schema,
  endsAt: timeShape.nullable(),
  now: timeShape,
  unitWon: wonShape,
  minimumWon: wonShape,
  maximumWon: wonShape,
  /** The least that would be taken now: above the own bid, if there is one. */
  leastWon: wonShape,
  ownBidding: z.object({
    id: z.uuid(), state: biddingState.schema, amountWon: wonShape, bidAt: timeShape, memberId: z.uuid(),
    correction: bidCorrectionShape.nullable(),
  }).nullable(),
  /** It is a car of one's own, on which nobody bids. */
  isOwnCar: z.boolean(),
  /** The web asks again above it; null without a guide price. */
  askAgainAboveWon: wonShape.nullable(),
  /** Which share of the guide price that is. */
  askAgainAboveGuideBasisPoints,
  /** The scale of the award fee for this kind, VAT included, and the share of VAT in it. */
  feeScale,
  vatBasisPoints: basisPoints,
  /** How long a bid binds after the end, at most, by the clock; only an outage moves that. */
  bindsUntil: timeShape.nullable(),
}).meta({ id: 'BidBox' })
export type BidBox = z.output<typeof bidBoxShape>
