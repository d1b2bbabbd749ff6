// The disk of the database fills to the last byte again and again: whatever was told before or meanwhile is kept.
import { join } from 'node:path'
import { wait } from './bids/market.ts'
import { type MarketReport, type MarketWish, tortureMarket } from './bids/torture-market.ts'
import { mountSmallDisk, type SmallDisk } from './disturbances/full-disk.ts'

const diskMegabytes = 400
const longestMs = 12_000

export const tortureDisk = async (wish: MarketWish): Promise<MarketReport<'disk full'>> => {
  let disk: SmallDisk | undefined
  return tortureMarket(wish, {
    ways: ['disk full'],
    // Little room for the log, so that it is full soon.
    settings: {
      max_wal_size: '64MB', min_wal_size: '32MB', checkpoint_timeout: '30s', shared_buffers: '64MB',
    },
    placeIn: (folder) => {
      disk = mountSmallDisk(join(folder, 'disk'), diskMegabytes)
      return disk.folder
    },
    disturb: async ({ random }) => {
      const makeRoom = disk?.fill()
      await wait(1_000 + random.below(longestMs))
      makeRoom?.()
    },
    leave: () => disk?.remove(),
    waitsForBids: true,
  })
}
