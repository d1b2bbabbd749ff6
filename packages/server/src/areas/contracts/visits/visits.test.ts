// Visits and their results through the front door: agreed on, put off, called off, told of, and what each of them does.
import type { CallDefinition } from '@bidyard/contract/call'
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { financeCalls } from '@bidyard/contract/calls/finance'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { around, doing, violationsOf } from '../../../testing/contracts/award-world.ts'
import {
  awarded, awardedTwo, confirm, type Contract, fail, freeSlot, openSelfWorld, type SelfDeal, type SelfWorld, seen,
  slotAt, standingAt, succeed,
} from '../../../testing/contracts/self-deals.ts'
import { wordOf, wrongState as wrongStep } from '../../../testing/contracts/word-of.ts'

let world: SelfWorld
beforeAll(async () => {
  world = await openSelfWorld()
})
afterAll(() => world.stop())

const act = (
  who: { readonly ask: SelfWorld['ask'] }, call: CallDefinition, deal: SelfDeal, body: object,
): Promise<Contract> => doing(who, call as never, { params: { id: deal.contractId }, body } as never)
const delay = (deal: SelfDeal, who: { readonly ask: SelfWorld['ask'] } = deal.buyer) =>
  act(who, calls.delaySchedule, deal, { note: null })
const cancel = (deal: SelfDeal, type: string, who: { readonly ask: SelfWorld['ask'] } = deal.buyer) =>
  act(who, calls.cancelSchedule, deal, { type, note: null })
const casesOf = ({ contractId }: SelfDeal) =>
  world.sql`select kind, claim, opened_as, asked, state from fault_cases where contract_id = ${contractId}`

describe('a visit', () => {
  test('is agreed on for a slot, and its result is waited for from then on', async () => {
    const deal = await awarded(world)
    const at = await freeSlot(world)
    const before = await seen(world, deal)
    expect(before.duty).toMatchObject({ step: 'tradeScheduling', whose: 'buyer' })
    expect(before.duty?.finalAt).not.toBeNull()
    const agreed = await confirm(world, deal, at)
    expect(agreed).toMatchObject({
      state: 'tradeResult', duty: { step: 'tradeResult', whose: 'buyer' },
      scheduling: { state: 'confirmed', visitReservedAt: at, delayCount: 0, delayCountMax: 2 },
    })
    const due = new Date(agreed.duty?.dueAt ?? 0).getTime()
    // A day after the visit, which never falls into the quiet hours.
    expect(due - new Date(at).getTime()).toBe(24 * 3_600_000)
  })

  test.each<[string, (now: Date) => string]>([
    ['in the past', (now) => slotAt(now, -24)], ['between slots', (now) => slotAt(now, 3).replace(':00.', ':07.')],
    ['too far away', (now) => new Date(new Date(slotAt(now, 3)).getTime() + 8 * 86_400_000).toISOString()],
    ['in the night', (now) => slotAt(now, 3).replace(/T\d\d/, 'T17')], ['at no time', () => 'soon'],
  ])('%s is none', async (_, at) => {
    const deal = await awarded(world)
    const before = await seen(world, deal)
    expect(await wordOf(confirm(world, deal, at(await world.now())))).toBe('INVALID_VISIT_RESERVED_AT')
    expect(await seen(world, deal)).toEqual(before)
  })

  test('is at a time that its seller offers', async () => {
    const deal = await awarded(world)
    const from = slotAt(await world.now(), 4)
    const window = { from, to: new Date(new Date(from).getTime() + 3_600_000).toISOString() }
    const offered = await act(world.seller, calls.offerVisitWindows, deal, { windows: [window] })
    expect(offered.scheduling?.windows).toEqual([window])
    expect(await wordOf(act(deal.buyer, calls.offerVisitWindows, deal, { windows: [] }))).toBe('INVALID_PERMISSION')
    const upside = { from: window.to, to: window.from }
    expect(await wordOf(act(world.seller, calls.offerVisitWindows, deal, { windows: [upside] }))).toBe('INVALID_INPUT')
    expect(await wordOf(confirm(world, deal, slotAt(await world.now(), 10)))).toBe('INVALID_VISIT_RESERVED_AT')
    expect((await confirm(world, deal, from)).state).toBe('tradeResult')
    expect(await wordOf(act(world.seller, calls.offerVisitWindows, deal, { windows: [] }))).toBe(wrongStep)
  })

  test('is never at the same time as another one at the same seller', async () => {
    const [one, other] = await awardedTwo(world)
    const at = await freeSlot(world)
    const words = await Promise.all([one, other].map((deal) => confirm(world, deal, at).then(
      () => 'done', (error: { body: { code: string } }) => error.body.code)))
    expect(words.toSorted()).toEqual(['INVALID_VISIT_RESERVED_AT', 'done'])
    const [first, second] = words[0] === 'done' ? [one, other] : [other, one]
    const { visitEndsAt: to } = (await seen(world, first)).scheduling ?? {}
    // Whoever still has to choose sees which time is gone, and not whose it is.
    expect((await seen(world, second)).scheduling?.taken).toContainEqual({ from: at, to })
    expect((await seen(world, first)).scheduling?.taken).toEqual([])
    // The database itself keeps two from one time.
    await expect(world.sql`
      update contracts set (self_step, scheduling_state, visit_seller_id, visit_reserved_at, visit_ends_at) = (
        select self_step, scheduling_state, visit_seller_id, visit_reserved_at, visit_ends_at from contracts
        where id = ${first.contractId})
      where id = ${second.contractId}`).rejects.toThrow('contracts_one_visit_per_slot')
    // The slot is free again once the first one does not come.
    await delay(first)
    expect((await seen(world, second)).scheduling?.taken).not.toContainEqual({ from: at, to })
    expect((await confirm(world, second, at)).scheduling?.visitReservedAt).toBe(at)
  })

  test('is put off by either side, twice and no more, however many try at once', async () => {
    const deal = await awarded(world)
    for (const who of [deal.buyer, world.seller]) {
      await confirm(world, deal)
      const words = await Promise.all(Array.from({ length: 10 }, () => delay(deal, who).then(
        () => 'done', (error: { body: { code: string } }) => error.body.code)))
      expect(words.filter((word) => word === 'done')).toHaveLength(1)
      expect(new Set(words)).toEqual(new Set(['done', 'INVALID_CONTRACT']))
    }
    expect((await seen(world, deal)).scheduling).toMatchObject({
      state: 'pending', visitReservedAt: null, delayCount: 2,
    })
    await confirm(world, deal)
    const before = await seen(world, deal)
    const words = await Promise.all(Array.from({ length: 50 }, () => wordOf(delay(deal))))
    expect(new Set(words)).toEqual(new Set(['MAX_DELAY_COUNT_REACHED']))
    expect(await seen(world, deal)).toEqual(before)
  })

  test('is put off or called off only before it has begun', async () => {
    const deal = await awarded(world)
    const { scheduling } = await confirm(world, deal)
    const at = new Date(scheduling?.visitReservedAt ?? 0).getTime()
    await world.pass((at - (await world.now()).getTime()) / 1_000 + 1)
    expect([await wordOf(delay(deal)), await wordOf(cancel(deal, 'buyerRequest'))]).toEqual([wrongStep, wrongStep])
    expect((await succeed(deal)).state).toBe('payment')
  })

  const early = ['tradeScheduling', 'tradeResult'] as const
  test.each(early)('called off at %s by its buyer is a violation', async (step) => {
    const deal = await standingAt(world, step)
    expect(await wordOf(cancel(deal, 'etc'))).toBe('INVALID_INPUT')
    expect(await cancel(deal, 'buyerRequest')).toMatchObject({
      state: 'cancelled', cancelCause: 'visitCancelled', duty: null,
      scheduling: { cancelType: 'buyerRequest', cancelledAs: 'buyer' },
    })
    expect(await around(world, deal)).toEqual({
      auction: 'cancelled declined', order: 'declined', contracts: ['cancelled visitCancelled'],
      bids: ['cancelled cancelled', 'bidFailed rejected'], amounts: ['carPrice voided', 'fee voided'],
    })
    expect(await violationsOf(world, deal.buyer.shopId)).toEqual(['selfContractTradeRefusal'])
    expect(await casesOf(deal)).toEqual([])
  })

  test('called off by its seller is none, and one that blames the seller is heard first', async () => {
    const [one, other] = await awardedTwo(world)
    for (const deal of [one, other]) await confirm(world, deal)
    expect((await cancel(one, 'sellerRequest', world.seller)).scheduling?.cancelledAs).toBe('seller')
    await cancel(other, 'noContact')
    for (const { buyer } of [one, other]) expect(await violationsOf(world, buyer.shopId)).toEqual([])
    expect(await casesOf(one)).toEqual([])
    // It is counted for the seller, where the office sees it and nobody else.
    const counted = async (who?: typeof world.seller) => (await seen(world, one, who)).seller?.visitsCalledOff
    expect([await counted(), await counted(world.seller), await counted(one.buyer)]).toEqual([1, null, null])
    const [third] = await awardedTwo(world)
    await cancel(third, 'sellerRequest', world.seller)
    expect(await counted()).toBe(2)
    expect(await casesOf(other)).toEqual([
      { kind: 'tradeScheduling', claim: 'noContact', opened_as: 'buyer', asked: 'seller', state: 'open' },
    ])
  })
})

describe('a result', () => {
  test('is kept while it is typed, and two tabs do not write over each other', async () => {
    const deal = await standingAt(world, 'tradeResult')
    const draft = (seenDraftVersion: number | null, note: string) => act(deal.buyer, calls.submitResultDraft, deal, {
      outcome: null, failType: null, note, seenDraftVersion,
    })
    expect((await draft(null, '타이어 마모')).result?.draft).toEqual({
      outcome: null, failType: null, note: '타이어 마모', version: 1,
    })
    expect((await draft(1, '타이어 마모 심함')).result?.draft?.version).toBe(2)
    expect(await wordOf(draft(1, '다른 창'))).toBe('409')
    expect((await draft(null, '')).result?.draft).toMatchObject({ note: '', version: 3 })
    expect((await seen(world, deal, world.seller)).result?.draft).toBeNull()
    expect((await seen(world, deal)).result?.draft).toBeNull()
    const { moves } = await seen(world, deal, deal.buyer)
    expect(moves.filter(({ action }) => action === 'submitResultDraft')).toHaveLength(1)
  })

  test('of a car that is bought asks for its price', async () => {
    const deal = await standingAt(world, 'tradeResult')
    expect(await succeed(deal)).toMatchObject({
      state: 'payment', result: { state: 'submitted', outcome: 'success' }, duty: { step: 'payment', whose: 'buyer' },
    })
    expect((await around(world, deal)).amounts).toEqual(['carPrice billed', 'fee expected'])
    expect(await wordOf(succeed(deal))).toBe(wrongStep)
    expect(await wordOf(fail(deal))).toBe(wrongStep)
  })

  test.each([
    ['buyer', 'sellerRefusal', 'seller'], ['buyer', 'buyerNoShow', 'seller'], ['staff', 'buyerNoShow', 'buyer'],
    ['staff', 'sellerNoShow', 'seller'],
  ] as const)('that failed, as the %s says by %s, is heard by the %s', async (
    who, failType, asked,
  ) => {
    const deal = await standingAt(world, 'tradeResult')
    const failed = await fail(deal, failType, who === 'buyer' ? deal.buyer : world.clerk)
    expect(failed).toMatchObject({ state: 'cancelled', cancelCause: 'resultFailed', result: { failType } })
    expect(failed.faultCases).toMatchObject([{ kind: 'tradeResult', claim: failType, asked, state: 'open' }])
    expect(await around(world, deal)).toMatchObject({
      auction: 'cancelled declined', order: 'declined', bids: ['cancelled cancelled', 'bidFailed rejected'],
      amounts: ['carPrice voided', 'fee voided'],
    })
    expect(await violationsOf(world, deal.buyer.shopId)).toEqual([])
  })

  test('needs words where it failed for another reason', async () => {
    const deal = await standingAt(world, 'tradeResult')
    expect(await wordOf(fail(deal, 'etc'))).toBe('INVALID_INPUT')
    expect((await seen(world, deal)).state).toBe('tradeResult')
  })
})

describe('a payment from hand to hand', () => {
  test('is claimed with a slip, and the seller says whether it came', async () => {
    const deal = await standingAt(world, 'payment')
    const slipId = await world.paper(deal.buyer, 'document')
    const claim = (slipIds: string[], who = deal.buyer) =>
      doing(who, calls.claimPaid, { params: { id: deal.contractId }, body: { slipIds, note: null } })
    expect(await wordOf(claim([await world.paper(world.clerk, 'document')]))).toBe('INVALID_INPUT')
    expect(await wordOf(claim([await world.paper(deal.buyer)]))).toBe('INVALID_INPUT')
    expect(await wordOf(claim([slipId], world.seller))).toBe('INVALID_PERMISSION')
    const claimed = await claim([slipId])
    expect(claimed).toMatchObject({ state: 'payment', duty: { step: 'payment', whose: 'seller' } })
    expect(claimed.payment?.slips.map(({ id }) => id)).toEqual([slipId])
    const more = [1, 2, 3, 4, 5].map(() => world.paper(deal.buyer, 'document'))
    expect(await wordOf(claim(await Promise.all(more)))).toBe('INVALID_INPUT')
    const paid = await doing(world.seller, calls.completeSelfPayment, { params: { id: deal.contractId }, body: {} })
    expect(paid).toMatchObject({ state: 'screening', payment: { state: 'completed' }, duty: { step: 'screening' } })
    expect(await around(world, deal)).toMatchObject({
      order: 'depositCompleted', bids: ['awarded winner', 'bidFailed rejected'],
      amounts: ['carPrice paid', 'fee expected'],
    })
    const { items: [price] } = await deal.buyer.ask(financeCalls.listAmounts, {
      query: { filter: { contractId: { eq: deal.contractId }, kind: { eq: 'carPrice' } } },
    })
    expect(price).toMatchObject({ state: 'paid', paymentMethod: 'accountTransfer' })
  })
})
