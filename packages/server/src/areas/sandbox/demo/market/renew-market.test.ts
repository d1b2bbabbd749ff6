// The demo market goes on: photos are drawn and kept as any upload, and what ends is followed by fresh cars.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { carsCalls } from '@bidyard/contract/calls/cars'
import { carCodeRows } from '@bidyard/demo/car-codes'
import { demoMarkets } from '@bidyard/demo/market'
import { demoPartners } from '@bidyard/demo/partners'
import { openDemoPictures } from '@bidyard/demo/pictures/car-pictures'
import { demoWorld } from '@bidyard/demo/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shiftClock } from '../../../../runtime/time/clock.ts'
import { startTestApp, type TestApp } from '../../../../testing/app.ts'
import { until } from '../../../../testing/until.ts'
import { fillPartners } from '../../../partners/for-other-areas.ts'
import { fillCarCodes } from '../../../reference/for-other-areas.ts'
import { fillWorld } from '../fill-world.ts'
import { fillMarket } from './fill-market.ts'

const rows = {
  ...demoMarkets.small, faces: 10, albums: 1,
  cars: [
    { stand: 'running', kind: 'self', houseType: 'onsite', count: 2 },
    { stand: 'running', kind: 'pro', houseType: 'outflow', count: 2 },
    { stand: 'running', kind: 'prime', houseType: 'inflow', count: 1 },
    { stand: 'screening', kind: 'pro', houseType: 'outflow', count: 1 },
  ],
} as const
let app: TestApp
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bidyard-drawings-'))
  app = await startTestApp({}, { demo: { rows, pictures: openDemoPictures(folder, [64, 48]) } })
  await fillWorld(app.act, app.providers, { ...demoWorld, money: [], violations: [], applicants: [] })
  await app.database.transact((tx) => fillCarCodes(tx, carCodeRows()))
  await app.database.transact((tx) => fillPartners(tx, app.providers.personal, demoPartners))
  await fillMarket(app.act, app.providers, rows)
  await app.jobs.work(app.act)
})
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true })
})

/** Nothing is queued any more, however often it queues something anew. */
const allDone = () => until(async () => {
  app.jobs.wake()
  const [row] = await app.sql<{ waiting: number }[]>`
    select count(*)::int as waiting from jobs.job
    where name in ('drawCarPhotos', 'renewMarket', 'makeFileImages') and state < 'completed'`
  return row?.waiting === 0
})

const running = async (): Promise<Readonly<Record<string, number>>> => {
  const found = await app.sql<{ kind: string; count: number }[]>`
    select kind, count(*)::int as count from auctions where state = 'auction' group by kind order by kind`
  return Object.fromEntries(found.map(({ kind, count }) => [kind, count]))
}
const full = { self: 2, pro: 2, prime: 1 }

test('gives every car its face, and those in front all of their photos', async () => {
  await allDone()
  const staff = await app.member({ type: 'admin' })
  const photos = await app.sql<{ orderId: string; count: number; covers: number }[]>`
    select orders.id as "orderId", count(car_photos.id)::int as count,
      count(*) filter (where is_cover)::int as covers
    from orders left join car_photos on car_photos.order_id = orders.id group by orders.id order by count desc`
  expect(photos.every(({ covers }) => covers === 1)).toBe(true)
  const [most] = photos
  expect(most?.count).toBeGreaterThanOrEqual(8)
  const { items } = await staff.ask(carsCalls.listCarPhotos, {
    query: { filter: { orderId: { eq: most?.orderId ?? '' } }, size: 60 },
  })
  expect(items.map(({ view }) => view)).toEqual(expect.arrayContaining(['front', 'dashboard', 'engine', 'wheel']))
  const order = await staff.ask(carsCalls.getOrder, { params: { id: most?.orderId ?? '' } })
  const check = await staff.ask(carsCalls.getCarCheck, { params: { id: order.checkId ?? '' } })
  const dashboard = items.find(({ view }) => view === 'dashboard')
  expect(check.record?.odometer?.photoId).toBe(dashboard?.id)
  const url = items[0]?.images.find(({ size }) => size === 'middle')?.url ?? ''
  expect((await fetch(new URL(url, app.base))).headers.get('content-type')).toBe('image/webp')
})

test('goes on when its auctions have ended', async () => {
  expect(await running()).toEqual(full)
  await app.database.transact((tx) => shiftClock(tx, 50 * 3_600))
  while ((await app.sweeper.sweep()) > 0) continue
  expect(await running()).toEqual({})
  for (let turn = 0; turn < 3; turn += 1) {
    await allDone()
    await app.database.transact((tx) => shiftClock(tx, 60))
    await app.sweeper.sweep()
  }
  await allDone()
  expect(await running()).toMatchObject(full)
  const [row] = await app.sql<{ late: number; twice: number }[]>`
    select count(*) filter (where ends_at <= app_now())::int as late,
      (select count(*)::int from (select car_number from orders group by 1 having count(*) > 1) as repeated) as twice
    from auctions where state = 'auction'`
  expect(row).toEqual({ late: 0, twice: 0 })
})
