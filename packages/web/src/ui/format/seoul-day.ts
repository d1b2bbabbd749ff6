// Days as Seoul counts them, written `2026-01-05`, and the arithmetic that calendars need.

/** A day without a time, `2026-01-05`. */
export type Day = `${number}-${number}-${number}`

const dayMs = 86_400_000
const seoulOffsetMs = 9 * 3_600_000

const utc = (day: Day): Date => new Date(`${day}T00:00:00Z`)
const written = (date: Date): Day => date.toISOString().slice(0, 10) as Day

export const isDay = (text: string): text is Day =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  written(utc(text as Day)) === text

/** Korea has kept UTC+9 without summer time since 1988, which covers every date of this product. */
const inSeoul = (instant: Date | number): Date => new Date(Number(instant) + seoulOffsetMs)

export const seoulDayOf = (instant: Date | number): Day => written(inSeoul(instant))

/** `14:30:05` */
export const seoulTimeOf = (instant: Date | number): string => inSeoul(instant).toISOString().slice(11, 19)

/** The instant at which a day begins in Seoul, plus the minutes given. */
export const instantAt = (day: Day, minutes = 0): Date =>
  new Date(utc(day).getTime() - seoulOffsetMs + minutes * 60_000)

export const addDays = (day: Day, count: number): Day => written(new Date(utc(day).getTime() + count * dayMs))

/** The same day of another month, or its last day when that month is shorter. */
export const addMonths = (day: Day, count: number): Day => {
  const date = utc(day)
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1))
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(date.getUTCDate(), length))
  return written(first)
}

export const startOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01` as Day
export const endOfMonth = (day: Day): Day => addDays(addMonths(startOfMonth(day), 1), -1)

/** 0 is Sunday: Korean calendars begin with it. */
export const weekdayOf = (day: Day): number => utc(day).getUTCDay()

export const daysBetween = (from: Day, until: Day): number =>
  Math.round((utc(until).getTime() - utc(from).getTime()) / dayMs)

/** Whole weeks that show a month: five or six rows of seven days, from a Sunday on. */
export const weeksOf = (month: Day): Day[][] => {
  const first = startOfMonth(month)
  const start = addDays(first, -weekdayOf(first))
  const rows = Math.ceil((weekdayOf(first) + daysBetween(first, endOfMonth(first)) + 1) / 7)
  return Array.from({ length: rows }, (_week, row) =>
    Array.from({ length: 7 }, (_day, column) => addDays(start, row * 7 + column)),
  )
}
