// More time for a step is given to whoever owes it now.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doing } from '../../../testing/contracts/award-world.ts'
import { openSelfWorld, seen, type SelfWorld, standingAt } from '../../../testing/contracts/self-deals.ts'

let world: SelfWorld
beforeAll(async () => {
  world = await openSelfWorld()
})
afterAll(() => world.stop())

const hour = 3_600

test.each([0, 80])('a seller who confirms no payment owes that, with more time after %d hours', async (hours) => {
  const deal = await standingAt(world, 'payment')
  const params = { id: deal.contractId }
  await doing(deal.buyer, calls.claimPaid, {
    params, body: { slipIds: [await world.paper(deal.buyer, 'document')], note: null },
  })
  if (hours > 0) await world.pass(hours * hour)
  const { version: seenVersion } = await seen(world, deal)
  const dueAt = new Date((await world.now()).getTime() + 48 * hour * 1_000).toISOString()
  await doing(world.clerk, calls.extendContractDeadline, { params, body: { seenVersion, dueAt, reason: '확인 대기' } })
  expect(await seen(world, deal, deal.buyer)).toMatchObject({ duty: { whose: 'seller' }, breach: null })
})
