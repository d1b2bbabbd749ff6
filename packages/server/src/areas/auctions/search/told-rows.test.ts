// A row of the search table after its end: a dealer whose bid stands still reads the same, with a rival and without.
import { addressOf } from '@bidyard/contract/call'
import { auctionsCalls as calls } from '@bidyard/contract/calls/auctions'
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { auctionState } from '@bidyard/contract/enums'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bid, type BidWorld, type Dealer, openBidWorld } from '../../../testing/bids/bid-world.ts'
import { plainAskerOf, queryOf } from '../../../testing/plain-ask.ts'

let world: BidWorld
beforeAll(async () => {
  world = await openBidWorld()
})
afterAll(() => world.stop())

type Auction = Awaited<ReturnType<BidWorld['opened']>>
const hour = 3_600
const day = 24 * hour

/** The other comes to market in the same moment as the one, and ends with it. */
const atTheSameTime = async (one: Auction, other: Auction): Promise<void> => {
  await world.sql`
    update auctions held set created_at = model.created_at, opened_at = model.opened_at, ends_at = model.ends_at,
      first_ends_at = model.first_ends_at
    from auctions model where model.id = ${one.id} and held.id = ${other.id}`
  await world.sql`
    update auction_search_rows held set created_at = model.created_at, updated_at = model.updated_at,
      auction_created_at = model.auction_created_at, opened_at = model.opened_at, ends_at = model.ends_at
    from auction_search_rows model where model.auction_id = ${one.id} and held.auction_id = ${other.id}`
  await world.sql`
    update deadlines held set due_at = model.due_at, next_at = model.next_at
    from deadlines model
    where model.row_id = ${one.id} and held.row_id = ${other.id} and model.duty = 'close' and held.duty = 'close'`
}

const standStill = async (dealer: Dealer, id: string): Promise<void> => {
  const { version: seenVersion } = await dealer.ask(biddingCalls.getBidding, { params: { id } })
  await world.clerk.ask(biddingCalls.pauseBidding, { params: { id }, body: { seenVersion, reason: '확인' } })
}

const list = addressOf(calls.listAuctionSearchTables)
const states = auctionState.values
const moments = ({ endsAt }: Auction) => [-1, 0, 1].map((seconds) =>
  new Date(new Date(endsAt ?? 0).getTime() + seconds * 1_000).toISOString())

const queriesFor = (auction: Auction): readonly object[] => {
  const auctionId = { eq: auction.id }
  const ask = (filter: object) => ({ filter: { auctionId, ...filter }, count: true, size: 20 })
  return [
    ask({}), ...states.flatMap((state) => [
      ask({ state: { eq: state } }), ask({ state: { notEq: state } }), ask({ state: { in: [state] } }),
      ask({ state: { notIn: [state, 'preparation'] } }),
    ]),
    ...moments(auction).flatMap((at) => ['gt', 'gte', 'lt', 'lte'].map((than) => ask({ updatedAt: { [than]: at } }))),
    { ...ask({}), sort: [{ updatedAt: 'desc' }] },
  ]
}

/** Every answer to the letter, with one name for what every car has of its own. */
const toldOf = async ({ token }: Dealer, auction: Auction): Promise<readonly string[]> => {
  const ask = plainAskerOf(world.base)
  const [{ id, cover } = { id: '', cover: '' }] = await world.sql<{ id: string; cover: string }[]>`
    select id, cover_photo_id as cover from auction_search_rows where auction_id = ${auction.id}`
  const own = [auction.id, auction.orderId, id, cover, auction.auctionNo]
  const asked = queriesFor(auction).map((query) => ({ path: list, query }))
  const questions = [{ path: `${list}/${id}`, query: {} }, ...asked]
  const answers: string[] = []
  for (const { path, query } of questions) {
    const { status, body } = await ask(path, { token, query: queryOf({ ...query }) })
    answers.push(own.reduce(
      (text, word, at) => text.replaceAll(word, `own ${at}`), JSON.stringify([status, body.code, body.data]),
    ).replaceAll(/"carNumber":"[^"]*"/g, '"carNumber":""'))
  }
  return answers
}

test('a row tells nobody whose bid stands still whether somebody else bid', async () => {
  const [dealer, rival] = [await world.ready(), await world.ready()]
  const [alone, among] = [await world.opened(), await world.opened()]
  await atTheSameTime(alone, among)
  for (const { id } of [alone, among]) await standStill(dealer, (await bid(dealer, id, 10_000_000)).id)
  await bid(rival, among.id, 20_000_000)
  const ending = { ...among, endsAt: alone.endsAt }
  const same = async () => {
    await world.sql`update sessions set idle_ends_at = null`
    const told = await toldOf(dealer, alone)
    for (const [at, answer] of (await toldOf(dealer, ending)).entries()) expect(answer).toBe(told[at])
    const [whole, first] = told
    expect(first).toContain('"count":1')
    return (JSON.parse(whole ?? '') as readonly [number, string, { state: string; updatedAt: string }])[2]
  }
  expect(await same()).toMatchObject({ state: 'auction' })
  await world.pass(73 * hour)
  expect([(await world.see(alone.id)).state, (await world.see(among.id)).state]).toEqual(['cancelled', 'contract'])
  expect(await same()).toMatchObject({ state: 'contract', updatedAt: alone.endsAt })
  expect((await dealer.ask(calls.getAuction, { params: { id: alone.id } })).state).toBe('contract')
  // The seller's time to choose is over as well.
  await world.pass(50 * hour)
  expect((await world.see(among.id)).state).toBe('cancelled')
  expect(await same()).toMatchObject({ state: 'contract', updatedAt: alone.endsAt })
  await world.pass(8 * day)
  expect(await same()).toMatchObject({ state: 'cancelled', updatedAt: alone.endsAt })
  // The office reads them as they are.
  const { items } = await world.clerk.ask(calls.listAuctionSearchTables, { query: { size: 20 } })
  expect(items.map(({ state }) => state)).toEqual(['cancelled', 'cancelled'])
})
