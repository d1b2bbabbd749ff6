// The ten digits of a Korean business registration: how they are written, which are right, and what they hint at.

/** As people type it: digits, spaces and hyphens. Whether it is right is the rule's word, not the schema's. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replace(/[\s-]/g, '')

const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5] as const

const checkDigit = (digits: readonly number[]): number => {
  const sum = weights.reduce((total, weight, at) => total + weight * (digits[at] ?? 0), 0)
  const carried = Math.floor(((digits[8] ?? 0) * 5) / 10)
  return (10 - ((sum + carried) % 10)) % 10
}

/** Only the plain ten digits; what is all zeros would pass the sum. */
export const isBusinessNumber = (text: string): boolean => {
  if (!/^[1-9]\d{9}$/.test(text)) return false
  const digits = Array.from(text, Number)
  return checkDigit(digits) === digits[9]
}

export const showBusinessNumber = (digits: string): string =>
  digits.replace(/^(\d{3})(\d{2})(\d{5})$/, '$1-$2-$3')

/** What the two digits in the middle suggest; companies change, their number does not, so it is never a proof. */
export const businessKindHint = (digits: string): 'personal' | 'corporate' | undefined => {
  const middle = digits.slice(3, 5)
  if (/^(0[1-9]|[1-7]\d|9\d)$/.test(middle)) return 'personal'
  return /^8[1-8]$/.test(middle) ? 'corporate' : undefined
}
