// Amounts of won as dealers say them: prices in 만 and 억, fees to the last won.
import type { Language } from '@bidyard/contract/error'
import { formatNumber } from './number.ts'

const man = 10_000
const eok = 100_000_000

/** `550,000원`, `₩550,000`: for fees, balances and everything that is counted to the won. */
export const formatWon = (won: number, language: Language): string => {
  const sign = won < 0 ? '-' : ''
  const amount = formatNumber(Math.abs(won))
  return language === 'ko' ? `${sign}${amount}원` : `${sign}₩${amount}`
}

/** `1,234만원`, `1억 2,340만원`, `1,234만 5,000원`: for prices. */
export const formatPrice = (won: number, language: Language): string => {
  const amount = Math.abs(won)
  if (language === 'en' || amount < man) return formatWon(won, language)
  const parts = [
    { count: Math.floor(amount / eok), unit: '억' },
    { count: Math.floor((amount % eok) / man), unit: '만' },
    { count: amount % man, unit: '' },
  ].filter(({ count }) => count > 0)
  return `${won < 0 ? '-' : ''}${parts.map(({ count, unit }) => formatNumber(count) + unit).join(' ')}원`
}
