// After the end dealers learn whether a car was sold and nothing else: bid on or not, it looks the same to them.
import type { AskOf } from '@bidyard/contract/call'
import { auctionsCalls as calls } from '@bidyard/contract/calls/auctions'
import { carsCalls } from '@bidyard/contract/calls/cars'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isLive } from '../../../runtime/work/events.ts'
import type { TestMember } from '../../../testing/app.ts'
import { refusalOf } from '../../../testing/ask.ts'
import { type MarketWorld, openMarketWorld } from '../../../testing/auctions/market-world.ts'
import { insertBids, makeBidTables, withSampleBids } from '../../../testing/auctions/sample-bids.ts'
import { wait } from '../../../testing/contracts/award-world.ts'
import { endRounds, finishAuctions } from './end-rounds.ts'

const day = 24 * 60 * 60
const twoDays = 2 * day

let world: MarketWorld
let dealer: TestMember
beforeAll(async () => {
  world = await openMarketWorld({ serves: withSampleBids })
  await world.asOwner(makeBidTables)
  dealer = await world.dealer()
})
afterAll(() => world.stop())

/** Opened together, marked, and over at one time: the first was bid on, the second was not. */
const closedPair = async () => {
  const pair = [await world.opened(), await world.opened()] as const
  const [{ id }] = pair
  for (const one of pair)
    await dealer.ask(calls.selectAuctionFavorite, { body: { auctionId: one.id } })
  await insertBids(world.database, [id], 2)
  const ends = Math.max(...pair.map(({ endsAt }) => Date.parse(endsAt ?? '')))
  await world.pass((ends - (await world.now()).getTime()) / 1_000 + 1)
  return pair
}

type Filter = NonNullable<NonNullable<AskOf<typeof calls.listAuctions>['query']>['filter']>

/** All that a dealer may ask about one auction, without the words that name it and the hours at which it came. */
const toldOf = async ({ id, orderId }: { readonly id: string; readonly orderId: string }) => {
  const auction = await dealer.ask(calls.getAuction, { params: { id } })
  const { closedAt, endsAt, updatedAt, openedAt: _, createdAt: __, auctionNo: ___, ...shown } = auction
  const among = async (filter: Filter): Promise<number> => {
    const query = { size: 100, filter: { orderId: { eq: orderId }, ...filter } }
    return (await dealer.ask(calls.listAuctions, { query })).items.length
  }
  const favorites = await dealer.ask(calls.listOwnAuctionFavorites, {
    query: { size: 100, filter: { auctionId: { eq: id }, state: { eq: 'contract' } } },
  })
  const facts = await dealer.ask(carsCalls.listCarRegisters, { query: { filter: { orderId: { eq: orderId } } } })
  const guide = await refusalOf(dealer.ask(carsCalls.getOrderGuidePrice, { params: { id: orderId } }))
  const mark = await refusalOf(dealer.ask(calls.unselectAuctionFavorite, { body: { auctionId: id } }))
  return {
    ...shown, id: null, orderId: null, carNumber: null,
    isClosedAtItsEnd: closedAt === endsAt, isUpdatedAtItsEnd: updatedAt === endsAt,
    counts: [
      await among({}), await among({ state: { eq: 'contract' } }), await among({ state: { eq: 'cancelled' } }),
      await among({ endReason: { eq: 'declined' } }), await among({ endReason: { eq: 'retried' } }),
      await among({ updatedAt: { gt: endsAt } }),
    ],
    favorites: favorites.items.map(({ auction: { state, processStep, version } }) => [state, processStep, version]),
    facts: facts.items.length, guide: guide.status, mark: [mark.status, mark.body.code],
  }
}

describe('a dealer', () => {
  test('cannot tell a car that was bid on from one that was not', async () => {
    const [bidOn, quiet] = await closedPair()
    expect([(await world.see(bidOn.id)).state, (await world.see(quiet.id)).state]).toEqual(['contract', 'cancelled'])
    const told = await toldOf(bidOn)
    expect(told).toMatchObject({
      state: 'contract', processStep: 'awardDecision', endReason: null, version: 1, isClosedAtItsEnd: true,
      isUpdatedAtItsEnd: true, counts: [1, 1, 0, 0, 0, 0], facts: 0, guide: 404,
    })
    expect(await toldOf(quiet)).toEqual(told)
  })

  test('hears nothing of a round that ends later, and ten days after the end that neither was sold', async () => {
    const pair = await closedPair()
    const [bidOn, quiet] = pair
    await world.pass(twoDays)
    const before = await toldOf(bidOn)
    await world.act('clock', (given) => endRounds(given, [bidOn.id], { by: 'clock', retry: 'never', note: null }))
    expect((await world.see(bidOn.id)).state).toBe('cancelled')
    expect([await toldOf(bidOn), await toldOf(quiet)]).toEqual([before, before])

    await world.pass(8 * day)
    const unsold = await toldOf(bidOn)
    expect(unsold).toMatchObject({ state: 'cancelled', processStep: 'cancelled', counts: [1, 0, 1, 0, 0, 0] })
    expect(await toldOf(quiet)).toEqual(unsold)
  })

  test('learns that a car was sold', async () => {
    const [{ id }] = await closedPair()
    await world.act('flow', (given) => finishAuctions(given, [id]))
    expect(await dealer.ask(calls.getAuction, { params: { id } })).toMatchObject({ state: 'done', version: 1 })
  })

  test('learns at once that a car was taken off the market before its end', async () => {
    const { id, version } = await world.opened()
    await world.clerk.ask(calls.cancelAuction, { params: { id }, body: { seenVersion: version, reason: '판매자 요청' } })
    const { state, endsAt, closedAt } = await dealer.ask(calls.getAuction, { params: { id } })
    expect(state).toBe('cancelled')
    expect(Date.parse(closedAt ?? '')).toBeLessThan(Date.parse(endsAt ?? ''))
  })
})

test('the office takes no car off the market whose time is over, also before the clock has come by', async () => {
  const { id, version } = await world.opened()
  await wait(world, 7 * 24)
  const body = { seenVersion: version, reason: '판매자 요청' }
  const refused = await refusalOf(world.clerk.ask(calls.cancelAuction, { params: { id }, body }))
  expect(refused.body.code).toBe('AUCTION_INVALID')
})

const marketEventsAbout = async (id: string): Promise<readonly string[]> => {
  const told = await world.sql<{ name: string }[]>`
    select name from outbox where payload::text like ${`%${id}%`} and name like 'auctions%' order by name`
  return told.map(({ name }) => name).filter(isLive)
}

test('what moves after the end is told to nobody on the market', async () => {
  const [ended, cancelled] = [(await closedPair())[0], (await closedPair())[0]]
  await world.act('flow', (given) => endRounds(given, [ended.id], { by: 'flow', retry: 'never', note: null }))
  const { version } = await world.see(cancelled.id)
  await world.clerk.ask(calls.cancelAuction, {
    params: { id: cancelled.id }, body: { seenVersion: version, reason: '판매자 요청' },
  })
  expect((await world.see(cancelled.id)).state).toBe('cancelled')
  for (const { id } of [ended, cancelled])
    expect(await marketEventsAbout(id)).toEqual(['auctionsClosed', 'auctionsOpened'])
})
