// What sellers are sent and billed as a file: each takes the own cars alone, and nobody who buys takes any.
import { exportsCalls } from '@bidyard/contract/calls/exports/exports'
import { identityCalls } from '@bidyard/contract/calls/identity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Ask, askerOf, statusOf } from '../../testing/ask.ts'
import { prime } from '../../testing/contracts/award-world.ts'
import {
  approve, handOver, type HouseWorld, openHouseWorld, paid, proWon,
} from '../../testing/contracts/house-world.ts'

type List = 'sellerPayouts' | 'sellerFees'
interface Taker {
  readonly ask: Ask
}

let world: HouseWorld
let owner: Taker
beforeAll(async () => {
  world = await openHouseWorld()
  const { partnerId, exhibit } = world.partner
  const deal = await paid(world, 'pro')
  await world.sql`update orders set partner_id = ${partnerId} where id = ${deal.orderId}`
  await approve(world, 'pro', deal)
  await handOver(world, deal)
  owner = { ask: askerOf(world.base, (await world.partner.launch(await world.partner.seal())).token) }
  await world.opened({ ...prime, partnerId })
  await world.opened({ ...prime, partnerId, exhibitId: exhibit.id })
})
afterAll(() => world.stop())

const asked = ({ ask }: Taker, list: List, reason: string | null) =>
  ask(exportsCalls.exportList, { body: { list, format: 'csv', query: '', reason } })

/** The rows without their heading. */
const taken = async (who: Taker, list: List): Promise<readonly string[]> => {
  const { url } = await asked(who, list, '정산 확인')
  return (await (await fetch(new URL(url, world.base))).text()).trimEnd().split('\r\n').slice(1)
}

test('a partner takes what came for its cars, and what is billed for them and its customers’', async () => {
  const payouts = await taken(world.seller, 'sellerPayouts')
  expect(payouts).toHaveLength(1)
  expect(payouts[0]).toContain(`,지급대기,${proWon},`)
  expect(await taken(world.seller, 'sellerFees')).toHaveLength(2)
  expect(await taken(world.office, 'sellerPayouts')).toHaveLength(1)
})

test('whoever owns one car takes its bill alone, another partner nothing, and no dealer is let in', async () => {
  expect(await taken(owner, 'sellerFees')).toHaveLength(1)
  const dealer = await world.dealer()
  for (const list of ['sellerPayouts', 'sellerFees'] as const) {
    expect(await taken(world.stranger, list)).toEqual([])
    expect(await statusOf(asked(dealer, list, '정산 확인'))).toBe(403)
  }
  expect(await taken(owner, 'sellerPayouts')).toEqual([])
})

test('accounts leave with a reason and a line in the access log, bills without', async () => {
  expect(await statusOf(asked(world.seller, 'sellerPayouts', null))).toBe(400)
  await asked(world.seller, 'sellerFees', null)
  const { items } = await world.clerk.ask(identityCalls.listAccessLogs, {
    query: { filter: { userId: { eq: world.seller.userId } } },
  })
  expect(items.map(({ act }) => act)).toContain('export seller payouts')
  expect(items.map(({ act }) => act)).not.toContain('export seller fees')
})
