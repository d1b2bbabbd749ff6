// Sealed means sealed: nothing that a dealer can ask or hears tells of a rival's bid, nor anything to anybody how much.
import { randomUUID } from 'node:crypto'
import { addressOf, type CallDefinition } from '@bidyard/contract/call'
import { calls as allCalls } from '@bidyard/contract/calls'
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { biddingCalls as calls } from '@bidyard/contract/calls/bidding'
import type { ListCall } from '@bidyard/contract/list'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestMember } from '../../testing/app.ts'
import { statusOf } from '../../testing/ask.ts'
import { bid, type BidWorld, type Dealer, openBidWorld } from '../../testing/bids/bid-world.ts'
import { openLiveClient } from '../../testing/live-client.ts'
import { plainAskerOf, queryOf } from '../../testing/plain-ask.ts'

let world: BidWorld
let watcher: Dealer
let rival: Dealer
beforeAll(async () => {
  // So many questions in one minute would be refused for their number alone.
  let minutes = 0
  world = await openBidWorld({ stopwatch: () => (minutes += 1) * 60_000 })
  watcher = await world.ready()
  rival = await world.ready()
})
afterAll(() => world.stop())

const plantedWon = 98_760_000
const planted = [String(plantedWon), '98,760,000', '9,876만', '9876만']

interface Question {
  readonly method: string
  readonly path: string
  readonly query?: Record<string, string>
  readonly body?: string
}

const isList = (call: CallDefinition): call is ListCall => 'list' in call

const listQuestions = (call: ListCall, ids: readonly string[]): Question[] => {
  const path = addressOf(call)
  const ask = (query: Record<string, unknown>): Question => ({ method: 'GET', path, query: queryOf(query) })
  const sorts = [...call.list.sort, 'bidRank', 'bidAmount', 'amount', 'bidCount']
  const fields = [...Object.keys(call.list.fields), 'bidAmount', 'amountWon', 'bidRank', 'shopId']
  return [
    ask({ count: true, size: 100 }),
    // A page of one tells of the next by its cursor.
    ask({ size: 1 }),
    ...sorts.map((sort) => ask({ size: 50, sort: [{ [sort]: 'asc' }] })),
    ...fields.flatMap((name) => [
      ask({ filter: { [name]: { gt: plantedWon - 1 } }, count: true }),
      ask({ filter: { [name]: { gte: '2026-01-01T00:00:00Z' } }, count: true }),
      ask({ filter: { [name]: { in: ids } }, count: true }),
    ]),
  ]
}

/** Everything that can be looked at without changing anything, about these things. */
const questionsAbout = (ids: readonly string[]): readonly Question[] =>
  Object.values(allCalls).flatMap((area) => Object.values(area as Record<string, CallDefinition>)).flatMap((call) => {
    if (isList(call)) return listQuestions(call, ids)
    const path = addressOf(call)
    if (call.method === 'GET') return path.includes(':')
      ? ids.map((id) => ({ method: 'GET', path: path.replace(/:\w+/, id) }))
      : [{ method: 'GET', path }]
    if (call === auctionsCalls.searchAuctions)
      return [{ method: 'POST', path, body: JSON.stringify({ count: true, facets: ['maker'], size: 50 }) }]
    return path.endsWith('get-info') ? [{ method: 'POST', path, body: '{}' }] : []
  })

/** What nobody takes, whatever a rival has bid. */
const refusedBids = (auctionIds: readonly string[], ownWon: number): readonly Question[] =>
  auctionIds.flatMap((auctionId) => [ownWon - 10_000, ownWon + 1, 0, 2_000_000_000].map((amount) => ({
    method: 'POST', path: addressOf(calls.submitBid), body: JSON.stringify({ auctionId, amount }),
  })))

// Moments of the question itself, and a price list of the sandbox that goes on by itself.
const passing = /"(now|judgedAt|requestId|usedAt|lastUsedAt|serverTime|bootedAt)":("[^"]*"|null),?/g
const atOnce = 6

const askAll = async (questions: readonly Question[], who: TestMember): Promise<readonly string[]> => {
  const ask = plainAskerOf(world.base)
  const answers: string[] = []
  const waiting = questions.entries()
  const askOn = async (): Promise<void> => {
    for (const [at, { method, path, query, body }] of waiting) {
      const { status, text } = await ask(path, {
        method, token: who.token, headers: { 'idempotency-key': randomUUID() },
        ...(query === undefined ? {} : { query }), ...(body === undefined ? {} : { body }),
      })
      answers[at] = `${status} ${text.replaceAll(passing, '')}`
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askOn))
  return answers
}

const expectAlike = (questions: readonly Question[], one: readonly string[], other: readonly string[]): void => {
  for (const [at, question] of questions.entries()) expect(other[at], JSON.stringify(question)).toBe(one[at])
}

const hasPlanted = (texts: readonly string[]): readonly string[] => {
  const all = texts.join('\n')
  return planted.filter((word) => all.includes(word))
}

const without = async (): Promise<void> => {
  await world.sql`update sessions set idle_ends_at = null`
}

const searchedRows = (auctionIds: readonly string[]) => world.sql`
  select to_jsonb(searched) as row from auction_search_rows searched where auction_id in ${world.sql(auctionIds)}
  order by auction_id`

const holdUpAndLetGo = async (id: string): Promise<void> => {
  const { auctionId } = await rival.ask(calls.getBidding, { params: { id } })
  const { biddings } = await world.clerk.ask(calls.revealBids, { params: { id: auctionId }, body: { reason: '확인' } })
  const { version: seenVersion } = await world.clerk.ask(calls.pauseBidding, {
    params: { id }, body: { seenVersion: biddings.find((one) => one.id === id)?.version ?? 0, reason: '확인' },
  })
  await world.clerk.ask(calls.resumeBidding, { params: { id }, body: { seenVersion, reason: '확인' } })
}

const correct = async (id: string): Promise<void> => {
  const { version: seenVersion } = await world.see(id)
  const body = { seenVersion, statement: '연식을 고쳤습니다.', facts: { modelYear: 2019 } }
  await world.clerk.ask(auctionsCalls.correctAuction, { params: { id }, body })
}

const askAndBeDeclined = async (id: string): Promise<void> => {
  const { id: asked, version: seenVersion } = await rival.ask(calls.requestBiddingCancel, {
    params: { id }, body: { note: '확인' },
  })
  await world.clerk.ask(calls.declineBiddingCancel, { params: { id: asked }, body: { seenVersion, reason: '확인' } })
}

describe('a rival’s bid', () => {
  test('changes nothing that a dealer can look at, bidding or not', async () => {
    const [own, foreign] = [await world.opened(), await world.opened()]
    const ownWon = 10_000_000
    const { id: ownBid } = await bid(watcher, own.id, ownWon)
    await without()
    const before = await bid(rival, foreign.id, 5_000_000)
    await correct(foreign.id)
    const hearing = await openLiveClient(world.base, watcher.token)
    const questions = [
      ...questionsAbout([own.id, foreign.id, own.orderId, ownBid, before.id, rival.shopId]),
      ...refusedBids([own.id], ownWon),
    ]
    expect(questions.length).toBeGreaterThan(1_000)
    const [first, searched] = [await askAll(questions, watcher), await searchedRows([own.id, foreign.id])]
    await askAndBeDeclined(before.id)
    await bid(rival, own.id, plantedWon)
    await bid(rival, foreign.id, plantedWon)
    await holdUpAndLetGo(before.id)
    const second = await askAll(questions, watcher)
    expectAlike(questions, first, second)
    expect(await searchedRows([own.id, foreign.id])).toEqual(searched)
    expect(second.join('\n')).not.toContain(rival.shopId)
    expect(second.join('\n')).not.toContain(before.id)
    expect(hasPlanted(second)).toEqual([])
    expect(second.filter((answer) => answer.startsWith('200')).length).toBeGreaterThan(questions.length / 10)
    await bid(watcher, own.id, ownWon + 1_000_000)
    await hearing.next(0)
    expect(hearing.heard.filter(({ name }) => name !== 'biddingsChanged')).toEqual([])
    expect(JSON.stringify(hearing.heard)).not.toContain(rival.shopId)
    expect(hearing.heard.flatMap(({ data }) => (data as { bids: { biddingId: string }[] }).bids)
      .every(({ biddingId }) => biddingId === ownBid)).toBe(true)
    await hearing.close()
  })

  test('could be another’s, of another time and sum, for all that sellers and an office can tell', async () => {
    const { id, orderId } = await world.opened()
    const bids = [await bid(rival, id, plantedWon), await bid(watcher, id, plantedWon + 30_000)]
    const [{ shopId, companyId, memberId }, newcomer] = [await world.ready(), await world.ready()]
    await without()
    const [seller, office] = [
      await openLiveClient(world.base, world.seller.token), await openLiveClient(world.base, world.clerk.token),
    ]
    // Who looked at what grows with every look.
    const questions = questionsAbout([id, orderId, ...bids.map((one) => one.id)])
      .filter(({ path }) => !path.endsWith('/access-logs'))
    const ask = () => Promise.all([askAll(questions, world.seller), askAll(questions, world.clerk)])
    const before = await ask()
    await world.sql`update biddings set amount_won = ${2 * plantedWon + 30_000} - amount_won where auction_id = ${id}`
    await world.sql`
      update biddings set shop_id = ${shopId}, company_id = ${companyId}, member_id = ${memberId},
        version = version + 3, bid_at = bid_at - interval '1 hour', created_at = created_at - interval '1 hour',
        updated_at = updated_at - interval '1 hour'
      where id = ${bids[0]?.id ?? ''}`
    const after = await ask()
    for (const [at, told] of after.entries()) {
      expectAlike(questions, before[at] ?? [], told)
      expect(hasPlanted(told)).toEqual([])
    }
    const again = await bid(rival, id, plantedWon + 40_000)
    await bid(rival, id, plantedWon + 50_000)
    await bid(newcomer, id, plantedWon + 60_000)
    await Promise.all([seller.next(1), office.next(2)])
    // How often somebody raised cannot be counted by what a seller's screen hears.
    expect(seller.heard).toHaveLength(2)
    const heard = [seller, office].map((screen) => JSON.stringify(screen.heard))
    expect(hasPlanted(heard)).toEqual([])
    for (const word of [rival.shopId, newcomer.shopId, again.id])
      expect(heard.join('\n')).not.toContain(word)
    await Promise.all([seller.close(), office.close()])
    expect(hasPlanted(world.logged)).toEqual([])
    // The same questions do tell the amount to whoever may know it.
    const own = await askAll(questions.filter(({ path }) => path.endsWith('/biddings')), watcher)
    expect(hasPlanted(own)).toEqual([String(plantedWon)])
  })
})

describe('the glass', () => {
  test('is broken by the office alone, with a reason that stays written down', async () => {
    const { id } = await world.opened()
    await bid(rival, id, plantedWon)
    const revealed = await world.clerk.ask(calls.revealBids, { params: { id }, body: { reason: '담합 신고 확인' } })
    expect(revealed.biddings).toMatchObject([{ shop: { shopId: rival.shopId }, amountWon: plantedWon, version: 1 }])
    const lines = await world.sql`
      select act, reason, user_id as "userId" from access_log where subject_id = ${id}`
    expect(lines).toEqual([{ act: 'reveal bids', reason: '담합 신고 확인', userId: world.clerk.userId }])
  })

  test('is the only way to a bid before the close, for every part of the office', async () => {
    const { id } = await world.opened()
    const { id: biddingId } = await bid(rival, id, plantedWon)
    const query = { filter: { auctionId: { eq: id } }, count: true }
    for (const wish of [{ part: 'screening' }, { part: 'sanctions' }, { part: 'finance' }, {}]) {
      const { ask } = await world.member({ type: 'admin', ...wish })
      for (const call of [calls.listBiddings, calls.listBuyerTradeProcesses, calls.listAuctionBidders])
        expect(await ask(call as typeof calls.listBiddings, { query })).toMatchObject({ items: [], count: 0 })
      for (const call of [calls.getBidding, calls.getBuyerAwardFee])
        expect(await statusOf(ask(call as typeof calls.getBidding, { params: { id: biddingId } }))).toBe(404)
      expect(await ask(calls.getAuctionRoom, { params: { id } })).toMatchObject({ bidCount: 1 })
    }
  })
})

test('a shop finds its own bid, the least that it may bid next, and the fee', async () => {
  const { id } = await world.opened()
  const { id: biddingId } = await bid(rival, id, 9_000_000)
  expect(await rival.ask(calls.getBidBox, { params: { id } })).toMatchObject({
    leastWon: 9_010_000, ownBidding: { id: biddingId, amountWon: 9_000_000 }, isOwnCar: false,
  })
  expect(await rival.ask(calls.getBuyerAwardFee, { params: { id: biddingId } })).toEqual({
    biddingId, kind: 'self', priceWon: 9_000_000, totalWon: 245_000, supplyWon: 222_727, vatWon: 22_273,
    status: 'pending',
  })
})
