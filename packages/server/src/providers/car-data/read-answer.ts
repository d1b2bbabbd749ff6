// What the three providers' adapters share: silence told as silence, and days and numbers read from their texts.
import { dayShape } from '@bidyard/contract/shapes/cars/register-facts'
import { z } from 'zod'
import type { Answer } from '../ask-over-http.ts'
import type { Finding } from './car-data.ts'

type Nothing = Exclude<Finding<never>, { readonly kind: 'found' }>

export const unclear = (why: string): Nothing => ({ kind: 'unclear', why })

/** Undefined: there is an answer to be read. */
export const silenceOf = (answer: Answer): Nothing | undefined => {
  if (answer.kind === 'answered') return undefined
  return answer.isGarbage ? unclear(answer.why) : { kind: 'down', why: answer.why }
}

/** They send numbers as texts, with commas or without, and nothing where there is none. */
export const wholeNumber = z.union([z.string().max(30), z.number(), z.null()]).optional()
  .transform((value) => Number(String(value ?? '').replaceAll(',', '').trim() || '0'))
  .pipe(z.int().min(0))

export const dayOf = (digits: string): string | null => {
  const [, year, month, day] = /^(\d{4})[-.]?(\d{2})[-.]?(\d{2})$/.exec(digits.trim()) ?? []
  const text = `${year}-${month}-${day}`
  return dayShape.safeParse(text).success ? text : null
}

/** A day that has to be there, written with or without separators. */
export const someDay = z.string().max(20).transform((text, context) => {
  const day = dayOf(text)
  if (day !== null) return day
  context.addIssue({ code: 'custom', message: 'no day' })
  return z.NEVER
})

export const dayOrNone = z.string().max(20).nullish().transform((text) => dayOf(text ?? ''))

/** A text that is there, or null. */
export const wordOrNone = (max: number) => z.string().max(2_000).nullish()
  .transform((text) => {
    const word = (text ?? '').trim().slice(0, max).toWellFormed()
    return word === '' ? null : word
  })
