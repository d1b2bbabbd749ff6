// Months as Seoul counts them, written `2026-01`.
import { addMonths, seoulDayOf, type Day } from '../../../ui/format/seoul-day.ts'
import type { Month } from './month.ts'

export const monthAt = (instant: number): Month => seoulDayOf(instant).slice(0, 7) as Month

export const firstDayOf = (month: Month): Day => `${month}-01` as Day

export const addToMonth = (month: Month, count: number): Month =>
  addMonths(firstDayOf(month), count).slice(0, 7) as Month

export const yearOf = (month: Month): string => month.slice(0, 4)

export const monthsOfYear = (year: string): readonly Month[] =>
  Array.from({ length: 12 }, (_month, index) => `${year}-${String(index + 1).padStart(2, '0')}` as Month)

/** So many months that end with this one, the oldest first. */
export const monthsUntil = (last: Month, count: number): readonly Month[] =>
  Array.from({ length: count }, (_month, index) => addToMonth(last, index - count + 1))
