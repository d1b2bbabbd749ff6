// When auctions of another system are brought, the days of which they tell are counted again.
import type { Reaction } from '../../../runtime/work/events.ts'
import { updateStaleDays } from './past-days.sql.ts'

export const countPastAgain: Reaction<'pastAuctionsBrought'> = async ({ tx }, brought) => {
  for (const { from, until } of brought) await updateStaleDays(tx, from, until)
}
