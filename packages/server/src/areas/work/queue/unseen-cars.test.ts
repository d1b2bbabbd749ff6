// Cars that wait for the office to look at them: the house’s own, and those whose visit was to be over by now.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { workCalls } from '@bidyard/contract/calls/work'
import type { ContractKind } from '@bidyard/contract/enums'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addPhotos, type CarWorld, confirm, confirmed, filled, freshPlate, inHours, moveClock, openCarWorld,
  type Order,
} from '../../../testing/cars/car-world.ts'

let world: CarWorld
beforeAll(async () => {
  world = await openCarWorld()
})
afterAll(() => world.stop())

const visitsAt = async ({ id }: Order) => (await world.staff.ask(workCalls.listWorkItems, {
  query: { filter: { kind: { eq: 'visit' } }, size: 100 },
})).items.filter(({ placeId }) => placeId === id)

const ofHouse = async (kind: ContractKind, houseType: 'outflow' | 'onsite'): Promise<Order> => {
  const { ask } = world.staff
  const draft = await filled({ ask, carNumber: freshPlate() }, { kind, houseType })
  await addPhotos(world, ask, draft.id)
  return confirm(ask, await ask(carsCalls.getOrder, { params: { id: draft.id } }))
}

const ways = [['pro', 'outflow'], ['self', 'onsite']] as const

test.each(ways)('sold as %s, until a visit is reserved', async (kind, houseType) => {
  const order = await ofHouse(kind, houseType)
  expect(await visitsAt(order)).toMatchObject([{ id: order.id, part: 'inspection', about: order.carNumber }])
  const reserve = async (inspectorId: string | null) => world.staff.ask(carsCalls.reserveCarCheck, { body: {
    orderId: order.id, source: 'inspector', reservedAt: await inHours(world, 24), inspectorId, place: null,
  } })
  const { id } = await reserve(null)
  expect(await visitsAt(order)).toMatchObject([{ id }])
  await world.staff.ask(carsCalls.callOffCarCheck, { params: { id }, body: { reason: '일정 변경' } })
  expect(await visitsAt(order)).toMatchObject([{ id: order.id }])
  await reserve(world.inspector.memberId)
  expect(await visitsAt(order)).toEqual([])
})

test.each([false, true])('a visit that was to be over a day ago waits for the office, begun: %s', async (isBegun) => {
  const seller = await world.seller()
  const order = await confirmed(seller)
  const { id } = await world.staff.ask(carsCalls.reserveCarCheck, { body: {
    orderId: order.id, source: 'inspector', reservedAt: await inHours(world, 2), inspectorId: world.inspector.memberId,
    place: null,
  } })
  if (isBegun) await world.inspector.ask(carsCalls.startCarCheck, { params: { id }, body: {} })
  await moveClock(world, 25 * 3_600)
  expect(await visitsAt(order)).toEqual([])
  await moveClock(world, 2 * 3_600)
  expect(await visitsAt(order)).toMatchObject([{ id, part: 'inspection' }])
  if (!isBegun) await world.inspector.ask(carsCalls.noShowCarCheck, { params: { id }, body: { reason: '차량 없음' } })
  expect((await visitsAt(order)).length).toBe(isBegun ? 1 : 0)
  await world.app.sql`update clock_shift set shift = interval '0'`
})

test('of a seller it is the seller’s', async () => {
  expect(await visitsAt(await confirmed(await world.seller()))).toEqual([])
})
