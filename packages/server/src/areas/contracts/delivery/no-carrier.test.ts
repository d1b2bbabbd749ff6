// Without anybody who brings cars no delivery can be agreed on: its buyer is not to blame, and people see to it.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { doing, violationsOf } from '../../../testing/contracts/award-world.ts'
import {
  awarded, confirmDelivery, type Deal, type HouseWorld, openHouseWorld, passTo, seen, standingOf,
} from '../../../testing/contracts/house-world.ts'
import { openLiveClient } from '../../../testing/live-client.ts'
import { wordOf } from '../../../testing/contracts/word-of.ts'

let world: HouseWorld
beforeAll(async () => {
  world = await openHouseWorld({}, 'at rest')
})
afterAll(() => world.stop())

const hour = 3_600
/** The only one that there is. */
const setCarrier = (action: 'suspend' | 'resume' | 'close' | 'reopen') =>
  world.office.ask(shopsCalls.changeCompanyState, {
    params: { id: world.carrier }, body: { action, reason: '운행 상황' },
  })
const brokenBy = ({ buyer }: Deal) => violationsOf(world, buyer.shopId)
const standing = async (deal: Deal) => {
  const { contract, attention } = await standingOf(world, deal)
  return { contract, attention, broken: await brokenBy(deal) }
}
const nobodys = { contract: 'deliveryScheduling', attention: 'staff', broken: [] }
const lateViolation = 'proContractDeliverySchedulingExpired'
const fallen = { contract: 'cancelled deliveryExpired', attention: null }

/** From so many hours before the step is due. */
const passToBefore = async (deal: Deal, hours: number): Promise<void> => {
  const { duty } = await seen(world, deal)
  await world.pass((Date.parse(duty?.dueAt ?? '') - (await world.now()).getTime()) / 1_000 - hours * hour)
}

describe('while there is no carrier', () => {
  test.each([['suspended', 'suspend', 'resume'], ['closed', 'close', 'reopen']] as const)(
    'since the last one is %s, its buyer is to blame for nothing, and goes on once there is one',
    async (_, stop, start) => {
      const deal = await awarded(world, 'pro')
      await setCarrier(stop)
      for (const who of [deal.buyer, world.clerk]) {
        expect((await seen(world, deal, who)).house?.deliveryOffer?.carriers).toEqual([])
        expect(await wordOf(confirmDelivery(world, deal, who))).toBe('INVALID_INPUT')
      }
      await passTo(world, deal, 'dueAt')
      expect(await standing(deal)).toEqual(nobodys)
      await passTo(world, deal, 'finalAt')
      await world.pass(30 * 24 * hour)
      expect(await standing(deal)).toEqual(nobodys)
      expect(await seen(world, deal)).toMatchObject({ duty: null, isStepOverdue: true })
      await setCarrier(start)
      expect(await confirmDelivery(world, deal)).toMatchObject({ state: 'payment', attention: null })
      expect(await brokenBy(deal)).toEqual([])
    },
  )

  test('the office may give more time, and who lets that pass with a carrier at hand breaks the rule', async () => {
    const deal = await awarded(world, 'pro')
    await setCarrier('suspend')
    await passTo(world, deal, 'finalAt')
    expect(await standing(deal)).toEqual(nobodys)
    await setCarrier('resume')
    const { version: seenVersion } = await seen(world, deal)
    await doing(world.clerk, calls.extendContractDeadline, { params: { id: deal.contractId }, body: {
      seenVersion, dueAt: new Date((await world.now()).getTime() + 24 * hour * 1_000).toISOString(), reason: '업체 재개',
    } })
    await passTo(world, deal, 'dueAt')
    expect(await brokenBy(deal)).toEqual([lateViolation])
    await passTo(world, deal, 'finalAt')
    expect(await standing(deal)).toMatchObject(fallen)
  })
})

describe('a carrier that comes', () => {
  test('is told to whoever waits for one', async () => {
    const deal = await awarded(world, 'pro')
    await setCarrier('suspend')
    const hearing = await openLiveClient(world.base, deal.buyer.token)
    await setCarrier('resume')
    await expect.poll(() => hearing.heard).toContainEqual(expect.objectContaining({
      name: 'contractChanged', data: expect.objectContaining({ contractId: deal.contractId }) as unknown,
    }))
    await hearing.close()
    await passTo(world, deal, 'finalAt')
  })

  test('an hour before the end comes too late to be chosen, and in time for the last one', async () => {
    const deal = await awarded(world, 'pro')
    await setCarrier('suspend')
    await passToBefore(deal, 1)
    await setCarrier('resume')
    await passTo(world, deal, 'dueAt')
    expect(await standing(deal)).toEqual(nobodys)
    await passTo(world, deal, 'finalAt')
    expect(await standing(deal)).toEqual({ ...fallen, broken: [] })
  })

  test('half a day before the end is one that could have been chosen', async () => {
    const deal = await awarded(world, 'pro')
    await setCarrier('suspend')
    await passToBefore(deal, 12)
    await setCarrier('resume')
    await passTo(world, deal, 'dueAt')
    expect(await brokenBy(deal)).toEqual([lateViolation])
  })
})
