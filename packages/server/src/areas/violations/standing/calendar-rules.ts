// When a span of days or months is over: at the midnight of Seoul that ends its last day; the first day is not counted.
import { fromSeoul, seoulOf } from '../../../runtime/seoul.ts'

const seoulDay = (moment: Date): { readonly year: number; readonly month: number; readonly day: number } => {
  const seoul = seoulOf(moment)
  return { year: seoul.getUTCFullYear(), month: seoul.getUTCMonth(), day: seoul.getUTCDate() }
}

const midnightAfter = (year: number, month: number, day: number): Date =>
  fromSeoul(Date.UTC(year, month, day + 1))

/** Thirty days from the 1st, at whatever hour, end with the 31st. */
export const afterDays = (moment: Date, days: number): Date => {
  const { year, month, day } = seoulDay(moment)
  return midnightAfter(year, month, day + days)
}

/** With the same day of that month, or with its last one where it is shorter. */
export const afterMonths = (moment: Date, months: number): Date => {
  const { year, month, day } = seoulDay(moment)
  const lastDay = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate()
  return midnightAfter(year, month + months, Math.min(day, lastDay))
}
