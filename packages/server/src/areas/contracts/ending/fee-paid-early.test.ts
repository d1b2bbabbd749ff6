// The fee of an award is due once its contract is done: nobody pays it before, and what came all the same goes back.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { financeCalls } from '@bidyard/contract/calls/finance'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { statusOf } from '../../../testing/ask.ts'
import { wordOf } from '../../../testing/bids/bid-world.ts'
import { doing } from '../../../testing/contracts/award-world.ts'
import {
  approve, handIn, openSelfWorld, seen, type SelfDeal, type SelfWorld, standingAt,
} from '../../../testing/contracts/self-deals.ts'
import { setAccount } from '../../../testing/money/money-world.ts'
import { settleAmount } from '../../finance/for-other-areas.ts'

let world: SelfWorld
let one: TestMember
let other: TestMember
beforeAll(async () => {
  world = await openSelfWorld()
  one = await world.member({ type: 'admin', part: 'money' })
  other = await world.member({ type: 'admin', part: 'money' })
})
afterAll(() => world.stop())

/** Its price changed hands, its papers are waited for. */
const unfinished = async () => {
  const deal = await standingAt(world, 'screening')
  const { items: [fee] } = await one.ask(financeCalls.listAmounts, {
    query: { filter: { contractId: { eq: deal.contractId }, feeType: { eq: 'successBidFee' } } },
  })
  if (fee === undefined) throw new Error('the award has no fee')
  return { deal, fee, params: { id: fee.id } }
}
const feeNow = async (params: { readonly id: string }) => (await one.ask(financeCalls.getAmount, { params })).state
const cancel = async (deal: SelfDeal) => doing(world.clerk, calls.cancelContract, {
  params: { id: deal.contractId },
  body: {
    seenVersion: (await seen(world, deal)).version, type: 'carUnavailable', next: 'decline', reason: '차량 멸실',
  },
})
const openNumber = (deal: SelfDeal, params: { readonly id: string }) =>
  doing(deal.buyer, financeCalls.openAmountAccount, { params })

test('nobody pays what is only expected: neither by a number nor by the office', async () => {
  const { deal, fee, params } = await unfinished()
  expect(fee.state).toBe('expected')
  const { totalWon: paidWon } = fee
  const reason = '수수료만 먼저'
  const refusals = [
    openNumber(deal, params),
    doing(one, financeCalls.proposeSettlement, { params, body: { paidWon, paymentMethod: 'accountTransfer', reason } }),
    doing(one, financeCalls.billAmount, { params, body: { dueAt: null, reason } }),
    doing(one, financeCalls.voidAmount, { params, body: { reason } }),
  ]
  expect(await Promise.all(refusals.map(statusOf))).toEqual([409, 409, 409, 409])
  // And it goes with its contract.
  expect((await cancel(deal)).state).toBe('cancelled')
  expect(await feeNow(params)).toBe('voided')
})

test('a number is given for it once the contract is done', async () => {
  const { deal, fee, params } = await unfinished()
  await handIn(world, deal)
  expect((await approve(world, deal)).state).toBe('done')
  expect(await feeNow(params)).toBe('billed')
  expect(await openNumber(deal, params)).toMatchObject({ amountId: fee.id, amountWon: fee.totalWon })
})

test('what came all the same goes back before its contract ends', async () => {
  const { deal, fee: { id: amountId, totalWon: paidWon }, params } = await unfinished()
  await setAccount(deal.buyer)
  expect(await world.act('bank', (given) => settleAmount(given, {
    amountId, paidWon, method: 'virtualAccount', source: `bank:${randomUUID()}`, as: 'bank',
  }))).toBe('settled')
  expect(await wordOf(cancel(deal))).toBe('INVALID_CONTRACT 0001.INVALID_CONTRACT_STATE')
  expect([(await seen(world, deal)).state, await feeNow(params)]).toEqual(['screening', 'paid'])
  const { id } = await doing(one, financeCalls.proposeRefund, { params, body: { reason: '거래 무산' } })
  expect(await statusOf(cancel(deal))).toBe(400)
  await doing(other, financeCalls.confirmMoneyProposal, { params: { id }, body: { reason: '확인' } })
  expect((await cancel(deal)).state).toBe('cancelled')
  expect(await feeNow(params)).toBe('refunding')
  const { items } = await deal.buyer.ask(financeCalls.listPayouts, { query: {} })
  expect(items).toMatchObject([{ won: paidWon, state: 'waiting' }])
})
