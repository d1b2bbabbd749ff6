// Writes a value of the configuration the way people say it: 48시간, 2.2%, 10만원, never raw.
import type { Language } from '@bidyard/contract/error'
import type { SayOf } from '../../../../text/areas.ts'
import { formatPrice, formatWon } from '../../../../ui/format/money.ts'
import { formatNumber } from '../../../../ui/format/number.ts'
import { spanUnits, type Amount } from './amount.ts'

type Say = SayOf<'configuration'>

/** 220 → `2.2%`: to the hundredth, without zeros that say nothing. */
export const writeShare = (basisPoints: number): string =>
  `${(basisPoints / 100).toLocaleString('ko-KR', { maximumFractionDigits: 2 })}%`

const writeSpan = (say: Say, value: unknown): string | null => {
  if (typeof value !== 'object' || value === null) return null
  const fields = value as Readonly<Record<string, unknown>>
  const unit = spanUnits.find((name) => typeof fields[name] === 'number')
  return unit === undefined ? null : say(`unit.${unit}`, { count: formatNumber(Number(fields[unit])) })
}

const writeNumber = (say: Say, language: Language, value: number, amount: Amount): string => {
  switch (amount.kind) {
    case 'won': return formatWon(value, language)
    case 'price': return value === 0 ? formatWon(0, language) : formatPrice(value, language)
    case 'share': return writeShare(value)
    case 'number': return say(`unit.${amount.unit}`, { count: formatNumber(value) })
    default: return formatNumber(value)
  }
}

const writeWord = (say: Say, language: Language, value: string, amount: Amount): string => {
  if (amount.kind === 'basis') return say(value === 'share' ? 'feeShare' : 'feeSteps')
  return amount.kind === 'choice' ? (amount.of.labels[value]?.[language] ?? value) : value
}

/** What has no amount of its own, as it stands. */
const plainly = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(plainly).join(',')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Nothing at a place is written as such by whoever knows what nothing means there. */
export const writeValue = (say: Say, language: Language, value: unknown, amount: Amount | undefined): string => {
  if (value === null || value === undefined || (amount?.kind === 'line' && value === '')) return say('none')
  if (amount === undefined) return typeof value === 'number' ? formatNumber(value) : plainly(value)
  if (amount.kind === 'use') return say(value === true ? 'inUse' : 'notInUse')
  if (amount.kind === 'span') return writeSpan(say, value) ?? say('none')
  if (typeof value === 'number') return writeNumber(say, language, value, amount)
  return writeWord(say, language, plainly(value), amount)
}
