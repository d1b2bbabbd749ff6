// A bid through the front door: taken, raised, answered again by its key, and refused with the word that fits.
import { randomUUID } from 'node:crypto'
import { biddingCalls as calls } from '@bidyard/contract/calls/bidding'
import { eligibilityCalls } from '@bidyard/contract/calls/eligibility'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bid, type BidWorld, openBidWorld, wordOf } from '../../../testing/bids/bid-world.ts'

let world: BidWorld
beforeAll(async () => {
  world = await openBidWorld()
})
afterAll(() => world.stop())

const won = 10_000_000

describe('a bid', () => {
  test('is taken, seen by its shop, and raised', async () => {
    const [dealer, { id }] = [await world.ready(), await world.opened()]
    const first = await bid(dealer, id, won)
    expect(first).toMatchObject({ auctionId: id, shopId: dealer.shopId, amountWon: won, previousWon: null })
    const second = await bid(dealer, id, won + 10_000)
    expect(second).toMatchObject({ id: first.id, amountWon: won + 10_000, previousWon: won })
    expect(await dealer.ask(calls.getBidding, { params: { id: first.id } })).toMatchObject({
      state: 'bidding', amountWon: won + 10_000, version: 2, shop: { shopId: dealer.shopId },
    })
    const log = await world.sql`
      select amount_won::int as won, previous_won::int as previous from bid_entries where auction_id = ${id}
      order by sequence`
    expect(log).toEqual([{ won, previous: null }, { won: won + 10_000, previous: won }])
  })

  test('is answered again by its key to the last letter, whatever has happened since', async () => {
    const [dealer, { id }] = [await world.ready(), await world.opened()]
    const key = randomUUID()
    const first = await bid(dealer, id, won, key)
    await bid(dealer, id, won + 10_000)
    expect(await bid(dealer, id, won, key)).toEqual(first)
    expect(await wordOf(bid(dealer, id, won + 20_000, key))).toBe('CONFLICT')
    await world.sql`update auctions set ends_at = app_now(), opened_at = opened_at - interval '1 day',
      first_ends_at = app_now() where id = ${id}`
    expect(await bid(dealer, id, won, key)).toEqual(first)
    await world.sql`update members set may_bid = false, business_owner_type = 'employee', grade = 'staff'
      where id = ${dealer.memberId}`
    expect(await bid(dealer, id, won, key)).toEqual(first)
  })

  test('is the same, however its auction is spelled', async () => {
    const [dealer, { id }] = [await world.ready(), await world.opened()]
    const key = randomUUID()
    const first = await bid(dealer, id.toUpperCase(), won, key)
    expect(first.auctionId).toBe(id)
    expect(await bid(dealer, id.toUpperCase(), won, key)).toEqual(first)
    await world.sql`update shops set state = 'suspended' where id = ${dealer.shopId}`
    for (const spelled of [id, id.toUpperCase()]) expect(await bid(dealer, spelled, won, key)).toEqual(first)
  })

  test('of the same key at once is one', async () => {
    const [dealer, { id }] = [await world.ready(), await world.opened()]
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => bid(dealer, id, won, key)))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await world.sql`select from bid_entries where auction_id = ${id}`).toHaveLength(1)
  })
})

describe('is refused', () => {
  const refusal = async (amount: number) => {
    const [dealer, { id }] = [await world.ready(), await world.opened()]
    return wordOf(bid(dealer, id, amount))
  }
  test.each([
    ['below the minimum', 90_000], ['above the maximum', 1_000_010_000], ['off the unit', 10_005_000], ['nothing', 0],
    ['less than nothing', -10_000],
  ])('%s', async (_, amount) => {
    expect(await refusal(amount)).toBe('INVALID_INPUT 0001.invalid_amount')
  })

  test('when it is not more than the own bid', async () => {
    const [dealer, { id }] = [await world.ready(), await world.opened()]
    await bid(dealer, id, won)
    for (const amount of [won, won - 10_000])
      expect(await wordOf(bid(dealer, id, amount))).toBe('INVALID_INPUT 0001.invalid_amount')
  })

  test('after the end, and on what never came to market as if it were not there', async () => {
    const [dealer, { id }, waiting] = [await world.ready(), await world.opened(), await world.prepared()]
    await world.sql`update auctions set ends_at = app_now(), opened_at = opened_at - interval '1 day',
      first_ends_at = app_now() where id = ${id}`
    expect(await wordOf(bid(dealer, id, won))).toBe('INVALID_INPUT 0002.invalid_auction_state')
    expect(await wordOf(bid(dealer, waiting.id, won))).toBe('NOT_FOUND')
    expect(await wordOf(bid(dealer, randomUUID(), won))).toBe('NOT_FOUND')
  })

  test('in the very moment of the end, though not a microsecond before it', async () => {
    const [dealer, { id }] = [await world.ready(), await world.opened()]
    await world.sql`update auctions set ends_at = app_now() + interval '30 seconds', first_ends_at = app_now(),
      opened_at = opened_at - interval '1 day' where id = ${id}`
    // The database's clock, stopped for this one question; its shift comes on top of it.
    await world.sql.unsafe(`
      create schema stopped;
      create table stopped.clock as
        select ends_at - shift as at from auctions, clock_shift where auctions.id = '${id}';
      create function stopped.clock_timestamp() returns timestamptz volatile language sql
        as 'select at from stopped.clock';
      grant usage on schema stopped to public;
      grant select on stopped.clock to public;
      alter function submit_bids set search_path = stopped, pg_catalog, public`)
    expect(await wordOf(bid(dealer, id, won))).toBe('INVALID_INPUT 0002.invalid_auction_state')
    await world.sql`update stopped.clock set at = at - interval '1 microsecond'`
    expect(await bid(dealer, id, won)).toMatchObject({ amountWon: won })
    await world.sql.unsafe('alter function submit_bids reset search_path; drop schema stopped cascade')
  })

  test('for everything that stands in the way of the shop', async () => {
    const [dealer, { id }] = [await world.dealer(), await world.opened()]
    expect(await wordOf(bid(dealer, id, won))).toBe('INVALID_PERMISSION 0001.bidding_restricted')
    const { obstacles } = await dealer.ask(eligibilityCalls.getBiddingEligibility, { body: {} })
    expect(obstacles.map(({ obstacle }) => obstacle)).toEqual(['depositMissing', 'subscriptionInactive'])
  })

  test('for a member who may not bid for the shop', async () => {
    const [dealer, { id }] = [await world.ready(), await world.opened()]
    const employee = await world.member({ shopId: dealer.shopId })
    expect(await wordOf(bid(employee, id, won))).toBe('INVALID_PERMISSION 0002.no_bidding_permission')
  })

  test('for a session that ended a moment ago', async () => {
    const [dealer, { id }] = [await world.ready(), await world.opened()]
    await bid(dealer, id, won)
    await world.sql`update sessions set ended_at = app_now() where id = ${dealer.sessionId}`
    expect(await wordOf(bid(dealer, id, won + 10_000))).toBe('UNAUTHORIZED')
  })

  test('for a right that was lost a moment ago', async () => {
    const [dealer, { id }] = [await world.ready(), await world.opened()]
    await bid(dealer, id, won)
    await world.sql`update shops set state = 'suspended' where id = ${dealer.shopId}`
    expect(await wordOf(bid(dealer, id, won + 10_000))).toBe('INVALID_PERMISSION 0001.bidding_restricted')
    await world.sql`update shops set state = 'active' where id = ${dealer.shopId}`
    expect(await bid(dealer, id, won + 10_000)).toMatchObject({ previousWon: won })
  })
})
