// A confirmed car that nobody has looked at waits for its seller, who agrees on a visit or tells what is to be seen.
import { carsCalls as calls } from '@bidyard/contract/calls/cars'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addPhotos, type CarWorld, confirm, confirmed, filled, inHours, moveClock, openCarWorld, type Order, type Seller,
  wholeRecord,
} from '../../../testing/cars/car-world.ts'

let world: CarWorld
beforeAll(async () => {
  world = await openCarWorld()
})
afterAll(() => world.stop())

const isTheirs = async ({ ask }: Seller, { id }: Order): Promise<boolean> => {
  const { items } = await ask(calls.listOrders, { query: { filter: { isSellersTurn: { eq: true } } } })
  return items.some((order) => order.id === id)
}

test('until a visit is agreed on, and again after one that was called off or missed', async () => {
  const seller = await world.seller()
  const order = await confirmed(seller)
  const reserve = async () => seller.ask(calls.reserveCarCheck, { body: {
    orderId: order.id, source: 'inspector', reservedAt: await inHours(world, 2), inspectorId: null, place: null,
  } })
  expect(await isTheirs(seller, order)).toBe(true)
  const first = { params: { id: (await reserve()).id }, body: { reason: '일정 변경' } }
  expect(await isTheirs(seller, order)).toBe(false)
  await world.inspector.ask(calls.callOffCarCheck, first)
  expect(await isTheirs(seller, order)).toBe(true)
  const second = { params: { id: (await reserve()).id }, body: { reason: '차량 없음' } }
  await moveClock(world, 2 * 3_600 + 1)
  await world.inspector.ask(calls.noShowCarCheck, second)
  await world.app.sql`update clock_shift set shift = interval '0'`
  expect(await isTheirs(seller, order)).toBe(true)
})

test('until an own car is told of, also when the office confirmed it or the check was opened again', async () => {
  const seller = await world.seller()
  const draft = await filled(seller, { kind: 'self', houseType: 'onsite' })
  const photos = await addPhotos(world, seller.ask, draft.id)
  const order = await confirm(world.staff.ask, await seller.ask(calls.getOrder, { params: { id: draft.id } }))
  expect(await isTheirs(seller, order)).toBe(true)
  const { id } = await seller.ask(calls.reserveCarCheck, {
    body: { orderId: order.id, source: 'seller', reservedAt: null, inspectorId: null, place: null },
  })
  const { version } = await seller.ask(calls.startCarCheck, { params: { id }, body: {} })
  const record = wholeRecord(photos.find(({ view }) => view === 'dashboard')?.id ?? '')
  const saved = await seller.ask(calls.saveCarCheck, { params: { id }, body: { record, seenVersion: version } })
  expect(await isTheirs(seller, order)).toBe(true)
  const whole = await seller.ask(calls.completeCarCheck, { params: { id }, body: { seenVersion: saved.version } })
  expect(await isTheirs(seller, order)).toBe(false)
  await seller.ask(calls.reopenCarCheck, { params: { id }, body: { seenVersion: whole.version } })
  expect(await isTheirs(seller, order)).toBe(true)
})
