// Rounds after their close: one that finds no buyer goes on or asks its seller, one whose contract is done is done.
import { auctionsCalls as calls } from '@bidyard/contract/calls/auctions'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CarWish } from '../../../testing/auctions/make-car.ts'
import { type MarketWorld, openMarketWorld } from '../../../testing/auctions/market-world.ts'
import { insertBids, makeBidTables, withSampleBids } from '../../../testing/auctions/sample-bids.ts'
import { until } from '../../../testing/until.ts'
import { endRounds, finishAuctions, type RoundEnd } from './end-rounds.ts'

let world: MarketWorld
beforeAll(async () => {
  world = await openMarketWorld({ serves: withSampleBids })
  await world.asOwner(makeBidTables)
})
afterAll(() => world.stop())

const prime = { kind: 'prime', houseType: 'outflow' } as const
/** Closed with a bid, so that its seller chooses. */
const closed = async (wish?: CarWish) => {
  const { id, orderId, endsAt } = await world.opened(wish)
  await insertBids(world.database, [id], 1)
  await world.pass((new Date(endsAt ?? 0).getTime() - (await world.now()).getTime()) / 1_000 + 1)
  expect([(await world.see(id)).state, await world.orderState(orderId)]).toEqual(['contract', 'biddingCompleted'])
  return { id, orderId }
}
const end = (id: string, wish: Partial<RoundEnd> = {}) => world.act('flow', (given) =>
  endRounds(given, [id], { by: 'flow', retry: 'asConfigured', note: null, ...wish }))
const rowState = async (id: string) => {
  const [row] = await world.sql<{ state: string }[]>`select state from auction_search_rows where auction_id = ${id}`
  return row?.state
}
const nextRoundsOf = async (orderId: string) => {
  const { items } = await world.clerk.ask(calls.listAuctions, {
    query: { filter: { orderId: { eq: orderId }, state: { eq: 'preparation' } } },
  })
  return items.map(({ round }) => round)
}

describe('a round without a buyer', () => {
  test.each<[string, CarWish | undefined, Partial<RoundEnd>, 'declined' | 'retried']>([
    ['asks its seller', undefined, {}, 'declined'],
    ['goes on when its seller wishes', undefined, { by: 'seller', retry: 'wished' }, 'retried'],
    ['of a prime car goes on', prime, {}, 'retried'],
    ['of a prime car that cannot be sold does not', prime, { retry: 'never' }, 'declined'],
    ['is over when nobody chose in time', undefined, { by: 'clock' }, 'declined'],
  ])('%s', async (_, wish, how, reason) => {
    const { id, orderId } = await closed(wish)
    expect(await end(id, how)).toEqual([id])
    expect(await world.see(id)).toMatchObject({ state: 'cancelled', endReason: reason, processStep: reason })
    expect(await world.orderState(orderId)).toBe(reason === 'retried' ? 'retryAuction' : 'declined')
    expect([await rowState(id), await nextRoundsOf(orderId)]).toEqual(['cancelled', reason === 'retried' ? [2] : []])
  })

  test('ends once, and only after its close', async () => {
    const [{ id }, open] = [await closed(), await world.opened()]
    const ends = await Promise.all([end(id), end(id), end(open.id)])
    expect(ends.flat()).toEqual([id])
    expect((await world.see(open.id)).state).toBe('auction')
  })

  test('waits for its order before it takes the auction, as every act on a car does', async () => {
    const { id, orderId } = await closed()
    const someoneWaits = async () => {
      const [waiting] = await world.sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      return waiting !== undefined
    }
    const { ending } = await world.database.transact(async (tx) => {
      await sql`select from orders where id = ${orderId} for no key update`.execute(tx)
      const asked = end(id)
      await until(someoneWaits)
      await sql`select from auctions where id = ${id} for update nowait`.execute(tx)
      return { ending: asked }
    })
    expect(await ending).toEqual([id])
  })

  test('is the last after three, whatever its seller wishes', async () => {
    const { id, orderId } = await closed()
    await world.sql`update auctions set round = 3 where id = ${id}`
    await end(id, { by: 'seller', retry: 'wished' })
    expect(await world.orderState(orderId)).toBe('declined')
  })
})

test('a seller is asked what is next until no hour at which banks rest', async () => {
  const { id, orderId } = await closed()
  const seoulMs = (await world.now()).getTime() + 9 * 3_600_000
  const [dayMs, lateMs] = [86_400_000, (23 * 60 + 10) * 60_000]
  await world.pass(((lateMs - seoulMs % dayMs + dayMs) % dayMs) / 1_000)
  await end(id)
  const due = await world.sql`
    select to_char(due_at at time zone 'Asia/Seoul', 'HH24:MI') as at from deadlines
    where machine = 'order' and row_id = ${orderId} and duty = 'declined'`
  expect(due).toEqual([{ at: '00:30' }])
})

test('an auction whose contract is done is done, and no other', async () => {
  const [{ id }, open] = [await closed(), await world.opened()]
  await world.act('flow', (given) => finishAuctions(given, [id, open.id]))
  expect(await world.see(id)).toMatchObject({ state: 'done', processStep: 'accepted' })
  expect([await rowState(id), await rowState(open.id)]).toEqual(['done', 'auction'])
})
