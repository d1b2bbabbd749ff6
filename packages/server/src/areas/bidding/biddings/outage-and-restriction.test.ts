// An outage decides no car: a restriction that ended in time holds no bid up at a close that was not moved.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bid, type BidWorld, openBidWorld } from '../../../testing/bids/bid-world.ts'
import { applyViolation, unrelated } from '../../violations/for-other-areas.ts'

let world: BidWorld
beforeAll(async () => {
  world = await openBidWorld()
})
afterAll(() => world.stop())

const won = 10_000_000
const minute = 60
const later = async (minutes: number): Promise<Date> =>
  new Date(Math.floor((await world.now()).getTime() / 1_000) * 1_000 + minutes * minute * 1_000)

test.each([0, 20])('a restriction that ended before the close bars no bid, after %d s of silence', async (silence) => {
  const [dealer, other] = [await world.ready(), await world.ready()]
  const auction = await world.opened({ kind: 'prime', houseType: 'outflow' })
  await bid(dealer, auction.id, won * 2)
  await bid(other, auction.id, won)
  await world.act('flow', (given) => applyViolation(given, {
    shopId: dealer.shopId, memberId: null, detail: 'offPlatformTrade', violateAt: given.now, statement: '직거래',
    isEvidenceShown: true, related: unrelated, priceWon: null, source: null,
  }))
  // Its restriction ends in twenty minutes, the auction in forty.
  await world.sql`update orders set hope_price_won = ${won} where id = ${auction.orderId}`
  const [freeAt, endsAt] = [await later(20), await later(40)]
  await world.sql`update shop_penalties set until_at = ${freeAt}, from_at = app_now() - interval '1 day'
    where shop_id = ${dealer.shopId} and kind = 'restriction'`
  await world.sql`update deadlines set due_at = ${freeAt}, next_at = ${freeAt}
    where row_id = ${dealer.shopId} and duty = 'expirePenalties'`
  await world.sql`update auctions set ends_at = ${endsAt}, first_ends_at = ${endsAt} where id = ${auction.id}`
  await world.sql`update deadlines set due_at = ${endsAt}, next_at = ${endsAt}
    where row_id = ${auction.id} and next_at is not null`
  await world.sweeper.sweep()
  if (silence > 0)
    await world.sql`update node_beats set beat_at = statement_timestamp() - make_interval(secs => ${silence})`
  await world.sweeper.sweep()
  await world.pass(21 * minute)
  await world.pass(21 * minute)
  expect((await world.see(auction.id)).state).toBe('contract')
  const contracts = await world.sql<{ buyer: string }[]>`
    select shop_id as buyer from contracts where auction_id = ${auction.id}`
  expect(contracts).toEqual([{ buyer: dealer.shopId }])
})
