// When a span is over: hours and days run by the clock, business days leave out weekends and holidays of Seoul.
import type { SpanValue } from '@bidyard/contract/shapes/configuration/amounts'
import { fromSeoul, seoulOf } from '../../../runtime/seoul.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

const isWeekend = (shown: Date): boolean => [0, 6].includes(shown.getUTCDay())

/** A business day ends at the time of the day at which it began. */
export const afterSpan = (from: Date, span: SpanValue, holidays: ReadonlySet<string>): Date => {
  if ('hours' in span) return new Date(from.getTime() + span.hours * hourMs)
  if ('days' in span) return new Date(from.getTime() + span.days * dayMs)
  let shown = seoulOf(from)
  for (let left = span.businessDays; left > 0; ) {
    shown = new Date(shown.getTime() + dayMs)
    if (!isWeekend(shown) && !holidays.has(shown.toISOString().slice(0, 10))) left -= 1
  }
  return fromSeoul(shown.getTime())
}

/** Nobody asks for more. */
const countedMax = 1_000

/** The whole business days that fit in between; none of what is over. */
export const businessDaysBetween = (from: Date, until: Date, holidays: ReadonlySet<string>): number => {
  let count = 0
  for (let shown = seoulOf(from).getTime() + dayMs; shown <= seoulOf(until).getTime() && count < countedMax;
    shown += dayMs) {
    const day = new Date(shown)
    if (!isWeekend(day) && !holidays.has(day.toISOString().slice(0, 10))) count += 1
  }
  return count
}
