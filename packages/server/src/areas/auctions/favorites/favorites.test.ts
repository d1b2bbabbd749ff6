// Favourites through the front door: each refusal has its word, and no race passes the maximum.
import { randomUUID } from 'node:crypto'
import { auctionsCalls as calls } from '@bidyard/contract/calls/auctions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { codeOf, refusalOf } from '../../../testing/ask.ts'
import { type MarketWorld, openMarketWorld } from '../../../testing/auctions/market-world.ts'

let world: MarketWorld
beforeAll(async () => {
  world = await openMarketWorld()
})
afterAll(() => world.stop())

const select = (who: TestMember, auctionId: string) => who.ask(calls.selectAuctionFavorite, { body: { auctionId } })
const unselect = (who: TestMember, auctionId: string) =>
  who.ask(calls.unselectAuctionFavorite, { body: { auctionId } })
const cancel = async (id: string) => {
  const { version } = await world.see(id)
  await world.clerk.ask(calls.cancelAuction, { params: { id }, body: { seenVersion: version, reason: '판매자 요청' } })
}

test('are selected once and taken off once', async () => {
  const [dealer, { id }] = [await world.dealer(), await world.opened()]
  expect(await codeOf(unselect(dealer, id))).toBe('AUCTION_FAVORITE_NOT_FOUND')
  expect(await select(dealer, id)).toEqual({ auctionId: id, isFavorite: true, count: 1, max: 100 })
  expect(await codeOf(select(dealer, id))).toBe('AUCTION_FAVORITE_ALREADY_SELECTED')
  expect((await dealer.ask(calls.getAuction, { params: { id } })).isFavorite).toBe(true)
  expect(await unselect(dealer, id)).toEqual({ auctionId: id, isFavorite: false, count: 0, max: 100 })
  expect(await codeOf(unselect(dealer, id))).toBe('AUCTION_FAVORITE_ALREADY_UNSELECTED')
  expect((await select(dealer, id)).count).toBe(1)
})

test('are the member’s own', async () => {
  const [dealer, other, { id }] = [await world.dealer(), await world.dealer(), await world.opened()]
  await select(dealer, id)
  const query = { query: { count: true } }
  const { items: [own] } = await dealer.ask(calls.listOwnAuctionFavorites, query)
  expect(own).toMatchObject({ auctionId: id, memberId: dealer.memberId, auction: { id, state: 'auction' } })
  expect(own?.auction.carNumber).toMatch(/\*\*\d\d$/)
  for (const call of [calls.listOwnAuctionFavorites, calls.listAuctionFavorites])
    expect(await other.ask(call, query)).toMatchObject({ items: [], count: 0 })
  const params = { params: { id: own?.id ?? '' } }
  expect((await dealer.ask(calls.getAuctionFavorite, params)).auctionId).toBe(id)
  expect((await refusalOf(other.ask(calls.getAuctionFavorite, params))).status).toBe(404)
  expect((await world.clerk.ask(calls.getAuctionFavorite, params)).memberId).toBe(dealer.memberId)
})

test('are no more after the end, and only of cars that came to market', async () => {
  const dealer = await world.dealer()
  const [waiting, open, gone] = [await world.prepared(), await world.opened(), await world.opened()]
  await select(dealer, open.id)
  await cancel(gone.id)
  for (const toggle of [select, unselect]) {
    expect(await codeOf(toggle(dealer, randomUUID()))).toBe('AUCTION_NOT_FOUND')
    expect(await codeOf(toggle(dealer, waiting.id))).toBe('AUCTION_NOT_TOGGLEABLE')
    expect(await codeOf(toggle(dealer, gone.id))).toBe('AUCTION_NOT_TOGGLEABLE')
  }
  await world.sql`
    update auctions set opened_at = opened_at - interval '9 days', first_ends_at = ends_at - interval '8 days',
    ends_at = ends_at - interval '8 days' where id = ${open.id}`
  for (const toggle of [select, unselect])
    expect(await codeOf(toggle(dealer, open.id))).toBe('AUCTION_NOT_IN_BIDDABLE_STATE')
})

test('fifty at once never pass the maximum', async () => {
  const dealer = await world.dealer()
  const max = 100
  const auctions = await Promise.all(Array.from({ length: 30 }, () => world.opened()))
  // As good as selected: what the maximum counts.
  const [first] = auctions
  await world.sql`
    with more as (
      insert into orders (car_number, state, kind, house_type, region, created_by, answers, model, model_year,
        terms_version, terms_accepted_at, confirmed_at)
      select '900가' || (1000 + n), 'completed', kind, house_type, region, created_by, answers, model, model_year, 1,
        terms_accepted_at, confirmed_at
      from orders, generate_series(1, ${max - 10}) n where orders.id = ${first?.orderId ?? ''}
      returning id
    ), opened as (
      insert into auctions (order_id, round, state, kind, house_type, screened_at, opened_at, ends_at, first_ends_at,
        configuration_revision)
      select id, 1, 'auction', 'self', 'onsite', app_now(), app_now(), app_now() + interval '1 day',
        app_now() + interval '1 day', 1 from more returning id
    )
    insert into auction_favorites (auction_id, member_id) select id, ${dealer.memberId} from opened`
  const asked = await Promise.allSettled(Array.from({ length: 50 }, (_, at) =>
    select(dealer, auctions[at % auctions.length]?.id ?? '')))
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  const reasons = new Set(asked.flatMap((one) =>
    (one.status === 'rejected' ? [(one.reason as { body: { code: string } }).body.code] : [])))
  expect([...reasons].every((code) =>
    ['AUCTION_FAVORITE_SELECT_REACH_MAX', 'AUCTION_FAVORITE_ALREADY_SELECTED'].includes(code))).toBe(true)
  expect(reasons.has('AUCTION_FAVORITE_SELECT_REACH_MAX')).toBe(true)
  const [{ count } = { count: 0 }] = await world.sql<{ count: number }[]>`
    select count(*)::int as count from auction_favorites
    where member_id = ${dealer.memberId} and unselected_at is null`
  expect(count).toBe(max)
})
