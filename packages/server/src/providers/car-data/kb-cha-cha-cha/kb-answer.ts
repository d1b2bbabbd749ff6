// Reads what KB ChaChaCha answers: a range of prices, and cars that are offered there.
import { type GuidePrice, guidePriceShape, offerElsewhereShape, type OfferElsewhere, offerMax }
  from '@bidyard/contract/shapes/cars/guide-price'
import { z } from 'zod'
import { dayOrNone, someDay, wholeNumber, wordOrNone } from '../read-answer.ts'
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

const kbOffer = z.object({
  title: z.string().min(1).max(200), year: wholeNumber, mileage: wholeNumber, price: won, region: wordOrNone(100),
  regDate: dayOrNone,
})
const kbOffers = z.object({ data: z.object({ list: z.array(z.unknown()).max(1_000) }) })

/** Offers that cannot be read are left out; a list that cannot be read is none. */
export const readOffers = (json: unknown): OfferElsewhere[] | undefined => {
  const read = kbOffers.safeParse(json)
  if (!read.success) return undefined
  return read.data.data.list.flatMap((one) => {
    const offer = kbOffer.safeParse(one)
    if (!offer.success) return []
    const { title, year: modelYear, mileage: km, price: priceWon, region, regDate: offeredOn } = offer.data
    return offerElsewhereShape.safeParse({ title, modelYear, km, priceWon, region, offeredOn }).data ?? []
  }).slice(0, offerMax)
}
