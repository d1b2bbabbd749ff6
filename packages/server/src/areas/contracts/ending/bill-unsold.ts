// Bills sellers for rounds that found no buyer; one in which the car was awarded found one, whatever came of it.
import { billFailed } from '../../auctions/for-other-areas.ts'
import type { Reaction } from '../../../runtime/work/events.ts'
import { listAwarded } from './ending.sql.ts'

export const billUnsold: Reaction<'roundsEnded'> = async (given, told) => {
  const ids = told.flatMap(({ auctionIds }) => auctionIds)
  const awarded = await listAwarded(given.tx, ids)
  await billFailed(given, ids.filter((id) => !awarded.has(id)))
}
