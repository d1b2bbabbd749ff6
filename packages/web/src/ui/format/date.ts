// Dates and times as people in Korea write them, always by Seoul's clock: `2026.01.05 (월) 14:30`.
import type { Language } from '@bidyard/contract/error'
import { weekdays } from '@bidyard/contract/glossary/weekdays'
import { seoulDayOf, seoulTimeOf, weekdayOf, type Day } from './seoul-day.ts'

export type Instant = Date | number | string

/** `2026.01.05 (월)` */
export const formatDay = (day: Day, language: Language): string =>
  `${day.replaceAll('-', '.')} (${weekdays[language][weekdayOf(day)]})`

/** `2026.01.05` */
export const formatShortDay = (day: Day): string => day.replaceAll('-', '.')

/** `2026년 1월`, `January 2026` */
export const formatMonth = (day: Day, language: Language): string =>
  language === 'ko'
    ? `${Number(day.slice(0, 4))}년 ${Number(day.slice(5, 7))}월`
    : new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day))

/** `2026.01.05 (월)` */
export const formatDate = (instant: Instant, language: Language): string =>
  formatDay(seoulDayOf(new Date(instant)), language)

/** `14:30` */
export const formatTime = (instant: Instant): string => seoulTimeOf(new Date(instant)).slice(0, 5)

/** `14:30:05` */
export const formatClock = (instant: Instant): string => seoulTimeOf(new Date(instant))

/** `2026.01.05 (월) 14:30` */
export const formatDateTime = (instant: Instant, language: Language): string =>
  `${formatDate(instant, language)} ${formatTime(instant)}`
