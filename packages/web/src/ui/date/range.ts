// A range of days, and how two taps choose one.
import { addDays, addMonths, endOfMonth, startOfMonth, type Day } from '../format/seoul-day.ts'

export interface DayRange {
  readonly from: Day
  readonly until: Day
}

export const rangeBetween = (one: Day, other: Day): DayRange =>
  one <= other ? { from: one, until: other } : { from: other, until: one }

export const rangeHolds = (range: DayRange | null, day: Day): boolean =>
  range !== null && day >= range.from && day <= range.until

export const presetNames = ['today', 'last7Days', 'last30Days', 'thisMonth', 'lastMonth'] as const
export type PresetName = (typeof presetNames)[number]

export const presetRange = (name: PresetName, today: Day): DayRange => {
  const lastMonth = addMonths(startOfMonth(today), -1)
  const ranges: Readonly<Record<PresetName, DayRange>> = {
    today: { from: today, until: today },
    last7Days: { from: addDays(today, -6), until: today },
    last30Days: { from: addDays(today, -29), until: today },
    thisMonth: { from: startOfMonth(today), until: endOfMonth(today) },
    lastMonth: { from: lastMonth, until: endOfMonth(lastMonth) },
  }
  return ranges[name]
}
