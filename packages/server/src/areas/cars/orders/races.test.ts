// Two at once on one car: each pair ends as if one had come after the other.
import { carsCalls as calls } from '@bidyard/contract/calls/cars'
import { yardCalls } from '@bidyard/contract/calls/yard'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Answered } from '../../../testing/ask.ts'
import {
  addPhotos, type CarWorld, change, confirm, confirmed, draft, filled, freshPlate, inHours, lookUp, openCarWorld,
  type Order, ownBegun, type Seller, wholeRecord, wishOf,
} from '../../../testing/cars/car-world.ts'
import { makeCompany } from '../../../testing/make.ts'

let world: CarWorld
beforeAll(async () => {
  world = await openCarWorld()
})
afterAll(() => world.stop())

const rounds = [1, 2, 3]
const statusOf = (asked: Promise<unknown>): Promise<number> => asked.then(() => 200, (error: unknown) => {
  if (error instanceof Answered) return error.status
  throw error
})
const statusesOf = (...asked: Promise<unknown>[]): Promise<number[]> => Promise.all(asked.map(statusOf))
const sorted = async (...asked: Promise<unknown>[]): Promise<number[]> =>
  (await statusesOf(...asked)).toSorted((a, b) => a - b)

const cancel = ({ ask }: Pick<Seller, 'ask'>, { id }: Pick<Order, 'id'>) =>
  ask(calls.cancelOrder, { params: { id }, body: { reason: '판매 철회' } })
const stateOf = async ({ id }: Pick<Order, 'id'>): Promise<string> =>
  (await world.staff.ask(calls.getOrder, { params: { id } })).state
const reserve = async ({ ask }: Pick<Seller, 'ask'>, { id }: Pick<Order, 'id'>) => ask(calls.reserveCarCheck, { body: {
  orderId: id, source: 'inspector', reservedAt: await inHours(world, 24), inspectorId: null, place: null,
} })

describe('of an order', () => {
  test('two drafts of one exhibit are one', async () => {
    for (const _ of rounds) {
      const seller = await world.seller()
      expect(await sorted(draft(seller), draft(seller))).toEqual([200, 409])
    }
  })

  test('two confirmations are one, with one auction that is prepared', async () => {
    for (const _ of rounds) {
      const seller = await world.seller()
      const order = await filled(seller)
      expect(await sorted(confirm(seller.ask, order), confirm(world.staff.ask, order))).toEqual([200, 409])
      const auctions = await world.app.sql`select id from auctions where order_id = ${order.id}`
      expect(auctions).toHaveLength(1)
    }
  })

  test('a confirmation against its being taken back leaves no auction behind', async () => {
    for (const _ of rounds) {
      const seller = await world.seller()
      const order = await filled(seller)
      const [confirming, cancelling] = await statusesOf(confirm(seller.ask, order), cancel(seller, order))
      expect(cancelling).toBe(200)
      expect([200, 409]).toContain(confirming)
      expect(await stateOf(order)).toBe('cancelled')
      const live = await world.app.sql`
        select id from auctions where order_id = ${order.id} and state <> 'cancelled'`
      expect(live).toEqual([])
    }
  })

  test('two changes of what both saw are one', async () => {
    const seller = await world.seller()
    const order = await draft(seller)
    const asked = [change(seller.ask, order, { region: 'busan' }), change(seller.ask, order, { region: 'jeju' })]
    expect(await sorted(...asked)).toEqual([200, 409])
  })

  test('an answer about a plate that was changed meanwhile is not kept', async () => {
    for (const _ of rounds) {
      const { ask } = await world.app.member({ type: 'admin' })
      const order = await change(ask, await draft({ ask, carNumber: freshPlate() }), wishOf())
      const carNumber = freshPlate()
      const [, changing] = await statusesOf(lookUp(ask, order), change(ask, order, { carNumber }))
      const after = await ask(calls.getOrder, { params: { id: order.id } })
      expect(after.carNumber).toBe(changing === 200 ? carNumber : order.carNumber)
      // Whoever was first: what is kept is what is told of the plate that the order has now.
      const again = await lookUp(ask, after)
      if (after.registerId !== null) expect(after.model).toEqual(again.model)
    }
  })
})

describe('of a check', () => {
  test('two beginnings are one', async () => {
    const other = await world.app.member({ type: 'admin', part: 'inspection' })
    for (const _ of rounds) {
      const seller = await world.seller()
      const { id } = await reserve(seller, await confirmed(seller))
      const start = (ask: Seller['ask']) => ask(calls.startCarCheck, { params: { id }, body: {} })
      expect(await sorted(start(world.inspector.ask), start(other.ask))).toEqual([200, 409])
      const begun = await world.app.sql`select id from state_history where row_id = ${id} and action = 'start'`
      expect(begun).toHaveLength(1)
    }
  })

  test('a beginning against its being called off is one of the two', async () => {
    for (const _ of rounds) {
      const seller = await world.seller()
      const { id } = await reserve(seller, await confirmed(seller))
      expect(await sorted(
        world.inspector.ask(calls.startCarCheck, { params: { id }, body: {} }),
        seller.ask(calls.callOffCarCheck, { params: { id }, body: { reason: '일정 변경' } }),
      )).toEqual([200, 409])
    }
  })

  test('a completion by its seller against its end by the office is one of the two', async () => {
    for (const _ of rounds) {
      const seller = await world.seller()
      const { order, check, record } = await ownBegun(world, seller)
      const params = { id: check.id }
      const { version: seenVersion } = await seller.ask(calls.saveCarCheck, {
        params, body: { record, seenVersion: check.version },
      })
      const [completing, ending] = await statusesOf(
        seller.ask(calls.completeCarCheck, { params, body: { seenVersion } }),
        world.inspector.ask(calls.abandonCarCheck, { params, body: { reason: '연락 두절', seenVersion } }),
      )
      expect([[200, 409], [409, 200]]).toContainEqual([completing, ending])
      const { state } = await seller.ask(calls.getCarCheck, { params })
      expect(state).toBe(completing === 200 ? 'complete' : 'reservationCancel')
      const { checkId } = await seller.ask(calls.getOrder, { params: { id: order.id } })
      expect(checkId).toBe(completing === 200 ? check.id : null)
    }
  })

  test('a save against a completion of what both saw is one of the two', async () => {
    for (const _ of rounds) {
      const seller = await world.seller()
      const order = await confirmed(seller)
      const { id } = await reserve(seller, order)
      const { ask } = world.inspector
      const params = { id }
      const started = await ask(calls.startCarCheck, { params, body: {} })
      const [photo] = await addPhotos(world, ask, order.id, ['dashboard'])
      const saved = await ask(calls.saveCarCheck, {
        params, body: { record: wholeRecord(photo?.id ?? ''), seenVersion: started.version },
      })
      const seenVersion = saved.version
      expect(await sorted(
        ask(calls.saveCarCheck, { params, body: { record: { lamps: ['engine'] }, seenVersion } }),
        ask(calls.completeCarCheck, { params, body: { seenVersion } }),
      )).toEqual([200, 409])
    }
  })
})

describe('of the yard', () => {
  const onTheWay = async (): Promise<{ readonly seller: Seller; readonly order: Order; readonly id: string }> => {
    const { ask } = world.staff
    const seller = await world.seller()
    const order = await confirmed(seller, { kind: 'prime', houseType: 'inflow' })
    const { companyId } = await makeCompany(world.app.database, { kind: 'transport', name: '빠른탁송' })
    const { id } = await ask(yardCalls.registerTransport, { body: {
      orderId: order.id, kind: 'inbound', fromProvince: 'seoul', toProvince: 'gyeonggi', from: null, to: null,
      wishedAt: null, note: '',
    } })
    await ask(yardCalls.requestTransport, { params: { id }, body: {} })
    await ask(yardCalls.acceptTransport, { params: { id }, body: { companyId, driverId: null, amountWon: null } })
    return { seller, order, id }
  }
  let zones = 0
  const slots = async (count: number): Promise<string[]> => {
    zones += 1
    const zone = `R${zones}`
    await world.staff.ask(yardCalls.addYardSlots, { body: { zone, count, reason: '구역 신설' } })
    const { items } = await world.staff.ask(yardCalls.listYardSlots, { query: { filter: { zone: { eq: zone } } } })
    return items.map(({ id }) => id)
  }
  const arrive = (id: string, slotId: string) => world.staff.ask(yardCalls.arriveTransport, {
    params: { id }, body: { slotId, odometer: { reading: 10, unit: 'Km' }, keyCount: 1, papers: [], note: '' },
  })

  test('two arrivals of one car are one', async () => {
    for (const _ of rounds) {
      const { id } = await onTheWay()
      const [one = '', two = ''] = await slots(2)
      expect(await sorted(arrive(id, one), arrive(id, two))).toEqual([200, 409])
      expect(await world.app.sql`select id from check_ins where transport_id = ${id}`).toHaveLength(1)
    }
  })

  test('an arrival against the order’s end leaves a car that waits, or a transport that was called off', async () => {
    for (const _ of rounds) {
      const { seller, order, id } = await onTheWay()
      const [slot = ''] = await slots(1)
      const [arriving, cancelling] = await statusesOf(arrive(id, slot), cancel(seller, order))
      expect(cancelling).toBe(200)
      const { state } = await world.staff.ask(yardCalls.getTransport, { params: { id } })
      expect(state).toBe(arriving === 200 ? 'inflow' : 'cancelled')
    }
  })

  test('two cars that change into one free slot leave one where it was', async () => {
    const [one, two] = [await onTheWay(), await onTheWay()]
    const [first = '', second = '', free = ''] = await slots(3)
    const [here, there] = [await arrive(one.id, first), await arrive(two.id, second)]
    const move = ({ id, version: seenVersion }: { readonly id: string; readonly version: number }) =>
      world.staff.ask(yardCalls.moveCheckIn, { params: { id }, body: { slotId: free, seenVersion } })
    expect(await sorted(move(here), move(there))).toEqual([200, 409])
  })

  test('two releases are one', async () => {
    const { seller, order, id } = await onTheWay()
    const [slot = ''] = await slots(1)
    const stay = await arrive(id, slot)
    await cancel(seller, order)
    const release = () => world.staff.ask(yardCalls.releaseCheckIn, {
      params: { id: stay.id }, body: { to: 'owner', note: '', seenVersion: stay.version },
    })
    expect(await sorted(release(), release())).toEqual([200, 409])
  })

  test('two who add slots to one zone number them one after the other', async () => {
    const add = () => world.staff.ask(yardCalls.addYardSlots, { body: { zone: 'T', count: 5, reason: '확장' } })
    expect(await Promise.all([add(), add(), add()])).toEqual([{ added: 5 }, { added: 5 }, { added: 5 }])
    const numbers = await world.app.sql<{ number: number }[]>`
      select number from yard_slots where zone = 'T' order by number`
    expect(numbers.map(({ number }) => number)).toEqual(Array.from({ length: 15 }, (_, at) => at + 1))
  })
})
