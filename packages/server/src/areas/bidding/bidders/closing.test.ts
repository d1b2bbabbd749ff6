// The close: bidders in one set, ranked as a plain replay of the log ranks them, paused ones without a place.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { biddingCalls as calls } from '@bidyard/contract/calls/bidding'
import { bid, type BidWorld, openBidWorld } from '../../../testing/bids/bid-world.ts'

let world: BidWorld
beforeAll(async () => {
  world = await openBidWorld()
})
afterAll(() => world.stop())

const closeAll = async (): Promise<void> => {
  await world.pass(73 * 3_600)
  await world.sql`update sessions set idle_ends_at = null`
}

interface Made {
  readonly amount: number
  readonly at: number
  readonly isPaused: boolean
}

/** As whoever bids leaves them; amounts and times that are equal on purpose. */
const insertBids = async (auctionId: string, bids: readonly Made[]): Promise<readonly string[]> => {
  const ids: string[] = []
  for (const { amount, at, isPaused } of bids) {
    const { shopId, companyId, memberId } = await world.dealer()
    const [row] = await world.sql<{ id: string }[]>`
      insert into biddings (auction_id, shop_id, company_id, member_id, state, amount_won, bid_at, sequence,
        pause_causes)
      values (${auctionId}, ${shopId}, ${companyId}, ${memberId}, ${isPaused ? 'biddingPaused' : 'bidding'}, ${amount},
        ${new Date(Date.UTC(2026, 0, 1) + at)}, nextval('bid_sequence'), ${isPaused ? ['staff'] : []})
      returning id`
    ids.push(row?.id ?? '')
  }
  return ids
}

const replay = (bids: readonly Made[]): readonly (number | null)[] => {
  const order = [...bids.keys()].filter((at) => bids[at]?.isPaused === false).toSorted((a, b) => {
    const [one, other] = [bids[a], bids[b]]
    if (one === undefined || other === undefined) return 0
    return other.amount - one.amount || one.at - other.at || a - b
  })
  return bids.map((_, at) => (order.includes(at) ? order.indexOf(at) + 1 : null))
}

describe('ranks', () => {
  test('follow amount, then time, then arrival, without a gap', async () => {
    const made = fc.record({
      amount: fc.integer({ min: 1, max: 4 }).map((n) => n * 1_000_000), at: fc.integer({ min: 0, max: 3 }),
      isPaused: fc.boolean(),
    })
    const rounds = fc.sample(fc.array(made, { minLength: 1, maxLength: 8 }), { numRuns: 12, seed: 20_261_121 })
    const auctions = []
    for (const bids of rounds) {
      const { id } = await world.opened()
      auctions.push({ id, bids, ids: await insertBids(id, bids) })
    }
    await closeAll()
    for (const { id, bids, ids } of auctions) {
      const rows = await world.sql<{ bidding: string; rank: number | null }[]>`
        select bidding_id as bidding, bid_rank as rank from auction_bidders where auction_id = ${id}`
      const hasRanked = bids.some(({ isPaused }) => !isPaused)
      expect((await world.see(id)).state).toBe(hasRanked ? 'contract' : 'cancelled')
      const found = new Map(rows.map(({ bidding, rank }) => [bidding, rank]))
      expect(found).toEqual(new Map(replay(bids).map((rank, at) => [ids[at], rank])))
    }
  })
})

describe('after the close', () => {
  test('a seller sees amounts, ranks, grade and record, no name; each dealer the own row without a rank', async () => {
    const [first, second, { id }] = [await world.ready(), await world.ready(), await world.opened()]
    await bid(first, id, 10_000_000)
    await bid(second, id, 11_000_000)
    const query = { query: { filter: { auctionId: { eq: id } } } }
    expect((await world.seller.ask(calls.listAuctionBidders, query)).items).toEqual([])
    expect((await world.seller.ask(calls.listBiddings, query)).items).toEqual([])
    expect((await world.clerk.ask(calls.listBiddings, query)).items).toEqual([])
    expect(await world.seller.ask(calls.getAuctionRoom, { params: { id } }))
      .toMatchObject({ bidCount: 2, pausedCount: null })
    await closeAll()
    const { items } = await world.seller.ask(calls.listAuctionBidders, {
      query: { ...query.query, sort: [{ bidRank: 'asc' }] },
    })
    expect(items).toMatchObject([
      {
        bidRank: 1, bidAmountWon: 11_000_000,
        shop: { shopId: null, shopName: null, memberId: null, grade: 'c-class' },
      },
      { bidRank: 2, bidAmountWon: 10_000_000 },
    ])
    const office = await world.clerk.ask(calls.listBiddings, { query: { ...query.query, sort: [{ amount: 'asc' }] } })
    expect(office.items).toMatchObject([
      { amountWon: 10_000_000, shop: { shopId: first.shopId } }, { amountWon: 11_000_000 },
    ])
    const own = await first.ask(calls.listAuctionBidders, query)
    expect(own.items).toMatchObject([{ bidRank: null, shop: { shopId: first.shopId } }])
    const processes = await first.ask(calls.listBuyerTradeProcesses, query)
    expect(processes.items).toMatchObject([{ biddingState: 'bidding', bidderState: 'waiting', contractId: null }])
    const [bidder] = items
    expect(await world.seller.ask(calls.getAuctionBidder, { params: { id: bidder?.id ?? '' } })).toEqual(bidder)
  })
})
