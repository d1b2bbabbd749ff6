// What a correction of the listing means for a bid that stood before it: its shop may ask to have it cancelled.
import { z } from 'zod'
import { biddingCancelState } from '../../enums/bidding.ts'
import { limits } from '../../limits.ts'
import { auctionNo } from '../auctions/auctions.ts'
import { versionShape } from '../companies.ts'
import { timeShape } from '../labels.ts'

/** Null of a bid that knew of it: whoever bids or raises afterwards has agreed to what was corrected. */
export const bidCorrectionShape = z.object({
  correctedAt: timeShape,
  /** Null while the shop has not asked. */
  cancelRequest: z.object({
    state: biddingCancelState.schema, requestedAt: timeShape, answer: z.string().max(limits.reason).nullable(),
  }).nullable(),
}).meta({ id: 'BidCorrection' })
export type BidCorrection = z.output<typeof bidCorrectionShape>

/** As the office works on it. How much was bid stays behind the glass. */
export const biddingCancelRequestShape = z.object({
  id: z.uuid(),
  auctionId: z.uuid(),
  auctionNo,
  biddingId: z.uuid(),
  /** Whoever follows cancels the bid as it was seen. */
  biddingVersion: versionShape,
  shopId: z.uuid(),
  shopName: z.string().max(limits.name),
  memberId: z.uuid(),
  /** The correction that it is about. */
  correctedAt: timeShape,
  note: z.string().max(limits.reason).nullable(),
  state: biddingCancelState.schema,
  answer: z.string().max(limits.reason).nullable(),
  answeredAt: timeShape.nullable(),
  /** For the office alone. */
  answeredBy: z.uuid().nullable(),
  version: versionShape,
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'BiddingCancelRequest' })
export type BiddingCancelRequest = z.output<typeof biddingCancelRequestShape>
