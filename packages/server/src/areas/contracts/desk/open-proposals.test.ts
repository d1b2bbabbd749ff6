// What is proposed about the money of a car: withdrawn by whoever proposed it, and gone once another sum is held.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { financeCalls } from '@bidyard/contract/calls/finance'
import type { MoneyAct } from '@bidyard/contract/enums'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statusOf } from '../../../testing/ask.ts'
import { doing } from '../../../testing/contracts/award-world.ts'
import {
  awarded, type Deal, type HouseWorld, openHouseWorld, paid, primeWon, seen,
} from '../../../testing/contracts/house-world.ts'
import { once } from '../../../testing/money/money-world.ts'

let world: HouseWorld
beforeAll(async () => {
  world = await openHouseWorld()
})
afterAll(() => world.stop())

const params = ({ contractId }: Deal) => ({ id: contractId })
const proposalOf = async ({ contractId }: Deal, act: MoneyAct) => {
  const { items: [proposal] } = await world.office.ask(financeCalls.listMoneyProposals, {
    query: { filter: { subjectId: { eq: contractId }, act: { eq: act } } },
  })
  return { id: proposal?.id ?? '', state: proposal?.state, decisionReason: proposal?.decisionReason }
}
const withdraw = (id: string, who = world.clerk) =>
  once(who, financeCalls.withdrawMoneyProposal, { params: { id }, body: { reason: '다시 확인' } })

test('whoever screens takes back what they proposed themselves, and of what others proposed nothing', async () => {
  const screener = await world.member({ type: 'admin', part: 'screening' })
  const deal = await awarded(world, 'prime')
  const { version } = await seen(world, deal)
  await doing(screener, calls.correctContractPrice, {
    params: params(deal), body: { seenVersion: version, priceWon: primeWon / 2, reason: '오기' },
  })
  const { id } = await proposalOf(deal, 'correctCarPrice')
  const other = await world.member({ type: 'admin', part: 'screening' })
  for (const who of [other, world.money[0]]) expect(await statusOf(withdraw(id, who))).toBe(403)
  expect(await withdraw(id, screener)).toMatchObject({ state: 'withdrawn' })
})

test('a refund of a price of which something was credited meanwhile', async () => {
  const deal = await paid(world, 'prime')
  await doing(deal.buyer, calls.disputeTakeover, {
    params: params(deal), body: { claim: '긁힘', wishedWon: null, photoIds: [] },
  })
  await doing(world.office, calls.settleTakeoverDispute, { params: params(deal), body: {
    verdict: 'correct', correctionWon: 1_000_000, refundsFee: true, next: 'decline', reason: '사진 확인',
  } })
  const { version } = await seen(world, deal)
  await doing(world.money[0], calls.refundContract, { params: params(deal), body: {
    seenVersion: version, type: 'carUnavailable', next: 'decline', refundsFee: true, reason: '환불',
  } })
  const { id } = await proposalOf(deal, 'correctCarPrice')
  await once(world.money[1], financeCalls.confirmMoneyProposal, { params: { id }, body: { reason: '확인함' } })
  expect(await proposalOf(deal, 'refundCarMoney'))
    .toMatchObject({ state: 'lapsed', decisionReason: 'another sum is held for the car by now' })
})
