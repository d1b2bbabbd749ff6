// Vehicle identification numbers as they are sent and kept, their check sign, and what may be shown of one.
import { z } from 'zod'
import { vinLength, vinMin, vinOf, vinSigns } from './vin-text.ts'

/** Old and imported cars have shorter ones, so those are taken, with a warning. */
export const vinWish = z.string().max(vinLength * 2).transform(vinOf)
  .pipe(z.string().min(vinMin).max(vinLength).regex(vinSigns))
  .meta({ examples: ['KMHL14JA5PA123456'] })
export const vinShape = z.string().min(1).max(vinLength)

const letterValues: Readonly<Record<string, number>> = {
  A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7, H: 8, J: 1, K: 2, L: 3, M: 4, N: 5, P: 7, R: 9,
  S: 2, T: 3, U: 4, V: 5, W: 6, X: 7, Y: 8, Z: 9,
}
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2] as const

/** The ninth sign that the sixteen others ask for. Only North America demands it, so no car is refused for it. */
export const vinCheckSign = (vin: string): string => {
  const sum = Array.from(vin).reduce(
    (total, sign, at) => total + (letterValues[sign] ?? Number(sign)) * (weights[at] ?? 0), 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}

const shownSigns = 11

/** Maker, model and year stay readable; the tail, which names the one car, does not. */
export const maskVin = (vin: string): string => {
  const shown = Math.min(shownSigns, Math.floor(vin.length / 2))
  const head = vin.length === vinLength ? shownSigns : shown
  return vin.slice(0, head) + '*'.repeat(vin.length - head)
}
