// A week of the auctions' calendar as it stands in the address, and its hours put in their days.
import type { auctionsCalls } from '@bidyard/contract/calls/auctions'
import type { ReceivedOf } from '@bidyard/contract/call'
import { addDays, instantAt, isDay, seoulDayOf, weekdayOf, type Day } from '../../../../ui/format/seoul-day.ts'
import { onlySet, type Given } from '../../../../ui/table/order.ts'

export type CalendarHour = ReceivedOf<typeof auctionsCalls.getAuctionCalendar>['hours'][number]

export const readCalendarSearch = (given: Given) => onlySet({
  week: typeof given['week'] === 'string' && isDay(given['week']) ? given['week'] : undefined,
})
export type CalendarSearch = ReturnType<typeof readCalendarSearch>

/** Weeks of work begin on Monday. */
export const weekOf = (day: Day): Day => addDays(day, -((weekdayOf(day) + 6) % 7))

export const weekDays = (week: Day): readonly Day[] => Array.from({ length: 7 }, (_day, at) => addDays(week, at))

export const weekQuery = (week: Day) => ({
  from: instantAt(week).toISOString(), until: instantAt(addDays(week, 7)).toISOString(),
})

export interface HourLoad {
  readonly opens: number
  readonly ends: number
}

const hourMs = 3_600_000

/** By day and hour: `2026-01-05 14`. */
export const loadsOf = (hours: readonly CalendarHour[]): ReadonlyMap<string, HourLoad> =>
  new Map(hours.map(({ at, opens, ends }) => {
    const moment = Date.parse(at)
    const day = seoulDayOf(moment)
    return [`${day} ${Math.floor((moment - instantAt(day).getTime()) / hourMs)}`, { opens, ends }] as const
  }))

export const loadAt = (loads: ReadonlyMap<string, HourLoad>, day: Day, hour: number): HourLoad =>
  loads.get(`${day} ${hour}`) ?? { opens: 0, ends: 0 }

export const loadOfDay = (loads: ReadonlyMap<string, HourLoad>, day: Day): HourLoad =>
  Array.from({ length: 24 }, (_hour, hour) => loadAt(loads, day, hour))
    .reduce((sum, load) => ({ opens: sum.opens + load.opens, ends: sum.ends + load.ends }), { opens: 0, ends: 0 })

/** Hours in which something happens, and those between. */
export const hoursShown = (loads: ReadonlyMap<string, HourLoad>): readonly number[] => {
  const used = [...loads.keys()].map((key) => Number(key.split(' ')[1]))
  const [first, last] = [Math.min(9, ...used), Math.max(18, ...used)]
  return Array.from({ length: last - first + 1 }, (_hour, at) => first + at)
}
