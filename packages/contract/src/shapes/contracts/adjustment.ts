// A price cut after the visit: lines with their evidence, what the seller answered, what staff decided, and caps.
import { z } from 'zod'
import { fileWithLinks } from '../../calls/files.ts'
import { adjustmentStatus, tradeAdjustmentLineItemKind } from '../../enums/bidding.ts'
import { damagePosition, damageValue } from '../../enums/car-damage.ts'
import { lineAnswer } from '../../enums/contracts.ts'
import { limits } from '../../limits.ts'
import { versionShape } from '../companies.ts'
import { timeShape } from '../labels.ts'
import { wonMax, wonShape } from '../money.ts'
import { textOf } from '../texts.ts'
import { adjustmentBounds } from './bounds.ts'

export const lineDamageShape = z.strictObject({ position: damagePosition.schema, value: damageValue.schema })
  .meta({ id: 'AdjustmentDamage' })

/** Caps and the sum have an error of their own, so amounts are only bounded here. */
const lineWish = {
  kind: tradeAdjustmentLineItemKind.schema,
  units: z.int().min(1).max(adjustmentBounds.units),
  amountWon: z.int().min(1).max(wonMax),
  /** What was found and where; a line about the body names it. */
  damages: z.array(lineDamageShape).max(adjustmentBounds.damagesPerLine),
  note: textOf(0, limits.reason),
  photoIds: z.array(z.uuid()).max(adjustmentBounds.photosPerLine)
    .refine((ids) => new Set(ids).size === ids.length),
}

export const adjustmentWish = z.strictObject({
  lines: z.array(z.strictObject(lineWish)).min(1).max(adjustmentBounds.lines),
  totalWon: z.int().min(0).max(wonMax),
})
export type AdjustmentWish = z.output<typeof adjustmentWish>

const { photoIds: _, ...lineFacts } = lineWish

const lineShape = z.object({
  id: z.uuid(),
  ...lineFacts,
  photos: z.array(fileWithLinks).max(adjustmentBounds.photosPerLine),
  note: z.string().max(limits.reason),
  answer: lineAnswer.schema.nullable(),
  answerNote: z.string().max(limits.reason).nullable(),
  /** What of it holds, once both agreed or staff decided. */
  allowedWon: wonShape.nullable(),
  decisionNote: z.string().max(limits.reason).nullable(),
}).meta({ id: 'AdjustmentLine' })

/** The most that a line of a kind may take off. */
const capShape = z.object({
  kind: tradeAdjustmentLineItemKind.schema,
  /** For each piece; null where the whole line counts. */
  perUnitWon: wonShape.nullable(),
  unitsMax: z.int().min(1).max(adjustmentBounds.units),
  totalWon: wonShape,
}).meta({ id: 'AdjustmentCap' })

export const adjustmentShape = z.object({
  biddingId: z.uuid(),
  contractId: z.uuid(),
  state: adjustmentStatus.schema,
  bidWon: wonShape,
  totalWon: wonShape,
  allowedWon: wonShape.nullable(),
  /** What the car costs now. */
  priceWon: wonShape,
  lines: z.array(lineShape).max(adjustmentBounds.lines),
  caps: z.array(capShape).max(tradeAdjustmentLineItemKind.values.length),
  totalMaxWon: wonShape,
  /** How often the buyer may still ask for one. */
  attemptsLeft: z.int().min(0).max(adjustmentBounds.attempts),
  photosPerLineMin: z.int().min(0).max(adjustmentBounds.photosPerLine),
  answerUntil: timeShape.nullable(),
  submittedAt: timeShape.nullable(),
  answeredAt: timeShape.nullable(),
  decidedAt: timeShape.nullable(),
  decisionNote: z.string().max(limits.reason).nullable(),
  isUnfair: z.boolean(),
  /** Null before anything was submitted. */
  version: versionShape.nullable(),
}).meta({ id: 'Adjustment' })
