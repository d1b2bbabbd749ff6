// The demo market: cars on every step of their way, filled in once, and a search table in which nothing is amiss.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { carsCalls } from '@bidyard/contract/calls/cars'
import { contractMachines } from '@bidyard/contract/contract-kinds'
import { auctionState, type OrderState } from '@bidyard/contract/enums'
import { carCodeRows } from '@bidyard/demo/car-codes'
import { demoMarkets } from '@bidyard/demo/market'
import { demoPartners } from '@bidyard/demo/partners'
import { demoWorld } from '@bidyard/demo/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FilesApp, startFilesApp } from '../../../../testing/files/files-app.ts'
import type { TestMember } from '../../../../testing/app.ts'
import { listContractFaults } from '../../../../testing/contracts/contract-faults.sql.ts'
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
  filled = await Promise.all([1, 2].map(() => fillMarket(app.act, app.providers, demoMarkets.full)))
  staff = await app.member({ type: 'admin' })
})
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
    draft: 14, confirmed: 66, biddingInProgress: 168, biddingCompleted: 16, awarded: 23, depositCompleted: 16,
    completed: 58, declined: 15, retryAuction: 8, cancelled: 14,
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

test('has bids where sellers choose, a price to talk about, and contracts where one was chosen', async () => {
  const owed = await app.sql<{ duty: string; count: number }[]>`
    select duty, count(*)::int as count from deadlines
    where machine = 'auction' and duty in ('chooseCandidate', 'consult') and next_at is not null
    group by duty order by duty`
  expect(owed).toEqual([{ duty: 'chooseCandidate', count: 8 }, { duty: 'consult', count: 2 }])
  const contracts = await app.sql<{ state: string; count: number }[]>`
    select state, count(*)::int as count from contracts group by state order by state`
  expect(Object.fromEntries(contracts.map(({ state, count }) => [state, count]))).toEqual({
    salesDecision: 2, purchaseDecision: 4, tradeScheduling: 3, tradeResult: 6, deliveryScheduling: 3,
    lienConfirmation: 2, payment: 9, takeoverConfirmation: 3, screening: 13, done: 58, cancelled: 4,
  })
  expect(await listContractFaults(app)).toEqual([])
  const stood = await app.sql<{ stood: string }[]>`select distinct kind || ' ' || state as stood from contracts`
  const stands = Object.entries(contractMachines).flatMap(([kind, { states }]) =>
    states.values.map((step) => `${kind} ${step}`))
  expect(new Set(stood.map((row) => row.stood))).toEqual(new Set(stands))
  const [late] = await app.sql<{ count: number }[]>`
    select count(*)::int as count from deadlines
    where machine like 'contract-%' and duty <> 'remind' and stage = 'due' and due_at < now()`
  expect(late?.count).toBe(0)
  // Whoever owes the house anything may not bid, and everybody who looks around wants to.
  const [owing] = await app.sql<{ paid: number; due: number; late: number }[]>`
    select count(*) filter (where state = 'paid')::int as paid, count(*) filter (where state = 'billed')::int as due,
      count(*) filter (where state = 'billed' and due_at < now())::int as late
    from amounts where contract_id is not null and kind = 'fee'`
  expect(owing).toEqual({ paid: 66, due: 3, late: 0 })
  const [payouts] = await app.sql<{ sent: number; ready: number; asked: number; alone: number }[]>`
    select count(*) filter (where payouts.state = 'paid')::int as sent,
      count(*) filter (where payouts.state = 'waiting' and accounts.id is not null)::int as ready,
      count(*) filter (where accounts.id is null)::int as asked,
      count(*) filter (where sent_by = decided_by)::int as alone
    from seller_payouts payouts left join seller_accounts accounts using (order_id)`
  expect(payouts?.alone).toBe(0)
  expect(Math.min(payouts?.sent ?? 0, payouts?.ready ?? 0, payouts?.asked ?? 0)).toBeGreaterThan(0)
  const [bids] = await app.sql<{ least: number; unheard: number }[]>`
    select min(bids)::int as least, sum(unheard)::int as unheard from (
      select count(*) as bids, count(*) filter (where entries.sequence is null) as unheard
      from auction_bidders bidders left join bid_entries entries using (bidding_id) group by bidders.auction_id
    ) of_one`
  expect(bids).toEqual({ least: 3, unheard: 0 })
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

test('lets a check go on whose photos are still to be drawn', async () => {
  const { items } = await staff.ask(carsCalls.listCarChecks, {
    query: { filter: { state: { eq: 'inProgress' } }, size: 100 },
  })
  const begun = items.filter(({ source, startedAt }) => source === 'inspector' && startedAt !== null)
  expect(begun.length).toBeGreaterThan(0)
  const named: (readonly string[])[] = []
  for (const { id } of begun) {
    const { record, version } = await staff.ask(carsCalls.getCarCheck, { params: { id } })
    named.push((record?.damages ?? []).flatMap(({ photoIds }) => photoIds))
    const saved = await staff.ask(carsCalls.saveCarCheck, {
      params: { id }, body: { record: { lamps: ['abs'], damages: record?.damages ?? [] }, seenVersion: version },
    })
    expect(saved.record?.lamps).toEqual(['abs'])
  }
  expect(named.flat().length).toBeGreaterThan(0)
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

test('told people of its past when it happened', async () => {
  const [told] = await app.sql<{ awards: number; wrong: number; turned: number; kinds: number }[]>`
    select count(*) filter (where notices.kind = 'carAwarded')::int as awards,
      count(*) filter (where notices.kind = 'carAwarded'
        and awarded_at - told_at not between interval '0' and interval '30 minutes')::int as wrong,
      count(*) filter (where notices.kind = 'contractTurned' and told_at > contracts.updated_at)::int as turned,
      count(distinct notices.kind) filter (where told_at < app_now() - interval '7 days')::int as kinds
    from notices left join contracts on contracts.id::text = notices.thing`
  expect(told?.awards).toBeGreaterThan(50)
  expect(told?.kinds).toBeGreaterThan(5)
  expect(told).toMatchObject({ wrong: 0, turned: 0 })
})
