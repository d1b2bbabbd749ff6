// What a missed payment takes: a share of the price as it stands, by the numbers that the contract keeps to.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doing } from '../../../testing/contracts/award-world.ts'
import {
  openSelfWorld, type SelfDeal, type SelfWorld, seen, standingAt, succeed,
} from '../../../testing/contracts/self-deals.ts'

let world: SelfWorld
beforeAll(async () => {
  world = await openSelfWorld()
})
afterAll(() => world.stop())

const priceWon = 11_400_000
const correct = async ({ contractId }: SelfDeal) => {
  const { version: seenVersion } = await seen(world, { contractId })
  await doing(world.clerk, calls.correctContractPrice, {
    params: { id: contractId }, body: { seenVersion, priceWon, reason: '주행거리 정정' },
  })
}
const passDue = async (deal: SelfDeal) => {
  const { duty } = await seen(world, deal)
  await world.pass((Date.parse(duty?.dueAt ?? '') - (await world.now()).getTime()) / 1_000 + 1)
}
const takenOf = ({ contractId }: SelfDeal) => world.sql`
  select held.detail, held.price_won::int as "priceWon", penalties.value::int as won
  from shop_violations held join shop_penalties penalties on penalties.violation_id = held.id
  where held.contract_id = ${contractId} and penalties.kind = 'deduction'`

test('of the corrected price, and not by what the house takes since', async () => {
  const deal = await standingAt(world, 'tradeResult')
  await correct(deal)
  await succeed(deal)
  const root = await world.member({ type: 'root' })
  const found = await root.ask(referenceCalls.getConfig, { params: { key: 'sanctions' } })
  if (found.key !== 'sanctions') throw new Error('another key was answered')
  const { value, version: seenVersion } = found
  await root.ask(referenceCalls.changeConfig, { body: {
    key: 'sanctions', seenVersion, reason: '비율 인상',
    value: { ...value, deduction: { ...value.deduction, ofPriceBasisPoints: 1_000 } },
  } })
  await passDue(deal)
  expect(await takenOf(deal)).toEqual([{ detail: 'selfContractVehiclePaymentExpired', priceWon, won: 570_000 }])
})
