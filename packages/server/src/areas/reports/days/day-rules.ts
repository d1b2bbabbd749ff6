// Days in Seoul, and how a period is parted into spans of them.
import { fromSeoul } from '../../../runtime/seoul.ts'
import type { Period } from './day-types.ts'

const dayMs = 86_400_000

const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`)

export const addDays = (day: string, count: number): string =>
  new Date(noonOf(day) + count * dayMs).toISOString().slice(0, 10)

export const daysBetween = (from: string, until: string): number => Math.round((noonOf(until) - noonOf(from)) / dayMs)

/** The moment at which it begins. */
export const startOf = (day: string): Date => fromSeoul(Date.parse(`${day}T00:00:00Z`))
export interface Days {
  readonly first: string
  readonly last: string
}

const weekDays = 7

/** Days that follow each other are taken together, seven at most. */
export const weeksOf = (days: readonly string[]): readonly Days[] => {
  const weeks: { first: string; last: string }[] = []
  for (const day of days.toSorted()) {
    const week = weeks.at(-1)
    if (week !== undefined && addDays(week.last, 1) === day && daysBetween(week.first, day) < weekDays) week.last = day
    else weeks.push({ first: day, last: day })
  }
  return weeks
}

/** As long as it, and right before it. */
export const periodsOf = ({ from, days }: { readonly from: string; readonly days: number }) => ({
  period: { from, until: addDays(from, days - 1) },
  earlier: { from: addDays(from, -days), until: addDays(from, -1) },
})

/** So that a picture has neither too few columns nor too many to be told apart. */
export const spanDaysOf = (days: number): number => (days <= 31 ? 1 : days <= 182 ? 7 : 28)

export const spansOf = (period: Period, spanDays: number): readonly Period[] => {
  const days = daysBetween(period.from, period.until) + 1
  return Array.from({ length: Math.ceil(days / spanDays) }, (_, place) => {
    const from = addDays(period.from, place * spanDays)
    const until = addDays(from, spanDays - 1)
    return { from, until: until < period.until ? until : period.until }
  })
}
