// The disk of the database fills to the last byte again and again: whatever was told before or meanwhile is kept.
import { join } from 'node:path'
import { until } from '../packages/server/src/testing/until.ts'
import { type MarketReport, type MarketWish, tortureMarket } from './bids/torture-market.ts'
import { mountSmallDisk, type SmallDisk } from './disturbances/full-disk.ts'
import { wait } from './running/wait.ts'

const diskMegabytes = 400
const longestMs = 12_000
/** By then somebody must have been refused. */
const feltWithinMs = 60_000

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
    disturb: async ({ random, refusals, fault }) => {
      const before = refusals()
      const makeRoom = disk?.fill()
      await wait(1_000 + random.below(longestMs))
      await until(() => refusals() > before, feltWithinMs).catch(() => fault('nobody felt that the disk was full'))
      makeRoom?.()
    },
    leave: () => disk?.remove(),
    waitsForBids: true,
  })
}
