// Photos of cars through the front door: added from own uploads, arranged, labelled, removed, and linked for viewers.
import { carsCalls as calls } from '@bidyard/contract/calls/cars'
import { filesCalls } from '@bidyard/contract/calls/files'
import { photosMax, viewsNeeded } from '@bidyard/contract/shapes/cars/photos'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pathsOf, statusOf } from '../../../testing/ask.ts'
import {
  addPhotos, type CarWorld, confirmed, draft, openCarWorld, putInto,
} from '../../../testing/cars/car-world.ts'
import { pdf } from '../../../testing/files/files-app.ts'

let world: CarWorld
beforeAll(async () => {
  world = await openCarWorld()
})
afterAll(() => world.stop())

const front = { view: 'front', position: null, label: null } as const

const withPhotos = async (views: Parameters<typeof addPhotos>[3] = ['front', 'left', 'rear']) => {
  const seller = await world.seller()
  const order = await draft(seller)
  return { seller, order, photos: await addPhotos(world, seller.ask, order.id, views) }
}

describe('adding', () => {
  test('puts photos behind each other, the first one on the cover', async () => {
    const { seller, order, photos } = await withPhotos()
    expect(photos.map(({ view, sortOrder, isCover }) => [view, sortOrder, isCover])).toEqual([
      ['front', 0, true], ['left', 1, false], ['rear', 2, false],
    ])
    const after = await addPhotos(world, seller.ask, order.id, ['engine'])
    expect(after.map(({ view }) => view)).toEqual(['front', 'left', 'rear', 'engine'])
    expect((await seller.ask(calls.getOrder, { params: { id: order.id } })).coverPhotoId).toBe(photos[0]?.id)
  })

  test('takes nobody’s files but one’s own photos, each once', async () => {
    const { seller, order } = await withPhotos(['front'])
    const other = await world.seller()
    const add = (...fileIds: string[]) => seller.ask(calls.addCarPhotos, {
      body: { orderId: order.id, carCheckId: null, photos: fileIds.map((fileId) => ({ fileId, ...front })) },
    })
    const [foreign, own] = [await world.app.committed(other.ask), await world.app.committed(seller.ask)]
    const paper = { usageType: 'document', contentType: 'application/pdf', content: pdf } as const
    expect(await pathsOf(add(own, foreign))).toEqual(['body.photos.1.fileId'])
    expect(await pathsOf(add(own, own))).toEqual(['body.photos.1.fileId'])
    expect(await pathsOf(add(foreign, own, foreign)))
      .toEqual(['body.photos.0.fileId', 'body.photos.2.fileId'])
    expect(await pathsOf(add(await world.app.uploaded(seller.ask)))).toEqual(['body.photos.0.fileId'])
    expect(await pathsOf(add(await world.app.committed(seller.ask, paper)))).toEqual(['body.photos.0.fileId'])
    expect(await add(own)).toHaveLength(2)
    expect(await pathsOf(add(own))).toEqual(['body.photos.0.fileId'])
  })

  test('belongs to no check but one of the same car', async () => {
    const { seller, order } = await withPhotos(['front'])
    const other = await world.seller()
    const { id: orderId } = await confirmed(other)
    const check = await world.staff.ask(calls.reserveCarCheck, { body: {
      orderId, source: 'inspector', reservedAt: '2099-01-01T00:00:00Z', inspectorId: null, place: null,
    } })
    const fileOfOther = await world.app.committed(other.ask)
    const toVisit = { orderId, carCheckId: check.id, photos: [{ fileId: fileOfOther, ...front }] }
    // What an inspector sees is added by the office.
    expect(await pathsOf(other.ask(calls.addCarPhotos, { body: toVisit }))).toEqual(['body.carCheckId'])
    for (const carCheckId of [check.id, order.id]) {
      const fileId = await world.app.committed(seller.ask)
      const body = { orderId: order.id, carCheckId, photos: [{ fileId, ...front }] }
      expect(await pathsOf(seller.ask(calls.addCarPhotos, { body }))).toEqual(['body.carCheckId'])
    }
  })

  test('ends where a car has enough', async () => {
    const { seller, order, photos } = await withPhotos(['front'])
    const [first] = photos
    for (let at = 1; at < photosMax; at++)
      await world.app.sql`
        with file as (
          insert into files (usage_type, name, content_type, state, size_bytes, committed_at)
          values ('carPhoto', 'a.jpg', 'image/jpeg', 'commit', 10, app_now()) returning id)
        insert into car_photos (order_id, car_number, file_id, view, sort_order)
        select ${order.id}, ${order.carNumber}, id, 'other', ${at} from file`
    const fileId = await world.app.committed(seller.ask)
    const body = { orderId: order.id, carCheckId: null, photos: [{ fileId, ...front }] }
    expect(await pathsOf(seller.ask(calls.addCarPhotos, { body }))).toEqual(['body.photos'])
    await seller.ask(calls.removeCarPhoto, { params: { id: first?.id ?? '' } })
    expect(await seller.ask(calls.addCarPhotos, { body })).toHaveLength(photosMax)
  })

  test('by two at once keeps one order and one cover', async () => {
    const seller = await world.seller()
    const order = await draft(seller)
    const add = () => addPhotos(world, seller.ask, order.id, ['front', 'rear'])
    await Promise.all([add(), add(), add()])
    const { items } = await seller.ask(calls.listCarPhotos, {
      query: { filter: { orderId: { eq: order.id } }, sort: [{ sortOrder: 'asc' }] },
    })
    expect(items.map(({ sortOrder }) => sortOrder)).toEqual([0, 1, 2, 3, 4, 5])
    expect(items.filter(({ isCover }) => isCover)).toHaveLength(1)
  })

  test('is over once the market has seen the car', async () => {
    const seller = await world.seller()
    const order = await confirmed(seller)
    await putInto(world, order, 'biddingInProgress')
    const fileId = await world.app.committed(seller.ask)
    const body = { orderId: order.id, carCheckId: null, photos: [{ fileId, ...front }] }
    expect(await statusOf(seller.ask(calls.addCarPhotos, { body }))).toBe(409)
  })
})

describe('arranging', () => {
  test('takes all photos once and changes the cover with them', async () => {
    const { seller, order, photos } = await withPhotos()
    const ids = photos.map(({ id }) => id)
    const arrange = (photoIds: string[], coverId: string) =>
      seller.ask(calls.arrangeCarPhotos, { params: { id: order.id }, body: { photoIds, coverId } })
    const [one = '', two = '', three = ''] = ids
    const after = await arrange([three, one, two], two)
    expect(after.map(({ id, isCover }) => [id, isCover])).toEqual([[three, false], [one, false], [two, true]])
    expect(await pathsOf(arrange([one, two], one))).toEqual(['body.photoIds'])
    expect(await pathsOf(arrange([one, one, two], one))).toEqual(['body.photoIds'])
    expect(await pathsOf(arrange(ids, order.id))).toEqual(['body.photoIds'])
  })

  test('a label says anew what is shown', async () => {
    const { seller, photos } = await withPhotos(['other'])
    const params = { id: photos[0]?.id ?? '' }
    const body = { view: 'damage', position: 'hood', label: '보닛 돌빵' } as const
    expect(await seller.ask(calls.labelCarPhoto, { params, body })).toMatchObject(body)
    expect(await seller.ask(calls.getCarPhoto, { params, query: {} })).toMatchObject(body)
  })

  test('what is removed makes room, another photo takes the cover, and its file may be used again', async () => {
    const { seller, order, photos } = await withPhotos()
    const [first] = photos
    const params = { id: first?.id ?? '' }
    expect(await seller.ask(calls.removeCarPhoto, { params })).toBeNull()
    expect(await statusOf(seller.ask(calls.removeCarPhoto, { params }))).toBe(404)
    const { items } = await seller.ask(calls.listCarPhotos, {
      query: { filter: { orderId: { eq: order.id } }, sort: [{ sortOrder: 'asc' }] },
    })
    expect(items.map(({ view, sortOrder, isCover }) => [view, sortOrder, isCover]))
      .toEqual([['left', 0, true], ['rear', 1, false]])
    const body = { orderId: order.id, carCheckId: null, photos: [{ fileId: first?.fileId ?? '', ...front }] }
    expect(await seller.ask(calls.addCarPhotos, { body })).toHaveLength(3)
    expect(await statusOf(seller.ask(filesCalls.deleteFile, { params: { id: first?.fileId ?? '' } }))).not.toBe(404)
  })
})

describe('photos', () => {
  test('come with links to their sizes, or to the one that is asked for', async () => {
    const { seller, photos } = await withPhotos(['front'])
    await world.app.jobsDone()
    const params = { id: photos[0]?.id ?? '' }
    const whole = await seller.ask(calls.getCarPhoto, { params, query: {} })
    expect(whole.images.length).toBeGreaterThan(1)
    const size = whole.images[0]?.size
    if (size === undefined) throw new Error('the photo has no sizes')
    const one = await seller.ask(calls.getCarPhoto, { params, query: { size } })
    expect(one.images.map((image) => image.size)).toEqual(whole.images.filter((image) => image.size === size)
      .map((image) => image.size))
    expect((await world.app.get(one.images[0]?.url ?? '')).status).toBe(200)
  })

  test('tell dealers nothing of what their files are called', async () => {
    const seller = await world.seller()
    const order = await confirmed(seller)
    const fileId = await world.app.committed(seller.ask, { name: `${seller.carNumber} 앞.jpg` })
    const photos = [{ fileId, ...front }]
    await seller.ask(calls.addCarPhotos, { body: { orderId: order.id, carCheckId: null, photos } })
    await world.app.jobsDone()
    await putInto(world, order, 'biddingInProgress')
    const { items: [photo] } = await world.dealer.ask(calls.listCarPhotos, {
      query: { filter: { orderId: { eq: order.id } } },
    })
    const urls = photo?.images.map(({ url }) => url) ?? []
    expect(urls.length).toBeGreaterThan(1)
    for (const url of urls) {
      const { status, headers } = await world.app.get(url)
      const told = `${url} ${headers.get('content-disposition') ?? ''}`
      expect([status, decodeURIComponent(decodeURIComponent(told)).includes(seller.carNumber)]).toEqual([200, false])
    }
  })

  test('are hidden from dealers until the car is listed, and from other sellers always', async () => {
    const seller = await world.seller()
    const order = await confirmed(seller)
    const photos = await addPhotos(world, seller.ask, order.id, [...viewsNeeded].slice(0, 1))
    const params = { id: photos[0]?.id ?? '' }
    const query = { filter: { orderId: { eq: order.id } } }
    const other = await world.seller()
    for (const ask of [world.dealer.ask, other.ask]) {
      expect(await statusOf(ask(calls.getCarPhoto, { params, query: {} }))).toBe(404)
      expect((await ask(calls.listCarPhotos, { query })).items).toEqual([])
    }
    await putInto(world, order, 'biddingInProgress')
    expect((await world.dealer.ask(calls.listCarPhotos, { query })).items).toHaveLength(1)
    expect(await statusOf(other.ask(calls.getCarPhoto, { params, query: {} }))).toBe(404)
  })
})
