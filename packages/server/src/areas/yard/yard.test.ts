// The yard through the front door: cars are fetched, stand in slots, and leave only to whom they may.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { yardCalls as calls } from '@bidyard/contract/calls/yard'
import { arrivalPhotosMax } from '@bidyard/contract/shapes/cars/numbers/bounds'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pathsOf, statusOf } from '../../testing/ask.ts'
import {
  address, type CarWorld, confirmed, openCarWorld, type Order, putInto, type Seller,
} from '../../testing/cars/car-world.ts'
import { makeCompany } from '../../testing/make.ts'
import { auditOf, eventsOf } from '../../testing/traces.ts'

let world: CarWorld
let carrier: string
let driver: string
beforeAll(async () => {
  world = await openCarWorld()
  carrier = (await makeCompany(world.app.database, { kind: 'transport', name: '빠른탁송' })).companyId
  const rates = [{ from: 'seoul', to: 'gyeonggi', amountWon: 55_000 }] as const
  const { version } = await world.staff.ask(shopsCalls.getTransportRates, { params: { id: carrier } })
  await world.staff.ask(shopsCalls.setTransportRates, {
    params: { id: carrier }, body: { rates: [...rates], seenVersion: version, reason: '계약 요율' },
  })
  driver = (await world.staff.ask(shopsCalls.createTransportDriver, {
    body: { companyId: carrier, name: '김기사', phoneNumber: '010-1234-5678' },
  })).id
})
afterAll(() => world.stop())

let zones = 0
/** Free slots in a zone of their own. */
const slots = async (count: number): Promise<string[]> => {
  zones += 1
  const zone = `Z${zones}`
  await world.staff.ask(calls.addYardSlots, { body: { zone, count, reason: '구역 신설' } })
  const { items } = await world.staff.ask(calls.listYardSlots, {
    query: { filter: { zone: { eq: zone } }, sort: [{ number: 'asc' }] },
  })
  return items.map(({ id }) => id)
}

const register = (orderId: string, kind: 'inbound' | 'delivery' = 'inbound') =>
  world.staff.ask(calls.registerTransport, { body: {
    orderId, kind, fromProvince: 'seoul', toProvince: 'gyeonggi', from: null, to: address, wishedAt: null, note: '',
  } })
const request = (id: string) => world.staff.ask(calls.requestTransport, { params: { id }, body: {} })
const accept = (id: string, wish: { companyId?: string; driverId?: string | null; amountWon?: number | null } = {}) =>
  world.staff.ask(calls.acceptTransport, {
    params: { id }, body: { companyId: carrier, driverId: driver, amountWon: null, ...wish },
  })
const arrive = (id: string, slotId: string, photos: { photoIds?: string[] } = {}) =>
  world.staff.ask(calls.arriveTransport, {
    params: { id }, body: {
      slotId, odometer: { reading: 45_230, unit: 'Km' }, keyCount: 2, papers: ['registration'], note: '', ...photos,
    },
  })
const release = ({ id, version }: { id: string; version: number }, to: 'buyer' | 'owner') =>
  world.staff.ask(calls.releaseCheckIn, { params: { id }, body: { to, note: '', seenVersion: version } })

const inflow = async (): Promise<{ readonly seller: Seller; readonly order: Order }> => {
  const seller = await world.seller()
  return { seller, order: await confirmed(seller, { kind: 'prime', houseType: 'inflow' }) }
}
const accepted = async () => {
  const { seller, order } = await inflow()
  const transport = await register(order.id)
  await request(transport.id)
  return { seller, order, transport: await accept(transport.id) }
}
const standing = async () => {
  const [slot = ''] = await slots(1)
  const made = await accepted()
  return { ...made, slot, checkIn: await arrive(made.transport.id, slot) }
}

describe('how a car looked as it came', () => {
  const photo = (ask = world.staff.ask, usageType: 'inspection' | 'carPhoto' = 'inspection') =>
    world.app.committed(ask, { usageType, name: '12가3456.jpg' })

  test('stays with its stay, for the office and its seller, and is in no listing', async () => {
    const { seller, order, transport } = await accepted()
    const [slot = ''] = await slots(1)
    const photoIds = [await photo(), await photo()]
    const checkIn = await arrive(transport.id, slot, { photoIds })
    expect(checkIn.photos?.map(({ id }) => id)).toEqual(photoIds)
    await world.app.jobsDone()
    const params = { id: checkIn.id }
    for (const { ask } of [world.staff, seller]) {
      const { photos } = await ask(calls.getCheckIn, { params })
      expect(photos?.map(({ id }) => id)).toEqual(photoIds)
      expect(photos?.every(({ images }) => images.length > 0)).toBe(true)
    }
    expect(await statusOf((await world.seller()).ask(calls.getCheckIn, { params }))).toBe(404)
    const query = { filter: { orderId: { eq: order.id } } }
    expect((await world.staff.ask(calls.listCheckIns, { query })).items).toMatchObject([{ photos: null }])
    const { items } = await world.staff.ask(carsCalls.listCarPhotos, { query })
    expect(items.filter(({ label }) => label === '입고 시 촬영')).toEqual([])
    expect((await auditOf(world.app, checkIn.id)).map(({ act }) => act)).toEqual(['check in car'])
    const moved = await world.staff.ask(calls.moveCheckIn, {
      params, body: { slotId: (await slots(1))[0] ?? '', seenVersion: checkIn.version },
    })
    expect(moved.photos).toBeNull()
    const kept = await world.app.sql`select keep_until as until from files where id in ${world.app.sql(photoIds)}`
    expect(kept).toEqual([{ until: null }, { until: null }])
  })

  test('is shown by photos of one’s own that nothing else refers to, and the car has not come otherwise', async () => {
    const { seller, order, transport } = await accepted()
    const [slot = ''] = await slots(1)
    const own = await photo()
    const used = await photo(world.staff.ask, 'carPhoto')
    const refused = (photoIds: string[]) => pathsOf(arrive(transport.id, slot, { photoIds }))
    expect(await refused([own, used])).toEqual(['body.photoIds.1'])
    expect(await refused([await photo(seller.ask)])).toEqual(['body.photoIds.0'])
    expect(await refused([own, own])).toEqual(['body.photoIds.1'])
    expect(await refused(Array.from({ length: arrivalPhotosMax + 1 }, () => own))).toEqual(['body.photoIds'])
    const query = { filter: { orderId: { eq: order.id } } }
    expect((await world.staff.ask(calls.listCheckIns, { query })).items).toEqual([])
    expect((await arrive(transport.id, slot, { photoIds: [own] })).photos).toHaveLength(1)
    const next = await accepted()
    const [free = ''] = await slots(1)
    expect(await pathsOf(arrive(next.transport.id, free, { photoIds: [own] }))).toEqual(['body.photoIds.0'])
    expect((await arrive(next.transport.id, free)).photos).toEqual([])
  })
})

describe('a transport into the yard', () => {
  test('goes from registered to the slot where the car stands', async () => {
    const { seller, order } = await inflow()
    const registered = await register(order.id)
    expect(registered).toMatchObject({ state: 'registered', kind: 'inbound', from: address, to: address })
    expect(await statusOf(register(order.id))).toBe(409)
    expect(await statusOf(accept(registered.id))).toBe(409)
    expect(await request(registered.id)).toMatchObject({ state: 'transportRequested' })
    expect(await statusOf(request(registered.id))).toBe(409)
    expect(await accept(registered.id)).toMatchObject({
      state: 'transportAccepted', companyName: '빠른탁송', driverName: '김기사', amountWon: 55_000,
    })
    const [slot = ''] = await slots(1)
    const checkIn = await arrive(registered.id, slot)
    expect(checkIn).toMatchObject({
      state: 'inYard', slotId: slot, odometer: { km: 45_230 }, keyCount: 2, papers: ['registration'], releasedAt: null,
    })
    const params = { id: registered.id }
    expect(await world.staff.ask(calls.getTransport, { params })).toMatchObject({ state: 'inflow' })
    expect(await seller.ask(calls.getTransport, { params }))
      .toMatchObject({ state: 'inflow', amountWon: null, to: null })
    expect(await seller.ask(calls.getCheckIn, { params: { id: checkIn.id } }))
      .toMatchObject({ state: 'inYard', keyCount: 2, slotId: null })
    expect(await statusOf(arrive(registered.id, slot))).toBe(409)
    expect((await auditOf(world.app, registered.id)).map(({ act }) => act))
      .toEqual(['register transport', 'request transport', 'accept transport'])
    expect(await eventsOf(world.app, 'checkInChanged'))
      .toContainEqual(expect.objectContaining({ checkInId: checkIn.id, orderId: order.id }))
  })

  test('is only for cars that are sold from there', async () => {
    const outside = await confirmed(await world.seller())
    expect(await statusOf(register(outside.id))).toBe(409)
    expect(await statusOf(register(outside.id, 'delivery'))).toBe(409)
  })

  test('is taken by a carrier with drivers of its own, for another price where one is agreed', async () => {
    const { order } = await inflow()
    const { id } = await register(order.id)
    await request(id)
    const { companyId } = await makeCompany(world.app.database, { kind: 'transport', name: '느린탁송' })
    expect(await pathsOf(accept(id, { companyId: world.dealer.companyId ?? '' }))).toEqual(['body.companyId'])
    expect(await pathsOf(accept(id, { companyId }))).toEqual(['body.driverId'])
    expect(await accept(id, { amountWon: 70_000, driverId: null })).toMatchObject({ amountWon: 70_000, driverId: null })
  })

  test('is called off before the car has come, with its reason or with its order', async () => {
    const { transport } = await accepted()
    const cancel = (version: number) => world.staff.ask(calls.cancelTransport, {
      params: { id: transport.id }, body: { reason: '배차 취소', seenVersion: version },
    })
    expect(await statusOf(cancel(transport.version - 1))).toBe(409)
    expect(await cancel(transport.version)).toMatchObject({ state: 'cancelled', endNote: '배차 취소' })
    const { seller, order, transport: second } = await accepted()
    await seller.ask(carsCalls.cancelOrder, { params: { id: order.id }, body: { reason: '철회' } })
    expect(await world.staff.ask(calls.getTransport, { params: { id: second.id } }))
      .toMatchObject({ state: 'cancelled' })
  })
})

describe('a car that its buyer gives back', () => {
  const left = async () => {
    const made = await standing()
    await putInto(world, made.order, 'depositCompleted')
    return { ...made, checkIn: await release(made.checkIn, 'buyer') }
  }
  const toComeBack = async (orderId: string) => {
    const { items } = await world.staff.ask(calls.listCheckIns, {
      query: { filter: { orderId: { eq: orderId }, isToComeBack: { eq: true } } },
    })
    return items.map(({ id }) => id)
  }

  test.each(['declined', 'cancelled'] as const)('comes in once its order is %s, leaves to its owner', async (state) => {
    const { seller, order, checkIn } = await left()
    expect([await statusOf(register(order.id)), await toComeBack(order.id)]).toEqual([409, []])
    await putInto(world, order, state)
    expect(await toComeBack(order.id)).toEqual([checkIn.id])
    const onlyOffice = { filter: { isToComeBack: { eq: true } } }
    expect(await statusOf(seller.ask(calls.listCheckIns, { query: onlyOffice }))).toBe(400)
    const { id, from } = await register(order.id)
    // Nobody knows where it is by what its seller told.
    expect(from).toBeNull()
    await request(id)
    await accept(id)
    const [slot = ''] = await slots(1)
    const back = await arrive(id, slot)
    expect([back.state, await toComeBack(order.id), await statusOf(register(order.id))]).toEqual(['inYard', [], 409])
    expect(await statusOf(release(back, 'buyer'))).toBe(409)
    expect(await release(back, 'owner')).toMatchObject({ state: 'released', releasedTo: 'owner' })
    expect(await world.staff.ask(calls.getTransport, { params: { id } }))
      .toMatchObject({ state: 'outflow', leavesTo: 'owner' })
    expect([await statusOf(register(order.id)), await toComeBack(order.id)]).toEqual([409, []])
  })

  test('is still brought here when its order is cancelled meanwhile', async () => {
    const { seller, order } = await left()
    await putInto(world, order, 'declined')
    const { id } = await register(order.id)
    await seller.ask(carsCalls.cancelOrder, { params: { id: order.id }, body: { reason: '철회' } })
    expect(await world.staff.ask(calls.getTransport, { params: { id } })).toMatchObject({ state: 'registered' })
  })

  test('is nobody else’s: one that never left, or that its owner has, does not come in after the end', async () => {
    const never = await inflow()
    const back = await standing()
    for (const { order } of [never, back]) await putInto(world, order, 'declined')
    await release(back.checkIn, 'owner')
    for (const { order } of [never, back]) expect(await statusOf(register(order.id))).toBe(409)
  })
})

describe('a slot', () => {
  test('holds one car, whoever comes at the same moment', async () => {
    const [slot = ''] = await slots(1)
    const [one, two] = [await accepted(), await accepted()]
    const asked = await Promise.allSettled([arrive(one.transport.id, slot), arrive(two.transport.id, slot)])
    expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('that is closed takes no car, and a taken one is not closed', async () => {
    const [free = ''] = await slots(1)
    const close = (id: string, seenVersion = 1) => world.staff.ask(calls.closeYardSlot, {
      params: { id }, body: { isClosed: true, reason: '바닥 공사', seenVersion },
    })
    expect(await close(free)).toMatchObject({ isClosed: true })
    const { transport } = await accepted()
    expect(await statusOf(arrive(transport.id, free))).toBe(409)
    expect(await pathsOf(arrive(transport.id, transport.id))).toEqual(['body.slotId'])
    const { slot } = await standing()
    expect(await statusOf(close(slot))).toBe(409)
  })

  test('is changed for a free one', async () => {
    const { checkIn, slot } = await standing()
    const [free = ''] = await slots(1)
    const move = (slotId: string, seenVersion: number) =>
      world.staff.ask(calls.moveCheckIn, { params: { id: checkIn.id }, body: { slotId, seenVersion } })
    expect(await statusOf(move(slot, checkIn.version))).toBe(409)
    expect(await move(free, checkIn.version)).toMatchObject({ slotId: free, version: checkIn.version + 1 })
    expect(await statusOf(move(slot, checkIn.version))).toBe(409)
    const { items } = await world.staff.ask(calls.listYardSlots, { query: { filter: { isTaken: { eq: true } } } })
    expect(items.map(({ id }) => id)).toContain(free)
    expect(items.map(({ id }) => id)).not.toContain(slot)
  })

  test('of a zone is added behind the last one', async () => {
    expect(await slots(3)).toHaveLength(3)
    const zone = `Z${zones}`
    await world.staff.ask(calls.addYardSlots, { body: { zone, count: 2, reason: '확장' } })
    const { items } = await world.staff.ask(calls.listYardSlots, {
      query: { filter: { zone: { eq: zone } }, sort: [{ number: 'asc' }] },
    })
    expect(items.map(({ name }) => name)).toEqual([1, 2, 3, 4, 5].map((number) => `${zone}-${number}`))
  })
})

describe('leaving', () => {
  test('to the buyer needs the money, back to the owner the end of the order', async () => {
    const sold = await standing()
    expect(await statusOf(release(sold.checkIn, 'buyer'))).toBe(409)
    expect(await statusOf(release(sold.checkIn, 'owner'))).toBe(409)
    await putInto(world, sold.order, 'depositCompleted')
    expect(await statusOf(release(sold.checkIn, 'owner'))).toBe(409)
    expect(await release(sold.checkIn, 'buyer')).toMatchObject({ state: 'released', releasedTo: 'buyer' })
    expect(await statusOf(release(sold.checkIn, 'buyer'))).toBe(409)
    expect(await world.staff.ask(calls.getTransport, { params: { id: sold.transport.id } }))
      .toMatchObject({ state: 'outflow', leavesTo: 'buyer' })
    const back = await standing()
    await back.seller.ask(carsCalls.cancelOrder, { params: { id: back.order.id }, body: { reason: '철회' } })
    expect(await release(back.checkIn, 'owner')).toMatchObject({ releasedTo: 'owner' })
  })

  test('frees the slot, and the car is not moved any more', async () => {
    const { checkIn, slot, order } = await standing()
    await putInto(world, order, 'declined')
    const released = await release(checkIn, 'owner')
    const asked = world.staff.ask(calls.moveCheckIn, {
      params: { id: checkIn.id }, body: { slotId: slot, seenVersion: released.version },
    })
    expect(await statusOf(asked)).toBe(409)
    const { transport } = await accepted()
    expect(await arrive(transport.id, slot)).toMatchObject({ slotId: slot })
  })

  test('of a delivered car to its buyer needs the money too', async () => {
    const order = await confirmed(await world.seller())
    await putInto(world, order, 'awarded')
    const { id } = await register(order.id, 'delivery')
    await request(id)
    await accept(id)
    const [slot = ''] = await slots(1)
    const handOver = () => world.staff.ask(calls.handOverTransport, { params: { id }, body: {} })
    expect(await statusOf(arrive(id, slot))).toBe(409)
    expect(await statusOf(handOver())).toBe(409)
    await putInto(world, order, 'depositCompleted')
    expect(await handOver()).toMatchObject({ state: 'outflow', leavesTo: 'buyer' })
  })
})

test('sellers are told that their car comes and stands there, not who brings it nor what was noted', async () => {
  const { seller, order, transport, checkIn } = await standing()
  await world.app.sql`update transports set note = '기사 연락 필요', end_note = '재배차' where id = ${transport.id}`
  await world.app.sql`update check_ins set note = '범퍼 긁힘 확인', release_note = '열쇠 확인' where id = ${checkIn.id}`
  const query = { filter: { orderId: { eq: order.id } } }
  const see = async ({ ask }: Pick<Seller, 'ask'>) => [
    await ask(calls.getTransport, { params: { id: transport.id } }),
    ...(await ask(calls.listTransports, { query })).items,
    await ask(calls.getCheckIn, { params: { id: checkIn.id } }),
    ...(await ask(calls.listCheckIns, { query })).items,
  ]
  const hidden = {
    companyId: null, companyName: null, driverId: null, driverName: null, amountWon: null, note: null, endNote: null,
  }
  const place = { slotId: null, slotName: null, note: null, releaseNote: null }
  for (const asker of [seller, world.partner.officer])
    expect(await see(asker)).toMatchObject([hidden, hidden, place, place])
  const [shown, , stay] = await see(world.staff)
  expect(shown).toMatchObject({ companyName: '빠른탁송', driverName: '김기사', note: '기사 연락 필요', endNote: '재배차' })
  expect(stay).toMatchObject({ note: '범퍼 긁힘 확인', releaseNote: '열쇠 확인' })
  const byCarrier = { filter: { companyId: { eq: order.id } } }
  expect(await statusOf(seller.ask(calls.listTransports, { query: byCarrier }))).toBe(400)
  const bySlot = { filter: { slotId: { eq: order.id } } }
  expect(await statusOf(seller.ask(calls.listCheckIns, { query: bySlot }))).toBe(400)
})

test('what stands in the yard is told to its own people alone', async () => {
  const { seller, order, transport, checkIn } = await standing()
  const other = await world.seller()
  const query = { filter: { orderId: { eq: order.id } } }
  expect((await seller.ask(calls.listTransports, { query })).items.map(({ id }) => id)).toEqual([transport.id])
  expect((await seller.ask(calls.listCheckIns, { query })).items.map(({ id }) => id)).toEqual([checkIn.id])
  expect((await other.ask(calls.listTransports, { query })).items).toEqual([])
  expect((await other.ask(calls.listCheckIns, { query })).items).toEqual([])
  expect(await statusOf(other.ask(calls.getTransport, { params: { id: transport.id } }))).toBe(404)
  expect(await statusOf(other.ask(calls.getCheckIn, { params: { id: checkIn.id } }))).toBe(404)
  expect(await statusOf(world.dealer.ask(calls.listCheckIns, { query }))).toBe(403)
})
