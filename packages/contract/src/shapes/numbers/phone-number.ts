// Korean phone numbers: kept as digits, told apart by their beginnings, shown with hyphens.

const mobile = /^01[016789]\d{7,8}$/
const forms: readonly RegExp[] = [
  mobile, /^02\d{7,8}$/, /^0[3-6][1-9]\d{7,8}$/, /^070\d{8}$/, /^050\d\d{8}$/, /^1[568]\d\d\d{4}$/,
]

/** `+82 10-1234-5678` and `010.1234.5678` are the same number. */
export const phoneDigitsOf = (text: string): string =>
  text.normalize('NFKC').replace(/[\s().-]/g, '').replace(/^\+82/, '0').replace(/^00(?=\d{9})/, '0')

export const isPhoneNumber = (digits: string): boolean => forms.some((form) => form.test(digits))

/** Only these receive messages. */
export const isMobileNumber = (digits: string): boolean => mobile.test(digits)

const headOf = (digits: string): number => {
  if (digits.startsWith('02')) return 2
  return /^050\d/.test(digits) ? 4 : 3
}

export const showPhoneNumber = (digits: string): string => {
  if (!isPhoneNumber(digits)) return digits
  if (digits.startsWith('1')) return `${digits.slice(0, 4)}-${digits.slice(4)}`
  const head = headOf(digits)
  return `${digits.slice(0, head)}-${digits.slice(head, -4)}-${digits.slice(-4)}`
}
