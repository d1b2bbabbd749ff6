// The check of a visit with a typing error is mended before the market: by whoever inspects, with a reason.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { carsCalls as calls } from '@bidyard/contract/calls/cars'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Ask, pathsOf, statusOf } from '../../../testing/ask.ts'
import {
  addPhotos, type CarWorld, confirmed, inHours, openCarWorld, putInto, wholeRecord,
} from '../../../testing/cars/car-world.ts'

let world: CarWorld
beforeAll(async () => {
  world = await openCarWorld()
})
afterAll(() => world.stop())

const visited = async () => {
  const seller = await world.seller()
  const order = await confirmed(seller)
  const { ask } = world.inspector
  const { id } = await ask(calls.reserveCarCheck, { body: {
    orderId: order.id, source: 'inspector', reservedAt: await inHours(world, 2), inspectorId: null, place: null,
  } })
  const params = { id }
  const { version } = await ask(calls.startCarCheck, { params, body: {} })
  const photoId = (await addPhotos(world, ask, order.id)).find(({ view }) => view === 'dashboard')?.id ?? ''
  const record = wholeRecord(photoId)
  const saved = await ask(calls.saveCarCheck, { params, body: { record, seenVersion: version } })
  const check = await ask(calls.completeCarCheck, { params, body: { seenVersion: saved.version } })
  return { seller, order, check, photoId }
}
const reopen = (ask: Ask, id: string, seenVersion: number, reason?: string) => ask(calls.reopenCarCheck, {
  params: { id }, body: { seenVersion, ...(reason === undefined ? {} : { reason }) },
})
const why = '주행거리 오기'

test('is opened again, mended and completed anew, and its listing is screened anew', async () => {
  const { order, check: { id, version, record }, photoId } = await visited()
  const { ask } = world.inspector
  const listing = async () => {
    const { items: [one] } = await world.staff.ask(auctionsCalls.listAuctions, {
      query: { filter: { orderId: { eq: order.id } } },
    })
    if (one === undefined) throw new Error('nothing was prepared')
    return world.staff.ask(auctionsCalls.getAuction, { params: { id: one.id } })
  }
  const { id: auctionId, version: listed } = await listing()
  const approved = await world.staff.ask(auctionsCalls.approveListing, {
    params: { id: auctionId }, body: { seenVersion: listed },
  })
  expect(approved.screenedAt).not.toBeNull()

  const open = await reopen(ask, id, version, why)
  expect(open).toMatchObject({ state: 'inProgress', completedAt: null, judgement: null, accidentHistory: null })
  expect(await listing()).toMatchObject({ screenedAt: null })
  expect(await statusOf(world.staff.ask(auctionsCalls.approveListing, {
    params: { id: auctionId }, body: { seenVersion: (await listing()).version },
  }))).toBe(409)
  const saved = await ask(calls.saveCarCheck, { params: { id }, body: {
    record: { odometer: { reading: 145_210, unit: 'Km', photoId } }, seenVersion: open.version,
  } })
  const whole = await ask(calls.completeCarCheck, { params: { id }, body: { seenVersion: saved.version } })
  expect(whole).toMatchObject({ state: 'complete', record: { odometer: { reading: 145_210 } } })
  expect(whole.judgement).not.toBeNull()
  await world.staff.ask(auctionsCalls.approveListing, {
    params: { id: auctionId }, body: { seenVersion: (await listing()).version },
  })

  const noted = await world.app.sql<{ act: string; reason: string | null; before: unknown }[]>`
    select act, reason, before from audit_log where subject_id = ${id} order by id desc limit 3`
  expect(noted.map(({ act, reason }) => [act, reason])).toEqual([
    ['complete car check', null], ['save car check', null], ['reopen car check', why],
  ])
  expect(noted[1]?.before).toEqual({ odometer: record?.odometer })
})

test('is opened again by nobody else, with no other reason than one that is given, and not on the market', async () => {
  const { order, seller, check: { id, version } } = await visited()
  const { ask } = world.inspector
  expect(await pathsOf(reopen(ask, id, version))).toEqual(['body.reason'])
  expect(await statusOf(reopen(seller.ask, id, version, why))).toBe(403)
  const yard = await world.app.member({ type: 'admin', part: 'yard' })
  expect(await statusOf(reopen(yard.ask, id, version, why))).toBe(403)
  expect(await statusOf(reopen(ask, id, version - 1, why))).toBe(409)
  await putInto(world, order, 'biddingInProgress')
  expect(await statusOf(reopen(ask, id, version, why))).toBe(409)
})
