// When a buyer of the demo market comes to look at a car: by day, in Seoul, half an hour for each.
import { fromSeoul, seoulOf } from '../../../runtime/seoul.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const slotMs = hourMs / 2
const firstHour = 9
const slotsADay = 22

/** The next one that begins an hour from now or later; whoever has another place comes at another time. */
export const slotAfter = (now: Date, place: number): { readonly from: Date; readonly to: Date } => {
  const shown = seoulOf(now).getTime() + hourMs
  const midnight = Math.floor(shown / dayMs) * dayMs
  const first = midnight + firstHour * hourMs
  const next = Math.max(0, Math.ceil((shown - first) / slotMs)) + place % 8
  const isToday = next < slotsADay
  const from = fromSeoul(isToday ? first + next * slotMs : first + dayMs + (place % slotsADay) * slotMs)
  return { from, to: new Date(from.getTime() + slotMs) }
}
