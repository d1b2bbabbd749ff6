// The disk says that it could not write: the database stops rather than forget, and nobody was told too much.
import { type MarketReport, type MarketWish, tortureMarket } from './bids/torture-market.ts'
import { failSyncs, refuseWithoutStrace } from './disturbances/failing-sync.ts'

const longestMs = 3_000

export interface SyncReport extends MarketReport<'disk refuses to write'> {
  readonly own: readonly (readonly [string, string | number])[]
}

export const tortureSync = async (wish: MarketWish): Promise<SyncReport> => {
  refuseWithoutStrace()
  let starts = 0
  const report = await tortureMarket(wish, {
    ways: ['disk refuses to write'],
    disturb: async ({ server, random }) => {
      starts += await failSyncs(() => server.pid, 500 + random.below(longestMs))
    },
    waitsForBids: true,
  })
  return { ...report, own: [['starts of the database on it', starts]] }
}
