// The calendar of auctions: how many open and how many end in each hour, so that the office sees the load of a day.
import { z } from 'zod'
import { call } from '../../call.ts'
import { timeShape } from '../../shapes/labels.ts'

/** Six weeks as a calendar shows them. */
export const calendarDaysMax = 42
const hoursMax = calendarDaysMax * 24
const count = z.int().min(0)

export const calendarHourShape = z.object({
  /** The beginning of the hour. */
  at: timeShape,
  /** Opened in it, or put down to be opened in it. */
  opens: count,
  /** End in it, or ended. */
  ends: count,
}).meta({ id: 'AuctionCalendarHour' })

export const calendarCalls = {
  getAuctionCalendar: call({
    surface: 'office',
    method: 'GET',
    path: '/auction-calendar',
    summary: 'How many auctions open and end in each hour; hours without any are left out',
    who: ['staff'],
    query: z.strictObject({
      from: timeShape.meta({ examples: ['2026-01-05T00:00:00+09:00'] }),
      until: timeShape.meta({ examples: ['2026-01-12T00:00:00+09:00'] }),
    }).refine(({ from, until }) => {
      const days = (Date.parse(until) - Date.parse(from)) / 86_400_000
      return days > 0 && days <= calendarDaysMax
    }),
    answer: z.object({ hours: z.array(calendarHourShape).max(hoursMax) }),
  }),
}
