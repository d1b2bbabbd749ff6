// Configuration of price cuts after an award: the most that each kind of line, and all lines together, may take off.
import { z } from 'zod'
import { tradeAdjustmentLineItemKind } from '../../enums.ts'
import { basisPoints, upTo, won } from './amounts.ts'

const byPiece = z.strictObject({
  key: z.literal('maxPriceByPerUnit'), maxPriceWon: won.min(1), countMax: upTo(100),
})
const byPrice = z.strictObject({ key: z.literal('maxPriceByCarPriceRatio'), ratioBasisPoints: basisPoints.min(1) })

export const tradeAdjustmentConfiguration = z.strictObject({
  lineItems: z.record(tradeAdjustmentLineItemKind.schema, z.discriminatedUnion('key', [byPiece, byPrice])),
  total: byPrice,
  photosPerLineMin: z.int().min(0).max(20),
})
