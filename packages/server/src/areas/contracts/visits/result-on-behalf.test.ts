// A car that was bought by somebody who never says so: the office tells it with a proof, and the trade ends well.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { around, doing, pro, request, violationsOf } from '../../../testing/contracts/award-world.ts'
import {
  openSelfWorld, pay, type SelfDeal, type SelfWorld, seen, standingAt, succeed, visitNow,
} from '../../../testing/contracts/self-deals.ts'
import { wordOf, wrongKind, wrongState } from '../../../testing/contracts/word-of.ts'

let world: SelfWorld
beforeAll(async () => {
  world = await openSelfWorld()
})
afterAll(() => world.stop())

const reason = '매매계약서와 이체 내역 확인, 구매자 연락 두절'
const params = ({ contractId }: Pick<SelfDeal, 'contractId'>) => ({ id: contractId })
const tell = async (deal: Pick<SelfDeal, 'contractId'>, who: TestMember = world.clerk, proofId?: string) =>
  doing(who, calls.submitResultOnBehalf, {
    params: params(deal), body: { reason, proofId: proofId ?? await world.paper(who, 'document') },
  })
const passTo = async (deal: SelfDeal, end: 'dueAt' | 'finalAt'): Promise<void> => {
  const at = (await seen(world, deal)).duty?.[end]
  await world.pass((Date.parse(at ?? '') - (await world.now()).getTime()) / 1_000 + 1)
}
const overdue = async (): Promise<SelfDeal> => {
  const deal = await standingAt(world, 'tradeResult')
  await passTo(deal, 'finalAt')
  return deal
}

test('a success is told by the office after the last end, with a proof, once, and by nobody else', async () => {
  const deal = await standingAt(world, 'tradeResult')
  expect(await wordOf(tell(deal))).toBe(wrongState)
  await passTo(deal, 'dueAt')
  expect(await wordOf(tell(deal))).toBe(wrongState)
  await passTo(deal, 'finalAt')
  expect(await seen(world, deal)).toMatchObject({ isStepOverdue: true, attention: 'staff', duty: null })
  for (const who of [deal.buyer, world.seller]) expect(await wordOf(tell(deal, who))).toBe('INVALID_PERMISSION')
  expect(await wordOf(tell(deal, await world.member({ type: 'admin', part: 'money' })))).toBe('403')
  expect(await wordOf(tell(deal, world.stranger))).toBe('404')
  for (const fileId of [await world.paper(deal.buyer, 'document'), await world.paper(world.clerk, 'inspection')])
    expect(await wordOf(tell(deal, world.clerk, fileId))).toBe('INVALID_INPUT')
  expect(await tell(deal)).toMatchObject({
    state: 'payment', duty: { step: 'payment', whose: 'buyer' }, attention: null, isStepOverdue: false,
    result: { state: 'submitted', outcome: 'success', note: null },
  })
  expect(await around(world, deal)).toMatchObject({
    contracts: ['payment'], amounts: ['carPrice billed', 'fee expected'],
  })
  expect(await wordOf(tell(deal))).toBe(wrongState)
  expect(await violationsOf(world, deal.buyer.shopId ?? '')).toEqual(['selfContractTradeResultExpired'])
})

test('and the trade comes to its end without a word of its buyer', async () => {
  const deal = await overdue()
  await tell(deal)
  expect((await pay(world, deal)).state).toBe('screening')
  await passTo(deal, 'finalAt')
  expect(await doing(world.clerk, calls.finishWithoutPapers, { params: params(deal), body: { reason, proofId: null } }))
    .toMatchObject({ state: 'done' })
  expect(await around(world, deal)).toMatchObject({
    auction: 'done', order: 'completed', amounts: ['carPrice paid', 'fee billed'],
  })
})

test('and people alone end what happened, though its seller says nothing of the money either', async () => {
  const deal = await overdue()
  await tell(deal)
  await passTo(deal, 'finalAt')
  expect(await seen(world, deal)).toMatchObject({ state: 'payment', attention: 'staff' })
  expect(await violationsOf(world, deal.buyer.shopId ?? '')).toEqual(['selfContractTradeResultExpired'])
  expect(await doing(world.clerk, calls.completeSelfPayment, { params: params(deal), body: {} }))
    .toMatchObject({ state: 'screening' })
})

test('who told it, why, and what shows it stays in the office', async () => {
  const deal = await overdue()
  const proofId = await world.paper(world.clerk, 'document')
  await tell(deal, world.clerk, proofId)
  const told = async (who: Pick<TestMember, 'ask'>) => {
    const { moves, result } = await seen(world, deal, who)
    return [moves.at(-1), result?.proof]
  }
  const move = { action: 'submitResultOnBehalf', from: 'tradeResult', to: 'payment', actor: 'staff' }
  expect(await told(world.clerk)).toMatchObject([{ ...move, reason }, { id: proofId }])
  for (const party of [deal.buyer, world.seller])
    expect(await told(party)).toMatchObject([{ ...move, reason: null }, null])
  expect(await world.sql`
    select member_id as who, reason from audit_log
    where subject_id = ${deal.contractId} and act = 'submit result on behalf'`)
    .toEqual([{ who: world.clerk.memberId, reason }])
})

test('not while a price cut is looked at', async () => {
  const deal = await standingAt(world, 'tradeResult')
  await visitNow(world, deal)
  await passTo(deal, 'finalAt')
  await doing(deal.buyer, calls.submitAdjustment, { params: { id: deal.bidders[0].biddingId }, body: {
    lines: [{
      kind: 'tire', units: 1, amountWon: 80_000, damages: [], note: '',
      photoIds: [await world.paper(deal.buyer, 'contractAdjustmentLineItemImage')],
    }],
    totalWon: 80_000,
  } })
  expect(await wordOf(tell(deal))).toBe(wrongState)
})

test('of a visit alone', async () => {
  const car = await world.closed(pro, { bids: 2 })
  expect(await wordOf(tell({ contractId: await request(world, car, car.bidders[0]) }))).toBe(wrongKind)
})

test('and its buyer who tells it at the same moment: one of both is too late', async () => {
  for (let round = 0; round < 3; round++) {
    const deal = await overdue()
    const words = await Promise.all([tell(deal), succeed(deal)]
      .map((asked) => asked.then(() => 'told', () => 'late')))
    expect(words.toSorted()).toEqual(['late', 'told'])
    const { moves, state } = await seen(world, deal)
    expect([state, moves.at(-1)?.action])
      .toEqual(['payment', words[0] === 'told' ? 'submitResultOnBehalf' : 'submitResultSuccess'])
  }
})
