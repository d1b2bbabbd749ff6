// Hours in which banks rest, and in which therefore nothing ends.
const minuteMs = 60_000
const dayMinutes = 24 * 60
// Korea keeps no summer time, so nine hours are always right.
const seoulAheadMs = 9 * 60 * minuteMs

export interface QuietHours {
  readonly from: string
  readonly to: string
}

const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Nothing ends while banks rest: an end in their quiet hours comes with the last of them. */
export const afterQuietHours = (end: Date, { from, to }: QuietHours): Date => {
  const seoulMs = end.getTime() + seoulAheadMs
  const minute = Math.floor(seoulMs / minuteMs) % dayMinutes
  const [begins, ends] = [minuteOf(from), minuteOf(to)]
  const isQuiet = begins <= ends ? minute >= begins && minute < ends : minute >= begins || minute < ends
  if (!isQuiet) return end
  const left = (ends - minute + dayMinutes) % dayMinutes
  return new Date(Math.floor(seoulMs / minuteMs) * minuteMs + left * minuteMs - seoulAheadMs)
}
