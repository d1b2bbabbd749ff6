// What is typed to find a shop or a company: its name, or one of its numbers.
import type { Filter } from '@bidyard/contract/list'

/** What is all digits is a number, of the business or of the phone; anything else is a name. */
export const foundBy = (find: string | undefined, nameField: string): Filter => {
  if (find === undefined) return {}
  const digits = find.replaceAll(/[\s().-]/g, '')
  if (!/^\d+$/.test(digits)) return { [nameField]: { like: find } }
  return digits.startsWith('0') ? { phoneNumber: { like: digits } } : { businessNumber: { like: digits } }
}
