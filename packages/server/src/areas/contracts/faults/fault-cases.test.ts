// Cases of fault through the front door: seen by the parties, answered by the other side, decided by staff.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { workCalls } from '@bidyard/contract/calls/work'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/ask.ts'
import { doing, type AwardWorld, request, violationsOf } from '../../../testing/contracts/award-world.ts'
import {
  fail, openSelfWorld, type SelfDeal, type SelfWorld, seen, standingAt,
} from '../../../testing/contracts/self-deals.ts'

let world: SelfWorld
beforeAll(async () => {
  world = await openSelfWorld()
})
afterAll(() => world.stop())

type Who = Pick<AwardWorld['clerk'], 'ask'>
const wordOf = async (asked: Promise<unknown>) => {
  const { status, body } = await refusalOf(asked)
  return status === 400 ? body.code : String(status)
}
const failed = async (failType: string): Promise<SelfDeal & { readonly caseId: string }> => {
  const deal = await standingAt(world, 'tradeResult')
  const { faultCases: [found] } = await fail(deal, failType)
  return { ...deal, caseId: found?.id ?? '' }
}
const see = (id: string, who: Who = world.clerk) => who.ask(calls.getFaultCase, { params: { id } })
const answer = (id: string, confirms: boolean, note: string | null = null, who: Who = world.seller) =>
  doing(who, calls.answerFaultCase, { params: { id }, body: { confirms, note } })
const decide = async (id: string, fault: 'buyer' | 'seller' | 'nobody', who: Who = world.clerk, seenVersion?: number) =>
  doing(who, calls.decideFaultCase, {
    params: { id }, body: { seenVersion: seenVersion ?? (await see(id)).version, fault, reason: '양측 의견 확인' },
  })

test('the other side confirms, and staff says whose fault it was', async () => {
  const { caseId, buyer, contractId } = await failed('buyerRefusal')
  expect(await see(caseId, buyer)).toMatchObject({ contractId, kind: 'tradeResult', state: 'open', asked: 'seller' })
  expect(await wordOf(decide(caseId, 'buyer'))).toBe('INVALID_CONTRACT')
  expect(await answer(caseId, true)).toMatchObject({ state: 'confirmed', answerUntil: null })
  expect(await violationsOf(world, buyer.shopId)).toEqual([])
  expect(await decide(caseId, 'buyer')).toMatchObject({ state: 'decided', fault: 'buyer' })
  expect(await violationsOf(world, buyer.shopId)).toEqual(['selfContractTradeRefusal'])
  expect(await wordOf(decide(caseId, 'seller'))).toBe('INVALID_CONTRACT')
})

test('whoever is asked hears so once, and until when; nobody else does', async () => {
  const heard = async (who: Who, kind: 'faultAsked' | 'saleFaultAsked', path: string) => {
    const { items } = await who.ask(noticesCalls.listNotices, { query: { filter: { kind: { eq: kind } }, size: 100 } })
    return items.filter((one) => one.path === path).map(({ toldCount }) => toldCount)
  }
  const ofSeller = await failed('buyerRefusal')
  const deal = await standingAt(world, 'tradeResult')
  await fail(deal, 'buyerNoShow', world.clerk)
  const told = async ({ contractId, orderId, buyer }: SelfDeal) => [
    await heard(buyer, 'faultAsked', `/contracts/${contractId}`),
    await heard(world.seller, 'saleFaultAsked', `/cars/${orderId}`),
  ]
  expect([await told(ofSeller), await told(deal)]).toEqual([[[], [1]], [[1], []]])
  // The office reported it, not the other side.
  const { items: [asked] } = await deal.buyer.ask(noticesCalls.listNotices, {
    query: { filter: { kind: { eq: 'faultAsked' } } },
  })
  expect([asked?.text.ko, asked?.text.en].join()).not.toMatch(/상대방|other side/v)
  await answer(ofSeller.caseId, true)
  await world.pass(2 * 86_400)
  expect([await told(ofSeller), await told(deal)]).toEqual([[[], [1]], [[1], []]])
})

test.each(['seller', 'nobody'] as const)('a %s’s fault is no violation of the buyer', async (fault) => {
  const { caseId, buyer } = await failed('sellerNoShow')
  await answer(caseId, false, '집에 있었음')
  expect((await decide(caseId, fault)).fault).toBe(fault)
  expect(await violationsOf(world, buyer.shopId)).toEqual([])
})

test('a silent side is decided without, a day later', async () => {
  const { caseId } = await failed('buyerNoShow')
  const { answerUntil } = await see(caseId)
  await world.pass((new Date(answerUntil ?? 0).getTime() - (await world.now()).getTime()) / 1_000 + 1)
  expect(await see(caseId)).toMatchObject({ state: 'open', isOverdue: true, answerUntil: null })
  // Open screens hear of its beginning, and that it waits for the office now.
  expect(await world.sql`
    select from outbox where name = 'faultCaseChanged' and payload ->> 'caseId' = ${caseId}`).toHaveLength(2)
  expect((await decide(caseId, 'nobody')).state).toBe('decided')
})

describe('only whoever is asked', () => {
  test('answers, once, and with words where it is disputed', async () => {
    const { caseId, buyer, bidders } = await failed('priceDisagreement')
    expect(await wordOf(answer(caseId, false))).toBe('INVALID_INPUT')
    expect(await wordOf(answer(caseId, true, null, buyer))).toBe('INVALID_PERMISSION')
    expect(await wordOf(answer(caseId, true, null, world.clerk))).toBe('INVALID_PERMISSION')
    for (const who of [world.stranger, bidders[1].dealer]) {
      expect(await wordOf(see(caseId, who))).toBe('404')
      expect(await wordOf(answer(caseId, true, null, who))).toBe('404')
      expect(await wordOf(decide(caseId, 'buyer', who, 1))).toBe('404')
    }
    expect(await wordOf(decide(caseId, 'buyer', buyer, 1))).toBe('INVALID_PERMISSION')
    await answer(caseId, false, '가격 그대로였음')
    expect(await wordOf(answer(caseId, true))).toBe('INVALID_CONTRACT')
    expect(await wordOf(decide(caseId, 'buyer', world.clerk, 1))).toBe('409')
  })

  test('sees it in a list', async () => {
    const { caseId, buyer, bidders, contractId, orderId } = await failed('priceDisagreement')
    const query = { filter: { contractId: { eq: contractId }, orderId: { eq: orderId } } }
    for (const [who, ids] of [[buyer, [caseId]], [world.seller, [caseId]], [world.clerk, [caseId]],
      [bidders[1].dealer, []], [world.stranger, []]] as const)
      expect((await who.ask(calls.listFaultCases, { query })).items.map(({ id }) => id)).toEqual(ids)
  })
})

test('a visit called off for want of an answer is a refused trade once it was the buyer’s fault', async () => {
  const deal = await standingAt(world, 'tradeResult')
  const { faultCases: [found] } = await doing(deal.buyer, calls.cancelSchedule, {
    params: { id: deal.contractId }, body: { type: 'noContact', note: null },
  })
  await answer(found?.id ?? '', false, '전화를 받지 않은 적이 없습니다.')
  expect(await violationsOf(world, deal.buyer.shopId)).toEqual([])
  await decide(found?.id ?? '', 'buyer')
  expect(await violationsOf(world, deal.buyer.shopId)).toEqual(['selfContractTradeRefusal'])
})

test('whoever is asked finds the answer among what is owed, and nobody else does', async () => {
  const [ofSeller, ofBuyer] = [await standingAt(world, 'tradeResult'), await standingAt(world, 'tradeResult')]
  await fail(ofSeller, 'buyerRefusal')
  await fail(ofBuyer, 'buyerNoShow', world.clerk)
  const owed = async (who: Who, { contractId }: SelfDeal) => (await who.ask(workCalls.listDeadlines, {
    query: { filter: { contractId: { eq: contractId } } },
  })).items.map(({ kind }) => kind)
  expect([await owed(world.seller, ofSeller), await owed(ofSeller.buyer, ofSeller)]).toEqual([['answerFault'], []])
  expect([await owed(world.seller, ofBuyer), await owed(ofBuyer.buyer, ofBuyer)]).toEqual([[], ['answerFault']])
})

test('a purchase declined for the car’s condition is a violation only where it was the buyer’s fault', async () => {
  const car = await world.closed({}, { bids: 2 })
  const [first] = car.bidders
  const id = await request(world, car, first)
  await doing(first.dealer, calls.declineSelfPurchase, { params: { id }, body: { type: 'lien', note: null } })
  const { faultCases: [found] } = await seen(world, { contractId: id })
  expect(found).toMatchObject({ kind: 'purchaseDecline', claim: 'lien', asked: 'seller' })
  expect((await see(found?.id ?? '', world.seller)).shopName).toBeNull()
  await answer(found?.id ?? '', false, '압류 없음')
  await decide(found?.id ?? '', 'buyer')
  expect(await violationsOf(world, first.dealer.shopId)).toEqual(['selfContractPurchaseDecline'])
})

test('of a car of the house nobody decides about what they answered themselves', async () => {
  const { caseId, orderId } = await failed('priceDisagreement')
  await world.sql`update orders set partner_id = null where id = ${orderId}`
  expect(await answer(caseId, false, '가격 그대로였음', world.clerk)).toMatchObject({ state: 'disputed' })
  expect(await wordOf(decide(caseId, 'buyer'))).toBe('INVALID_PERMISSION')
  const other = await world.member({ type: 'admin', name: '다른 담당' })
  expect(await decide(caseId, 'nobody', other)).toMatchObject({ state: 'decided', fault: 'nobody' })
})
