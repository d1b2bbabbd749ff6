// The disk says that it could not write: the database stops rather than forget, and nobody was told too much.
import { type MarketReport, type MarketWish, tortureMarket } from './bids/torture-market.ts'
import { failSyncs, refuseWithoutStrace } from './disturbances/failing-sync.ts'

const longestMs = 3_000

export const tortureSync = (wish: MarketWish): Promise<MarketReport<'disk refuses to write'>> => {
  refuseWithoutStrace()
  return tortureMarket(wish, {
    ways: ['disk refuses to write'],
    disturb: ({ server, random }) => failSyncs(() => server.pid, 500 + random.below(longestMs)),
    waitsForBids: true,
  })
}
