// Sealed means sealed: nothing that a dealer can ask or hears tells of a rival's bid, nor anything to anybody how much.
import { addressOf, type CallDefinition } from '@bidyard/contract/call'
import { calls as allCalls } from '@bidyard/contract/calls'
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { biddingCalls as calls } from '@bidyard/contract/calls/bidding'
import type { ListCall } from '@bidyard/contract/list'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestMember } from '../../testing/app.ts'
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
    ...sorts.flatMap((sort) => ['asc', 'desc'].map((direction) => ask({ size: 50, sort: [{ [sort]: direction }] }))),
    ...fields.flatMap((name) => [
      ask({ filter: { [name]: { gt: plantedWon - 1 } }, count: true }),
      ask({ filter: { [name]: { gte: '2026-01-01T00:00:00Z' } }, count: true }),
      ...ids.map((id) => ask({ filter: { [name]: { eq: id } }, count: true })),
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

// Moments of the question itself, and a price list of the sandbox that goes on by itself.
const passing = /"(now|judgedAt|requestId|usedAt|lastUsedAt|serverTime|bootedAt)":("[^"]*"|null),?/g

const askAll = async (questions: readonly Question[], who: TestMember): Promise<readonly string[]> => {
  const ask = plainAskerOf(world.base)
  const answers: string[] = []
  for (const { method, path, query, body } of questions) {
    const { status, text } = await ask(path, {
      method, token: who.token, ...(query === undefined ? {} : { query }), ...(body === undefined ? {} : { body }),
    })
    answers.push(`${status} ${text.replaceAll(passing, '')}`)
  }
  return answers
}

const without = async (): Promise<void> => {
  await world.sql`update sessions set idle_ends_at = null`
}

describe('a rival’s bid', () => {
  test('changes nothing that a dealer can look at, bidding or not', { timeout: 120_000 }, async () => {
    const [own, foreign] = [await world.opened(), await world.opened()]
    const { id: ownBid } = await bid(watcher, own.id, 10_000_000)
    await without()
    const hearing = await openLiveClient(world.base, watcher.token)
    const before = await bid(rival, foreign.id, 5_000_000)
    const questions = questionsAbout([own.id, foreign.id, own.orderId, ownBid, before.id, rival.shopId])
    expect(questions.length).toBeGreaterThan(1_000)
    const first = await askAll(questions, watcher)
    await bid(rival, own.id, plantedWon)
    await bid(rival, foreign.id, plantedWon)
    const { version } = await world.clerk.ask(calls.getBidding, { params: { id: before.id } })
    const paused = await world.clerk.ask(calls.pauseBidding, {
      params: { id: before.id }, body: { seenVersion: version, reason: '확인' },
    })
    await world.clerk.ask(calls.resumeBidding, {
      params: { id: before.id }, body: { seenVersion: paused.version, reason: '확인' },
    })
    const second = await askAll(questions, watcher)
    for (const [at, question] of questions.entries()) expect(second[at], JSON.stringify(question)).toBe(first[at])
    expect(second.join('\n')).not.toContain(rival.shopId)
    expect(second.join('\n')).not.toContain(before.id)
    await bid(watcher, own.id, 11_000_000)
    await hearing.next(0)
    expect(hearing.heard.filter(({ name }) => name !== 'biddingsChanged')).toEqual([])
    expect(JSON.stringify(hearing.heard)).not.toContain(rival.shopId)
    expect(hearing.heard.flatMap(({ data }) => (data as { bids: { biddingId: string }[] }).bids)
      .every(({ biddingId }) => biddingId === ownBid)).toBe(true)
    await hearing.close()
  })

  test('is told to nobody by its amount before the close: not to sellers, and not to the office that breaks no glass', {
    timeout: 120_000,
  }, async () => {
    const { id, orderId } = await world.opened()
    const { id: biddingId } = await bid(rival, id, plantedWon)
    await without()
    const [seller, office] = [
      await openLiveClient(world.base, world.seller.token), await openLiveClient(world.base, world.clerk.token),
    ]
    const questions = questionsAbout([id, orderId, biddingId])
    for (const who of [watcher, world.seller, world.clerk]) {
      const all = (await askAll(questions, who)).join('\n')
      for (const word of planted) expect(all.includes(word), `${word} as ${who.userId}`).toBe(false)
    }
    await bid(rival, id, plantedWon + 10_000)
    await Promise.all([seller.next(0), office.next(0)])
    for (const { heard } of [seller, office])
      for (const word of planted) expect(JSON.stringify(heard)).not.toContain(word)
    expect(JSON.stringify(seller.heard)).not.toContain(rival.shopId)
    await Promise.all([seller.close(), office.close()])
    for (const word of planted) expect(world.logged.some((line) => line.includes(word))).toBe(false)
  })
})

describe('the glass', () => {
  test('is broken by the office alone, with a reason that stays written down', async () => {
    const { id } = await world.opened()
    await bid(rival, id, plantedWon)
    const revealed = await world.clerk.ask(calls.revealBids, { params: { id }, body: { reason: '담합 신고 확인' } })
    expect(revealed.biddings).toMatchObject([{ shopId: rival.shopId, amountWon: plantedWon }])
    const lines = await world.sql`
      select act, reason, user_id as "userId" from access_log where subject_id = ${id}`
    expect(lines).toEqual([{ act: 'reveal bids', reason: '담합 신고 확인', userId: world.clerk.userId }])
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
  })
})
