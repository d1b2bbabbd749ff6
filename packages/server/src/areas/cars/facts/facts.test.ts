// What is known of cars: asked of others, written by hand where nobody answers, and shown to each viewer's measure.
import { carsCalls as calls } from '@bidyard/contract/calls/cars'
import type { ReceivedOf } from '@bidyard/contract/call'
import { maskCarNumber } from '@bidyard/contract/shapes/car-number'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wrongOwner } from '../../../providers/car-data/simulator/car-data-simulators.ts'
import { refusalOf, statusOf } from '../../../testing/ask.ts'
import {
  type CarWorld, change, confirm, draft, filled, freshPlate, lookUp, openCarWorld, type Order, putInto, type Seller,
} from '../../../testing/cars/car-world.ts'
import { auditOf, eventsOf } from '../../../testing/traces.ts'

let world: CarWorld
beforeAll(async () => {
  world = await openCarWorld()
})
afterAll(() => world.stop())

const reason = '조회 장애로 등록증을 보고 입력'

/** Facts as a provider tells them, with names that our car codes know. */
const factsOf = async (): Promise<NonNullable<ReceivedOf<typeof calls.getCarRegister>['facts']>> => {
  const seller = await world.seller()
  const { registerId } = await filled(seller)
  const { facts } = await seller.ask(calls.getCarRegister, { params: { id: registerId ?? '' } })
  if (facts === null) throw new Error('the stand-in told nothing')
  return facts
}

const write = (seller: Pick<Seller, 'ask'>, { id }: Order, facts: Awaited<ReturnType<typeof factsOf>>) =>
  seller.ask(calls.writeCarRegister, { params: { id }, body: { facts, reason } })

describe('asking others', () => {
  test('fills registration, history and guide price, with our own codes', async () => {
    const seller = await world.seller()
    const order = await filled(seller)
    expect(order).toMatchObject({ isByHand: false, guidePrice: { outcome: 'found' } })
    const { facts, ...register } = await seller.ask(calls.getCarRegister, { params: { id: order.registerId ?? '' } })
    expect(register).toMatchObject({ source: 'provider', outcome: 'found', author: null, carNumber: seller.carNumber })
    expect(order.model).toEqual(facts?.model)
    const codes = await world.app.sql`
      select code from car_codes where level = 'model' and code = ${order.model?.model.code ?? ''}`
    expect(codes).toHaveLength(1)
    const params = { id: order.id }
    expect(await seller.ask(calls.getOrderCarHistory, { params }))
      .toMatchObject({ id: order.historyId, outcome: 'found' })
    expect(await auditOf(world.app, order.id)).toContainEqual(expect.objectContaining({ act: 'look up car' }))
  })

  test('keeps each answer as it comes, so that whoever waits sees how far it is', async () => {
    const seller = await world.seller()
    const order = await filled(seller)
    const told = (await eventsOf(world.app, 'orderChanged') as readonly { readonly orderId: string }[])
      .filter(({ orderId }) => orderId === order.id)
    // Offered, filled in, and three answers: registration, history, price.
    expect(told).toHaveLength(5)
  })

  test('tells a dealer the guide price once the car is listed', async () => {
    const seller = await world.seller()
    const order = await confirm(seller.ask, await filled(seller))
    const given = { params: { id: order.id } }
    const guide = await seller.ask(calls.getOrderGuidePrice, given)
    expect(guide).toEqual(order.guidePrice)
    expect(guide.price?.midWon).toBeGreaterThan(0)
    expect(await statusOf(world.dealer.ask(calls.getOrderGuidePrice, given))).toBe(404)
    await putInto(world, order, 'biddingInProgress')
    expect(await world.dealer.ask(calls.getOrderGuidePrice, given)).toEqual(guide)
    const bare = await draft(await world.seller())
    expect(await world.staff.ask(calls.getOrderGuidePrice, { params: { id: bare.id } }))
      .toEqual({ outcome: null, askedAt: null, price: null })
  })

  test('needs the owner’s name, and says so when it does not fit', async () => {
    const seller = await world.seller()
    const order = await draft(seller)
    expect((await refusalOf(lookUp(seller.ask, order))).body.issues).toMatchObject([{ path: 'order.ownerName' }])
    const named = await lookUp(seller.ask, await change(seller.ask, order, { ownerName: wrongOwner }))
    const register = await seller.ask(calls.getCarRegister, { params: { id: named.registerId ?? '' } })
    expect(register).toMatchObject({ outcome: 'declined', facts: null })
    expect(named).toMatchObject({ model: null, guidePrice: null })
  })

  test.each([['0503', 'down'], ['0404', 'missing'], ['0403', 'declined'], ['0400', 'unclear']] as const)(
    'lets a car of plate %s go on by hand, marked so: %s', async (ending, outcome) => {
      const facts = await factsOf()
      const seller = await world.seller(freshPlate(ending))
      const order = await filled(seller)
      expect(order).toMatchObject({ model: null, isByHand: false })
      const register = await write(seller, order, facts)
      expect(register).toMatchObject({ source: 'hand', outcome, facts: { modelYear: facts.modelYear } })
      expect(register.author?.name).not.toBeNull()
      const written = await seller.ask(calls.getOrder, { params: { id: order.id } })
      expect(written).toMatchObject({ isByHand: true, modelYear: facts.modelYear })
      expect(await confirm(seller.ask, written)).toMatchObject({ state: 'confirmed', isByHand: true })
    },
  )

  test('again without success leaves what was written by hand', async () => {
    const facts = await factsOf()
    const seller = await world.seller(freshPlate('0503'))
    const order = await filled(seller)
    await write(seller, order, facts)
    const again = await lookUp(seller.ask, order)
    expect(again).toMatchObject({ isByHand: true, modelYear: facts.modelYear })
  })

  test('about one plate is forgotten with that plate', async () => {
    const ask = world.staff.ask
    const order = await filled({ ask, carNumber: freshPlate() })
    const carNumber = freshPlate()
    expect(await change(ask, order, { carNumber })).toMatchObject({
      carNumber, model: null, registerId: null, historyId: null, guidePrice: null,
    })
  })

  test('is over once the market has seen the car', async () => {
    const seller = await world.seller()
    const order = await confirm(seller.ask, await filled(seller))
    await putInto(world, order, 'biddingInProgress')
    expect(await statusOf(lookUp(seller.ask, order))).toBe(409)
    expect(await statusOf(write(seller, order, await factsOf()))).toBe(409)
  })
})

describe('by hand', () => {
  test('nobody but the office writes over what a provider told', async () => {
    const facts = await factsOf()
    const seller = await world.seller()
    const order = await filled(seller)
    expect(await statusOf(write(seller, order, facts))).toBe(409)
    expect(await write(world.staff, order, facts)).toMatchObject({ source: 'hand' })
    const [noted] = (await auditOf(world.app, order.id)).filter(({ act }) => act === 'write car register')
    expect(noted?.by).toBe(world.staff.memberId)
  })

  test('a chassis number is kept in one spelling, and one that cannot be is refused', async () => {
    const facts = await factsOf()
    const seller = await world.seller(freshPlate('0503'))
    const order = await filled(seller)
    const written = await write(seller, order, { ...facts, vin: 'kmhl14ja-5pa 123456' })
    expect(written.facts?.vin).toBe('KMHL14JA5PA123456')
    expect((await write(seller, order, { ...facts, vin: 'KNA12345' })).facts?.vin).toBe('KNA12345')
    for (const vin of ['KMHI14JA5PA123456', 'KNA1234', 'KMHL14JA5PA1234567'])
      expect((await refusalOf(write(seller, order, { ...facts, vin }))).body.issues)
        .toMatchObject([{ path: 'body.facts.vin' }])
  })

  test('the office writes a history', async () => {
    const seller = await world.seller()
    const order = await filled(seller)
    const { facts } = await seller.ask(calls.getCarHistory, { params: { id: order.historyId ?? '' } })
    if (facts === null) throw new Error('the stand-in told nothing')
    const body = { facts: { ...facts, claims: [] }, reason }
    const params = { id: order.id }
    expect(await statusOf(seller.ask(calls.writeCarHistory, { params, body }))).toBe(403)
    expect(await world.staff.ask(calls.writeCarHistory, { params, body }))
      .toMatchObject({ source: 'hand', facts: { claims: [] } })
    expect((await world.staff.ask(calls.getOrder, { params })).isByHand).toBe(true)
  })
})

describe('a dealer', () => {
  test('sees facts of listed cars alone, without plate, chassis number and debts', async () => {
    const seller = await world.seller()
    const order = await confirm(seller.ask, await filled(seller))
    const { dealer } = world
    const params = { id: order.registerId ?? '' }
    const query = { filter: { orderId: { eq: order.id } } }
    expect(await statusOf(dealer.ask(calls.getCarRegister, { params }))).toBe(404)
    expect((await dealer.ask(calls.listCarRegisters, { query })).items).toEqual([])
    await putInto(world, order, 'biddingInProgress')
    const own = await seller.ask(calls.getCarRegister, { params })
    const seen = await dealer.ask(calls.getCarRegister, { params })
    expect(seen.carNumber).toBe(maskCarNumber(seller.carNumber))
    expect(seen.facts).toMatchObject({ seizures: null, mortgages: null })
    expect(seen.facts?.vin).not.toBe(own.facts?.vin)
    expect((await dealer.ask(calls.listCarRegisters, { query })).items).toEqual([seen])
    const history = await dealer.ask(calls.getCarHistory, { params: { id: order.historyId ?? '' } })
    expect(JSON.stringify([seen, history])).not.toContain(seller.carNumber)
    expect((await dealer.ask(calls.listCarHistories, { query })).items).toEqual([history])
  })

  test('finds no car by its plate', async () => {
    for (const call of [calls.listCarRegisters, calls.listCarHistories, calls.listCarChecks, calls.listCarPhotos]) {
      const asked = world.dealer.ask(call, { query: { filter: { carNumber: { eq: '12가3456' } } } })
      expect((await refusalOf(asked)).body.code).toBe('BadRequestSchema')
    }
  })
})
