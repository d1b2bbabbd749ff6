// A seller's own check that does not go on is ended by the office, and an inspector goes there instead.
import { carsCalls as calls } from '@bidyard/contract/calls/cars'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Ask, statusOf } from '../../../testing/ask.ts'
import {
  type CarWorld, inHours, openCarWorld, ownBegun, putInto, wholeRecord,
} from '../../../testing/cars/car-world.ts'
import { auditOf, eventsOf } from '../../../testing/traces.ts'

let world: CarWorld
beforeAll(async () => {
  world = await openCarWorld()
})
afterAll(() => world.stop())

const why = '휴대폰 분실로 이어서 하지 못함'
const abandon = (ask: Ask, id: string, seenVersion: number) =>
  ask(calls.abandonCarCheck, { params: { id }, body: { reason: why, seenVersion } })
const begun = async () => {
  const seller = await world.seller()
  return { seller, ...await ownBegun(world, seller) }
}
type Begun = Awaited<ReturnType<typeof begun>>
const reserve = async (ask: Ask, { order }: Pick<Begun, 'order'>, source: 'inspector' | 'seller') =>
  ask(calls.reserveCarCheck, { body: {
    orderId: order.id, source, reservedAt: source === 'seller' ? null : await inHours(world, 2), inspectorId: null,
    place: null,
  } })
const standingOf = async ({ seller, order }: Begun) => {
  const { checkId, isSellersTurn } = await seller.ask(calls.getOrder, { params: { id: order.id } })
  return { checkId, isSellersTurn }
}

test('what was written stays, its seller sees why, and a visit follows to the end', async () => {
  const car = await begun()
  const { seller, check: { id, version }, record } = car
  const { ask } = world.inspector
  const saved = await seller.ask(calls.saveCarCheck, { params: { id }, body: { record, seenVersion: version } })
  expect(await statusOf(reserve(world.staff.ask, car, 'inspector'))).toBe(409)
  expect(await abandon(ask, id, saved.version)).toMatchObject({
    state: 'reservationCancel', endNote: why, completedAt: null, accidentHistory: null, record,
  })
  expect(await seller.ask(calls.getCarCheck, { params: { id } })).toMatchObject({ endNote: why, record })
  expect(await standingOf(car)).toEqual({ checkId: null, isSellersTurn: true })
  expect((await auditOf(world.app, id)).at(-1)).toEqual({ act: 'abandon car check', by: world.inspector.memberId })
  expect(await eventsOf(world.app, 'carCheckAbandoned')).toContainEqual({ checkId: id })

  const visit = await reserve(world.staff.ask, car, 'inspector')
  expect(await standingOf(car)).toEqual({ checkId: visit.id, isSellersTurn: false })
  expect(await statusOf(reserve(seller.ask, car, 'seller'))).toBe(409)
  const params = { id: visit.id }
  const started = await ask(calls.startCarCheck, { params, body: {} })
  const told = await ask(calls.saveCarCheck, {
    params, body: { record: wholeRecord(car.photoId), seenVersion: started.version },
  })
  const whole = await ask(calls.completeCarCheck, { params, body: { seenVersion: told.version } })
  expect(whole).toMatchObject({ state: 'complete', source: 'inspector' })
  expect(await standingOf(car)).toEqual({ checkId: visit.id, isSellersTurn: false })
})

test('its seller may as well begin anew, and take another photo where the old one was held by the record', async () => {
  const car = await begun()
  const { seller, check: { id, version }, record, photoId } = car
  const saved = await seller.ask(calls.saveCarCheck, { params: { id }, body: { record, seenVersion: version } })
  const remove = () => seller.ask(calls.removeCarPhoto, { params: { id: photoId } })
  expect(await statusOf(remove())).toBe(409)
  await abandon(world.staff.ask, id, saved.version)
  for (const act of [
    () => seller.ask(calls.saveCarCheck, { params: { id }, body: { record, seenVersion: saved.version + 1 } }),
    () => seller.ask(calls.completeCarCheck, { params: { id }, body: { seenVersion: saved.version + 1 } }),
  ]) expect(await statusOf(act())).toBe(409)
  await remove()
  const anew = await reserve(seller.ask, car, 'seller')
  expect(await standingOf(car)).toEqual({ checkId: anew.id, isSellersTurn: true })
})

test('is ended by whoever plans visits alone, as they saw it, while it goes on and before the market', async () => {
  const { seller, order, check: { id, version }, record } = await begun()
  const { ask } = world.inspector
  const yard = await world.app.member({ type: 'admin', part: 'yard' })
  for (const nobody of [seller.ask, world.partner.officer.ask, yard.ask, world.dealer.ask])
    expect(await statusOf(abandon(nobody, id, version))).toBe(403)
  const saved = await seller.ask(calls.saveCarCheck, { params: { id }, body: { record, seenVersion: version } })
  expect(await statusOf(abandon(ask, id, version))).toBe(409)
  await putInto(world, order, 'biddingInProgress')
  expect(await statusOf(abandon(ask, id, saved.version))).toBe(409)
  await putInto(world, order, 'confirmed')
  const whole = await seller.ask(calls.completeCarCheck, { params: { id }, body: { seenVersion: saved.version } })
  expect(await statusOf(abandon(ask, id, whole.version))).toBe(409)
})

test('of one that has not begun nothing is given up, and a visit that has begun is its inspector’s', async () => {
  const car = await begun()
  await abandon(world.staff.ask, car.check.id, car.check.version)
  const ahead = await reserve(car.seller.ask, car, 'seller')
  expect(await statusOf(abandon(world.staff.ask, ahead.id, ahead.version))).toBe(409)
  await world.staff.ask(calls.callOffCarCheck, { params: { id: ahead.id }, body: { reason: why } })
  const visit = await reserve(world.staff.ask, car, 'inspector')
  const { version } = await world.inspector.ask(calls.startCarCheck, { params: { id: visit.id }, body: {} })
  expect(await statusOf(abandon(world.staff.ask, visit.id, version))).toBe(409)
})
