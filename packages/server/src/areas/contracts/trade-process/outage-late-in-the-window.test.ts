// An outage late in the seller's week ends no round that would have gone on without it.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  around, type AwardWorld, doing, openAwardWorld, request, wait,
} from '../../../testing/contracts/award-world.ts'

let world: AwardWorld
beforeAll(async () => {
  world = await openAwardWorld()
})
afterAll(() => world.stop())

test.each([0, 12])('a silent buyer leaves the seller another choice, after %d s of silence', async (silence) => {
  const car = await world.closed()
  const back = () => doing(world.seller, calls.revertSaleRequest, { params: { id: car.id }, body: { reason: null } })
  for (const hours of [47, 23]) {
    await wait(world, hours)
    await request(world, car, car.bidders[0])
    await wait(world, 23)
    await back()
  }
  // Four hours later; the buyer's day ends at 143 hours and 50 minutes, ten minutes before the seller's last choice.
  await world.pass(3 * 3_600 + 50 * 60)
  await request(world, car, car.bidders[0])
  await world.pass(23 * 3_600 + 40 * 60)
  if (silence > 0) {
    await world.sql`update node_beats set beat_at = statement_timestamp() - make_interval(secs => ${silence})`
    await world.sweeper.sweep()
  }
  await world.pass(21 * 60)
  if (silence > 0) await world.pass(31 * 60)
  const { contracts, auction } = await around(world, car)
  expect(contracts.at(-1)).toBe('cancelled purchaseExpired')
  expect(auction).toBe('contract')
})
