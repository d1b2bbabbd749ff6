// When a span of the configuration is over, by the holidays that are known.
import type { SpanValue } from '@bidyard/contract/shapes/configuration/amounts'
import type { Reader } from '../../../runtime/database/database.ts'
import { afterSpan, seoulDayOf } from './business-days-rules.ts'
import { listHolidaysFrom } from './holidays.sql.ts'

export const endOfSpan = async (db: Reader, from: Date, span: SpanValue): Promise<Date> =>
  afterSpan(from, span, new Set('businessDays' in span ? await listHolidaysFrom(db, seoulDayOf(from)) : []))
