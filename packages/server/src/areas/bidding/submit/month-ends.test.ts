// The last days of a month: a verdict ends with the month of Seoul, and not with that of another place.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bid, type BidWorld, openBidWorld } from '../../../testing/bids/bid-world.ts'

let world: BidWorld
beforeAll(async () => {
  world = await openBidWorld()
})
afterAll(() => world.stop())

const noon = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month - 1, day, 3))

test('bids are taken on days that the month before does not have', async () => {
  const year = (await world.now()).getUTCFullYear() + 1
  for (const [month, day] of [[3, 30], [5, 31], [12, 31]] as const) {
    await world.pass((noon(year, month, day).getTime() - (await world.now()).getTime()) / 1_000)
    await world.sql`update sessions set idle_ends_at = null`
    const [dealer, { id }] = [await world.ready(), await world.opened()]
    expect(await bid(dealer, id, 10_000_000)).toMatchObject({ auctionId: id })
  }
})
