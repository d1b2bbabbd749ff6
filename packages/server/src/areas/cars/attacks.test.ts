// What a hostile client may send to the calls of cars and the yard: each is refused by its shape, and nothing breaks.
import { addressOf, type CallDefinition } from '@bidyard/contract/call'
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { carsCalls } from '@bidyard/contract/calls/cars'
import { yardCalls } from '@bidyard/contract/calls/yard'
import { damagePosition, damageValue } from '@bidyard/contract/enums'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { pathsOf } from '../../testing/ask.ts'
import {
  addPhotos, type CarWorld, confirmed, draft, filled, freshPlate, openCarWorld, type Order, type Seller, wholeRecord,
  wishOf,
} from '../../testing/cars/car-world.ts'

let world: CarWorld
let seller: Seller
let order: Order
beforeAll(async () => {
  world = await openCarWorld()
  seller = await world.seller()
  order = await draft(seller)
})
afterAll(() => world.stop())

const nested = (depth: number): unknown => (depth === 0 ? 0 : [nested(depth - 1)])
const nasty: readonly unknown[] = [
  null, true, -1, 1.5, 1e308, '', ' ', '\u0000', 'a'.repeat(100_000), '\u202egpj', '../../etc/passwd', "' or 1=1 --",
  [], [null], [[]], {}, { length: -1 }, { toString: 1 }, nested(50),
]

const send = (definition: CallDefinition, path: string, body: string): Promise<Response> =>
  fetch(world.app.base + path, {
    method: definition.method, body,
    headers: {
      'app-namespace': 'local', 'content-type': 'application/json', authorization: `Bearer ${world.staff.token}`,
    },
  })
const pathOf = (definition: CallDefinition): string => addressOf(definition).replace(':id', order.id)

const all: readonly CallDefinition[] = [...Object.values(carsCalls), ...Object.values(yardCalls)]
const writing = all.filter(({ body }) => body instanceof z.ZodObject)
const named = (calls: readonly CallDefinition[]) => calls.map((one) => [`${one.method} ${one.path}`, one] as const)

describe.each(named(writing))('%s', (_, definition) => {
  const fields = definition.body instanceof z.ZodObject ? Object.keys(definition.body.shape) : []

  test('refuses bodies that are none, or have what nobody asked for', async () => {
    for (const body of ['null', '[]', '"text"', '1', '{"strange":1}', '{"__proto__":{"isStaff":true}}', '{', ''])
      expect([body, (await send(definition, pathOf(definition), body)).status]).toEqual([body, 400])
  })

  test('refuses wrong values of each part without stumbling', async () => {
    for (const field of fields)
      for (const value of nasty) {
        const response = await send(definition, pathOf(definition), JSON.stringify({ [field]: value }))
        // Where a part alone is a whole wish, as of an order, it may be taken; nothing is ever our own fault.
        expect([field, value, response.status < 500]).toEqual([field, value, true])
      }
  })

  test('refuses what is larger than any request may be', async () => {
    const body = `{"reason":"${'a'.repeat(3_000_000)}"}`
    expect([413, 400]).toContain((await send(definition, pathOf(definition), body)).status)
  })
})

test('an id that is none is no id of anything', async () => {
  for (const definition of all.filter(({ path }) => path.includes(':id')))
    for (const id of ['1', 'x', '%00', '..%2f..', '00000000-0000-0000-0000-000000000000'.repeat(2)]) {
      const path = addressOf(definition).replace(':id', id)
      const body = definition.body === undefined || definition.method === 'GET' ? {} : { body: '{}' }
      const { status } = await fetch(world.app.base + path, {
        method: definition.method, ...body,
        headers: {
          'app-namespace': 'local', authorization: `Bearer ${world.staff.token}`,
          ...('body' in body ? { 'content-type': 'application/json' } : {}),
        },
      })
      expect([path, [400, 404].includes(status)]).toEqual([path, true])
    }
})

test('a record of the largest size that its shape allows is taken and told', async () => {
  const other = await world.seller()
  const { id: orderId } = await confirmed(other)
  const { ask } = world.inspector
  const { id } = await ask(carsCalls.reserveCarCheck, { body: {
    orderId, source: 'inspector', reservedAt: '2099-01-01T00:00:00Z', inspectorId: null, place: null,
  } })
  const params = { id }
  const { version } = await ask(carsCalls.startCarCheck, { params, body: {} })
  const [photo] = await addPhotos(world, ask, orderId, ['dashboard'])
  const damages = damagePosition.values.map((position) => ({
    position, values: [...damageValue.values], note: '가'.repeat(500),
    photoIds: Array.from({ length: 5 }, () => photo?.id ?? ''),
  }))
  const saved = await ask(carsCalls.saveCarCheck, {
    params, body: { record: wholeRecord(photo?.id ?? '', { damages, note: '나'.repeat(2_000) }), seenVersion: version },
  })
  expect(saved.record?.damages).toEqual(damages)
  expect(saved.damageCount).toBe(damagePosition.values.length)
})

test('texts that turn the direction of what stands around them are refused', async () => {
  const asked = seller.ask(carsCalls.changeOrder, {
    params: { id: order.id }, body: { ...wishOf({ ownerName: '홍\u202e길동' }), seenVersion: order.version },
  })
  await expect(asked).rejects.toThrow('body.ownerName')
})

test.each([
  '0000-01-01T00:00:00Z', '0001-01-01T00:00:00+15:00', '9999-12-31T23:59:59-15:00', '2099-01-01T00:00:00+23:59',
  '2099-01-01T00:00:00-16:00',
])('the time %s, which the database cannot keep, is refused by its shape', async (at) => {
  const { ask } = world.staff
  const visit = { orderId: order.id, source: 'inspector', inspectorId: null, place: null } as const
  expect(await pathsOf(ask(carsCalls.reserveCarCheck, { body: { ...visit, reservedAt: at } })))
    .toEqual(['body.reservedAt'])
  const way = { kind: 'inbound', fromProvince: 'seoul', toProvince: 'busan', from: null, to: null, note: '' } as const
  expect(await pathsOf(ask(yardCalls.registerTransport, { body: { ...way, orderId: order.id, wishedAt: at } })))
    .toEqual(['body.wishedAt'])
  expect(await pathsOf(ask(auctionsCalls.getAuctionCalendar, { query: { from: at, until: at } })))
    .toEqual(expect.arrayContaining(['query.from', 'query.until']))
})

test('a day of the year 0 is no day of a registration, which could never come to market with it', async () => {
  const { ask } = world.staff
  const { id, registerId } = await filled({ ask, carNumber: freshPlate() })
  const { facts } = await ask(carsCalls.getCarRegister, { params: { id: registerId ?? '' } })
  if (facts === null) throw new Error('the stand-in told nothing')
  const body = { facts: { ...facts, firstRegisteredOn: '0000-01-01' }, reason: '등록증 보고 입력' }
  expect(await pathsOf(ask(carsCalls.writeCarRegister, { params: { id }, body })))
    .toEqual(['body.facts.firstRegisteredOn'])
})

test('a model by hand is called by what everybody can see', async () => {
  const { ask } = world.staff
  const { id, registerId } = await filled({ ask, carNumber: freshPlate() })
  const { facts } = await ask(carsCalls.getCarRegister, { params: { id: registerId ?? '' } })
  if (facts === null) throw new Error('the stand-in told nothing')
  for (const name of [' ', '\u3164', '현대\u202e', '현\n대']) {
    const model = { ...facts.model, maker: { code: null, name } }
    const body = { facts: { ...facts, model }, reason: '등록증 보고 입력' }
    expect(await pathsOf(ask(carsCalls.writeCarRegister, { params: { id }, body })))
      .toContain('body.facts.model.maker.name')
  }
})

test('a plate in the digits of another keyboard is the same plate, and the car is offered once', async () => {
  const { ask } = world.staff
  const plate = freshPlate()
  const wide = plate.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
  expect((await draft({ ask, carNumber: wide })).carNumber).toBe(plate)
})
