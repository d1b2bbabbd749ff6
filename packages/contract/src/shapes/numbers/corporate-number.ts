// The thirteen digits of a Korean corporation: their form binds, their check digit only warns.

export const isCorporateNumber = (digits: string): boolean => /^\d{13}$/.test(digits) && !/^0+$/.test(digits)

const checkDigit = (digits: readonly number[]): number => {
  const sum = digits.slice(0, 12).reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 2), 0)
  return (10 - (sum % 10)) % 10
}

/** Numbers given since 2025 carry no check digit any more: a wrong one is a reason to look twice, not to refuse. */
export const isCorporateNumberUnusual = (text: string): boolean => {
  const digits = Array.from(text, Number)
  return isCorporateNumber(text) && checkDigit(digits) !== digits[12]
}

export const showCorporateNumber = (digits: string): string => digits.replace(/^(\d{6})(\d{7})$/, '$1-$2')
