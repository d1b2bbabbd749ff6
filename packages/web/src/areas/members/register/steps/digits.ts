// Puts hyphens between the digits of a number while it is typed.
import { digitsOf } from '@bidyard/contract/shapes/numbers/business-number'

/** `12345` in groups of 3, 2 and 5 is `123-45`. */
export const inGroups = (text: string, sizes: readonly number[]): string => {
  const digits = digitsOf(text).replace(/\D/g, '').slice(0, sizes.reduce((sum, size) => sum + size, 0))
  let at = 0
  const groups = sizes.map((size) => digits.slice(at, (at += size)))
  return groups.filter((group) => group !== '').join('-')
}

export const asBusinessNumber = (text: string): string => inGroups(text, [3, 2, 5])
export const asCorporateNumber = (text: string): string => inGroups(text, [6, 7])
