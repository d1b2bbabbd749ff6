// What was told of a car is mended after the confirmation, as long as no bidder has seen it; its own check with it.
import { carsCalls as calls } from '@bidyard/contract/calls/cars'
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pathsOf, statusOf } from '../../../testing/ask.ts'
import {
  addPhotos, address, type CarWorld, change, confirm, confirmed, draft, filled, freshPlate, inHours, openCarWorld,
  type Order, putInto, type Seller,
} from '../../../testing/cars/car-world.ts'
import { auditOf } from '../../../testing/traces.ts'

let world: CarWorld
beforeAll(async () => {
  world = await openCarWorld()
})
afterAll(() => world.stop())

const answers = {
  hadAccident: 'yes', wasFlooded: 'no', wasRented: 'no', isEncumbered: 'no', smokedIn: 'unknown', keyCount: 1,
  note: '2023년 뒷범퍼 교환',
} as const

describe('a confirmed order', () => {
  test('is mended in what was told of the car, with audit', async () => {
    const seller = await world.seller()
    const order = await confirmed(seller)
    const mended = await change(seller.ask, order, {
      answers, hopePriceWon: 9_000_000, odometer: { reading: 46_000, unit: 'Km' }, region: 'busan',
      address: { ...address, detail: '3층' },
    })
    expect(mended).toMatchObject({
      state: 'confirmed', answers, hopePriceWon: 9_000_000, odometer: { km: 46_000 }, region: 'busan',
      address: { detail: '3층' }, version: order.version + 1,
    })
    const [noted] = (await auditOf(world.app, order.id)).filter(({ act }) => act === 'change order').slice(-1)
    expect(noted?.by).not.toBeNull()
    expect(noted?.act).toBe('change order')
  })

  test('keeps its plate, its owner and how it is sold', async () => {
    const { ask } = world.staff
    const order = await confirmed({ ask, carNumber: freshPlate() })
    const wishes = [
      { carNumber: freshPlate() }, { ownerName: '김철수' }, { kind: 'prime' }, { houseType: 'inflow' }, { kind: null },
    ] as const
    for (const wish of wishes) expect(await statusOf(change(ask, order, wish))).toBe(409)
    // A form that says the same once more is none the worse for it.
    expect(await change(ask, order, { kind: 'pro', houseType: 'outflow', hopePriceWon: 8_000_000 }))
      .toMatchObject({ kind: 'pro', hopePriceWon: 8_000_000 })
  })

  test('goes on saying all that it has to say', async () => {
    const seller = await world.seller()
    const order = await confirmed(seller, { kind: 'prime', houseType: 'outflow' })
    const nothing = { region: null, address: null, answers: null, odometer: null, hopePriceWon: null }
    expect((await pathsOf(change(seller.ask, order, nothing))).toSorted())
      .toEqual(['order.address', 'order.answers', 'order.hopePriceWon', 'order.odometer', 'order.region'])
    const other = await world.seller()
    expect((await change(other.ask, await confirmed(other), { hopePriceWon: null })).hopePriceWon).toBeNull()
  })

  test('is mended between two rounds, and not while bidders look at it', async () => {
    const seller = await world.seller()
    let order = await confirmed(seller)
    for (const state of ['declined', 'retryAuction'] as const) {
      await putInto(world, order, state)
      order = await change(seller.ask, order, { hopePriceWon: order.version * 1_000_000 })
      expect(order.state).toBe(state)
    }
    for (const state of ['biddingInProgress', 'biddingCompleted', 'awarded', 'completed'] as const) {
      await putInto(world, order, state)
      expect(await statusOf(change(seller.ask, order, { hopePriceWon: 5_000_000 }))).toBe(409)
    }
  })
})

describe('another plate', () => {
  test('is refused once there are photos or a check that has begun, which are of the first car', async () => {
    const { ask } = world.staff
    const photographed = await filled({ ask, carNumber: freshPlate() })
    await addPhotos(world, ask, photographed.id, ['front'])
    expect(await pathsOf(change(ask, photographed, { carNumber: freshPlate() }))).toEqual(['body.carNumber'])
    const looked = await filled({ ask, carNumber: freshPlate() }, { kind: 'self', houseType: 'onsite' })
    const { id } = await ask(calls.reserveCarCheck, {
      body: { orderId: looked.id, source: 'seller', reservedAt: null, inspectorId: null, place: null },
    })
    await ask(calls.startCarCheck, { params: { id }, body: {} })
    expect(await pathsOf(change(ask, looked, { carNumber: freshPlate() }))).toEqual(['body.carNumber'])
  })
})

interface Own {
  readonly seller: Seller
  readonly order: Order
  readonly check: { readonly id: string; readonly version: number }
  readonly dashboardId: string
}

/** A car that its owner sells, with the owner's own complete check. */
const own = async (): Promise<Own> => {
  const seller = await world.seller()
  const bare = await filled(seller, { kind: 'self', houseType: 'onsite' })
  const photos = await addPhotos(world, seller.ask, bare.id)
  const dashboardId = photos.find(({ view }) => view === 'dashboard')?.id ?? ''
  const { ask } = seller
  const { id } = await ask(calls.reserveCarCheck, {
    body: { orderId: bare.id, source: 'seller', reservedAt: null, inspectorId: null, place: null },
  })
  const params = { id }
  const { version } = await ask(calls.startCarCheck, { params, body: {} })
  const saved = await ask(calls.saveCarCheck, { params, body: { seenVersion: version, record: {
    damages: [], odometer: { reading: 45_210, unit: 'Km', photoId: dashboardId }, smells: ['none'], lamps: [],
    keys: { smart: 1, plain: 0 },
  } } })
  const check = await ask(calls.completeCarCheck, { params, body: { seenVersion: saved.version } })
  return { seller, order: await confirm(ask, bare), check, dashboardId }
}

describe('a seller’s own check', () => {
  test('is opened again, mended, and judged anew', async () => {
    const { seller: { ask }, check } = await own()
    const params = { id: check.id }
    const open = await ask(calls.reopenCarCheck, { params, body: { seenVersion: check.version } })
    expect(open).toMatchObject({ state: 'inProgress', completedAt: null, judgement: null, accidentHistory: null })
    const damages = [{ position: 'hood' as const, values: ['exchange' as const], note: '', photoIds: [] }]
    const saved = await ask(calls.saveCarCheck, { params, body: { record: { damages }, seenVersion: open.version } })
    const whole = await ask(calls.completeCarCheck, { params, body: { seenVersion: saved.version } })
    expect(whole).toMatchObject({ state: 'complete', damageCount: 1 })
    expect(whole.accidentHistory).toBe(whole.judgement?.accidentHistory)
    expect(whole.judgement?.causes.length).toBeGreaterThan(0)
  })

  test('is opened again only from what was seen, and not while bidders look at the car', async () => {
    const { seller: { ask }, order, check } = await own()
    const reopen = (seenVersion: number) =>
      ask(calls.reopenCarCheck, { params: { id: check.id }, body: { seenVersion } })
    expect(await statusOf(reopen(check.version - 1))).toBe(409)
    await putInto(world, order, 'biddingInProgress')
    expect(await statusOf(reopen(check.version))).toBe(409)
    await putInto(world, order, 'confirmed')
    expect(await reopen(check.version)).toMatchObject({ state: 'inProgress' })
    expect(await statusOf(reopen(check.version + 1))).toBe(409)
  })

  test('lets a photo of the dashboard be taken anew, and stands on the new one', async () => {
    const { seller: { ask }, order, check, dashboardId } = await own()
    const remove = () => ask(calls.removeCarPhoto, { params: { id: dashboardId } })
    expect(await statusOf(remove())).toBe(409)
    const fresh = (await addPhotos(world, ask, order.id, ['dashboard'])).at(-1)?.id
    expect(await remove()).toBeNull()
    const { record } = await ask(calls.getCarCheck, { params: { id: check.id } })
    expect(record?.odometer).toMatchObject({ reading: 45_210, photoId: fresh })
  })
})

test('a check that has begun ends with its order, and nobody completes it', async () => {
  const seller = await world.seller()
  const order = await confirmed(seller)
  const { ask } = world.inspector
  const { id } = await ask(calls.reserveCarCheck, { body: {
    orderId: order.id, source: 'inspector', reservedAt: await inHours(world, 2), inspectorId: null, place: null,
  } })
  const params = { id }
  const { version } = await ask(calls.startCarCheck, { params, body: {} })
  await seller.ask(calls.cancelOrder, { params: { id: order.id }, body: { reason: '판매 의사 철회' } })
  const ended = await ask(calls.getCarCheck, { params })
  expect(ended).toMatchObject({ state: 'reservationCancel', endNote: '판매 의사 철회' })
  expect(ended.startedAt).not.toBeNull()
  for (const seenVersion of [version, ended.version])
    expect(await statusOf(ask(calls.saveCarCheck, { params, body: { record: { lamps: [] }, seenVersion } }))).toBe(409)
})

test('a draft has the time that is configured', async () => {
  const root = await world.app.member({ type: 'root' })
  const found = await root.ask(referenceCalls.getConfig, { params: { key: 'deadlines' } })
  if (found.key !== 'deadlines') throw new Error('another key was answered')
  const value = { ...found.value, draftOrder: { due: { days: 3 } } }
  await root.ask(referenceCalls.changeConfig, {
    body: { key: 'deadlines', seenVersion: found.version, reason: '기한 변경', value },
  })
  const order = await draft(await world.seller())
  const leftMs = new Date(order.dueAt ?? 0).getTime() - new Date(order.createdAt).getTime()
  expect(Math.round(leftMs / 86_400_000)).toBe(3)
})
