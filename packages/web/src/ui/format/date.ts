// Dates and times as people in Korea write them, always by Seoul's clock: `2026.01.05 (월) 14:30`.
import type { Language } from '@bidyard/contract/error'
import { weekdayOf, type Day } from './seoul-day.ts'

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Seoul', hourCycle: 'h23',
  year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit',
})

export const weekdays: Readonly<Record<Language, readonly string[]>> = {
  ko: ['일', '월', '화', '수', '목', '금', '토'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
}

export type Instant = Date | number | string

interface Clock {
  readonly day: Day
  readonly hour: string
  readonly minute: string
  readonly second: string
}

const clockOf = (instant: Instant): Clock => {
  const found: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of parts.formatToParts(new Date(instant))) found[type] = value
  const { year, month, day, hour = '', minute = '', second = '' } = found
  return { day: `${year}-${month}-${day}` as Day, hour, minute, second }
}

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
export const formatDate = (instant: Instant, language: Language): string => formatDay(clockOf(instant).day, language)

/** `14:30` */
export const formatTime = (instant: Instant): string => {
  const { hour, minute } = clockOf(instant)
  return `${hour}:${minute}`
}

/** `14:30:05` */
export const formatClock = (instant: Instant): string => `${formatTime(instant)}:${clockOf(instant).second}`

/** `2026.01.05 (월) 14:30` */
export const formatDateTime = (instant: Instant, language: Language): string =>
  `${formatDate(instant, language)} ${formatTime(instant)}`
