// When a span of the configuration is over, and how much of one is left, by the holidays that are known.
import type { SpanValue } from '@bidyard/contract/shapes/configuration/amounts'
import type { Reader } from '../../../runtime/database/database.ts'
import { afterSpan, businessDaysBetween, seoulDayOf } from './business-days-rules.ts'
import { listHolidaysFrom } from './holidays.sql.ts'

export const endOfSpan = async (db: Reader, from: Date, span: SpanValue): Promise<Date> =>
  afterSpan(from, span, new Set('businessDays' in span ? await listHolidaysFrom(db, seoulDayOf(from)) : []))

/** One look at the calendar for however many moments. */
export const businessDaysFrom = async (db: Reader, now: Date): Promise<(until: Date) => number> => {
  const holidays = new Set(await listHolidaysFrom(db, seoulDayOf(now)))
  return (until) => businessDaysBetween(now, until, holidays)
}
