// Car checks through the front door: reserved, begun, saved, completed with a judgement; called off, and missed.
import { carsCalls as calls } from '@bidyard/contract/calls/cars'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pathsOf, refusalOf, statusOf } from '../../../testing/ask.ts'
import {
  addPhotos, type CarWorld, change, confirmed, draft, freshPlate, inHours, moveClock, openCarWorld, type Order,
  putInto, type Seller, wholeRecord,
} from '../../../testing/cars/car-world.ts'
import { auditOf, eventsOf } from '../../../testing/traces.ts'

let world: CarWorld
beforeAll(async () => {
  world = await openCarWorld()
})
afterAll(() => world.stop())

type Asker = Pick<Seller, 'ask'>
const reserve = async ({ ask }: Asker, { id }: Order, hours = 24) => ask(calls.reserveCarCheck, { body: {
  orderId: id, source: 'inspector', reservedAt: await inHours(world, hours), inspectorId: null, place: null,
} })
const start = ({ ask }: Asker, id: string) => ask(calls.startCarCheck, { params: { id }, body: {} })
interface Seen {
  readonly id: string
  readonly version: number
}
const save = ({ ask }: Asker, { id, version }: Seen, record: ReturnType<typeof wholeRecord>) =>
  ask(calls.saveCarCheck, { params: { id }, body: { record, seenVersion: version } })
const complete = ({ ask }: Asker, { id, version }: Seen) =>
  ask(calls.completeCarCheck, { params: { id }, body: { seenVersion: version } })

/** An order with a visit that has begun, and a photo for the odometer. */
const begun = async () => {
  const seller = await world.seller()
  const order = await confirmed(seller)
  const check = await reserve(seller, order)
  const [photo] = await addPhotos(world, world.inspector.ask, order.id, ['dashboard'])
  return { seller, order, photoId: photo?.id ?? '', check: await start(world.inspector, check.id) }
}

describe('a visit', () => {
  test('is reserved for a time to come, once', async () => {
    const seller = await world.seller()
    const order = await confirmed(seller)
    expect(await pathsOf(reserve(seller, order, -1))).toEqual(['body.reservedAt'])
    const check = await reserve(seller, order)
    expect(check).toMatchObject({
      state: 'inProgress', source: 'inspector', startedAt: null, record: null, place: { postalCode: '06236' },
    })
    expect(await statusOf(reserve(seller, order))).toBe(409)
    expect((await seller.ask(calls.getOrder, { params: { id: order.id } })).checkId).toBe(check.id)
  })

  test('is given to an inspector by the office, by whoever saw it last, until it begins', async () => {
    const seller = await world.seller()
    const { id, version } = await reserve(seller, await confirmed(seller))
    const name = ({ ask }: Asker, inspectorId: string | null, seenVersion: number) =>
      ask(calls.nameInspector, { params: { id }, body: { inspectorId, seenVersion } })
    const { memberId } = world.inspector
    const money = await world.app.member({ type: 'admin', part: 'money' })
    const gone = await world.app.member({ type: 'admin', part: 'inspection' })
    await world.app.sql`update members set state = 'suspended' where id = ${gone.memberId}`
    const { memberId: dealer } = await world.app.member()
    for (const one of [money.memberId, gone.memberId, dealer, id])
      expect(await pathsOf(name(world.staff, one, version))).toEqual(['body.inspectorId'])
    expect(await statusOf(name(seller, memberId, version))).toBe(403)
    expect(await statusOf(name(money, memberId, version))).toBe(403)
    const named = await name(world.staff, memberId, version)
    expect(named).toMatchObject({ inspectorId: memberId, state: 'inProgress', version: version + 1 })
    expect(await statusOf(name(world.staff, null, version))).toBe(409)
    expect((await name(world.staff, null, version + 1)).inspectorId).toBeNull()
    expect(await auditOf(world.app, id)).toMatchObject([
      { act: 'reserve car check' }, { act: 'name inspector' }, { act: 'name inspector' },
    ])
    const { version: begunAt } = await start(world.inspector, id)
    expect(await statusOf(name(world.staff, null, begunAt))).toBe(409)
  })

  test('goes where its seller says later that the car stands, unless it was sent elsewhere or has begun', async () => {
    const moved = { postalCode: '13529', road: '경기도 성남시 분당구 판교역로 166', detail: '' }
    const after = async (given: { readonly place: typeof moved | null; readonly isBegun?: true }) => {
      const seller = await world.seller()
      const order = await confirmed(seller)
      const { id } = await world.staff.ask(calls.reserveCarCheck, { body: {
        orderId: order.id, source: 'inspector', reservedAt: await inHours(world, 24), inspectorId: null,
        place: given.place,
      } })
      if (given.isBegun) await start(world.inspector, id)
      await change(seller.ask, order, { address: moved })
      const told = await eventsOf(world.app, 'carCheckChanged') as readonly { readonly checkId: string }[]
      return {
        place: (await world.inspector.ask(calls.getCarCheck, { params: { id } })).place?.postalCode,
        told: told.filter(({ checkId }) => checkId === id).length,
      }
    }
    expect(await after({ place: null })).toEqual({ place: '13529', told: 2 })
    expect(await after({ place: { ...moved, postalCode: '48058' } })).toEqual({ place: '48058', told: 1 })
    expect(await after({ place: null, isBegun: true })).toEqual({ place: '06236', told: 2 })
  })

  test('is given to nobody who attends to something else than inspection', async () => {
    const order = await confirmed(await world.seller())
    const reservedAt = await inHours(world, 24)
    const giveTo = (inspectorId: string | null) => world.staff.ask(calls.reserveCarCheck, {
      body: { orderId: order.id, source: 'inspector', reservedAt, inspectorId, place: null },
    })
    const yardman = await world.app.member({ type: 'admin', part: 'yard' })
    expect(await pathsOf(giveTo(yardman.memberId))).toEqual(['body.inspectorId'])
    expect(await giveTo(world.inspector.memberId)).toMatchObject({ inspectorId: world.inspector.memberId })
  })

  test('is answered to sellers as they see it, also when they act on it', async () => {
    const seller = await world.seller()
    const { id } = await reserve(seller, await confirmed(seller))
    await world.app.sql`update car_checks set inspector_id = ${world.inspector.memberId} where id = ${id}`
    expect((await world.staff.ask(calls.getCarCheck, { params: { id } })).inspectorId).not.toBeNull()
    const calledOff = await seller.ask(calls.callOffCarCheck, { params: { id }, body: { reason: '일정 변경' } })
    expect(calledOff.inspectorId).toBeNull()
    expect(calledOff).toEqual(await seller.ask(calls.getCarCheck, { params: { id } }))
  })

  test('by two at once is reserved for exactly one', async () => {
    const seller = await world.seller()
    const order = await confirmed(seller)
    const asked = await Promise.allSettled([reserve(seller, order), reserve(world.staff, order)])
    expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('is of an inspector whom the office names', async () => {
    const seller = await world.seller()
    const order = await confirmed(seller)
    const wish = { orderId: order.id, source: 'inspector', reservedAt: await inHours(world, 5), place: null } as const
    const ask = (asker: Asker, inspectorId: string) =>
      asker.ask(calls.reserveCarCheck, { body: { ...wish, inspectorId } })
    expect(await pathsOf(ask(seller, world.inspector.memberId))).toEqual(['body.inspectorId'])
    expect(await pathsOf(ask(world.staff, world.dealer.memberId))).toEqual(['body.inspectorId'])
    expect(await ask(world.staff, world.inspector.memberId)).toMatchObject({ inspectorId: world.inspector.memberId })
  })

  test('is no business of a draft', async () => {
    const seller = await world.seller()
    expect(await statusOf(reserve(seller, await draft(seller)))).toBe(409)
  })

  test('is begun by somebody who inspects, once', async () => {
    const { check, seller } = await begun()
    expect(check.startedAt).not.toBeNull()
    expect(check).toMatchObject({ inspectorId: world.inspector.memberId, record: { damages: null } })
    expect(await statusOf(start(world.inspector, check.id))).toBe(409)
    const yardman = await world.app.member({ type: 'admin', part: 'yard' })
    for (const asker of [seller, yardman]) expect(await statusOf(save(asker, check, { lamps: [] }))).toBe(403)
  })

  test('is called off before it begins, and another one follows', async () => {
    const seller = await world.seller()
    const order = await confirmed(seller)
    const check = await reserve(seller, order)
    const callOff = () =>
      seller.ask(calls.callOffCarCheck, { params: { id: check.id }, body: { reason: '일정 변경' } })
    expect(await callOff()).toMatchObject({ state: 'reservationCancel', endNote: '일정 변경' })
    expect(await statusOf(callOff())).toBe(409)
    expect(await statusOf(start(world.inspector, check.id))).toBe(409)
    expect((await reserve(seller, order)).id).not.toBe(check.id)
  })

  test('is missed only after its time', async () => {
    const seller = await world.seller()
    const check = await reserve(seller, await confirmed(seller), 2)
    const miss = () =>
      world.inspector.ask(calls.noShowCarCheck, { params: { id: check.id }, body: { reason: '차량 없음' } })
    expect(await statusOf(miss())).toBe(409)
    await moveClock(world, 2 * 3_600 + 1)
    expect(await miss()).toMatchObject({ state: 'reservationDefault', endNote: '차량 없음' })
    await world.app.sql`update clock_shift set shift = interval '0'`
  })

  test('that has begun is neither called off nor missed', async () => {
    const { check, seller } = await begun()
    const given = { params: { id: check.id }, body: { reason: '일정 변경' } }
    expect(await statusOf(seller.ask(calls.callOffCarCheck, given))).toBe(409)
    expect(await statusOf(world.inspector.ask(calls.noShowCarCheck, given))).toBe(409)
  })
})

describe('a record', () => {
  test('is saved part by part, each only from what was seen', async () => {
    const { check } = await begun()
    const first = await save(world.inspector, check, { lamps: ['engine'] })
    expect(first.record).toMatchObject({ lamps: ['engine'], smells: null })
    expect(await statusOf(save(world.inspector, check, { smells: ['none'] }))).toBe(409)
    const second = await save(world.inspector, first, { smells: ['tobacco'] })
    expect(second.record).toMatchObject({ lamps: ['engine'], smells: ['tobacco'], damages: null })
    expect(await auditOf(world.app, check.id)).toMatchObject([
      { act: 'reserve car check' }, { act: 'start car check' }, { act: 'save car check' }, { act: 'save car check' },
    ])
  })

  test('keeps its photos: what an inspector took or wrote about is not taken away', async () => {
    const { check, seller, order, photoId } = await begun()
    const params = { id: photoId }
    const label = { view: 'other', position: null, label: null } as const
    const fileId = await world.app.committed(world.inspector.ask, { usageType: 'inspection' })
    const photos = await world.inspector.ask(calls.addCarPhotos, {
      body: { orderId: order.id, carCheckId: check.id, photos: [{ fileId, ...label }] },
    })
    const taken = { id: photos.at(-1)?.id ?? '' }
    expect(await statusOf(seller.ask(calls.removeCarPhoto, { params: taken }))).toBe(403)
    expect(await statusOf(seller.ask(calls.labelCarPhoto, { params: taken, body: label }))).toBe(403)
    const damages = [{ position: 'roof' as const, values: ['dent' as const], note: '', photoIds: [taken.id] }]
    const saved = await save(world.inspector, check, wholeRecord(photoId, { damages }))
    expect(await statusOf(world.inspector.ask(calls.removeCarPhoto, { params: taken }))).toBe(409)
    expect(await statusOf(seller.ask(calls.removeCarPhoto, { params }))).toBe(409)
    await save(world.inspector, saved, { damages: [] })
    expect(await world.inspector.ask(calls.removeCarPhoto, { params: taken })).toBeNull()
  })

  test('refers to photos of its own car alone', async () => {
    const { check } = await begun()
    const other = await begun()
    const record = wholeRecord(other.photoId)
    expect(await pathsOf(save(world.inspector, check, record))).toEqual(['body.record'])
  })

  test('is complete when everything was looked at, and is judged with reasons', async () => {
    const { check, order, photoId } = await begun()
    expect(await pathsOf(complete(world.inspector, check))).toContain('record.damages')
    const damages = [{ position: 'hood' as const, values: ['exchange' as const], note: '교환', photoIds: [photoId] }]
    const saved = await save(world.inspector, check, wholeRecord(photoId, { damages }))
    expect(saved).toMatchObject({ damageCount: 1, odometer: { reading: 45_215, unit: 'Km', km: 45_215 } })
    const whole = await complete(world.inspector, saved)
    expect(whole).toMatchObject({ state: 'complete', accidentHistory: whole.judgement?.accidentHistory })
    expect(whole.judgement?.causes.length).toBeGreaterThan(0)
    expect(await eventsOf(world.app, 'carCheckCompleted')).toContainEqual({ checkId: check.id, orderId: order.id })
    expect(await statusOf(complete(world.inspector, whole))).toBe(409)
    expect(await statusOf(save(world.inspector, whole, { lamps: [] }))).toBe(409)
  })

  test('without an insurance history tells no car free of accidents', async () => {
    const { check, order, photoId } = await begun()
    await world.app.sql`update car_histories set facts = null where order_id = ${order.id}`
    const whole = await complete(world.inspector, await save(world.inspector, check, wholeRecord(photoId)))
    expect(whole.accidentHistory).toBe('unknown')
  })

  test('of sellers is their own work and needs less', async () => {
    const seller = await world.seller()
    const bare = await draft(seller)
    const body = { orderId: bare.id, source: 'seller', reservedAt: null, inspectorId: null, place: null } as const
    expect(await pathsOf(seller.ask(calls.reserveCarCheck, { body }))).toEqual(['body.source'])
    const order = await change(seller.ask, bare, { kind: 'self', houseType: 'onsite' })
    const check = await seller.ask(calls.reserveCarCheck, { body })
    expect(await statusOf(start(world.inspector, check.id))).toBe(403)
    const started = await start(seller, check.id)
    const [photo] = await addPhotos(world, seller.ask, order.id, ['dashboard'])
    const saved = await save(seller, started, {
      damages: [], odometer: { reading: 10, unit: 'Mile', photoId: photo?.id ?? '' }, smells: ['none'], lamps: [],
      keys: { smart: 1, plain: 0 },
    })
    expect(saved.odometer).toEqual({ reading: 10, unit: 'Mile', km: 16 })
    expect(await complete(seller, saved)).toMatchObject({ state: 'complete', source: 'seller' })
    expect(await pathsOf(change(seller.ask, order, { kind: 'pro', houseType: 'outflow' }))).toEqual(['body.kind'])
    expect(await change(seller.ask, order, { kind: 'self', region: 'jeju' })).toMatchObject({ region: 'jeju' })
  })

  test('of sellers that has not begun goes with the way of selling it was for', async () => {
    const seller = await world.seller()
    const order = await change(seller.ask, await draft(seller), { kind: 'self', houseType: 'onsite' })
    const body = { orderId: order.id, source: 'seller', reservedAt: null, inspectorId: null, place: null } as const
    const { id } = await seller.ask(calls.reserveCarCheck, { body })
    await change(seller.ask, order, { kind: 'pro', houseType: 'outflow' })
    expect((await seller.ask(calls.getCarCheck, { params: { id } })).state).toBe('reservationCancel')
  })
})

test('what was looked at in part says what it lacks, and not that nobody looked', async () => {
  const { check } = await begun()
  const saved = await save(world.inspector, check, {
    odometer: { reading: 10, unit: 'Km', photoId: null },
    wheels: [{ position: 'fl', treadTenthsMm: 60, madeWeek: '1223', grade: 'good' }],
  })
  const { body } = await refusalOf(complete(world.inspector, saved))
  const said = Object.fromEntries((body.issues ?? []).map(({ path, message }) => [path, message]))
  expect(said).toMatchObject({
    'record.odometer': '계기판 사진을 올려 주세요.', 'record.wheels': '바퀴 네 개를 모두 점검해 주세요.',
    'record.damages': '아직 점검하지 않았습니다.',
  })
})

test('whoever screens looks at a car of the house’s own as its seller, and is at no visit', async () => {
  const screener = await world.app.member({ type: 'admin', part: 'screening' })
  const own = await draft({ ask: screener.ask, carNumber: freshPlate() })
  const order = await change(screener.ask, own, { kind: 'self', houseType: 'onsite' })
  const { id } = await screener.ask(calls.reserveCarCheck, {
    body: { orderId: order.id, source: 'seller', reservedAt: null, inspectorId: null, place: null },
  })
  const started = await start(screener, id)
  const [photo] = await addPhotos(world, screener.ask, order.id, ['dashboard'])
  const saved = await save(screener, started, {
    damages: [], odometer: { reading: 10, unit: 'Km', photoId: photo?.id ?? '' }, smells: ['none'], lamps: [],
    keys: { smart: 1, plain: 0 },
  })
  expect(await complete(screener, saved)).toMatchObject({ state: 'complete', source: 'seller' })
  const seller = await world.seller()
  const visit = await reserve(seller, await confirmed(seller))
  expect(await statusOf(start(screener, visit.id))).toBe(403)
})

test('a look at where somebody’s car stands is written down, of the office and of a partner’s people', async () => {
  const { check, order, seller } = await begun()
  const { officer } = world.partner
  for (const ask of [seller.ask, world.staff.ask, officer.ask]) {
    expect((await ask(calls.getCarCheck, { params: { id: check.id } })).place).toMatchObject({ postalCode: '06236' })
    expect((await ask(calls.getOrder, { params: { id: order.id } })).address).toMatchObject({ postalCode: '06236' })
  }
  const looks = (act: string, id: string) => world.app.sql`
    select user_id from access_log where subject_id = ${id} and act = ${act} order by id`
  const both = [{ user_id: world.staff.userId }, { user_id: officer.userId }]
  expect(await looks('view car check', check.id)).toEqual(both)
  expect((await looks('view order', order.id)).slice(-2)).toEqual(both)
})

test('a dealer sees a complete check of a listed car, and never where it stood or who looked', async () => {
  const { check, order, photoId } = await begun()
  const params = { id: check.id }
  await putInto(world, order, 'biddingInProgress')
  expect(await statusOf(world.dealer.ask(calls.getCarCheck, { params }))).toBe(404)
  await complete(world.inspector, await save(world.inspector, check, wholeRecord(photoId)))
  const seen = await world.dealer.ask(calls.getCarCheck, { params })
  expect(seen).toMatchObject({ place: null, inspectorId: null, inspectorName: null, state: 'complete' })
  expect(seen.carNumber).toContain('**')
  const { items } = await world.dealer.ask(calls.listCarChecks, { query: { filter: { orderId: { eq: order.id } } } })
  expect(items.map(({ id }) => id)).toEqual([check.id])
})
