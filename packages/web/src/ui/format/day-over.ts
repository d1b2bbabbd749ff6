// Whether a day that people were told is over: where they read no hour, all of that day in Seoul is theirs.
import type { Instant } from './date.ts'
import { seoulDayOf } from './seoul-day.ts'

export const isDayOver = (until: Instant, nowMs: number): boolean => seoulDayOf(new Date(until)) < seoulDayOf(nowMs)
