// The demo market: cars on every step of their way, filled in once, and a search table in which nothing is amiss.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { carsCalls } from '@bidyard/contract/calls/cars'
import { auctionState, type OrderState } from '@bidyard/contract/enums'
import { carCodeRows } from '@bidyard/demo/car-codes'
import { demoMarkets } from '@bidyard/demo/market'
import { demoPartners } from '@bidyard/demo/partners'
import { demoWorld } from '@bidyard/demo/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FilesApp, startFilesApp } from '../../../../testing/files/files-app.ts'
import type { TestMember } from '../../../../testing/app.ts'
import { auctionJobs } from '../../../auctions/for-other-areas.ts'
import { fillPartners } from '../../../partners/for-other-areas.ts'
import { openLog } from '../../../../runtime/log.ts'
import { fillCarCodes } from '../../../reference/for-other-areas.ts'
import { fillWorld } from '../fill-world.ts'
import { fillMarket } from './fill-market.ts'

let app: FilesApp
let staff: TestMember
let filled: readonly number[]
beforeAll(async () => {
  app = await startFilesApp()
  await fillWorld(app.act, app.providers, { ...demoWorld, money: [], violations: [] })
  await app.database.transact((tx) => fillCarCodes(tx, carCodeRows()))
  await app.database.transact((tx) => fillPartners(tx, app.providers.personal, demoPartners))
  filled = await Promise.all([1, 2].map(() => fillMarket(app.act, app.providers.personal, demoMarkets.full)))
  staff = await app.member({ type: 'admin' })
}, 240_000)
afterAll(() => app.stop())

test('is filled once, also by two nodes that start at once', async () => {
  expect(filled.toSorted((one, next) => one - next)).toEqual([0, expect.any(Number)])
  expect(Math.max(...filled)).toBeGreaterThanOrEqual(300)
})

test('has orders in every state, and at least 150 auctions that end one after another', async () => {
  const states = await app.sql<{ state: string; count: number }[]>`
    select state, count(*)::int as count from orders group by state`
  // Each move that was refused in silence would leave somebody where nobody put them.
  expect(Object.fromEntries(states.map(({ state, count }) => [state, count]))).toEqual({
    draft: 14, confirmed: 66, biddingInProgress: 168, biddingCompleted: 10, awarded: 9, depositCompleted: 7,
    completed: 50, declined: 12, retryAuction: 8, cancelled: 13,
  } satisfies Record<OrderState, number>)
  const auctions = await app.sql<{ state: string; count: number }[]>`
    select state, count(*)::int as count from auctions group by state`
  expect(new Set(auctions.map(({ state }) => state))).toEqual(new Set(auctionState.values))
  expect(auctions.find(({ state }) => state === 'auction')?.count).toBeGreaterThanOrEqual(150)
  const [odd] = await app.sql<{ late: number; soon: number }[]>`
    select count(*) filter (where ends_at <= now())::int as late,
      count(*) filter (where ends_at < now() + interval '3 hours')::int as soon
    from auctions where state = 'auction'`
  expect(odd?.late).toBe(0)
  expect(odd?.soon).toBeGreaterThan(15)
})

test('leaves the clock as it was', async () => {
  const [row] = await app.sql<{ shift: string }[]>`select shift::text from clock_shift`
  expect(row?.shift).toBe('00:00:00')
})

test('has a search table in which a comparison finds nothing', async () => {
  const { database, act } = app
  const signal = new AbortController().signal
  await auctionJobs.compareSearch({}, { database, act, log: openLog('silent'), signal })
  const [run] = await app.sql<{ written: number; removed: number; done: number; ended: boolean }[]>`
    select written, removed, done, ended_at is not null as ended from search_runs where kind = 'drift'
    order by created_at desc limit 1`
  expect(run).toMatchObject({ written: 0, removed: 0, ended: true })
  expect(run?.done).toBeGreaterThan(200)
})

test('shows the office and dealers what they may see', async () => {
  const { items } = await staff.ask(carsCalls.listOrders, { query: { size: 100 } })
  expect(items).toHaveLength(100)
  const dealer = await app.member({ owner: true })
  const { items: [first] } = await dealer.ask(auctionsCalls.listAuctions, {
    query: { filter: { state: { eq: 'auction' } }, size: 1 },
  })
  expect(first?.carNumber).toContain('**')
})
