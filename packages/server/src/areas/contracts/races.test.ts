// Two at once around one car: each pair ends as if one had come after the other, and at most one bid is ever chosen.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { Answered } from '../../testing/ask.ts'
import { until } from '../../testing/until.ts'
import {
  around, type AwardWorld, type Closed, doing, insertBid, open, openAwardWorld, passEnd, request, violationsOf, wait,
} from '../../testing/contracts/award-world.ts'

let world: AwardWorld
let other: TestApp
beforeAll(async () => {
  world = await openAwardWorld({ node: 'one' })
  other = await startTestApp({}, { node: 'two', database: { url: world.databaseUrl, drop: async () => {} } })
})
afterAll(async () => {
  await other.stop()
  await world.stop()
})

const rounds = [1, 2, 3]
const wordOf = (asked: Promise<unknown>): Promise<string> => asked.then(() => 'done', (error: unknown) => {
  if (error instanceof Answered) return error.body.code
  throw error
})
const wordsOf = (...asked: Promise<unknown>[]): Promise<string[]> => Promise.all(asked.map(wordOf))

const ask = ({ id }: Closed, bidderId: string) =>
  doing(world.seller, calls.requestSale, { params: { id }, body: { bidderId } })
const revert = ({ id }: Closed) =>
  doing(world.seller, calls.revertSaleRequest, { params: { id }, body: { reason: null } })
const accept = ({ bidders: [first] }: Closed, id: string) =>
  doing(first.dealer, calls.acceptSelfPurchase, { params: { id }, body: {} })
const refuse = ({ bidders: [first] }: Closed, id: string) =>
  doing(first.dealer, calls.declineSelfPurchase, { params: { id }, body: { type: 'changeOfMind', note: null } })
const sweepBoth = async (): Promise<void> => {
  const sweep = () => Promise.all([world, other].flatMap(({ sweeper }) => [sweeper.sweep(), sweeper.sweep()]))
  while ((await sweep()).some((count) => count > 0)) continue
}

describe('of a request', () => {
  test('two at once are one', async () => {
    for (const _ of rounds) {
      const car = await world.closed()
      const [first, second] = car.bidders
      expect((await wordsOf(ask(car, first.id), ask(car, second.id))).toSorted())
        .toEqual(['AUCTION_TRADE_PROCESS_INVALID', 'done'])
      expect((await around(world, car)).bids.filter((bid) => bid.startsWith('awardReserved'))).toHaveLength(1)
    }
  })

  test('the database itself keeps a second bid from being chosen', async () => {
    const { bidders: [first, second] } = await world.closed()
    await world.sql`update biddings set state = 'awardReserved' where id = ${first.biddingId}`
    for (const state of ['awardReserved', 'awarded', 'done'])
      await expect(world.sql`update biddings set state = ${state} where id = ${second.biddingId}`)
        .rejects.toThrow('biddings_one_award')
  })

  test('the seller’s against the office’s are one', async () => {
    for (const _ of rounds) {
      const car = await world.closed()
      const words = await wordsOf(ask(car, car.bidders[0].id), open(world, car, car.bidders[1]))
      expect(words.filter((word) => word === 'done')).toHaveLength(1)
      expect((await around(world, car)).contracts).toHaveLength(1)
    }
  })

  test('waits for a restriction that is on its way, and then asks nobody', async () => {
    const car = await world.closed()
    const [{ id, biddingId }] = car.bidders
    let asked: Promise<string> | undefined
    await world.database.transact(async (tx) => {
      await sql`update biddings set state = 'biddingPaused', pause_causes = '{restriction}'
        where id = ${biddingId}`.execute(tx)
      asked = wordOf(ask(car, id))
      await until(async () => {
        const [waiting] = await world.sql<{ count: number }[]>`
          select count(*)::int from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
        return (waiting?.count ?? 0) > 0
      })
    })
    expect(await asked).toBe('CANDIDATE_INVALID')
    expect((await around(world, car)).contracts).toEqual([])
  })

  test('taken back against its acceptance leaves a sold car or a free bid, never both', async () => {
    for (const _ of rounds) {
      const car = await world.closed()
      const id = await request(world, car, car.bidders[0])
      const [reverting, accepting] = await wordsOf(revert(car), accept(car, id))
      const isSold = accepting === 'done'
      expect([reverting, accepting]).toEqual(isSold
        ? ['AUCTION_TRADE_PROCESS_INVALID', 'done'] : ['done', 'INVALID_CONTRACT'])
      expect(await around(world, car)).toMatchObject(isSold
        ? { order: 'awarded', bids: ['awarded awardCompleted', 'bidFailed rejected', 'bidFailed rejected'] }
        : { order: 'biddingCompleted', bids: Array(3).fill('bidding waiting'), amounts: [] })
    }
  })

  test('accepted against declined is one of the two', async () => {
    for (const _ of rounds) {
      const car = await world.closed()
      const id = await request(world, car, car.bidders[0])
      expect((await wordsOf(accept(car, id), refuse(car, id))).toSorted()).toEqual(['INVALID_CONTRACT', 'done'])
    }
  })
})

describe('the clock on two nodes', () => {
  test('against an acceptance sells the car or drops the bid, with one violation or none', async () => {
    for (const leftMs of [0, 10, 20, 30, 10_000]) {
      const car = await world.closed()
      const [first] = car.bidders
      const id = await request(world, car, first)
      await world.sql`
        with ends as (select app_now() + make_interval(secs => ${leftMs / 1_000}) as at)
        update deadlines set due_at = at, next_at = at from ends where row_id = ${id}`
      const [accepting] = await Promise.all([wordOf(accept(car, id)), sweepBoth()])
      const isSold = accepting === 'done'
      // What came too late was refused, and the clock comes again for what somebody held.
      await until(async () => {
        await sweepBoth()
        return (await around(world, car)).bids[0] !== 'awardReserved awardInProgress'
      })
      expect((await around(world, car)).bids[0]).toBe(isSold ? 'awarded awardCompleted' : 'cancelled cancelled')
      expect(await violationsOf(world, first.dealer.shopId))
        .toEqual(isSold ? [] : ['selfContractPurchaseDecisionExpired'])
    }
  })

  test('ends requests of the same moment once each', async () => {
    const late = await world.closedTwo({}, { bids: 1 })
    for (const car of late) await request(world, car, car.bidders[0])
    await wait(world, 26)
    await sweepBoth()
    for (const car of late) {
      expect(await around(world, car)).toMatchObject({
        auction: 'cancelled declined', contracts: ['cancelled purchaseExpired'], bids: ['cancelled cancelled'],
      })
      const moves = await world.sql`
        select count(*)::int as moves from state_history
        where action = 'expirePurchase' and row_id in (select id from contracts where auction_id = ${car.id})`
      expect(moves).toEqual([{ moves: 1 }])
      expect(await violationsOf(world, car.bidders[0].dealer.shopId)).toHaveLength(1)
    }
  })

  test('closing against a request never sells what still takes bids', async () => {
    const { id, orderId, endsAt } = await world.opened({ partnerId: world.partner.partnerId })
    const dealer = await world.dealer()
    await insertBid(world, id, dealer, 5_000_000)
    const [before] = await wordsOf(doing(world.seller, calls.requestSale, {
      params: { id }, body: { bidderId: orderId },
    }))
    expect(before).toBe('AUCTION_INVALID')
    await wait(world, Math.ceil((new Date(endsAt ?? 0).getTime() - (await world.now()).getTime()) / 3_600_000))
    const asking = doing(world.seller, calls.requestSale, { params: { id }, body: { bidderId: orderId } })
    const [[word]] = await Promise.all([wordsOf(asking), passEnd(world, endsAt)])
    expect(['AUCTION_INVALID', 'CANDIDATE_INVALID']).toContain(word)
    // The clock leaves what somebody holds, and comes again.
    await world.pass(0)
    expect((await around(world, { id, orderId })).bids).toEqual(['bidding waiting'])
  })
})
