// What a car is worth by a price guide, and like ones that are offered elsewhere.
import { z } from 'zod'
import { limits } from '../../limits.ts'
import { wonShape } from '../money.ts'
import { odometerKmMax } from './numbers/odometer.ts'
import { dayShape, modelYearShape } from './register-facts.ts'

export const guidePriceShape = z.object({
  lowWon: wonShape,
  midWon: wonShape,
  highWon: wonShape,
  asOf: dayShape,
}).refine(({ lowWon, midWon, highWon }) => lowWon <= midWon && midWon <= highWon).meta({ id: 'GuidePrice' })
export type GuidePrice = z.output<typeof guidePriceShape>

export const offerMax = 50

export const offerElsewhereShape = z.object({
  title: z.string().min(1).max(limits.title),
  modelYear: modelYearShape,
  km: z.int().min(0).max(odometerKmMax),
  priceWon: wonShape,
  region: z.string().max(limits.name).nullable(),
  offeredOn: dayShape.nullable(),
}).meta({ id: 'OfferElsewhere' })
export type OfferElsewhere = z.output<typeof offerElsewhereShape>
