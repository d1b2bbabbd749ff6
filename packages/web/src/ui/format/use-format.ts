// The formats in the viewer's language, ready for a screen: `const format = useFormat()`.
import type { Language } from '@bidyard/contract/error'
import { useMemo } from 'react'
import { useLanguage } from '../../text/language-context.tsx'
import { formatDate, formatDateTime, formatDay, formatMonth, formatTime, type Instant } from './date.ts'
import { formatPrice, formatWon } from './money.ts'
import { amountInWords } from './money-words.ts'
import { formatBytes, formatDistance, formatNumber, formatPercent } from './number.ts'
import type { Day } from './seoul-day.ts'
import { formatAgo, formatTimeLeft } from './time-left.ts'

const formatsIn = (language: Language) => ({
  price: (won: number) => formatPrice(won, language),
  won: (won: number) => formatWon(won, language),
  inWords: (won: number) => amountInWords(won, language),
  day: (day: Day) => formatDay(day, language),
  month: (day: Day) => formatMonth(day, language),
  date: (instant: Instant) => formatDate(instant, language),
  dateTime: (instant: Instant) => formatDateTime(instant, language),
  time: formatTime,
  timeLeft: (leftMs: number) => formatTimeLeft(leftMs, language),
  ago: (elapsedMs: number) => formatAgo(elapsedMs, language),
  number: formatNumber,
  percent: formatPercent,
  distance: formatDistance,
  bytes: formatBytes,
})

export type Formats = ReturnType<typeof formatsIn>

export const useFormat = (): Formats => {
  const { language } = useLanguage()
  return useMemo(() => formatsIn(language), [language])
}
