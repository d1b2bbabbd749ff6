// When a span of the configuration is over, and how much of one is left, by the holidays that are known.
import type { SpanValue } from '@bidyard/contract/shapes/configuration/amounts'
import type { Reader } from '../../../runtime/database/database.ts'
import { seoulDayOf } from '../../../runtime/seoul.ts'
import { afterSpan, businessDaysBetween } from './business-days-rules.ts'
import { listHolidaysFrom } from './holidays.sql.ts'

export type Calendar = (from: Date, span: SpanValue) => Promise<Date>

/** For many spans at a time: the holidays from one day on are looked up once. */
export const calendarOf = (db: Reader): Calendar => {
  const known = new Map<string, ReadonlySet<string>>()
  return async (from, span) => {
    if (!('businessDays' in span)) return afterSpan(from, span, new Set())
    const day = seoulDayOf(from)
    const holidays = known.get(day) ?? new Set(await listHolidaysFrom(db, day))
    known.set(day, holidays)
    return afterSpan(from, span, holidays)
  }
}

export const endOfSpan = (db: Reader, from: Date, span: SpanValue): Promise<Date> => calendarOf(db)(from, span)

/** One look at the calendar for however many moments. */
export const businessDaysFrom = async (db: Reader, now: Date): Promise<(until: Date) => number> => {
  const holidays = new Set(await listHolidaysFrom(db, seoulDayOf(now)))
  return (until) => businessDaysBetween(now, until, holidays)
}
