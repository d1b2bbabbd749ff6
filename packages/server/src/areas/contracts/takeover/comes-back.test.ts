// A car that was let go to its buyer, disputed and refunded: it comes back into the yard, and goes to its owner.
import { yardCalls } from '@bidyard/contract/calls/yard'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type HouseWorld, openHouseWorld, paid, release, seen, standingOf,
} from '../../../testing/contracts/house-world.ts'
import { refund } from '../../../testing/contracts/refund.ts'

let world: HouseWorld
beforeAll(async () => {
  world = await openHouseWorld()
})
afterAll(() => world.stop())

test('it is brought, checked in, and let go to its owner, and the contract that fell keeps what it knew', async () => {
  const { ask } = world.office
  const deal = await paid(world, 'prime', 'yard')
  const { orderId } = deal
  await release(world, deal)
  const before = await seen(world, deal)
  await refund(world, deal, 'decline')
  expect(await standingOf(world, deal)).toMatchObject({ contract: 'cancelled byStaff', order: 'declined' })
  const query = { filter: { orderId: { eq: orderId } } }
  const { items: [stay] } = await ask(yardCalls.listCheckIns, {
    query: { filter: { orderId: { eq: orderId }, isToComeBack: { eq: true } } },
  })
  expect(stay).toMatchObject({ releasedTo: 'buyer' })
  const { id } = await ask(yardCalls.registerTransport, { body: {
    orderId, kind: 'inbound', fromProvince: 'busan', toProvince: 'gyeonggi', from: null, to: null, wishedAt: null,
    note: '',
  } })
  const params = { id }
  await ask(yardCalls.requestTransport, { params, body: {} })
  await ask(yardCalls.acceptTransport, { params, body: { companyId: world.carrier, driverId: null, amountWon: null } })
  const { items: slots } = await ask(yardCalls.listYardSlots, { query: { filter: { isTaken: { eq: false } } } })
  await ask(yardCalls.arriveTransport, { params, body: {
    slotId: slots[0]?.id ?? '', odometer: { reading: 45_410, unit: 'Km' }, keyCount: 1, papers: [], note: '',
  } })
  expect((await seen(world, deal)).house).toMatchObject({
    releasedAt: before.house?.releasedAt, checkedIn: before.house?.checkedIn,
  })
  const { items: [now] } = await ask(yardCalls.listCheckIns, { query: { ...query, sort: [{ checkedInAt: 'desc' }] } })
  expect(await ask(yardCalls.releaseCheckIn, {
    params: { id: now?.id ?? '' }, body: { to: 'owner', note: '', seenVersion: now?.version ?? 1 },
  })).toMatchObject({ releasedTo: 'owner', odometer: { km: 45_410 } })
})
