// What acts on cars do to their auctions: rows of the search table follow in the same commit, approvals end.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { carsCalls as calls } from '@bidyard/contract/calls/cars'
import { viewsNeeded } from '@bidyard/contract/shapes/cars/photos'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openLog } from '../../../runtime/log.ts'
import { Answered, refusalOf } from '../../../testing/ask.ts'
import {
  addPhotos, type CarWorld, change, confirm, filled, inHours, lookUp, openCarWorld, type Order, type Seller,
  wholeRecord,
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
  await check(order)
  return { seller, order, auctionId: (await auctionOf(order.id)).id }
}

const check = async (order: Pick<Order, 'id'>): Promise<void> => {
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

const current = ({ ask }: Pick<Seller, 'ask'>, { id }: Pick<Order, 'id'>) => ask(calls.getOrder, { params: { id } })
const answers = {
  hadAccident: 'yes', wasFlooded: 'no', wasRented: 'no', isEncumbered: 'no', smokedIn: 'no', keyCount: 2,
  note: '2022년 앞휀더 판금',
} as const

describe('a listing that waits for its screening', () => {
  test('is not approved by whoever saw the car as it was before', async () => {
    const { seller, order, auctionId } = await ready()
    const acts: readonly (() => Promise<unknown>)[] = [
      () => addPhotos(world, seller.ask, order.id, ['other']),
      () => lookUp(seller.ask, order),
      async () => change(seller.ask, await current(seller, order), { answers }),
    ]
    for (const act of acts) {
      const { version } = await auctionOf(order.id)
      await act()
      const params = { id: auctionId }
      const approving = world.staff.ask(auctionsCalls.approveListing, { params, body: { seenVersion: version } })
      expect((await refusalOf(approving)).status).toBe(409)
    }
    expect((await approve(auctionId)).screenedAt).not.toBeNull()
  })

  test('is not approved by whoever opened it while its check was open', async () => {
    const { order, auctionId } = await ready()
    const { ask } = world.inspector
    const { items: [done] } = await ask(calls.listCarChecks, { query: { filter: { orderId: { eq: order.id } } } })
    const params = { id: done?.id ?? '' }
    const { version: whole } = await ask(calls.getCarCheck, { params })
    const open = await ask(calls.reopenCarCheck, { params, body: { seenVersion: whole, reason: '주행거리 오기' } })
    const { version } = await auctionOf(order.id)
    await ask(calls.completeCarCheck, { params, body: { seenVersion: open.version } })
    const approving = world.staff.ask(auctionsCalls.approveListing, {
      params: { id: auctionId }, body: { seenVersion: version },
    })
    expect((await refusalOf(approving)).status).toBe(409)
    expect((await approve(auctionId)).screenedAt).not.toBeNull()
  })

  test('approved while its car is changed is never approved with what nobody saw', async () => {
    for (const price of [9_000_000, 10_000_000, 11_000_000]) {
      const { seller, order, auctionId } = await ready()
      const [{ version }, seen] = [await auctionOf(order.id), await current(seller, order)]
      const approving = world.staff.ask(auctionsCalls.approveListing, {
        params: { id: auctionId }, body: { seenVersion: version },
      }).then(() => 200, (error: unknown) => {
        if (error instanceof Answered) return error.status
        throw error
      })
      const [status] = await Promise.all([approving, change(seller.ask, seen, { hopePriceWon: price })])
      expect([200, 409]).toContain(status)
      expect((await auctionOf(order.id)).screenedAt).toBeNull()
    }
  })

  test('that was sent back is mended by its seller, handed in again and approved', async () => {
    const { seller, order, auctionId } = await ready()
    const params = { id: auctionId }
    const { version } = await auctionOf(order.id)
    await world.staff.ask(auctionsCalls.returnListing, { params, body: {
      seenVersion: version, reasons: ['answersMissing', 'priceUnclear', 'factsWrong'], note: '판금 이력을 적어 주세요.',
    } })
    await change(seller.ask, await current(seller, order), {
      answers, hopePriceWon: 9_500_000, odometer: { reading: 45_300, unit: 'Km' },
    })
    const mended = await auctionOf(order.id)
    await seller.ask(auctionsCalls.resubmitListing, { params, body: { seenVersion: mended.version } })
    expect((await approve(auctionId)).screenedAt).not.toBeNull()
    expect(await current(seller, order)).toMatchObject({ answers, hopePriceWon: 9_500_000, odometer: { km: 45_300 } })
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

test('a check that is completed prepares the listing where the office has cancelled the first', async () => {
  const seller = await world.seller()
  const order = await confirm(seller.ask, await filled(seller))
  const { id: first, version } = await auctionOf(order.id)
  await world.staff.ask(auctionsCalls.cancelAuction, {
    params: { id: first }, body: { seenVersion: version, reason: '점검 대기' },
  })
  await check(order)
  expect(await auctionOf(order.id)).toMatchObject({ state: 'preparation', gaps: expect.arrayContaining(['photos']) })
})
