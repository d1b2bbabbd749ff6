// What is typed into a field for money, turned into won and back.

/** As an East Asian keyboard writes them: a full stop that was dropped would make an amount ten times as much. */
export const plainOf = (text: string): string =>
  text.replace(/[０-９．，]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0)).replace(/[。｡]/g, '.')
const digitsOf = (text: string): string => plainOf(text).replace(/\D/g, '')

/** The most that may be typed: beyond it integers are no longer exact. */
const largest = Number.MAX_SAFE_INTEGER

const placesIn = (unitWon: number): number => String(unitWon).length - 1

/** A point is one: what stands behind it is a part of the unit, and never makes the amount ten times as much. */
const inUnit = (text: string, unitWon: number): number | null => {
  const [whole = '', ...parts] = plainOf(text).split('.')
  const digits = digitsOf(whole)
  if (digits === '') return null
  const places = placesIn(unitWon)
  const part = digitsOf(parts.join('')).slice(0, places).padEnd(places, '0')
  const won = Number(digits) * unitWon + Number(part)
  return won > largest ? null : won
}

/** Reads `1,234` in the field's unit, but also a pasted `1억 2,340만원` or `12,340,000원`. */
export const readMoney = (text: string, unitWon: number): number | null => {
  const spoken = /^(?:([\d,.]+)\s*억\s*)?(?:([\d,.]+)\s*만\s*)?(?:([\d,.]+)\s*)?원?$/.exec(plainOf(text).trim())
  if (spoken === null || !/[억만원]/.test(text)) return inUnit(text, unitWon)
  const [, eok, man, rest] = spoken
  const won = [[eok, 100_000_000], [man, 10_000], [rest, 1]] as const
  const sum = won.reduce((total, [digits, unit]) => total + (inUnit(digits ?? '', unit) ?? 0), 0)
  return sum > largest || digitsOf(text) === '' ? null : sum
}

/** The point and what was typed behind it, which stays in sight: without it the next digit would go to the whole. */
export const tailOf = (text: string): string => {
  const [, ...parts] = plainOf(text).split('.')
  return parts.length === 0 ? '' : `.${digitsOf(parts.join('')).slice(0, placesIn(10_000))}`
}

export const withTail = (won: number, tail: string, unitWon: number): string =>
  `${writeMoney(Math.floor(won / unitWon) * unitWon, unitWon)}${tail}`

/** Won as the field shows them; a rest below the unit is not hidden. */
export const writeMoney = (won: number | null, unitWon: number): string =>
  won === null ? '' : (won / unitWon).toLocaleString('ko-KR', { maximumFractionDigits: 4 })

/** Where the caret belongs after the commas moved: behind as many digits, and the point, as before. */
export const caretAfter = (text: string, digitsBefore: number): number => {
  let seen = 0
  for (let index = 0; index < text.length; index += 1) {
    if (seen === digitsBefore) return index
    if (/[\d.]/.test(text[index] ?? '')) seen += 1
  }
  return text.length
}

export const countDigits = (text: string): number => plainOf(text).replace(/[^\d.]/g, '').length
