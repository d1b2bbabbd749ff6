// What a car is worth by a price guide.
import { z } from 'zod'
import { wonShape } from '../money.ts'
import { dayShape } from './register-facts.ts'

export const guidePriceShape = z.object({
  lowWon: wonShape,
  midWon: wonShape,
  highWon: wonShape,
  asOf: dayShape,
}).refine(({ lowWon, midWon, highWon }) => lowWon <= midWon && midWon <= highWon).meta({ id: 'GuidePrice' })
export type GuidePrice = z.output<typeof guidePriceShape>
