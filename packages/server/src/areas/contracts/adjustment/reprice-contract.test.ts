// A price that is put right may come to a step of the scale without a fee, and back to one that has it.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doing } from '../../../testing/contracts/award-world.ts'
import {
  openSelfWorld, pay, type SelfDeal, type SelfWorld, seen, standingAt, succeed,
} from '../../../testing/contracts/self-deals.ts'

let world: SelfWorld
beforeAll(async () => {
  world = await openSelfWorld()
})
afterAll(() => world.stop())

const feesOf = ({ contractId }: SelfDeal) => world.sql<{ state: string; won: number }[]>`
  select state, total_won::int as won from amounts where contract_id = ${contractId} and fee_type = 'successBidFee'
  order by created_at, id`
const shownFeeOf = async ({ buyer, bidders: [{ biddingId }] }: SelfDeal) => {
  const { totalWon, status } = await buyer.ask(biddingCalls.getBuyerAwardFee, { params: { id: biddingId } })
  return [totalWon, status]
}
const correct = async (deal: SelfDeal, priceWon: number) => doing(world.clerk, calls.correctContractPrice, {
  params: { id: deal.contractId },
  body: { seenVersion: (await seen(world, deal)).version, priceWon, reason: '주행거리 정정' },
})

test('the fee goes with the price below its step, comes back above it, and is paid once', async () => {
  const root = await world.member({ type: 'root' })
  const { key, value, version } = await root.ask(referenceCalls.getConfig, { params: { key: 'fees' } })
  if (key !== 'fees') throw new Error('another key was answered')
  const steps = [{ upToWon: 11_500_000, feeWon: 0 }, { upToWon: null, feeWon: 250_000 }]
  const self = { basis: 'steps' as const, steps }
  await root.ask(referenceCalls.changeConfig, { body: {
    key, seenVersion: version, reason: '소액 면제', value: { ...value, successBidFee: { ...value.successBidFee, self } },
  } })
  const deal = await standingAt(world, 'tradeResult')
  expect(await feesOf(deal)).toEqual([{ state: 'expected', won: 250_000 }])
  await correct(deal, 11_400_000)
  expect(await feesOf(deal)).toEqual([{ state: 'voided', won: 250_000 }])
  expect(await shownFeeOf(deal)).toEqual([0, 'pending'])
  await correct(deal, 11_300_000)
  await correct(deal, 11_900_000)
  expect(await feesOf(deal)).toEqual([{ state: 'voided', won: 250_000 }, { state: 'expected', won: 250_000 }])
  expect(await shownFeeOf(deal)).toEqual([250_000, 'pending'])
  await correct(deal, 11_000_000)
  expect(await feesOf(deal)).toEqual([{ state: 'voided', won: 250_000 }, { state: 'voided', won: 250_000 }])
  await correct(deal, 11_600_000)
  await succeed(deal)
  await pay(world, deal)
  expect((await feesOf(deal)).map(({ state }) => state)).toEqual(['voided', 'voided', 'expected'])
})
