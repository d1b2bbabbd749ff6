// Two or fifty at once on one step: each pair ends as if one had come after the other, and an end comes once.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { around, doing, violationsOf } from '../../../testing/contracts/award-world.ts'
import {
  approve, confirm, fail, handIn, openSelfWorld, pay, reject, type SelfDeal, type SelfWorld, seen, standingAt, succeed,
} from '../../../testing/contracts/self-deals.ts'
import { until } from '../../../testing/until.ts'

let world: SelfWorld
beforeAll(async () => {
  world = await openSelfWorld()
})
afterAll(() => world.stop())

const wordOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(() => 'done', (error: { body: { code: string } }) => error.body.code)
const wordsOf = async (...asked: Promise<unknown>[]): Promise<string[]> =>
  (await Promise.all(asked.map(wordOf))).toSorted()
const once = ['INVALID_CONTRACT', 'done']
const delay = ({ contractId, buyer }: SelfDeal) =>
  doing(buyer, calls.delaySchedule, { params: { id: contractId }, body: { note: null } })
const cancel = ({ contractId }: SelfDeal) =>
  doing(world.seller, calls.cancelSchedule, { params: { id: contractId }, body: { type: 'sellerRequest', note: null } })
const payAsOffice = ({ contractId }: SelfDeal) =>
  doing(world.clerk, calls.completeSelfPayment, { params: { id: contractId }, body: {} })
const movesOf = async (deal: SelfDeal, action: string) =>
  (await seen(world, deal)).moves.filter((move) => move.action === action).length

describe('of two at once', () => {
  test('a visit that is put off and called off is over, or was put off before', async () => {
    for (let round = 0; round < 3; round++) {
      const deal = await standingAt(world, 'tradeResult')
      const [delayed, cancelled] = await Promise.all([wordOf(delay(deal)), wordOf(cancel(deal))])
      expect(cancelled).toBe('done')
      expect(once).toContain(delayed)
      expect(await seen(world, deal)).toMatchObject({
        state: 'cancelled', scheduling: { delayCount: delayed === 'done' ? 1 : 0 },
      })
    }
  })

  test('a result is a success or a failure', async () => {
    for (let round = 0; round < 3; round++) {
      const deal = await standingAt(world, 'tradeResult')
      expect(await wordsOf(succeed(deal), fail(deal))).toEqual(once)
      const { state, result, faultCases } = await seen(world, deal)
      expect([state, faultCases.length])
        .toEqual(result?.outcome === 'success' ? ['payment', 0] : ['cancelled', 1])
    }
  })

  test('a payment is completed by the seller or by the office', async () => {
    const deal = await standingAt(world, 'payment')
    expect(await wordsOf(pay(world, deal), payAsOffice(deal))).toEqual(once)
    expect(await movesOf(deal, 'completePayment')).toBe(1)
  })

  test('papers are approved or sent back', async () => {
    for (let round = 0; round < 3; round++) {
      const deal = await standingAt(world, 'screening')
      await handIn(world, deal)
      expect(await wordsOf(approve(world, deal), reject(world, deal))).toEqual(once)
      const { state, screening } = await seen(world, deal)
      expect([['done', 'approved'], ['screening', 'rejected']]).toContainEqual([state, screening?.state])
    }
  })

  test('a contract is ended by its seller or by the office', async () => {
    const deal = await standingAt(world, 'tradeScheduling')
    const { version } = await seen(world, deal)
    const byOffice = doing(world.clerk, calls.cancelContract, {
      params: { id: deal.contractId }, body: { seenVersion: version, type: 'mistake', next: 'decline', reason: '오류' },
    })
    const words = await wordsOf(cancel(deal), byOffice)
    expect(words).toContain('done')
    expect(words.filter((word) => word === 'done')).toHaveLength(1)
    expect(await around(world, deal)).toMatchObject({ auction: 'cancelled declined', order: 'declined' })
  })
})

describe('of fifty at once', () => {
  const fifty = (asked: () => Promise<unknown>) => wordsOf(...Array.from({ length: 50 }, asked))
  const oneOfFifty = [...Array.from({ length: 49 }, () => 'INVALID_CONTRACT'), 'done']

  test('one result counts', async () => {
    const deal = await standingAt(world, 'tradeResult')
    expect(await fifty(() => fail(deal))).toEqual(oneOfFifty)
    expect((await seen(world, deal)).faultCases).toHaveLength(1)
    expect(await violationsOf(world, deal.buyer.shopId)).toEqual([])
  })

  test('one pays', async () => {
    const deal = await standingAt(world, 'payment')
    expect(await fifty(() => pay(world, deal))).toEqual(oneOfFifty)
    expect((await around(world, deal)).amounts).toEqual(['carPrice paid', 'fee expected'])
  })

  test('one submission and one approval count', async () => {
    const deal = await standingAt(world, 'screening')
    const fileIds: string[] = []
    for (let at = 0; at < 50; at++) fileIds.push(await world.paper(deal.buyer))
    expect(await fifty(() => handIn(world, deal, fileIds.pop()))).toEqual(oneOfFifty)
    expect((await seen(world, deal)).screening?.submissions).toHaveLength(1)
    expect(await fifty(() => approve(world, deal))).toEqual(oneOfFifty)
    expect((await around(world, deal)).amounts).toEqual(['carPrice paid', 'fee billed'])
  })

  test('one visit is agreed on', async () => {
    const deal = await standingAt(world, 'tradeScheduling')
    expect(await fifty(() => confirm(world, deal))).toEqual(oneOfFifty)
  })
})

describe('beside money of its shop, which holds the shop and then writes its standing,', () => {
  const ends = [
    ['an award', 'purchaseDecision', ({ contractId, buyer }: SelfDeal) =>
      doing(buyer, calls.acceptSelfPurchase, { params: { id: contractId }, body: {} })],
    ['an end', 'tradeResult', cancel],
    ['a contract that is done', 'screening', (deal: SelfDeal) => approve(world, deal)],
  ] as const

  test.each(ends)('%s waits for the shop and holds nothing that it needs', async (_, step, end) => {
    const deal = await standingAt(world, step)
    if (step === 'screening') await handIn(world, deal)
    const { shopId } = deal.buyer
    let ending: Promise<unknown> = Promise.resolve()
    await world.database.transact(async (tx) => {
      await sql`select from shops where id = ${shopId} for no key update`.execute(tx)
      ending = end(deal)
      await until(async () => {
        // It has looked for a circle before, so that whoever closes one now is undone.
        const [row] = await world.sql<{ count: number }[]>`
          select count(*)::int as count from pg_stat_activity where datname = current_database()
            and wait_event_type = 'Lock' and query_start < clock_timestamp() - interval '200 ms'`
        return row?.count === 1
      })
      await sql`
        insert into bidding_standings as held (shop_id) values (${shopId})
        on conflict (shop_id) do update set version = held.version + 1`.execute(tx)
    })
    await ending
    expect((await seen(world, deal)).state).not.toBe(step)
  })
})
