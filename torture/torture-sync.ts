// The disk says that it could not write: the database stops rather than forget, and nobody was told too much.
import { type MarketReport, type MarketWish, tortureMarket } from './bids/torture-market.ts'
import { failSyncs, refuseWithoutStrace } from './disturbances/failing-sync.ts'

const longestMs = 3_000

export const tortureSync = (wish: MarketWish): Promise<MarketReport<'disk refuses to write'>> => {
  refuseWithoutStrace()
  return tortureMarket(wish, {
    ways: ['disk refuses to write'],
    disturb: async ({ server, random, panics, fault }) => {
      const before = panics()
      const isFelt = (): boolean => panics() > before
      await failSyncs(() => server.pid, 500 + random.below(longestMs), isFelt)
      if (!isFelt()) fault('the database never heard that the disk refused')
    },
    waitsForBids: true,
  })
}
