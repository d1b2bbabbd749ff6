// What is typed into a field for money, turned into won and back.

const digitsOf = (text: string): string =>
  text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0)).replace(/\D/g, '')

/** The most that may be typed: beyond it integers are no longer exact. */
const largest = Number.MAX_SAFE_INTEGER

const inUnit = (text: string, unitWon: number): number | null => {
  const digits = digitsOf(text)
  if (digits === '') return null
  const won = Number(digits) * unitWon
  return won > largest ? null : won
}

/** Reads `1,234` in the field's unit, but also a pasted `1억 2,340만원` or `12,340,000원`. */
export const readMoney = (text: string, unitWon: number): number | null => {
  const spoken = /^(?:([\d,]+)\s*억\s*)?(?:([\d,]+)\s*만\s*)?(?:([\d,]+)\s*)?원?$/.exec(text.trim())
  if (spoken === null || !/[억만원]/.test(text)) return inUnit(text, unitWon)
  const [, eok, man, rest] = spoken
  const won = [[eok, 100_000_000], [man, 10_000], [rest, 1]] as const
  const sum = won.reduce((total, [digits, unit]) => total + (inUnit(digits ?? '', unit) ?? 0), 0)
  return sum > largest || digitsOf(text) === '' ? null : sum
}

/** Won as the field shows them; a rest below the unit is not hidden. */
export const writeMoney = (won: number | null, unitWon: number): string =>
  won === null ? '' : (won / unitWon).toLocaleString('ko-KR', { maximumFractionDigits: 4 })

/** Where the caret belongs after the commas moved: behind as many digits as before. */
export const caretAfter = (text: string, digitsBefore: number): number => {
  let seen = 0
  for (let index = 0; index < text.length; index += 1) {
    if (seen === digitsBefore) return index
    if (/\d/.test(text[index] ?? '')) seen += 1
  }
  return text.length
}

export const countDigits = (text: string): number => digitsOf(text).length
