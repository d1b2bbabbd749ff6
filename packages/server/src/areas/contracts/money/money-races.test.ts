// Two at once around the money of one car: each pair ends as if one had come after the other, and the books stay sound.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { financeCalls } from '@bidyard/contract/calls/finance'
import { yardCalls } from '@bidyard/contract/calls/yard'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { Answered } from '../../../testing/ask.ts'
import { countDeadlocks } from '../../../testing/database.ts'
import { doing, pro, request } from '../../../testing/contracts/award-world.ts'
import {
  asked, type Deal, handIn, type HouseWorld, numberOf, openHouseWorld, paid, proWon, seen, standingOf,
} from '../../../testing/contracts/house-world.ts'
import { takeBack, transfer, unmatchedOf } from '../../../testing/money/bank-world.ts'
import { booksOf, once, soundBooks } from '../../../testing/money/money-world.ts'
import { until } from '../../../testing/until.ts'

let world: HouseWorld
let other: TestApp
beforeAll(async () => {
  world = await openHouseWorld({ node: 'one' })
  other = await startTestApp({}, { node: 'two', database: { url: world.databaseUrl, drop: async () => {} } })
})
afterAll(async () => {
  await other.stop()
  await world.stop()
})

const rounds = [1, 2, 3]
const books = () => booksOf(world.bank)
const wordOf = (asking: Promise<unknown>): Promise<string> => asking.then(() => 'done', (error: unknown) => {
  if (error instanceof Answered) return error.body.code
  throw error
})
const shift = async (to: string | null | undefined, aheadMs: number): Promise<void> => {
  const seconds = (new Date(to ?? 0).getTime() - (await world.now()).getTime() + aheadMs) / 1_000
  await world.sql`update clock_shift set shift = shift + make_interval(secs => ${seconds})`
  await world.sql`update sessions set ends_at = ends_at + make_interval(secs => ${seconds})`
}
const sweepBoth = async (): Promise<void> => {
  const sweep = () => Promise.all([world, other].flatMap(({ sweeper }) => [sweeper.sweep(), sweeper.sweep()]))
  while ((await sweep()).some((count) => count > 0)) continue
}
const approve = async (deal: Deal) => doing(world.clerk, calls.approveProScreening, {
  params: { id: deal.contractId }, body: { submissionId: null },
})
const accountOf = async (deal: Deal): Promise<string> => (await seen(world, deal)).house?.carMoney?.account?.id ?? ''

/** As the bank tells of its payment. */
const tell = async (account: string, base = world.base): Promise<number> => {
  const found = await world.bank.counter.find(account)
  const { status } = await fetch(`${base}/hooks/banks/toss`, {
    method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      createdAt: '2026-01-05T12:00:00.000000', secret: found?.record.secret, status: 'DONE', orderId: account,
      transactionKey: found?.record.lastTransactionKey,
    }),
  })
  return status
}

describe('a notice of the bank', () => {
  test('fifty times at once, to two nodes, is one payment', async () => {
    const deal = await asked(world, 'pro')
    const account = await numberOf(world, deal)
    await transfer(world.bank, account, { tells: false })
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) =>
      tell(account, at % 2 === 0 ? world.base : other.base)))
    expect(new Set(answers)).toEqual(new Set([200]))
    expect(await standingOf(world, deal)).toMatchObject({ contract: 'screening', heldWon: proWon })
    const moves = await world.sql`
      select count(*)::int as moves from state_history where row_id = ${deal.contractId} and action = 'completePayment'`
    expect(moves).toEqual([{ moves: 1 }])
    expect(await books()).toEqual(soundBooks)
  })

  test('against the clock on two nodes pays the car or parks the money, never both and never neither', async () => {
    for (const _ of rounds) {
      const deal = await asked(world, 'pro')
      const account = await numberOf(world, deal)
      const { duty } = await seen(world, deal)
      await transfer(world.bank, account, { tells: false })
      await shift(duty?.finalAt, 0)
      await sweepBoth()
      await shift(duty?.finalAt, 11 * 60_000)
      await Promise.all([sweepBoth(), tell(account), tell(account, other.base)])
      await sweepBoth()
      const { contract, heldWon } = await standingOf(world, deal)
      const parked = await unmatchedOf(world.bank, deal.buyer.shopId)
      expect(['screening', 'cancelled paymentExpired']).toContain(contract)
      expect([heldWon, parked.length]).toEqual(contract === 'screening' ? [proWon, 0] : [0, 1])
      expect(await books()).toEqual(soundBooks)
    }
  })
})

test('a reversal against the approval is a payment that is waited for, or a claim, never both', async () => {
  for (const _ of rounds) {
    const deal = await paid(world, 'pro')
    const account = await accountOf(deal)
    await handIn(world, 'pro', deal)
    const [word] = await Promise.all([wordOf(approve(deal)), takeBack(world.bank, account)])
    const standing = await standingOf(world, deal)
    expect([word, standing.contract])
      .toEqual(standing.contract === 'done' ? ['done', 'done'] : ['INVALID_CONTRACT', 'payment'])
    expect(standing.heldWon).toBe(word === 'done' ? proWon : 0)
    expect(standing.amounts).toEqual(word === 'done'
      ? ['carPrice paid', 'claim billed', 'fee billed'] : ['carPrice billed', 'fee expected'])
    expect(await books()).toEqual(soundBooks)
  }
})

test('the approval against the hand-over pays the seller once', async () => {
  for (const _ of rounds) {
    const deal = await paid(world, 'pro')
    await handIn(world, 'pro', deal)
    const { items: [transport] } = await world.office.ask(yardCalls.listTransports, {
      query: { filter: { orderId: { eq: deal.orderId } } },
    })
    const params = { id: transport?.id ?? '' }
    await world.office.ask(yardCalls.requestTransport, { params, body: {} })
    await world.office.ask(yardCalls.acceptTransport, {
      params, body: { companyId: world.carrier, driverId: null, amountWon: null },
    })
    const words = await Promise.all([
      wordOf(approve(deal)), wordOf(world.office.ask(yardCalls.handOverTransport, { params, body: {} })),
    ])
    expect(words).toEqual(['done', 'done'])
    expect(await world.sql`select state, won::int from seller_payouts where contract_id = ${deal.contractId}`)
      .toEqual([{ state: 'waiting', won: proWon }])
    expect(await books()).toEqual(soundBooks)
  }
})

test('a fee that a clerk noted is judged once its shop is free, when its car may be waited for again', async () => {
  const deal = await paid(world, 'pro')
  const account = await accountOf(deal)
  await handIn(world, 'pro', deal)
  await approve(deal)
  await takeBack(world.bank, account)
  const { items: [fee] } = await world.office.ask(financeCalls.listAmounts, {
    query: { filter: { contractId: { eq: deal.contractId }, kind: { eq: 'fee' } } },
  })
  const proposal = await once(world.money[0], financeCalls.proposeSettlement, {
    params: { id: fee?.id ?? '' },
    body: { paidWon: fee?.totalWon ?? 0, paymentMethod: 'accountTransfer', reason: '통장 확인' },
  })
  const held = await world.sql.reserve()
  await held`begin`
  await held`select from shops where id = ${deal.buyer.shopId} for no key update`
  const confirming = wordOf(once(world.money[1], financeCalls.confirmMoneyProposal, {
    params: { id: proposal.id }, body: { reason: '확인' },
  }))
  await until(async () => (await world.sql`
    select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`).length > 0)
  await held`
    update amounts set state = 'billed', pay_entry_id = null, paid_at = null
    where contract_id = ${deal.contractId} and kind = 'carPrice'`
  await held`commit`
  held.release()
  expect(await confirming).toBe('CONFLICT')
  expect((await standingOf(world, deal)).amounts).toContain('fee billed')
})

test('two who send the same payout, and two who propose the same refund, are one each', async () => {
  const deal = await paid(world, 'pro')
  const { version } = await seen(world, deal)
  const refund = (who = world.money[0]) => doing(who, calls.refundContract, {
    params: { id: deal.contractId },
    body: { seenVersion: version, type: 'mistake', next: 'decline', refundsFee: true, reason: '처리 오류' },
  })
  const refunding = await Promise.all([wordOf(refund()), wordOf(refund(world.money[1]))])
  expect(refunding.toSorted()).toEqual(['CONFLICT', 'done'])
  const both = await Promise.all(world.money.map((who) => wordOf(doing(who, calls.completeProPayment, {
    params: { id: deal.contractId }, body: { reason: '통장 확인' },
  }))))
  expect(both).toEqual(['INVALID_CONTRACT', 'INVALID_CONTRACT'])
})

test('an award, an end and an approval wait for new fees of their shop, and never in a circle', async () => {
  const before = await countDeadlocks(world.sql)
  const beside = async (shopId: string | null, act: () => Promise<unknown>): Promise<void> => {
    const fee = () => once(world.money[0], financeCalls.issueAmount, { body: {
      shopId: shopId ?? '', feeType: 'inspectionFee', totalWon: 55_000, note: null, dueAt: null, isBilled: true,
      reason: '점검비',
    } })
    const words = await Promise.all([act, ...Array.from({ length: 6 }, () => fee)].map((one) => wordOf(one())))
    expect(words).toEqual(Array.from({ length: 7 }, () => 'done'))
  }
  for (const _ of [1, 2]) {
    const car = await world.closed(pro, { bids: 2 })
    const [{ dealer }] = car.bidders
    const params = { id: await request(world, car, car.bidders[0]) }
    await beside(dealer.shopId, () => doing(dealer, calls.acceptProPurchase, { params, body: {} }))
    const { version: seenVersion } = await world.clerk.ask(calls.getContract, { params })
    await beside(dealer.shopId, () => doing(world.clerk, calls.cancelContract, {
      params, body: { seenVersion, type: 'etc', next: 'decline', reason: '취소' },
    }))
    const deal = await paid(world, 'pro')
    await handIn(world, 'pro', deal)
    await beside(deal.buyer.shopId, () => approve(deal))
  }
  expect(await countDeadlocks(world.sql)).toBe(before)
})
