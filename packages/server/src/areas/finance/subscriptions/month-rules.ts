// Calendar months as Seoul counts them: when each begins and ends, and which one a moment lies in.
import { fromSeoul, seoulOf } from '../../../runtime/seoul.ts'

const pattern = /^(20\d{2})-(0[1-9]|1[0-2])$/

export interface Month {
  readonly name: string
  readonly startsAt: Date
  readonly endsAt: Date
}

const startOf = (year: number, monthIndex: number): Date => fromSeoul(Date.UTC(year, monthIndex, 1))
const nameOf = (year: number, monthIndex: number): string => {
  const first = new Date(Date.UTC(year, monthIndex, 1))
  return `${first.getUTCFullYear()}-${String(first.getUTCMonth() + 1).padStart(2, '0')}`
}

/** Undefined where the text is no month, such as `2026-13` or `2026-1`. */
export const readMonth = (text: string): Month | undefined => {
  const found = pattern.exec(text)
  if (found === null) return undefined
  const [year, index] = [Number(found[1]), Number(found[2]) - 1]
  return { name: text, startsAt: startOf(year, index), endsAt: startOf(year, index + 1) }
}

export const monthOf = (moment: Date, later = 0): Month => {
  const seoul = seoulOf(moment)
  const name = nameOf(seoul.getUTCFullYear(), seoul.getUTCMonth() + later)
  const month = readMonth(name)
  if (month === undefined) throw new Error(`${name} is no month that the house knows`)
  return month
}

export const isOver = (month: Month, now: Date): boolean => month.endsAt <= now
export const hasBegun = (month: Month, now: Date): boolean => month.startsAt <= now

const hourMs = 3_600_000

/** That time of the day in Seoul, so many days after the day of a moment. */
const eveningOf = (moment: Date, timeOfDay: string, daysLater = 0): Date => {
  const [hour = 0, minute = 0] = timeOfDay.split(':').map(Number)
  const day = seoulOf(moment)
  return fromSeoul(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + daysLater, hour, minute))
}

/** The evening of the day in so many hours, or the next one where it is over: banks rest around midnight. */
export const payableUntil = (now: Date, hours: number, timeOfDay: string): Date => {
  const last = new Date(now.getTime() + hours * hourMs)
  const end = eveningOf(last, timeOfDay)
  return end > now ? end : eveningOf(last, timeOfDay, 1)
}

/** At the latest on the month's last evening; what is asked for after that hour, when the month itself is over. */
export const monthPayableUntil = (
  month: Pick<Month, 'endsAt'>, now: Date, hours: number, timeOfDay: string,
): Date => {
  const lastEvening = eveningOf(new Date(month.endsAt.getTime() - 1), timeOfDay)
  const ends = lastEvening > now ? lastEvening : month.endsAt
  const until = payableUntil(now, hours, timeOfDay)
  return until < ends ? until : ends
}

/** Banks tell a little later than it happens. */
export const graceAfter = (dueAt: Date, minutes: number): Date => new Date(dueAt.getTime() + minutes * 60_000)
