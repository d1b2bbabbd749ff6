// Where the keyboard moves in a calendar: days, weeks, months and years, never outside the days one may choose.
import { addDays, addMonths, startOfMonth, weekdayOf, type Day } from '../format/seoul-day.ts'

export interface Bounds {
  readonly first?: Day | undefined
  readonly last?: Day | undefined
}

export const within = (day: Day, { first, last }: Bounds): Day => {
  if (first !== undefined && day < first) return first
  if (last !== undefined && day > last) return last
  return day
}

export const isWithin = (day: Day, bounds: Bounds): boolean => within(day, bounds) === day

/** At the end of a month what may be chosen can begin in the next one. */
export const beginningAt = (start: Day, bounds: Bounds): { readonly month: Day; readonly focused: Day } => {
  const focused = within(start, bounds)
  return { month: startOfMonth(focused), focused }
}

const moves: Readonly<Record<string, (day: Day, far: boolean) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day, far) => addMonths(day, far ? -12 : -1),
  PageDown: (day, far) => addMonths(day, far ? 12 : 1),
}

/** The day the key leads to; nothing for keys that a calendar does not know. */
export const dayAfterKey = (day: Day, key: string, shift: boolean, bounds: Bounds): Day | null => {
  const move = moves[key]
  return move === undefined ? null : within(move(day, shift), bounds)
}
