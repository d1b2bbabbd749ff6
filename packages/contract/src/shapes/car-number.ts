// Number plates on the wire: taken as people type them, kept in one spelling.
import { z } from 'zod'
import { limits } from '../limits.ts'
import { carNumberOf } from './cars/numbers/plate-text.ts'
import { unseen } from './unseen-letters.ts'

export { carNumberOf, maskCarNumber } from './cars/numbers/plate-text.ts'

const seen = new RegExp(`^[^${unseen}]+$`, 'u')

/** Only bounded: temporary and very old plates do not look like the others. */
export const carNumberWish = z.string().max(limits.carNumber * 2).transform(carNumberOf)
  .pipe(z.string().min(1).max(limits.carNumber).regex(/^[\p{L}\p{N}]+$/u).regex(seen))

export const carNumberShape = z.string().min(1).max(limits.carNumber)
