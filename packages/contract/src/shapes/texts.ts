// Texts that people write for others: nothing in them is unseen, or turns the direction of what stands around them.
import { z } from 'zod'
import { limits } from '../limits.ts'
import { unseen } from './unseen-letters.ts'

const oneLine = new RegExp(`^[^${unseen}]*$`, 'u')

/** One line, such as a name. */
export const lineOf = (max: number) => z.string().trim().min(1).max(max).regex(oneLine)

/** One line that may stay empty. */
export const lineOrNothing = (max: number) => z.string().trim().max(max).regex(oneLine)

/** As many lines as wanted. */
export const textOf = (min: number, max: number) =>
  z.string().trim().min(min).max(max).regex(new RegExp(`^(?:[^${unseen}]|[\\t\\n\\r])*$`, 'u'))

/** Why somebody did something; one that nobody can see is none. */
export const reasonShape = textOf(2, limits.reason)

export const labelWish = z.strictObject({ ko: lineOf(limits.title), en: lineOf(limits.title) })
