// Time that counts for money: days in the yard from the payment on, and no earlier end once more time was given.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doing } from '../../../testing/contracts/award-world.ts'
import {
  asked, awarded, confirmLien, type HouseWorld, numberOf, openHouseWorld, passTo, release, seen, takeOver,
} from '../../../testing/contracts/house-world.ts'
import { transfer } from '../../../testing/money/bank-world.ts'

let world: HouseWorld
beforeAll(async () => {
  world = await openHouseWorld()
})
afterAll(() => world.stop())

const hour = 3_600

test('a car costs no storage for the days in which it could not be fetched', async () => {
  const deal = await awarded(world, 'prime', 'yard')
  await world.pass(30 * hour)
  await confirmLien(world, deal)
  await world.pass(30 * hour)
  await transfer(world.bank, await numberOf(world, deal))
  await world.pass(30 * hour)
  await release(world, deal)
  expect((await takeOver(deal)).house?.takeover).toMatchObject({ storageDays: 0, storageWon: 0 })
})

test('more time that is given while the bank is waited for holds', async () => {
  const deal = await asked(world, 'pro')
  await passTo(world, deal, 'finalAt')
  const { state, duty, version: seenVersion } = await seen(world, deal)
  expect([state, duty]).toEqual(['payment', null])
  const dueAt = new Date((await world.now()).getTime() + 60 * hour * 1_000).toISOString()
  const { duty: given } = await doing(world.clerk, calls.extendContractDeadline, {
    params: { id: deal.contractId }, body: { seenVersion, dueAt, reason: '이체 한도 조정 중' },
  })
  await world.pass(2 * hour)
  expect(await seen(world, deal)).toMatchObject({ state: 'payment', duty: given })
})
