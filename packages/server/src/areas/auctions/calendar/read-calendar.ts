// How many auctions open and end in each hour of some days.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { read } from '../../../runtime/handler.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { listHours } from './calendar.sql.ts'

export const getAuctionCalendar = read(auctionsCalls.getAuctionCalendar, async ({ db, query }) => {
  const hours = await listHours(db, new Date(query.from), new Date(query.until))
  return { hours: hours.map(({ at, opens, ends }) => ({ at: timeOf(at), opens, ends })) }
})
