// Reads what KB ChaChaCha answers: a range of prices.
import { type GuidePrice, guidePriceShape } from '@bidyard/contract/shapes/cars/guide-price'
import { z } from 'zod'
import { someDay, wholeNumber } from '../read-answer.ts'
import { wonPerUnit } from './kb-codes.ts'

export const kbResult = z.object({ code: z.string().max(10), message: z.string().max(500).optional() })

const won = wholeNumber.transform((units) => units * wonPerUnit)

const kbPrice = z.object({ data: z.object({ low: won, mid: won, high: won, baseDate: someDay }) })

/** Undefined: it is no range, or one without a price in it. */
export const readPrice = (json: unknown): GuidePrice | undefined => {
  const read = kbPrice.safeParse(json)
  if (!read.success) return undefined
  const { low: lowWon, mid: midWon, high: highWon, baseDate: asOf } = read.data.data
  return lowWon === 0 ? undefined : guidePriceShape.safeParse({ lowWon, midWon, highWon, asOf }).data
}
