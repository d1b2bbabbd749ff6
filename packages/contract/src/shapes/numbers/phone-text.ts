// A phone number as people write it: kept as digits, shown with its hyphens; what is masked already stays as it is.

/** 02-123-4567, 010-1234-5678, 1588-1234 */
export const phoneText = (digits: string): string => {
  if (!/^\d{8,12}$/.test(digits)) return digits
  if (digits.length === 8) return `${digits.slice(0, 4)}-${digits.slice(4)}`
  const head = digits.startsWith('02') ? 2 : digits.length === 12 ? 4 : 3
  return `${digits.slice(0, head)}-${digits.slice(head, -4)}-${digits.slice(-4)}`
}
