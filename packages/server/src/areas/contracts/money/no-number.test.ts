// A buyer whom the bank gives no number to pay into is to blame for nothing, and no clock ends the contract.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { eligibilityCalls } from '@bidyard/contract/calls/eligibility'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kindsTold } from '../../../testing/kinds-told.ts'
import { doing, violationsOf } from '../../../testing/contracts/award-world.ts'
import {
  asked, type Deal, type HouseWorld, openHouseWorld, passTo, seen, standingOf,
} from '../../../testing/contracts/house-world.ts'

let world: HouseWorld
// Nobody asks the bank for anything while the jobs rest.
beforeAll(async () => {
  world = await openHouseWorld({}, 'at rest')
})
afterAll(() => world.stop())

const minute = 60
const hour = 60 * minute
/** The bank says no, so many hours before the payment is due. */
const fail = async (deal: Deal, hours: number): Promise<void> => {
  await world.sql`
    update virtual_accounts set state = 'closed', ending = 'failed',
      closed_at = ${(await seen(world, deal)).duty?.dueAt ?? ''}::timestamptz - make_interval(hours => ${hours})
    where contract_id = ${deal.contractId}`
}

test.each(['pro', 'prime'] as const)('the office looks at a %s car instead, and may give more time', async (kind) => {
  const deal = await asked(world, kind)
  await passTo(world, deal, 'dueAt')
  await world.pass(11 * minute)
  expect(await violationsOf(world, deal.buyer.shopId)).toEqual([])
  expect(await kindsTold(deal.buyer.ask)).not.toContain('amountOverdue')
  const { obstacles } = await deal.buyer.ask(eligibilityCalls.getBiddingEligibility, { body: {} })
  expect(obstacles.filter(({ obstacle }) => obstacle === 'amountOverdue')).toEqual([])
  await passTo(world, deal, 'finalAt')
  await world.pass(11 * minute)
  expect(await standingOf(world, deal)).toMatchObject({ contract: 'payment', attention: 'staff' })
  const { version: seenVersion } = await seen(world, deal)
  const dueAt = new Date((await world.now()).getTime() + 60 * hour * 1_000).toISOString()
  expect(await doing(world.clerk, calls.extendContractDeadline, {
    params: { id: deal.contractId }, body: { seenVersion, dueAt, reason: '은행 장애로 기한 연장' },
  })).toMatchObject({ state: 'payment', duty: { whose: 'buyer' } })
})

test.each([
  [11, []], [13, ['proContractVehiclePaymentExpired']],
] as const)('who was refused a number %i hours before and asked for no other one broke %j', async (hours, broken) => {
  const deal = await asked(world, 'pro')
  await fail(deal, hours)
  await passTo(world, deal, 'dueAt')
  await world.pass(11 * minute)
  expect(await violationsOf(world, deal.buyer.shopId)).toEqual(broken)
})

test.each([
  ['its buyer', 'shop', ['proContractVehiclePaymentExpired']], ['the bank', 'flow', []],
] as const)('of a number that %s ended early, only who ended it could have paid', async (_, actor, broken) => {
  const deal = await asked(world, 'pro')
  await fail(deal, 11)
  await world.sql`
    with ended as (
      update virtual_accounts set ending = 'calledOff' where contract_id = ${deal.contractId} returning id
    )
    insert into state_history (machine, row_id, action, from_state, to_state, actor)
    select 'virtual-account', id, 'close', 'opened', 'closed', ${actor} from ended`
  await passTo(world, deal, 'dueAt')
  await world.pass(11 * minute)
  expect(await violationsOf(world, deal.buyer.shopId)).toEqual(broken)
})
