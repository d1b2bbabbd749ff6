// The clock and the steps of self contracts: what is missed, what that is, and what it never decides by itself.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { financeCalls } from '@bidyard/contract/calls/finance'
import type { SelfContractStep } from '@bidyard/contract/enums'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailTextOf } from '../../notices/for-other-areas.ts'
import { refusalOf } from '../../../testing/ask.ts'
import { around, doing, violationsOf, wait } from '../../../testing/contracts/award-world.ts'
import {
  approve, awarded, confirm, handIn, openSelfWorld, pay, type SelfDeal, type SelfWorld, seen, standingAt, succeed,
} from '../../../testing/contracts/self-deals.ts'
import { once } from '../../../testing/money/money-world.ts'

let world: SelfWorld
beforeAll(async () => {
  world = await openSelfWorld()
})
afterAll(() => world.stop())

const passUntil = async (at: string | null | undefined): Promise<void> =>
  world.pass((new Date(at ?? 0).getTime() - (await world.now()).getTime()) / 1_000 + 1)
const missed = async (step: SelfContractStep): Promise<SelfDeal & { readonly finalAt: string | null | undefined }> => {
  const deal = await standingAt(world, step)
  const { duty } = await seen(world, deal)
  await passUntil(duty?.dueAt)
  return { ...deal, finalAt: duty?.finalAt }
}
const restrictionsOf = ({ buyer }: SelfDeal) => world.sql`
  select until_at is null as "isOpen", ended_as as "endedAs" from shop_penalties
  where shop_id = ${buyer.shopId} and kind = 'restriction' and restriction = 'warning'`
const fallen = {
  auction: 'cancelled declined', order: 'declined', bids: ['cancelled cancelled', 'bidFailed rejected'],
  amounts: ['carPrice voided', 'fee voided'],
}

test('a visit that nobody agrees on is a violation, can still be agreed on, and ends then', async () => {
  const one = await missed('tradeScheduling')
  expect(await violationsOf(world, one.buyer.shopId)).toEqual(['selfContractTradeSchedulingExpired'])
  expect(await seen(world, one)).toMatchObject({
    state: 'tradeScheduling', attention: 'staff', duty: { step: 'tradeScheduling' },
  })
  await passUntil(one.finalAt)
  expect(await seen(world, one)).toMatchObject({
    state: 'cancelled', cancelCause: 'schedulingExpired', attention: null,
  })
  expect(await around(world, one)).toMatchObject(fallen)
  expect(await violationsOf(world, one.buyer.shopId)).toHaveLength(1)
  const other = await missed('tradeScheduling')
  expect(await confirm(world, other)).toMatchObject({ state: 'tradeResult', attention: null })
})

test('a result that nobody tells is a violation, and people decide, never the clock', async () => {
  const deal = await missed('tradeResult')
  expect(await violationsOf(world, deal.buyer.shopId)).toEqual(['selfContractTradeResultExpired'])
  expect((await seen(world, deal)).attention).toBe('staff')
  await passUntil(deal.finalAt)
  await world.pass(30 * 86_400)
  expect(await seen(world, deal)).toMatchObject({ state: 'tradeResult', attention: 'staff' })
  expect(await succeed(deal)).toMatchObject({ state: 'payment', attention: null })
})

describe('a payment', () => {
  test('that is late restricts the shop until it comes', async () => {
    const deal = await missed('payment')
    expect(await violationsOf(world, deal.buyer.shopId)).toEqual(['selfContractVehiclePaymentExpired'])
    expect(await restrictionsOf(deal)).toEqual([{ isOpen: true, endedAs: null }])
    expect((await pay(world, deal)).state).toBe('screening')
    expect(await restrictionsOf(deal)).toMatchObject([{ endedAs: 'actDone' }])
  })

  test('that the office notes is a line of its own beside that of the restriction which it ends', async () => {
    const deal = await missed('payment')
    await doing(deal.buyer, calls.claimPaid, {
      params: { id: deal.contractId }, body: { slipIds: [await world.paper(deal.buyer, 'document')], note: null },
    })
    await passUntil(deal.finalAt)
    const before = await world.sql`select coalesce(max(id), 0) as id from audit_log`
    await doing(world.clerk, calls.completeSelfPayment, { params: { id: deal.contractId }, body: {} })
    expect(await world.sql`
      select act, subject, subject_id as "subjectId" from audit_log where id > ${before[0]?.['id']} order by id`)
      .toMatchObject([
        { act: 'release bid restriction', subject: 'shopViolation' },
        { act: 'complete self payment', subject: 'contract', subjectId: deal.contractId },
      ])
    const looks = () => world.sql`
      select from access_log
      where act = 'view contract' and subject_id = ${deal.contractId} and user_id = ${world.clerk.userId}`
    const seenBefore = (await looks()).length
    await seen(world, deal)
    await seen(world, deal, deal.buyer)
    expect(await looks()).toHaveLength(seenBefore + 1)
  })

  test('that is late once more after more time was given is a violation once more', async () => {
    const deal = await missed('payment')
    const dueAt = new Date((await world.now()).getTime() + 3_600_000).toISOString()
    const { version: seenVersion } = await seen(world, deal)
    const { duty } = await doing(world.clerk, calls.extendContractDeadline, {
      params: { id: deal.contractId }, body: { seenVersion, dueAt, reason: '양측 합의' },
    })
    await passUntil(duty?.dueAt)
    expect(await violationsOf(world, deal.buyer.shopId))
      .toEqual(['selfContractVehiclePaymentExpired', 'selfContractVehiclePaymentExpired'])
  })

  test('that never comes ends the contract, and the restriction ends with time', async () => {
    const deal = await missed('payment')
    await passUntil(deal.finalAt)
    expect(await seen(world, deal)).toMatchObject({ state: 'cancelled', cancelCause: 'paymentExpired' })
    // The share of the price that its deposit did not have is owed.
    expect(await around(world, deal)).toMatchObject({
      ...fallen, amounts: ['carPrice voided', 'claim billed', 'fee voided'],
    })
    expect(await restrictionsOf(deal)).toEqual([{ isOpen: false, endedAs: null }])
  })

  test('that is claimed is the office’s to look at, and nobody’s breach', async () => {
    const deal = await standingAt(world, 'payment')
    const { duty } = await seen(world, deal)
    await doing(deal.buyer, calls.claimPaid, {
      params: { id: deal.contractId }, body: { slipIds: [await world.paper(deal.buyer, 'document')], note: null },
    })
    await passUntil(duty?.dueAt)
    await passUntil(duty?.finalAt)
    expect(await seen(world, deal)).toMatchObject({ state: 'payment', attention: 'staff' })
    expect(await violationsOf(world, deal.buyer.shopId)).toEqual([])
    const params = { id: deal.contractId }
    expect((await doing(world.clerk, calls.completeSelfPayment, { params, body: {} })).state).toBe('screening')
  })
})

test('whoever may be late is reminded before, once', async () => {
  const deal = await awarded(world)
  const due = new Date((await seen(world, deal)).duty?.dueAt ?? 0).getTime()
  const told = () => world.sql`
    select from outbox where name = 'dutyEnding' and payload ->> 'contractId' = ${deal.contractId}`
  await world.pass((due - (await world.now()).getTime()) / 1_000 - 7 * 3_600)
  expect(await told()).toHaveLength(0)
  await world.pass(3_601)
  expect(await told()).toHaveLength(1)
  await world.pass(3_600)
  expect(await told()).toHaveLength(1)
})

test('whoever sells a partner’s own car is reminded by mail', async () => {
  const deal = await standingAt(world, 'payment')
  await world.sql`update members set email = 'seller@example.com' where id = ${world.seller.memberId}`
  await doing(deal.buyer, calls.claimPaid, {
    params: { id: deal.contractId }, body: { slipIds: [await world.paper(deal.buyer, 'document')], note: null },
  })
  const due = new Date((await seen(world, deal)).duty?.dueAt ?? 0).getTime()
  await world.pass((due - (await world.now()).getTime()) / 1_000 - 3_600)
  const mails = await world.sql<{ recipient: string; facts: unknown }[]>`
    select recipient, facts from mails where kind = 'sellerDutyEnding' and facts ->> 'orderId' = ${deal.orderId}`
  expect(mails.map(({ recipient }) => recipient)).toEqual(['seller@example.com'])
  expect(mailTextOf('sellerDutyEnding', mails[0]?.facts, 'https://bidyard.example').text)
    .toContain(`https://bidyard.example/cars/${deal.orderId}`)
})

test('the fee of an award is due at no time at which banks rest', async () => {
  const deal = await standingAt(world, 'screening')
  await handIn(world, deal)
  const day = new Date((await world.now()).getTime() + 86_400_000).toISOString().slice(0, 10)
  await passUntil(`${day}T14:10:00.000Z`)
  expect((await approve(world, deal)).state).toBe('done')
  const fees = await world.sql<{ due: string }[]>`
    select to_char(due_at at time zone 'Asia/Seoul', 'HH24:MI') as due from amounts
    where contract_id = ${deal.contractId} and fee_type = 'successBidFee'`
  expect(fees).toEqual([{ due: '00:30' }])
})

test('nor is it after an outage that moved it: the amount says the same as the clock', async () => {
  const deal = await standingAt(world, 'screening')
  await handIn(world, deal)
  const at = new Date((await world.now()).getTime() + 86_400_000).toISOString().slice(0, 10)
  await passUntil(`${at}T13:55:00.000Z`)
  await approve(world, deal)
  const fee = async () => {
    const [row] = await world.sql<{ id: string; due: Date; watched: Date; state: string }[]>`
      select amounts.id, amounts.state, amounts.due_at as due, deadlines.due_at as watched
      from amounts join deadlines on deadlines.row_id = amounts.id and machine = 'amount' and duty = 'pay'
      where contract_id = ${deal.contractId} and fee_type = 'successBidFee'`
    return row
  }
  const before = (await fee())?.due
  expect(before?.toISOString().slice(11, 16)).toBe('13:55')
  await world.pass(((before?.getTime() ?? 0) - (await world.now()).getTime()) / 1_000 - 300)
  await world.sql`update node_beats set beat_at = beat_at - interval '1 minute'`
  await world.pass(0)
  const after = await fee()
  expect(after?.due.toISOString()).toBe(`${before?.toISOString().slice(0, 10)}T15:30:00.000Z`)
  expect(after?.watched).toEqual(after?.due)
})

test('nor are papers looked at by then, though an outage moved it', async () => {
  const deal = await standingAt(world, 'screening')
  const day = new Date((await world.now()).getTime() + 86_400_000).toISOString().slice(0, 10)
  await passUntil(`${day}T13:54:59.000Z`)
  await handIn(world, deal)
  const due = async () => (await seen(world, deal)).screening?.reviewDueAt ?? ''
  const before = await due()
  expect(before.slice(11, 16)).toBe('13:55')
  await world.pass((Date.parse(before) - (await world.now()).getTime()) / 1_000 - 300)
  await world.sql`update node_beats set beat_at = beat_at - interval '1 minute'`
  await world.pass(0)
  expect(await due()).toBe(`${before.slice(0, 10)}T15:30:00.000Z`)
})

describe('the office', () => {
  const extend = async (deal: SelfDeal, dueAt: string, who = world.clerk, seenVersion?: number) =>
    doing(who, calls.extendContractDeadline, {
      params: { id: deal.contractId },
      body: { seenVersion: seenVersion ?? (await seen(world, deal)).version, dueAt, reason: '양측 합의' },
    })
  const wordOf = async (asked: Promise<unknown>) => {
    const { status, body } = await refusalOf(asked)
    return status === 400 ? body.code : String(status)
  }

  test('gives more time, and what was due is not', async () => {
    const deal = await standingAt(world, 'payment')
    const { duty } = await seen(world, deal)
    const later = new Date(new Date(duty?.dueAt ?? 0).getTime() + 48 * 3_600_000).toISOString()
    expect(await wordOf(extend(deal, duty?.dueAt ?? ''))).toBe('INVALID_INPUT')
    expect(await wordOf(extend(deal, '2099-01-01T00:00:00Z'))).toBe('INVALID_INPUT')
    expect(await wordOf(extend(deal, later, deal.buyer))).toBe('INVALID_PERMISSION')
    expect(await wordOf(extend(deal, later, world.clerk, 1))).toBe('409')
    expect((await extend(deal, later)).duty?.dueAt).toBe(later)
    await passUntil(duty?.dueAt)
    expect(await violationsOf(world, deal.buyer.shopId)).toEqual([])
    const over = await standingAt(world, 'cancelled')
    expect(await wordOf(extend(over, later))).toBe('INVALID_CONTRACT')
  })

  test('ends no time while banks rest, as nothing else ends then', async () => {
    const deal = await standingAt(world, 'payment')
    const { duty } = await seen(world, deal)
    const day = new Date(new Date(duty?.dueAt ?? 0).getTime() + 2 * 86_400_000).toISOString().slice(0, 10)
    expect((await extend(deal, `${day}T14:10:00.000Z`)).duty?.dueAt).toBe(`${day}T15:30:00.000Z`)
  })

  test('and an outage puts no end there either', async () => {
    const deal = await standingAt(world, 'payment')
    const { duty } = await seen(world, deal)
    const day = new Date(new Date(duty?.dueAt ?? 0).getTime() + 2 * 86_400_000).toISOString().slice(0, 10)
    await extend(deal, `${day}T13:55:00.000Z`)
    // Stood in the rest of the banks before, and after the outage's reach: nobody moves it.
    const other = await standingAt(world, 'payment')
    await world.sql`
      update deadlines set due_at = ${`${day}T14:40:00.000Z`}, next_at = ${`${day}T14:40:00.000Z`}
      where row_id = ${other.contractId} and duty = 'payment' and next_at is not null`
    await passUntil(`${day}T13:50:00.000Z`)
    await world.sql`update node_beats set beat_at = beat_at - interval '1 minute'`
    await world.pass(0)
    const moved = (await seen(world, deal)).duty
    expect((await seen(world, other)).duty?.dueAt).toBe(`${day}T14:40:00.000Z`)
    expect(moved?.dueAt).toBe(`${day}T15:30:00.000Z`)
    expect(moved?.finalAt?.slice(11)).toBe('15:30:00.000Z')
    await passUntil(`${day}T15:25:00.000Z`)
    expect(await violationsOf(world, deal.buyer.shopId)).toEqual([])
    await passUntil(moved?.dueAt)
    expect(await violationsOf(world, deal.buyer.shopId)).toEqual(['selfContractVehiclePaymentExpired'])
  })

  test('puts a price right before it is paid, and the fee with it', async () => {
    const deal = await standingAt(world, 'tradeResult')
    const correct = async (one: SelfDeal, priceWon: number, who = world.clerk, seenVersion?: number) =>
      doing(who, calls.correctContractPrice, {
        params: { id: one.contractId },
        body: { seenVersion: seenVersion ?? (await seen(world, one)).version, priceWon, reason: '주행거리 정정' },
      })
    expect(await wordOf(correct(deal, 13_000_000))).toBe('INVALID_INPUT')
    expect(await wordOf(correct(deal, 9_000_000, world.seller))).toBe('INVALID_PERMISSION')
    expect(await wordOf(correct(deal, 9_000_000, world.clerk, 1))).toBe('409')
    expect((await correct(deal, 10_800_000)).priceWon).toBe(10_800_000)
    for (const who of [world.seller, deal.buyer])
      expect((await seen(world, deal, who)).correctionReason).toBe('주행거리 정정')
    // More than a tenth off what was bid takes another person.
    expect((await correct(deal, 9_000_000)).priceWon).toBe(10_800_000)
    const desk = await world.member({ type: 'admin', part: 'money' })
    const { items: [proposal] } = await desk.ask(financeCalls.listMoneyProposals, {
      query: { filter: { subjectId: { eq: deal.contractId } } },
    })
    expect(proposal).toMatchObject({ act: 'correctCarPrice', won: 9_000_000 })
    await once(desk, financeCalls.confirmMoneyProposal, { params: { id: proposal?.id ?? '' }, body: { reason: '확인' } })
    expect((await seen(world, deal)).priceWon).toBe(9_000_000)
    const amounts = await world.sql`
      select kind, total_won::int as won from amounts where contract_id = ${deal.contractId} order by kind`
    expect(amounts).toEqual([{ kind: 'carPrice', won: 9_000_000 }, { kind: 'fee', won: 245_000 }])
    await succeed(deal)
    await pay(world, deal)
    expect(await wordOf(correct(deal, 8_000_000))).toBe('INVALID_CONTRACT')
  })
})

test('the clock against the buyer: a visit is agreed on, or it is over', async () => {
  for (let round = 0; round < 3; round++) {
    const deal = await awarded(world)
    const finalAt = new Date((await seen(world, deal)).duty?.finalAt ?? 0).getTime()
    await passUntil((await seen(world, deal)).duty?.dueAt)
    await wait(world, Math.ceil((finalAt - (await world.now()).getTime()) / 3_600_000))
    const [word] = await Promise.all([
      confirm(world, deal).then(() => 'tradeResult', (error: { body: { code: string } }) => error.body.code),
      world.sweeper.sweep(), world.sweeper.sweep(),
    ])
    while ((await world.sweeper.sweep()) > 0) continue
    const { state } = await seen(world, deal)
    expect([['tradeResult', 'tradeResult'], ['INVALID_CONTRACT', 'cancelled']]).toContainEqual([word, state])
  }
})
