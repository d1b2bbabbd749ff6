// Auctions as they are seen: how far one has come, when it ends, and what whoever looks at it was told.
import { z } from 'zod'
import {
  auctionEndReason, auctionNoticeKind, auctionProcessStep, auctionState, listingGap, listingReturnReason,
} from '../../enums/auctions.ts'
import { contractKind } from '../../enums/contracts.ts'
import { province } from '../../enums/shops.ts'
import { auctionHouseType } from '../../enums/yard.ts'
import { limits } from '../../limits.ts'
import { carNumberShape } from '../car-number.ts'
import { correctedShape } from './corrections.ts'
import { carModelShape, modelYearShape } from '../cars/register-facts.ts'
import { versionShape } from '../companies.ts'
import { timeShape } from '../labels.ts'

export const auctionNo = z.string().max(limits.code).meta({ examples: ['A2611-01042'] })
export const noticesMax = 100

export const auctionNoticeShape = z.object({
  kind: auctionNoticeKind.schema,
  reason: z.string().max(limits.note),
  endsBefore: timeShape,
  endsAfter: timeShape,
  /** Of a correction that changed facts: what they were, and what they are. */
  corrected: correctedShape.nullable(),
  createdAt: timeShape,
}).meta({ id: 'AuctionNotice' })

const auctionRow = {
  id: z.uuid(),
  auctionNo,
  orderId: z.uuid(),
  carNumber: carNumberShape.meta({ description: 'Masked for dealers until the car is theirs', examples: ['12가**56'] }),
  state: auctionState.schema,
  processStep: auctionProcessStep.schema,
  kind: contractKind.schema,
  houseType: auctionHouseType.schema,
  region: province.schema.nullable(),
  round: z.int().min(1).max(20),
  model: carModelShape.nullable(),
  modelYear: modelYearShape.nullable(),
  /** When the clock opens it, once it is approved. */
  openAt: timeShape.nullable(),
  openedAt: timeShape.nullable(),
  /** The end in force; it never comes earlier, and is no end before this moment by the server's clock. */
  endsAt: timeShape.nullable(),
  closedAt: timeShape.nullable(),
  endReason: auctionEndReason.schema.nullable(),
  screenedAt: timeShape.nullable(),
  returnedAt: timeShape.nullable(),
  resubmittedAt: timeShape.nullable(),
  correctedAt: timeShape.nullable(),
  version: versionShape,
  createdAt: timeShape,
  updatedAt: timeShape,
}
export const auctionRowShape = z.object(auctionRow).meta({ id: 'AuctionRow' })

export const auctionShape = z.object({
  ...auctionRow,
  notices: z.array(auctionNoticeShape).max(noticesMax),
  /** Of the seller and of the office alone. */
  returnReasons: z.array(listingReturnReason.schema).max(listingReturnReason.values.length),
  /** What stands between the listing and the market. */
  gaps: z.array(listingGap.schema).max(listingGap.values.length),
  returnNote: z.string().max(limits.note).nullable(),
  endNote: z.string().max(limits.reason).nullable(),
  /** Whether the viewer marked it; null for whoever marks none. */
  isFavorite: z.boolean().nullable(),
}).meta({ id: 'Auction' })
export type Auction = z.output<typeof auctionShape>
