// What was proposed and cannot be done any more lapses by itself, with a word why, and waits for nobody.
import { financeCalls as calls } from '@bidyard/contract/calls/finance'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { refusalOf, statusOf } from '../../../testing/ask.ts'
import {
  type BankWorld, openBankWorld, openFee, takeBack, transfer, unmatchedOf,
} from '../../../testing/money/bank-world.ts'
import {
  acting, bankPays, bankTakesBack, booksOf, confirm, freshOwner, moveClock, nowOf, once, payDeposit, setAccount,
  soundBooks,
} from '../../../testing/money/money-world.ts'
import { noteTransfer } from '../../../testing/money/note-transfer.ts'
import { until } from '../../../testing/until.ts'
import { takeFromDeposit } from '../deposits/take-from-deposit.ts'
import { monthOf } from '../subscriptions/month-rules.ts'
import { requestSubscription } from '../subscriptions/request-subscription.ts'

let world: BankWorld
let owner: TestMember & { readonly shopId: string }
beforeAll(async () => {
  world = await openBankWorld()
})
beforeEach(async () => {
  owner = await freshOwner(world)
})
afterAll(() => world.stop())

const reason = '업무 처리'
const at = (id: string) => ({ params: { id }, body: { reason } })
const issue = () => once(world.staff, calls.issueAmount, { body: {
  shopId: owner.shopId, feeType: 'inspectionFee', totalWon: 110_000, note: null, dueAt: null, isBilled: true, reason,
} })
const settle = (id: string) => once(world.staff, calls.proposeSettlement, {
  params: { id }, body: { paymentMethod: 'cash', paidWon: 110_000, reason },
})
const writeOff = (id: string) => once(world.staff, calls.proposeWriteOff, at(id))
const get = (id: string) => world.staff.ask(calls.getMoneyProposal, { params: { id } })
const waiting = async () => (await world.staff.ask(calls.listMoneyProposals, {
  query: { filter: { shopId: { eq: owner.shopId }, state: { eq: 'proposed' } } },
})).items.map(({ act }) => act).toSorted()
const lapsed = { state: 'lapsed', decidedBy: null, decisionReason: expect.stringMatching(/\w/) as string }

test('about an amount that the bank has taken meanwhile, and about one that was called off', async () => {
  const [paid, voided] = [await issue(), await issue()]
  const proposals = [await settle(paid.id), await writeOff(paid.id), await settle(voided.id)]
  expect(await waiting()).toEqual(['settleAmount', 'settleAmount', 'writeOffAmount'])
  await bankPays(world, paid.id, 110_000)
  await once(world.staff, calls.voidAmount, at(voided.id))
  for (const { id } of proposals) {
    expect(await get(id)).toMatchObject(lapsed)
    expect(await statusOf(confirm(world, id))).toBe(409)
  }
  expect((await get(proposals[0]?.id ?? '')).decisionReason).toBe(`${paid.amountNo} is paid`)
  expect(await waiting()).toEqual([])
})

test('what is confirmed overtakes what else was proposed about the same, and nothing about another', async () => {
  const [one, other] = [await issue(), await issue()]
  const [first, second, third] = [await settle(one.id), await writeOff(one.id), await settle(other.id)]
  await confirm(world, second.id)
  expect(await get(second.id)).toMatchObject({ state: 'confirmed' })
  expect(await get(first.id)).toMatchObject(lapsed)
  expect(await get(third.id)).toMatchObject({ state: 'proposed' })
})

test('a refund of what the bank took back itself', async () => {
  await setAccount(owner)
  const amount = await issue()
  await bankPays(world, amount.id, 110_000)
  const { id } = await once(world.staff, calls.proposeRefund, at(amount.id))
  await bankTakesBack(world, amount.id)
  expect(await get(id)).toMatchObject(lapsed)
})

test('a payout that was sent before anybody agreed to call it off', async () => {
  await setAccount(owner)
  const amount = await issue()
  await bankPays(world, amount.id, 110_000)
  await confirm(world, (await once(world.staff, calls.proposeRefund, at(amount.id))).id)
  const [payout] = (await owner.ask(calls.listPayouts, { query: {} })).items
  const { id } = await once(world.staff, calls.proposePayoutCallOff, at(payout?.id ?? ''))
  await noteTransfer(world.staff, payout?.id ?? '')
  expect(await get(id)).toMatchObject({ ...lapsed, decisionReason: 'the payout is paid' })
  expect(await statusOf(confirm(world, id))).toBe(409)
})

test('what was to pay an amount that is paid now, and what was to be sent back and is gone', async () => {
  const { amount, account } = await openFee(world, owner)
  await transfer(world, account.id, { amountWon: amount.totalWon + 5_000 })
  const [payment] = await unmatchedOf(world, owner.shopId)
  const { id } = await once(world.staff, calls.proposeAllocation, {
    params: { id: payment?.id ?? '' }, body: { amountId: amount.id, reason },
  })
  const back = await once(world.staff, calls.proposeReturn, { params: { id: payment?.id ?? '' }, body: {
    bankCode: '020', number: '1002-345-678901', holderName: '홍길동', reason,
  } })
  await bankPays(world, amount.id, amount.totalWon)
  expect(await get(id)).toMatchObject(lapsed)
  expect(await get(back.id)).toMatchObject({ state: 'proposed' })
  await takeBack(world, account.id)
  expect(await get(back.id)).toMatchObject({ ...lapsed, decisionReason: 'the payment is takenBack' })
})

test('a deposit of which less is left than was agreed to be given back', async () => {
  await setAccount(owner)
  await payDeposit(world, owner.shopId)
  const { items: [deposit] } = await world.staff.ask(calls.listShopDeposits, {
    query: { filter: { shopId: { eq: owner.shopId } } },
  })
  const { id } = await once(world.staff, calls.proposeDepositRefund, at(deposit?.id ?? ''))
  await acting(world, (given) => takeFromDeposit(given, {
    shopId: owner.shopId, wantedWon: 10_000, source: `test:${id}`, reason, subject: 'shop', subjectId: owner.shopId,
  }))
  expect(await get(id)).toMatchObject(lapsed)
})

describe('what was to be taken out of what is not there any more', () => {
  const fromCredit = (id: string) => once(world.staff, calls.proposeFromCredit, at(id))
  /** More came than was asked for: the rest is the shop's. */
  const withCredit = async (restWon: number) => {
    const { amount, account } = await openFee(world, owner)
    await transfer(world, account.id, { amountWon: amount.totalWon + restWon })
    const [payment] = await unmatchedOf(world, owner.shopId)
    await confirm(world, (await once(world.staff, calls.proposeAllocation, {
      params: { id: payment?.id ?? '' }, body: { amountId: amount.id, reason },
    })).id)
    return account
  }
  const payout = (won: number) =>
    once(world.staff, calls.proposePayout, { params: { id: owner.shopId }, body: { won, reason } })

  test('a credit that paid a bill, was paid out, or came with money that the bank took back', async () => {
    await setAccount(owner)
    const account = await withCredit(200_000)
    const [one, other] = [await issue(), await issue()]
    const [paying, also] = [await fromCredit(one.id), await fromCredit(other.id)]
    const out = await payout(150_000)
    await confirm(world, paying.id)
    for (const { id } of [also, out])
      expect(await get(id)).toMatchObject({ ...lapsed, decisionReason: 'less is owed to the shop by now' })
    const [less, rest] = [await payout(90_000), await issue()]
    await confirm(world, less.id)
    expect(await waiting()).toEqual([])
    await bankPays(world, rest.id, 110_000)
    await withCredit(50_000)
    const last = await payout(50_000)
    await takeBack(world, account.id)
    expect(await get(last.id)).toMatchObject(lapsed)
    expect(await booksOf(world)).toEqual(soundBooks)
  })

  test('a payout that was confirmed leaves too little for a bill', async () => {
    await setAccount(owner)
    await withCredit(120_000)
    const amount = await issue()
    const [paying, out] = [await fromCredit(amount.id), await payout(120_000)]
    await confirm(world, out.id)
    expect(await get(paying.id)).toMatchObject(lapsed)
  })

  test('a deposit that a sanction took something out of', async () => {
    const { amountWon } = await payDeposit(world, owner.shopId)
    const amount = await issue()
    const { id } = await once(world.staff, calls.proposeFromDeposit, at(amount.id))
    const take = (wantedWon: number) => acting(world, (given) => takeFromDeposit(given, {
      shopId: owner.shopId, wantedWon, source: `test:${id}:${wantedWon}`, reason, subject: 'shop',
      subjectId: owner.shopId,
    }))
    await take(1_000)
    expect(await get(id)).toMatchObject({ state: 'proposed' })
    await take(amountWon - 100_000)
    expect(await get(id)).toMatchObject({ ...lapsed, decisionReason: 'less is left of the deposit by now' })
  })
})

test('a month that ends before anybody agreed to give it back', async () => {
  await setAccount(owner)
  const month = monthOf(await nowOf(world), 0)
  const { subscription, amount } = await acting(world, async (given) => {
    const asked = await requestSubscription(given, { shopId: owner.shopId, memberId: owner.memberId, month })
    if (typeof asked === 'string') throw new Error(asked)
    return asked
  })
  await bankPays(world, amount.id, amount.totalWon)
  const { id } = await once(world.staff, calls.proposeSubscriptionRefund, at(subscription.id))
  await moveClock(world, (month.endsAt.getTime() - (await nowOf(world)).getTime()) / 1_000 + 1)
  expect(await get(id)).toMatchObject({ ...lapsed, decisionReason: 'the month is over' })
})

test('however many decide while the bank pays, one of them does it, and nobody waits for ever', async () => {
  for (let round = 0; round < 10; round += 1) {
    const amount = await issue()
    const proposals = [await settle(amount.id), await writeOff(amount.id)]
    await Promise.all([
      bankPays(world, amount.id, 110_000),
      ...proposals.map(({ id }) => refusalOf(confirm(world, id)).catch(() => null)),
    ])
    const states = await Promise.all(proposals.map(async ({ id }) => (await get(id)).state))
    expect(states.filter((state) => state === 'confirmed').length).toBeLessThanOrEqual(1)
    expect(states).not.toContain('proposed')
  }
  expect(await booksOf(world)).toEqual(soundBooks)
})

describe('what is proposed at the very moment at which the bank pays does not stay', () => {
  /** Whoever proposes has looked it over and writes it down only when the bank has paid, or waits for it. */
  const meanwhile = async (propose: () => Promise<unknown>, pay: () => Promise<unknown>) => {
    const { sql } = world.app
    const held = await sql.reserve()
    await held`begin`
    await held`lock table money_proposals in share mode`
    const waitingFor = (count: number) => async () => {
      const [row] = await sql<{ count: number }[]>`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      return row?.count === count
    }
    const asked = refusalOf(propose()).catch(() => null)
    await until(waitingFor(1))
    let isPaid = false
    const paying = pay().then(() => {
      isPaid = true
    })
    await until(async () => isPaid || waitingFor(2)())
    await held`commit`
    held.release()
    await Promise.all([asked, paying])
    return waiting()
  }

  test('about an amount', async () => {
    const amount = await issue()
    expect(await meanwhile(() => settle(amount.id), () => bankPays(world, amount.id, 110_000))).toEqual([])
  })

  test('about money that nobody knows, and the amount that it shall pay', async () => {
    const { amount, account } = await openFee(world, owner)
    await transfer(world, account.id, { amountWon: amount.totalWon + 5_000 })
    const [payment] = await unmatchedOf(world, owner.shopId)
    const params = { id: payment?.id ?? '' }
    expect(await meanwhile(
      () => once(world.staff, calls.proposeAllocation, { params, body: { amountId: amount.id, reason } }),
      () => bankPays(world, amount.id, amount.totalWon),
    )).toEqual([])
    expect(await meanwhile(
      () => once(world.staff, calls.proposeReturn, { params, body: {
        bankCode: '020', number: '1002-345-678901', holderName: '홍길동', reason,
      } }),
      () => takeBack(world, account.id),
    )).toEqual([])
  })

  test('about a deposit and a credit', async () => {
    await setAccount(owner)
    await payDeposit(world, owner.shopId)
    const { items: [deposit] } = await world.staff.ask(calls.listShopDeposits, {
      query: { filter: { shopId: { eq: owner.shopId } } },
    })
    expect(await meanwhile(
      () => once(world.staff, calls.proposeDepositRefund, at(deposit?.id ?? '')),
      () => acting(world, (given) => takeFromDeposit(given, {
        shopId: owner.shopId, wantedWon: 10_000, source: `test:${deposit?.id}`, reason, subject: 'shop',
        subjectId: owner.shopId,
      })),
    )).toEqual([])
  })
})
