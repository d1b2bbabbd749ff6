// A prime car that stands elsewhere may be brought to its buyer as well: then it is gone, and no clock offers it anew.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { yardCalls } from '@bidyard/contract/calls/yard'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doing, violationsOf } from '../../../testing/contracts/award-world.ts'
import {
  asked, type Deal, handOver, type HouseWorld, numberOf, openHouseWorld, paid, passTo, seen, standingOf, takeOver, to,
} from '../../../testing/contracts/house-world.ts'
import { registerDelivery } from '../../../testing/contracts/register-delivery.ts'
import { wordOf, wrongState } from '../../../testing/contracts/word-of.ts'
import { takeBack } from '../../../testing/money/bank-world.ts'

let world: HouseWorld
beforeAll(async () => {
  world = await openHouseWorld()
})
afterAll(() => world.stop())

const hour = 3_600
const brought = async (): Promise<Deal> => {
  const deal = await paid(world, 'prime')
  await registerDelivery(world, deal)
  await handOver(world, deal)
  return deal
}
const takeMoneyBack = async (deal: Deal) =>
  takeBack(world.bank, (await seen(world, deal)).house?.carMoney?.account?.id ?? '')

test('its parties see how it comes, its seller not whereto, and it is taken over', async () => {
  const deal = await brought()
  const delivery = { state: 'outflow', companyName: '빠른탁송', handedOverAt: expect.any(String) as string }
  expect((await seen(world, deal, deal.buyer)).house).toMatchObject({ delivery: { ...delivery, to } })
  expect((await seen(world, deal, world.seller)).house).toMatchObject({ delivery: { ...delivery, to: null } })
  expect(await takeOver(deal)).toMatchObject({ state: 'screening' })
})

test('its money taken back, the office is told, nobody ends it alone, and the price becomes a claim', async () => {
  const deal = await brought()
  await takeMoneyBack(deal)
  expect(await standingOf(world, deal)).toMatchObject({ contract: 'payment', attention: 'staff' })
  const { version: seenVersion } = await seen(world, deal)
  expect(await wordOf(doing(world.clerk, calls.cancelContract, { params: { id: deal.contractId }, body: {
    seenVersion, type: 'sellerRequest', next: 'retry', reason: '판매자 요청으로 재경매',
  } }))).toBe(wrongState)
  await passTo(world, deal, 'dueAt')
  await passTo(world, deal, 'finalAt')
  await world.pass(3_600)
  const { contract, order, amounts } = await standingOf(world, deal)
  expect([contract, order]).toEqual(['takeoverConfirmation', 'depositCompleted'])
  expect(amounts).toContain('claim billed')
})

test('nobody takes it over before it has come, and its buyer may dispute it from then on', async () => {
  const deal = await paid(world, 'prime')
  await registerDelivery(world, deal)
  const before = (await seen(world, deal)).duty?.dueAt ?? ''
  await passTo(world, deal, 'dueAt')
  await world.pass(hour)
  expect(await violationsOf(world, deal.buyer.shopId)).toEqual([])
  await handOver(world, deal)
  const { duty, house } = await seen(world, deal, deal.buyer)
  expect((duty?.dueAt ?? '') > before).toBe(true)
  const leftMs = new Date(house?.disputableUntil ?? 0).getTime() - (await world.now()).getTime()
  expect(leftMs).toBeGreaterThan(20 * hour * 1_000)
  await passTo(world, deal, 'dueAt')
  await world.pass(hour)
  expect(await violationsOf(world, deal.buyer.shopId)).toEqual(['primeContractVehicleConfirmationExpired'])
})

test('its delivery is called off with a contract that falls', async () => {
  const deal = await asked(world, 'prime')
  const { id } = await registerDelivery(world, deal)
  await numberOf(world, deal)
  await passTo(world, deal, 'finalAt')
  await world.pass(3_600)
  expect((await standingOf(world, deal)).contract).toBe('cancelled paymentExpired')
  expect(await world.office.ask(yardCalls.getTransport, { params: { id } })).toMatchObject({ state: 'cancelled' })
})
