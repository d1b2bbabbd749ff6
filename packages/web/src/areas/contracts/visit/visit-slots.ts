// Which visits are still free, as the server judges them: ahead, within the days, in an offered span, at no taken time.
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { minutesOf, momentAt, slotTimes } from '../../../ui/date/slot-times.ts'
import { addDays, type Day, seoulDayOf } from '../../../ui/format/seoul-day.ts'

export type Scheduling = Pick<
  NonNullable<Contract['scheduling']>, 'windows' | 'taken' | 'withinDays' | 'from' | 'to' | 'slotMinutes'
>

const minuteMs = 60_000
const two = (value: number): string => String(value).padStart(2, '0')

/** The last slot ends when the house closes. */
export const lastSlot = ({ to, slotMinutes }: Pick<Scheduling, 'to' | 'slotMinutes'>): string => {
  const minutes = minutesOf(to) - slotMinutes
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

export const isFree = ({ windows, taken, slotMinutes }: Scheduling, from: Date, nowMs: number): boolean => {
  const [begins, ends] = [from.getTime(), from.getTime() + slotMinutes * minuteMs]
  const isOffered = windows.length === 0
    || windows.some((window) => begins >= Date.parse(window.from) && ends <= Date.parse(window.to))
  const isTaken = taken.some((one) => begins < Date.parse(one.to) && ends > Date.parse(one.from))
  return begins > nowMs && isOffered && !isTaken
}

export const freeTimes = (scheduling: Scheduling, day: Day, nowMs: number): readonly string[] =>
  slotTimes(scheduling.from, lastSlot(scheduling), scheduling.slotMinutes)
    .filter((time) => isFree(scheduling, momentAt(day, time), nowMs))

export const visitDays = ({ withinDays }: Pick<Scheduling, 'withinDays'>, nowMs: number): readonly Day[] => {
  const today = seoulDayOf(nowMs)
  return Array.from({ length: withinDays + 1 }, (_day, at) => addDays(today, at))
}
