// Calls of one kind asked about another, by the wrong party or at the wrong step: each is told so and nothing changes.
import { randomUUID } from 'node:crypto'
import type { CallDefinition } from '@bidyard/contract/call'
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doing, request } from '../../../testing/contracts/award-world.ts'
import {
  awarded, type Deal, deliverAt, handIn, type HouseWorld, openHouseWorld, paid, standingOf, takeOver, to,
} from '../../../testing/contracts/house-world.ts'
import { wordOf, wrongKind, wrongState } from '../../../testing/contracts/word-of.ts'

let world: HouseWorld
let pro: Deal
let prime: Deal
let selfId: string
beforeAll(async () => {
  world = await openHouseWorld()
  const car = await world.closed({}, { bids: 2 })
  selfId = await request(world, car, car.bidders[0])
  await doing(car.bidders[0].dealer, calls.acceptSelfPurchase, { params: { id: selfId }, body: {} })
  pro = await awarded(world, 'pro')
  prime = await awarded(world, 'prime')
})
afterAll(() => world.stop())

const ask = (who: Pick<Deal['buyer'], 'ask'>, call: CallDefinition, id: string, body: object) =>
  wordOf(doing(who, call as never, { params: { id }, body } as never))

const why = { reason: '통장 확인' }
const refund = { seenVersion: 1, type: 'mistake', next: 'decline', refundsFee: true, ...why }
const settle = { verdict: 'refuse', correctionWon: null, refundsFee: true, next: 'decline', ...why }
const dispute = { claim: '긁힘', wishedWon: null, photoIds: [] }
const taken = {
  odometer: { reading: 1, unit: 'Km' }, keyCount: 1, papers: [], photoIds: [], proofId: null, note: '',
}

test('a call of one kind is none of another', async () => {
  const delivery = { companyId: world.carrier, deliverAt: await deliverAt(world), reason: '변경' }
  const asked: readonly (readonly [CallDefinition, string, object])[] = [
    [calls.completeProPayment, prime.contractId, why], [calls.completePrimePayment, pro.contractId, why],
    [calls.confirmTakeover, pro.contractId, taken], [calls.disputeTakeover, pro.contractId, dispute],
    [calls.settleTakeoverDispute, pro.contractId, settle], [calls.rescheduleDelivery, selfId, delivery],
    [calls.openCarMoneyAccount, selfId, {}],
    [calls.confirmDelivery, selfId, { ...delivery, reason: undefined, toProvince: 'seoul', to, note: '' }],
  ]
  for (const [call, id, body] of asked) expect(await ask(world.office, call, id, body), call.path).toBe(wrongKind)
})

test('what is done hand to hand is no step of a car that goes through the house', async () => {
  const note = null
  const seenDraftVersion = null
  const asked: readonly (readonly [CallDefinition, object])[] = [
    [calls.offerVisitWindows, { windows: [] }],
    [calls.confirmSchedule, { visitReservedAt: '2031-01-01T10:00:00+09:00' }], [calls.delaySchedule, { note }],
    [calls.cancelSchedule, { type: 'sellerRequest', note }],
    [calls.submitResultDraft, { outcome: null, failType: null, note: '', seenDraftVersion }],
    [calls.submitResult, { outcome: 'success', note }], [calls.claimPaid, { slipIds: [randomUUID()], note }],
    [calls.completeSelfPayment, {}],
    [calls.submitSelfScreeningDraft, { documents: [], note: '', seenDraftVersion }],
    [calls.submitSelfScreening, { documents: [], note }], [calls.approveSelfScreening, { submissionId: null }],
    [calls.rejectSelfScreening, { submissionId: null, type: 'documentMissing', note }],
  ]
  for (const [call, body] of asked)
    expect(await ask(world.office, call, pro.contractId, body), call.path).toBe(wrongKind)
})

test('who is a party but not the one is told so', async () => {
  const asked: readonly (readonly [CallDefinition, Deal, object, Pick<Deal['buyer'], 'ask'>])[] = [
    [calls.completePrimePayment, prime, why, prime.buyer], [calls.completeProPayment, pro, why, world.seller],
    [calls.openCarMoneyAccount, pro, {}, world.seller], [calls.settleTakeoverDispute, prime, settle, prime.buyer],
    [calls.refundContract, pro, refund, pro.buyer],
  ]
  for (const [call, deal, body, who] of asked)
    expect(await ask(who, call, deal.contractId, body), call.path).toBe('INVALID_PERMISSION')
})

test('before its step nothing of it can be done', async () => {
  const delivery = { companyId: world.carrier, deliverAt: await deliverAt(world), reason: '변경' }
  const asked: readonly (readonly [CallDefinition, Deal, object, Pick<Deal['buyer'], 'ask'>])[] = [
    [calls.completeProPayment, pro, why, world.office], [calls.completePrimePayment, prime, why, world.office],
    [calls.openCarMoneyAccount, pro, {}, pro.buyer], [calls.rescheduleDelivery, pro, delivery, world.office],
    [calls.confirmTakeover, prime, taken, prime.buyer], [calls.disputeTakeover, prime, dispute, prime.buyer],
    [calls.settleTakeoverDispute, prime, settle, world.office],
  ]
  for (const [call, deal, body, who] of asked)
    expect(await ask(who, call, deal.contractId, body), call.path).toBe(wrongState)
  const { version } = await world.office.ask(calls.getContract, { params: { id: pro.contractId } })
  expect(await ask(world.office, calls.refundContract, pro.contractId, { ...refund, seenVersion: version }))
    .toBe(wrongState)
  expect(await ask(world.office, calls.refundContract, pro.contractId, { ...refund, seenVersion: version + 1 }))
    .toBe('409')
  expect([(await standingOf(world, pro)).contract, (await standingOf(world, prime)).contract])
    .toEqual(['deliveryScheduling', 'lienConfirmation'])
})

test('papers that are not whole are not taken, nor sent back for a reason without words', async () => {
  const ways = [
    ['pro', calls.submitProScreening, calls.rejectProScreening],
    ['prime', calls.submitPrimeScreening, calls.rejectPrimeScreening],
  ] as const
  for (const [kind, submit, reject] of ways) {
    const deal = await paid(world, kind)
    if (kind === 'prime') await takeOver(deal)
    expect(await ask(deal.buyer, submit, deal.contractId, { documents: [], note: null })).toBe('INVALID_INPUT')
    await handIn(world, kind, deal)
    const wordless = { submissionId: null, type: 'etc', note: null }
    expect(await ask(world.office, reject, deal.contractId, wordless)).toBe('INVALID_INPUT')
  }
})
