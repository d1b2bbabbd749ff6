// What acts on cars do to their auctions: rows of the search table follow in the same commit, approvals end.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { carsCalls as calls } from '@bidyard/contract/calls/cars'
import { viewsNeeded } from '@bidyard/contract/shapes/cars/photos'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openLog } from '../../../runtime/log.ts'
import {
  addPhotos, type CarWorld, confirm, filled, inHours, lookUp, openCarWorld, type Order, type Seller, wholeRecord,
} from '../../../testing/cars/car-world.ts'
import { compareSearch } from '../search/run-search.ts'

let world: CarWorld
beforeAll(async () => {
  world = await openCarWorld()
})
afterAll(() => world.stop())

interface Ready {
  readonly seller: Seller
  readonly order: Order
  readonly auctionId: string
}

const auctionOf = async (orderId: string) => {
  const { items } = await world.staff.ask(auctionsCalls.listAuctions, {
    query: { filter: { orderId: { eq: orderId } }, sort: [{ createdAt: 'desc' }] },
  })
  return world.staff.ask(auctionsCalls.getAuction, { params: { id: items[0]?.id ?? '' } })
}

/** A car with its photos and its check: nothing stands in the way of an approval. */
const ready = async (): Promise<Ready> => {
  const seller = await world.seller()
  const draft = await filled(seller)
  await addPhotos(world, seller.ask, draft.id, viewsNeeded)
  const order = await confirm(seller.ask, draft)
  const { ask } = world.inspector
  const { id } = await world.staff.ask(calls.reserveCarCheck, { body: {
    orderId: order.id, source: 'inspector', reservedAt: await inHours(world, 2), inspectorId: null, place: null,
  } })
  const params = { id }
  const { version } = await ask(calls.startCarCheck, { params, body: {} })
  const [photo] = await addPhotos(world, ask, order.id, ['dashboard'])
  const saved = await ask(calls.saveCarCheck, {
    params, body: { record: wholeRecord(photo?.id ?? ''), seenVersion: version },
  })
  await ask(calls.completeCarCheck, { params, body: { seenVersion: saved.version } })
  return { seller, order, auctionId: (await auctionOf(order.id)).id }
}

const approve = async (auctionId: string) => {
  const params = { id: auctionId }
  const { version } = await world.staff.ask(auctionsCalls.getAuction, { params })
  return world.staff.ask(auctionsCalls.approveListing, { params, body: { seenVersion: version } })
}

describe('a listing that was approved', () => {
  test('is screened again when its seller changes a photo, and does not open at its time', async () => {
    const { seller, order, auctionId } = await ready()
    const { version } = await approve(auctionId)
    await world.staff.ask(auctionsCalls.openAuction, {
      params: { id: auctionId }, body: { openAt: await inHours(world, 1), seenVersion: version },
    })
    await addPhotos(world, seller.ask, order.id, ['other'])
    expect(await auctionOf(order.id)).toMatchObject({ state: 'preparation', screenedAt: null, openAt: null })
    const left = await world.app.sql`select duty from deadlines where row_id = ${auctionId} and next_at is not null`
    expect(left).toEqual([])
    expect((await approve(auctionId)).screenedAt).not.toBeNull()
  })

  test('is screened again when its facts are asked for anew, and not when a visit is looked at', async () => {
    const { seller, order, auctionId } = await ready()
    await approve(auctionId)
    await seller.ask(calls.getOrder, { params: { id: order.id } })
    expect((await auctionOf(order.id)).screenedAt).not.toBeNull()
    await lookUp(seller.ask, order)
    expect((await auctionOf(order.id)).screenedAt).toBeNull()
  })
})

test('every act on a car that found no buyer leaves its row as the car is', async () => {
  const { seller, order, auctionId } = await ready()
  const { version } = await approve(auctionId)
  await world.staff.ask(auctionsCalls.openAuction, {
    params: { id: auctionId }, body: { openAt: null, seenVersion: version },
  })
  const before = await auctionOf(order.id)
  await world.staff.ask(auctionsCalls.cancelAuction, {
    params: { id: auctionId }, body: { seenVersion: before.version, reason: '사진 교체' },
  })
  const rowOf = async () => {
    const [row] = await world.app.sql<{ photos: number; byHand: boolean; cover: string }[]>`
      select photo_count as photos, is_by_hand as "byHand", cover_photo_id as cover
      from auction_search_rows where auction_id = ${auctionId}`
    return row
  }
  const first = await rowOf()
  const photos = await addPhotos(world, seller.ask, order.id, ['other'])
  expect(await rowOf()).toEqual({ ...first, photos: (first?.photos ?? 0) + 1 })
  const added = photos.at(-1)?.id ?? ''
  await seller.ask(calls.arrangeCarPhotos, {
    params: { id: order.id }, body: { photoIds: photos.map(({ id }) => id), coverId: added },
  })
  expect(await rowOf()).toMatchObject({ cover: added })
  await seller.ask(calls.removeCarPhoto, { params: { id: added } })
  expect(await rowOf()).toEqual(first)
  const { facts } = await seller.ask(calls.getCarRegister, { params: { id: order.registerId ?? '' } })
  if (facts === null) throw new Error('the stand-in told nothing')
  await world.staff.ask(calls.writeCarRegister, {
    params: { id: order.id }, body: { facts: { ...facts, color: 'gold' }, reason: '재도색' },
  })
  expect(await rowOf()).toEqual({ ...first, byHand: true })
  const told: string[] = []
  await compareSearch({}, {
    database: world.app.database, act: world.app.act, signal: new AbortController().signal,
    log: openLog('error', (line) => void told.push(line)),
  })
  expect(told).toEqual([])
})
