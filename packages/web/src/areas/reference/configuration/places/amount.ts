// What kind of number or word stands at a place of the configuration; it decides how the place is written and typed.
import type { Enumeration } from '@bidyard/contract/enumeration'

export const units = [
  'times', 'people', 'points', 'warnings', 'hours', 'days', 'businessDays', 'months', 'minutes', 'seconds', 'photos',
  'pieces', 'cars',
] as const
export type Unit = (typeof units)[number]

export type Amount =
  /** To the last won, as fees are said. */
  | { readonly kind: 'won' }
  /** In 만 and 억, as prices are said. */
  | { readonly kind: 'price' }
  /** Hundredths of a per cent. */
  | { readonly kind: 'share' }
  | { readonly kind: 'number'; readonly unit: Unit }
  | { readonly kind: 'time' }
  /** One line in people's own words. */
  | { readonly kind: 'line' }
  | { readonly kind: 'span' }
  | { readonly kind: 'choice'; readonly of: Enumeration }
  /** A word of the wire that has its own text on the screen. */
  | { readonly kind: 'basis' }
  /** In use, or not. */
  | { readonly kind: 'use' }

/** One number of a key: the way to it, and what it is. */
export interface Place {
  readonly path: string
  readonly amount: Amount
}

export const won: Amount = { kind: 'won' }
export const price: Amount = { kind: 'price' }
export const share: Amount = { kind: 'share' }
export const timeOfDay: Amount = { kind: 'time' }
export const line: Amount = { kind: 'line' }
export const span: Amount = { kind: 'span' }
export const count = (unit: Unit): Amount => ({ kind: 'number', unit })
export const choice = (of: Enumeration): Amount => ({ kind: 'choice', of })

/** Hours and days run by the clock, business days do not; the wire names the unit by the field. */
export const spanUnits = ['hours', 'days', 'businessDays'] as const
export type SpanUnit = (typeof spanUnits)[number]
