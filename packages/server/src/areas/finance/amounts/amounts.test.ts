// Amounts through the front door: issued, billed, settled by two people or the bank, written off, and seen by whom.
import { randomUUID } from 'node:crypto'
import { financeCalls as calls } from '@bidyard/contract/calls/finance'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { Answered, refusalOf } from '../../../testing/ask.ts'
import {
  acting, bankPays, bankTakesBack, booksOf, confirm, freshOwner, type MoneyWorld, moveClock, nowOf, once,
  openMoneyWorld, payDeposit, setAccount, soundBooks,
} from '../../../testing/money/money-world.ts'
import { findBalance, settleAmount, takeFromDeposit } from '../for-other-areas.ts'
import { credit, debit, postOne } from '../ledger/post.ts'

let world: MoneyWorld
let owner: TestMember & { readonly shopId: string }
beforeAll(async () => {
  world = await openMoneyWorld()
})
beforeEach(async () => {
  owner = await freshOwner(world)
})
afterAll(() => world.stop())

const reason = '업무 처리'
const at = (id: string) => ({ params: { id }, body: { reason } })
const issue = (more: { feeType?: 'inspectionFee' | 'penaltyFee'; isBilled?: boolean; dueAt?: string | null } = {}) =>
  once(world.staff, calls.issueAmount, {
    body: {
      shopId: owner.shopId, feeType: 'inspectionFee', totalWon: 110_000, note: '진단비', dueAt: null, isBilled: true,
      reason, ...more,
    },
  })
const get = (id: string) => owner.ask(calls.getAmount, { params: { id } })
const voidIt = (id: string) => once(world.staff, calls.voidAmount, at(id))
const settle = (id: string, paidWon = 110_000, who = world.staff) => once(who, calls.proposeSettlement, {
  params: { id }, body: { paymentMethod: 'cash', paidWon, reason },
})
const bill = (id: string) => once(world.staff, calls.billAmount, { params: { id }, body: { dueAt: null, reason } })
const balance = (kind: 'shopReceivable' | 'shopCredit') =>
  findBalance(world.app.database.primary, { kind, ownerId: owner.shopId })

describe('an amount', () => {
  test('is expected, billed and paid, and the ledger knows what is owed', async () => {
    const amount = await issue({ isBilled: false })
    expect(amount).toMatchObject({ state: 'expected', supplyWon: 100_000, vatWon: 10_000, billType: 'unissued' })
    expect(amount.amountNo).toMatch(/^F\d{4}-\d{5}$/)
    expect(await balance('shopReceivable')).toBe(0)
    expect(await bill(amount.id)).toMatchObject({ state: 'billed' })
    expect(await balance('shopReceivable')).toBe(110_000)
    expect((await refusalOf(bill(amount.id))).status).toBe(409)
    expect(await bankPays(world, amount.id, 110_000)).toBe('settled')
    expect(await get(amount.id)).toMatchObject({ state: 'paid', paymentMethod: 'virtualAccount' })
    expect(await balance('shopReceivable')).toBe(0)
  })

  test('that bears no VAT is all supply', async () => {
    expect(await issue({ feeType: 'penaltyFee' })).toMatchObject({ supplyWon: 110_000, vatWon: 0 })
  })

  test('is overdue from its end on, and told of once', async () => {
    const dueAt = new Date((await nowOf(world)).getTime() + 3_600_000).toISOString()
    const amount = await issue({ dueAt })
    expect(amount.isOverdue).toBe(false)
    await moveClock(world, 7_200)
    expect(await get(amount.id)).toMatchObject({ isOverdue: true, state: 'billed' })
    await moveClock(world, 7_200)
    const told = await world.app.sql`
      select from outbox where name = 'amountOverdue' and payload->>'amountId' = ${amount.id}`
    expect(told).toHaveLength(1)
    expect(await owner.ask(calls.getDepositInfo)).toMatchObject({ overdueWon: 110_000, billedWon: 110_000 })
    const { items } = await owner.ask(calls.listAmounts, { query: { filter: { isOverdue: { eq: true } } } })
    expect(items.map(({ id }) => id)).toEqual([amount.id])
    expect(await world.staff.ask(calls.getMoneyDesk)).toMatchObject({ overdue: expect.any(Number) as number })
  })

  test('is taken back while it is not paid, and its bill with it', async () => {
    const amount = await issue()
    expect(await voidIt(amount.id)).toMatchObject({ state: 'voided' })
    expect(await balance('shopReceivable')).toBe(0)
    expect((await refusalOf(voidIt(amount.id))).status).toBe(409)
    const paid = await issue()
    await bankPays(world, paid.id, 110_000)
    expect((await refusalOf(voidIt(paid.id))).status).toBe(409)
  })

  test('gets a paper of the wanted kind', async () => {
    const amount = await issue()
    const change = (id: string) =>
      once(world.staff, calls.changeBillType, { params: { id }, body: { billType: 'taxBill', reason } })
    expect(await change(amount.id)).toMatchObject({ billType: 'taxBill' })
    const deposit = await payDeposit(world, owner.shopId)
    expect((await refusalOf(change(deposit.amountId))).status).toBe(409)
    expect((await refusalOf(voidIt(deposit.amountId))).status).toBe(409)
    expect((await refusalOf(bill(deposit.amountId))).status).toBe(409)
  })

  test('is issued to no shop that does not exist, and none is found by a foreign id', async () => {
    const nowhere = once(world.staff, calls.issueAmount, {
      body: { shopId: randomUUID(), feeType: 'etcFee', totalWon: 1, note: null, dueAt: null, isBilled: true, reason },
    })
    expect((await refusalOf(nowhere)).body.code).toBe('SHOP_NOT_FOUND')
    const id = randomUUID()
    const asked = [voidIt(id), bill(id), settle(id), get(id), once(world.staff, calls.proposeRefund, at(id))]
    for (const refused of await Promise.all(asked.map(refusalOf))) expect(refused.status).toBe(404)
  })

  test('of a month is expected by the shop that asks for the month alone: nobody could take it back', async () => {
    const body = {
      shopId: owner.shopId, feeType: 'subscriptionFee', totalWon: 330_000, note: null, dueAt: null, reason,
    } as const
    const refused = await refusalOf(once(world.staff, calls.issueAmount, { body: { ...body, isBilled: false } }))
    expect(refused.body).toMatchObject({ detail: '0001.invalidBodySchema', issues: [{ path: 'body.isBilled' }] })
    const billed = await once(world.staff, calls.issueAmount, { body: { ...body, isBilled: true } })
    expect(await voidIt(billed.id)).toMatchObject({ state: 'voided' })
  })

  test('is moved by whoever attends to money', async () => {
    const amount = await issue()
    const inspector = await world.app.member({ type: 'admin', part: 'inspection' })
    const asked = [
      once(inspector, calls.voidAmount, at(amount.id)), settle(amount.id, 110_000, inspector),
      once(inspector, calls.reconcileNow, {}),
    ]
    for (const refused of await Promise.all(asked.map(refusalOf))) expect(refused.status).toBe(403)
  })

  test('is never moved without a key', async () => {
    const refused = await refusalOf(world.staff.ask(calls.issueAmount, {
      body: { shopId: owner.shopId, feeType: 'etcFee', totalWon: 1, note: null, dueAt: null, isBilled: true, reason },
    }))
    expect(refused.body.detail).toBe('0004.invalidHeadersSchema')
  })

  test('that fell due while nobody served has more time, and is not late meanwhile', async () => {
    const dueAt = new Date((await nowOf(world)).getTime() + 20_000).toISOString()
    const amount = await issue({ dueAt })
    // By then nobody had served for a minute.
    await world.app.sql`update clock_shift set shift = shift + interval '40 seconds'`
    expect(await get(amount.id)).toMatchObject({ isOverdue: true })
    await world.app.sql`update node_beats set beat_at = statement_timestamp() - interval '60 seconds'`
    await world.app.sweeper.sweep()
    const [owed] = await world.app.sql<{ at: Date }[]>`
      select due_at as at from deadlines where row_id = ${amount.id} and next_at is not null`
    expect(await get(amount.id)).toMatchObject({ isOverdue: false, dueAt: owed?.at.toISOString() })
    expect(Date.parse((await get(amount.id)).dueAt ?? '')).toBeGreaterThan(Date.parse(dueAt))
  })

  test('is paid once by the same fact, fifty times at once', async () => {
    const amount = await issue()
    const source = `bank:${randomUUID()}`
    const settled = await Promise.all(Array.from({ length: 50 }, () => bankPays(world, amount.id, 110_000, source)))
    expect(settled.filter((one) => one === 'settled')).toHaveLength(1)
    expect(settled.filter((one) => one === 'alreadySettled')).toHaveLength(49)
  })

  test('is paid by one of two facts at once, and the other one is told so', async () => {
    const amount = await issue()
    const settled = await Promise.all([1, 2].map(() => bankPays(world, amount.id, 110_000)))
    expect(settled.toSorted()).toEqual(['notPayable', 'settled'])
  })
})

describe('four eyes', () => {
  test('note a payment by hand: one proposes, another confirms', async () => {
    const amount = await issue()
    expect((await refusalOf(settle(amount.id, 100_000))).status).toBe(409)
    const proposal = await settle(amount.id)
    expect(proposal).toMatchObject({ state: 'proposed', act: 'settleAmount', won: 110_000, paymentMethod: 'cash' })
    expect((await refusalOf(settle(amount.id, 110_000, world.second))).status).toBe(409)
    expect((await refusalOf(confirm(world, proposal.id, world.staff))).status).toBe(403)
    expect(await confirm(world, proposal.id)).toMatchObject({ state: 'confirmed' })
    expect(await get(amount.id)).toMatchObject({ state: 'paid', paymentMethod: 'cash' })
    expect((await refusalOf(confirm(world, proposal.id))).status).toBe(409)
  })

  test('of two who confirm at once let one through', async () => {
    const amount = await issue()
    const proposal = await settle(amount.id)
    const third = await world.app.member({ type: 'root' })
    const words = [world.second, third].map((clerk) => confirm(world, proposal.id, clerk)
      .then(() => 200, (error: unknown) => (error instanceof Answered ? error.status : 0)))
    // Whoever comes second is told so, and it is no fault of the server.
    expect((await Promise.all(words)).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await balance('shopReceivable')).toBe(0)
  })

  test('do nothing when the bank was faster', async () => {
    const amount = await issue()
    const proposal = await settle(amount.id)
    await bankPays(world, amount.id, 110_000)
    expect((await refusalOf(confirm(world, proposal.id))).status).toBe(409)
    const after = await world.staff.ask(calls.getMoneyProposal, { params: { id: proposal.id } })
    expect(after.state).toBe('lapsed')
  })

  test('refuse what another proposed, and withdraw what one proposed oneself', async () => {
    const amount = await issue()
    const [refuse, withdraw] = [calls.refuseMoneyProposal, calls.withdrawMoneyProposal]
    const first = await settle(amount.id)
    expect((await refusalOf(once(world.second, withdraw, at(first.id)))).status).toBe(403)
    expect(await once(world.staff, withdraw, at(first.id))).toMatchObject({ state: 'withdrawn' })
    const second = await settle(amount.id)
    expect((await refusalOf(once(world.staff, refuse, at(second.id)))).status).toBe(403)
    expect(await once(world.second, refuse, at(second.id))).toMatchObject({ state: 'refused', decisionReason: reason })
    const { items } = await world.staff.ask(calls.listMoneyProposals, {
      query: { filter: { subjectId: { eq: amount.id } } },
    })
    expect(items.map(({ state }) => state).toSorted()).toEqual(['refused', 'withdrawn'])
    expect((await refusalOf(confirm(world, randomUUID()))).status).toBe(404)
    const missing = world.staff.ask(calls.getMoneyProposal, { params: { id: randomUUID() } })
    expect((await refusalOf(missing)).status).toBe(404)
  })

  test('are kept by the database as well', async () => {
    const amount = await issue()
    const { id } = await settle(amount.id)
    const alone = world.app.sql`update money_proposals
      set state = 'confirmed', decided_by = proposed_by, decided_at = now() where id = ${id}`
    await expect(alone).rejects.toThrow('money_proposals_four_eyes')
  })

  test('pay what is owed out of the deposit, whole or not at all', async () => {
    await payDeposit(world, owner.shopId)
    const amount = await issue()
    const proposal = await once(world.staff, calls.proposeFromDeposit, at(amount.id))
    await confirm(world, proposal.id)
    expect(await get(amount.id)).toMatchObject({ state: 'paid' })
    expect(await owner.ask(calls.getDepositInfo)).toMatchObject({ heldWon: 2_890_000, uses: [{ takenWon: 110_000 }] })
    const more = await issue()
    await acting(world, (given) => takeFromDeposit(given, {
      shopId: owner.shopId, source: `penalty:${randomUUID()}`, wantedWon: 2_800_000, reason, subject: 'penalty',
      subjectId: 'x',
    }))
    expect((await refusalOf(once(world.staff, calls.proposeFromDeposit, at(more.id)))).status).toBe(409)
  })

  test('pay what is owed out of what the house owes, or pay that out', async () => {
    await acting(world, ({ tx, doer }) => postOne(tx, doer, {
      source: randomUUID(), act: 'credited', shopId: owner.shopId, subject: 'shop', subjectId: owner.shopId,
      postings: [debit('bankClearing', 200_000), credit('shopCredit', 200_000, owner.shopId)],
    }))
    const amount = await issue()
    await confirm(world, (await once(world.staff, calls.proposeFromCredit, at(amount.id))).id)
    expect(await get(amount.id)).toMatchObject({ state: 'paid' })
    expect(await balance('shopCredit')).toBe(90_000)
    const payOut = (won: number) => once(world.staff, calls.proposePayout, {
      params: { id: owner.shopId }, body: { won, reason },
    })
    expect((await refusalOf(payOut(90_000))).status).toBe(409)
    await setAccount(owner)
    expect((await refusalOf(payOut(90_001))).body).toMatchObject({
      code: 'BadRequestSchema', issues: [{ path: 'body.won' }],
    })
    const proposal = await payOut(90_000)
    expect((await refusalOf(payOut(1))).status).toBe(409)
    await confirm(world, proposal.id)
    expect(await balance('shopCredit')).toBe(0)
    const rest = await issue()
    expect((await refusalOf(once(world.staff, calls.proposeFromCredit, at(rest.id)))).status).toBe(409)
    expect((await refusalOf(once(world.staff, calls.proposePayout, {
      params: { id: randomUUID() }, body: { won: 1, reason },
    }))).status).toBe(404)
  })

  test('give up what is owed; the bank’s word still counts afterwards', async () => {
    const amount = await issue()
    await confirm(world, (await once(world.staff, calls.proposeWriteOff, at(amount.id))).id)
    expect(await get(amount.id)).toMatchObject({ state: 'voided' })
    expect(await balance('shopReceivable')).toBe(0)
    expect(await bankPays(world, amount.id, 110_000)).toBe('notPayable')
    expect((await refusalOf(once(world.staff, calls.proposeWriteOff, at(amount.id)))).status).toBe(409)
  })
})

describe('the bank', () => {
  test('takes back what paid a fee before its time: what is left of that stands', async () => {
    const dueAt = new Date((await nowOf(world)).getTime() + 3_600_000).toISOString()
    const amount = await issue({ dueAt })
    await bankPays(world, amount.id, 110_000)
    await bankTakesBack(world, amount.id)
    expect(await get(amount.id)).toMatchObject({ state: 'billed', dueAt: amount.dueAt, isOverdue: false })
    await moveClock(world, 7_200)
    expect(await get(amount.id)).toMatchObject({ isOverdue: true })
    expect(await world.app.sql`
      select from outbox where name = 'amountOverdue' and payload->>'amountId' = ${amount.id}`).toHaveLength(1)
  })

  test('takes a payment back: it is owed again, and can be paid again', async () => {
    const amount = await issue()
    await bankPays(world, amount.id, 110_000)
    expect(await bankTakesBack(world, amount.id)).toBe('unsettled')
    expect(await get(amount.id)).toMatchObject({ state: 'billed', paidAt: null })
    expect(await balance('shopReceivable')).toBe(110_000)
    expect(await bankPays(world, amount.id, 110_000)).toBe('settled')
  })

  test('knows no amount by a foreign id, and takes back nothing that was not paid', async () => {
    expect(await bankPays(world, randomUUID(), 1)).toBe('missing')
    expect(await bankTakesBack(world, randomUUID())).toBe('missing')
    expect(await bankTakesBack(world, (await issue()).id)).toBe('notPaid')
  })

  test('pays twice with one fact for nobody', async () => {
    const [one, other] = [await issue(), await issue()]
    const source = `bank:${randomUUID()}`
    await bankPays(world, one.id, 110_000, source)
    await expect(acting(world, (given) => settleAmount(given, {
      amountId: other.id, paidWon: 110_000, method: 'virtualAccount', source, as: 'bank',
    }))).rejects.toThrow('was posted before')
    expect(await get(other.id)).toMatchObject({ state: 'billed' })
  })
})

describe('who sees it', () => {
  test('the own shop and the office, by every declared field', async () => {
    const amount = await issue()
    await bankPays(world, amount.id, 110_000)
    const paid = await get(amount.id)
    const filter = {
      state: { eq: 'paid' as const }, kind: { eq: 'fee' as const }, feeType: { eq: 'inspectionFee' as const },
      billType: { in: ['unissued' as const] }, paymentMethod: { eq: 'virtualAccount' as const },
      shopId: { eq: owner.shopId }, shopName: { like: '한빛' }, amountNo: { eq: paid.amountNo }, isOverdue: { eq: false },
      totalWon: { gte: 110_000, lte: 110_000 }, dueAt: { isNull: true as const }, orderId: { isNull: true as const },
      auctionId: { isNull: true as const }, biddingId: { isNull: true as const }, contractId: { isNull: true as const },
      memberId: { eq: world.staff.memberId }, billedAt: { gte: '2020-01-01T00:00:00Z' },
      paidAt: { gte: '2020-01-01T00:00:00Z' },
    }
    for (const key of ['dueAt', 'billedAt', 'paidAt', 'totalWon', 'createdAt', 'updatedAt'] as const) {
      const query = { filter, sort: [{ [key]: 'desc' as const }] }
      expect((await owner.ask(calls.listAmounts, { query })).items).toEqual([paid])
      expect((await world.stranger.ask(calls.listAmounts, { query })).items).toEqual([])
    }
    const foreign = world.stranger.ask(calls.getAmount, { params: { id: amount.id } })
    expect((await refusalOf(foreign)).status).toBe(404)
  })
})

test('all of this leaves books that are sound', async () => {
  expect(await booksOf(world)).toEqual(soundBooks)
})
