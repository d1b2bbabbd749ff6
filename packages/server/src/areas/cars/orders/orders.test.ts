// Orders through the front door: drafted by whom, filled in, looked up, confirmed once, and taken back.
import { carsCalls as calls } from '@bidyard/contract/calls/cars'
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { sellerTermsVersion } from '@bidyard/contract/shapes/cars/seller-terms'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pathsOf, statusOf } from '../../../testing/ask.ts'
import {
  addPhotos, type CarWorld, change, confirm, confirmed, draft, filled, freshPlate, inHours, lookUp, moveClock,
  openCarWorld, wishOf,
} from '../../../testing/cars/car-world.ts'
import { makeCompany } from '../../../testing/make.ts'
import { auditOf, eventsOf } from '../../../testing/traces.ts'

let world: CarWorld
beforeAll(async () => {
  world = await openCarWorld()
})
afterAll(() => world.stop())

describe('a draft', () => {
  test('of a seller is the car of the session, once', async () => {
    const seller = await world.seller()
    const order = await draft(seller)
    expect(order).toMatchObject({
      state: 'draft', process: 'pending', carNumber: seller.carNumber, partnerId: world.partner.partnerId,
      exhibitId: seller.exhibitId, kind: null, model: null, round: 0, isByHand: false,
    })
    expect(order.orderNo).toMatch(/^S\d{4}-\d{5,}$/)
    expect(await statusOf(draft(seller))).toBe(409)
    expect(await auditOf(world.app, order.id)).toMatchObject([{ act: 'draft order' }])
    expect(await eventsOf(world.app, 'orderChanged')).toContainEqual({
      orderId: order.id, partnerId: world.partner.partnerId, exhibitId: seller.exhibitId,
    })
  })

  test('is refused with another plate than the partner’s, and for a car of somebody else', async () => {
    const [seller, other] = [await world.seller(), await world.seller()]
    expect(await pathsOf(draft({ ...seller, carNumber: other.carNumber }))).toEqual(['body.carNumber'])
    const body = { carNumber: other.carNumber, exhibitId: other.exhibitId }
    expect(await statusOf(seller.ask(calls.draftOrder, { body }))).toBe(404)
  })

  test('for a customer is a partner’s to make only where the partner is trusted with it', async () => {
    const seller = await world.seller()
    const { officer, partnerId } = world.partner
    const ask = () =>
      officer.ask(calls.draftOrder, { body: { carNumber: seller.carNumber, exhibitId: seller.exhibitId } })
    expect(await statusOf(ask())).toBe(403)
    await world.app.sql`update partners set may_act_for_customers = true where company_id = ${partnerId}`
    expect(await ask()).toMatchObject({ exhibitId: seller.exhibitId, memberId: officer.memberId })
    const filledIn = await filled({ ask: officer.ask, carNumber: freshPlate() })
    await confirm(officer.ask, filledIn)
    // In the history they stand for the seller, in the audit for themselves.
    const [moved] = await world.app.sql`
      select actor, member_id from state_history where row_id = ${filledIn.id} and action = 'confirm'`
    expect(moved).toEqual({ actor: 'seller', member_id: officer.memberId })
    const [noted] = (await auditOf(world.app, filledIn.id)).filter(({ act }) => act === 'confirm order')
    expect(noted?.by).toBe(officer.memberId)
    await world.app.sql`update partners set may_act_for_customers = false where company_id = ${partnerId}`
  })

  test('of a partner’s own car needs no customer', async () => {
    const { officer, partnerId } = world.partner
    const order = await draft({ ask: officer.ask, carNumber: freshPlate() })
    expect(order).toMatchObject({ partnerId, companyId: partnerId, exhibitId: null })
    const { companyId } = await makeCompany(world.app.database, { kind: 'partner', name: '미등록' })
    const stranger = await world.app.member({ type: 'partner_user', companyId })
    expect(await statusOf(draft({ ask: stranger.ask, carNumber: freshPlate() }))).toBe(403)
  })

  test('is filled in part by part, and only from what was seen', async () => {
    const seller = await world.seller()
    const first = await draft(seller)
    const second = await change(seller.ask, first, { kind: 'pro', houseType: 'outflow' })
    expect(await statusOf(change(seller.ask, first, { region: 'busan' }))).toBe(409)
    const third = await change(seller.ask, second, wishOf())
    expect(third).toMatchObject({
      kind: 'pro', houseType: 'outflow', region: 'seoul', odometer: { reading: 45_210, unit: 'Km', km: 45_210 },
      address: { postalCode: '06236' }, version: 3,
    })
    expect(await pathsOf(change(seller.ask, third, { kind: 'self' }))).toEqual(['body.houseType'])
    expect(await pathsOf(change(seller.ask, third, { carNumber: freshPlate() }))).toEqual(['body.carNumber'])
  })

  test('tells nobody but its own people what it says of homes and names', async () => {
    const seller = await world.seller()
    const order = await change(seller.ask, await draft(seller), wishOf())
    const [row] = await world.app.sql`select row_to_json(orders)::text as text from orders where id = ${order.id}`
    expect(row?.['text']).not.toMatch(/홍길동|테헤란로/)
    const audits = await world.app.sql`select row_to_json(audit_log)::text as text from audit_log
      where subject_id = ${order.id}`
    expect(audits.map(({ text }) => String(text)).join()).not.toMatch(/홍길동|테헤란로/)
  })

  test('has more time after an outage in which it would have lapsed, and says so', async () => {
    const seller = await world.seller()
    const order = await draft(seller)
    await world.app.sweeper.sweep()
    const ends = `app_now() - interval '10 seconds'`
    await world.app.sql.unsafe(`update orders set due_at = ${ends} where id = '${order.id}'`)
    await world.app.sql.unsafe(`update deadlines set due_at = ${ends}, next_at = ${ends} where row_id = '${order.id}'`)
    await world.app.sql`update node_beats set beat_at = statement_timestamp() - interval '60 seconds'`
    await world.app.sweeper.sweep()
    const after = await seller.ask(calls.getOrder, { params: { id: order.id } })
    expect(after.state).toBe('draft')
    const [due] = await world.app.sql<{ at: Date }[]>`
      select due_at as at from deadlines where row_id = ${order.id} and duty = 'draft' and next_at is not null`
    expect(after.dueAt).toBe(due?.at.toISOString())
    expect(new Date(after.dueAt ?? 0).getTime()).toBeGreaterThan(Date.now())
  })

  test('never lapses while banks rest', async () => {
    const at = new Date(`${new Date().toISOString().slice(0, 10)}T14:10:00.000Z`).getTime() + 86_400_000
    await moveClock(world, (at - Date.now()) / 1_000)
    const { dueAt } = await draft(await world.seller())
    expect(dueAt?.slice(11)).toBe('15:30:00.000Z')
    await world.app.sql`update clock_shift set shift = interval '0'`
  })

  test('that nobody completes lapses after thirty days', async () => {
    const seller = await world.seller()
    const order = await draft(seller)
    const params = { id: order.id }
    const leftSeconds = (Date.parse(order.dueAt ?? '') - Date.now()) / 1_000
    expect(leftSeconds / 86_400).toBeCloseTo(30, 0)
    await moveClock(world, leftSeconds - 3 * 86_400 - 60)
    await world.app.sweeper.sweep()
    expect(await eventsOf(world.app, 'draftEnding')).not.toContainEqual({ orderId: order.id })
    await moveClock(world, 3 * 86_400)
    await world.app.sweeper.sweep()
    expect(await eventsOf(world.app, 'draftEnding')).toContainEqual({ orderId: order.id })
    // Sessions have ended by then.
    const clerk = await world.app.member({ type: 'admin' })
    expect((await clerk.ask(calls.getOrder, { params })).state).toBe('draft')
    await moveClock(world, 120)
    await world.app.sweeper.sweep()
    expect(await clerk.ask(calls.getOrder, { params }))
      .toMatchObject({ state: 'cancelled', dueAt: null, endNote: null })
    expect(await eventsOf(world.app, 'orderCancelled')).toContainEqual({ orderId: order.id })
    await world.app.sql`update clock_shift set shift = interval '0'`
  })
})

describe('confirming', () => {
  test('makes kind and house type final and tells the market', async () => {
    const seller = await world.seller()
    const order = await confirmed(seller)
    expect(order)
      .toMatchObject({ state: 'confirmed', kind: 'pro', houseType: 'outflow', termsVersion: sellerTermsVersion })
    expect(order.model?.maker.code).not.toBeNull()
    expect(await statusOf(change(seller.ask, order, { kind: 'prime' }))).toBe(409)
    expect(await statusOf(confirm(seller.ask, order))).toBe(409)
    expect(await eventsOf(world.app, 'orderConfirmed')).toContainEqual({ orderId: order.id })
    const history = await world.app.sql`
      select action, from_state, to_state, actor from state_history where row_id = ${order.id}`
    expect(history).toMatchObject([{ action: 'confirm', from_state: 'draft', to_state: 'confirmed', actor: 'seller' }])
  })

  test('names everything that is missing at once', async () => {
    const seller = await world.seller()
    const order = await draft(seller)
    expect(await pathsOf(confirm(seller.ask, order, sellerTermsVersion + 1))).toEqual([
      'order.kind', 'order.houseType', 'order.region', 'order.address', 'order.register', 'order.history',
      'order.odometer', 'order.answers', 'body.termsVersion',
    ])
  })

  test('of a car that its owner shows needs the photos that every listing has', async () => {
    const seller = await world.seller()
    const order = await filled(seller, { kind: 'self', houseType: 'onsite' })
    expect(await pathsOf(confirm(seller.ask, order))).toEqual(['order.photos'])
    await addPhotos(world, seller.ask, order.id)
    expect(await confirm(seller.ask, order)).toMatchObject({ state: 'confirmed', kind: 'self' })
  })

  test('of a car with a reserve needs the hoped price', async () => {
    const seller = await world.seller()
    const order = await filled(seller, { kind: 'prime', houseType: 'inflow', hopePriceWon: null })
    expect(await pathsOf(confirm(seller.ask, order))).toEqual(['order.hopePriceWon'])
  })

  test('of one car by two at once succeeds for exactly one', async () => {
    const seller = await world.seller()
    const mine = await filled(seller)
    const office = { ask: world.staff.ask, carNumber: seller.carNumber }
    const theirs = await filled(office)
    const asked = await Promise.allSettled([confirm(seller.ask, mine), confirm(office.ask, theirs)])
    expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const live = await world.app.sql`
      select id from orders where car_number = ${seller.carNumber} and state = 'confirmed'`
    expect(live).toHaveLength(1)
    // No reload helps whoever came second, so they are told what is so.
    const isMineFirst = asked[0]?.status === 'fulfilled'
    const second = isMineFirst ? confirm(office.ask, theirs) : confirm(seller.ask, mine)
    expect(await pathsOf(second)).toEqual(['order.carNumber'])
  })
})

describe('taking back', () => {
  const cancel = (ask: CarWorld['staff']['ask'], id: string) =>
    ask(calls.cancelOrder, { params: { id }, body: { reason: '판매 의사 철회' } })

  test('ends an order and calls off the visit that was reserved for it', async () => {
    const seller = await world.seller()
    const order = await confirmed(seller)
    const check = await seller.ask(calls.reserveCarCheck, { body: {
      orderId: order.id, source: 'inspector', reservedAt: await inHours(world, 24), inspectorId: null, place: null,
    } })
    expect(await cancel(seller.ask, order.id)).toMatchObject({ state: 'cancelled', endNote: '판매 의사 철회' })
    expect(await seller.ask(calls.getCarCheck, { params: { id: check.id } }))
      .toMatchObject({ state: 'reservationCancel', endNote: '판매 의사 철회' })
    expect(await eventsOf(world.app, 'orderCancelled')).toContainEqual({ orderId: order.id, by: 'seller' })
    expect(await statusOf(cancel(seller.ask, order.id))).toBe(409)
    expect(await draft(seller)).toMatchObject({ state: 'draft' })
  })

  test('by the clock calls off what was reserved as well', async () => {
    const seller = await world.seller()
    const order = await change(seller.ask, await draft(seller), { kind: 'self', houseType: 'onsite' })
    const check = await seller.ask(calls.reserveCarCheck, {
      body: { orderId: order.id, source: 'seller', reservedAt: null, inspectorId: null, place: null },
    })
    await moveClock(world, 31 * 86_400)
    await world.app.sweeper.sweep()
    const { ask } = await world.app.member({ type: 'admin' })
    expect((await ask(calls.getOrder, { params: { id: order.id } })).state).toBe('cancelled')
    expect((await ask(calls.getCarCheck, { params: { id: check.id } })).state).toBe('reservationCancel')
    await world.app.sql`update clock_shift set shift = interval '0'`
  })
})

test('an order exists for its own people and the office alone', async () => {
  const [seller, other] = [await world.seller(), await world.seller()]
  const order = await draft(seller)
  const params = { id: order.id }
  const filter = { orderNo: { eq: order.orderNo } }
  const listed = async (ask: CarWorld['staff']['ask']): Promise<number> =>
    (await ask(calls.listOrders, { query: { filter } })).items.length
  for (const ask of [seller.ask, world.partner.officer.ask, world.staff.ask]) {
    expect((await ask(calls.getOrder, { params })).id).toBe(order.id)
    expect(await listed(ask)).toBe(1)
  }
  expect(await statusOf(other.ask(calls.getOrder, { params }))).toBe(404)
  expect(await listed(other.ask)).toBe(0)
  expect(await statusOf(other.ask(calls.cancelOrder, { params, body: { reason: '남의 차' } }))).toBe(404)
  expect(await statusOf(world.dealer.ask(calls.getOrder, { params }))).toBe(403)
  const { items } = await other.ask(partnersCalls.listExhibits, { query: {} })
  expect(items.map(({ id }) => id)).toEqual([other.exhibitId])
  expect((await lookUp(seller.ask, await change(seller.ask, order, wishOf()))).registerId).not.toBeNull()
})
