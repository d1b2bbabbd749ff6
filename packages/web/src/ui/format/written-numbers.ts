// Numbers as people write them: kept as digits, shown with their hyphens; what is masked already stays as it is.

const isDigits = (text: string, count: number): boolean => text.length === count && /^\d+$/.test(text)

/** 123-45-67891 */
export const businessNumberText = (digits: string): string =>
  isDigits(digits, 10) ? `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}` : digits

/** 110111-0062432 */
export const corporateNumberText = (digits: string): string =>
  isDigits(digits, 13) ? `${digits.slice(0, 6)}-${digits.slice(6)}` : digits

export { phoneText } from '@bidyard/contract/shapes/numbers/phone-text'
