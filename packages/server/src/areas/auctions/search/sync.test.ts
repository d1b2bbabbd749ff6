// The search table stays what it is a picture of: with each change, after syncs beside changes, when meddled with.
import { randomUUID } from 'node:crypto'
import { auctionsCalls as calls } from '@bidyard/contract/calls/auctions'
import { deleteAllConfirmation } from '@bidyard/contract/calls/auctions/search-tables'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Answered, codeOf, refusalOf } from '../../../testing/ask.ts'
import { type MarketWorld, openMarketWorld } from '../../../testing/auctions/market-world.ts'
import { openLog } from '../../../runtime/log.ts'
import { until } from '../../../testing/until.ts'
import { compareSearch } from './run-search.ts'
import { writeSearchRows } from './write-search-rows.ts'

let world: MarketWorld
const logged: string[] = []
beforeAll(async () => {
  world = await openMarketWorld()
  await world.jobs.work(world.act)
})
afterAll(() => world.stop())
beforeEach(() => {
  logged.length = 0
})

const one = (auctionId: string) => ({ body: { auctionId } })
const compare = () => compareSearch({}, {
  database: world.database, act: world.act, signal: new AbortController().signal,
  log: openLog('error', (line) => void logged.push(line)),
})
const rowOf = async (auctionId: string) => {
  const { items } = await world.clerk.ask(calls.listAuctionSearchTables, {
    query: { filter: { auctionId: { eq: auctionId } } },
  })
  return items[0]
}
/** As acts on cars do it: the change and what is told of it in one transaction. */
const changeKm = (orderId: string, km: number) => world.act('flow', async ({ tx, emit }) => {
  await sql`update car_checks set odometer_reading = ${km}, odometer_km = ${km} where order_id = ${orderId}`.execute(tx)
  emit('orderChanged', { orderId, partnerId: null, exhibitId: null })
})

test('a change of the car is in its row with the same commit', async () => {
  const { id, orderId } = await world.opened({ km: 30_000 })
  expect((await rowOf(id))?.odometerKm).toBe(30_000)
  await changeKm(orderId, 30_500)
  expect((await rowOf(id))?.odometerKm).toBe(30_500)
})

test('a sync beside a change that has not ended yet waits for it, and leaves what was changed', async () => {
  const { id, orderId } = await world.opened({ km: 30_000 })
  const [written, syncing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const changing = world.act('flow', async ({ tx }) => {
    await sql`
      update car_checks set odometer_reading = 31000, odometer_km = 31000 where order_id = ${orderId}`.execute(tx)
    await writeSearchRows(tx, [id])
    written.resolve()
    await syncing.promise
  })
  await written.promise
  const synced = world.clerk.ask(calls.syncOneAuctionSearchTable, one(id))
  await until(async () => {
    const waiting = await world.sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    return waiting.length > 0
  })
  syncing.resolve()
  await Promise.all([changing, synced])
  expect((await rowOf(id))?.odometerKm).toBe(31_000)
})

test('a row is written and taken away by the office, each with its refusals', async () => {
  const [{ id }, waiting] = [await world.opened(), await world.prepared()]
  const { clerk } = world
  expect(await codeOf(clerk.ask(calls.createAuctionSearchTable, one(id)))).toBe('AUCTION_SEARCH_TABLE_ALREADY_EXISTS')
  expect(await clerk.ask(calls.deleteAuctionSearchTable, one(id))).toBeNull()
  expect(await codeOf(clerk.ask(calls.deleteAuctionSearchTable, one(id)))).toBe('AUCTION_NOT_FOUND')
  expect((await clerk.ask(calls.createAuctionSearchTable, one(id))).auctionId).toBe(id)
  expect((await clerk.ask(calls.syncOneAuctionSearchTable, one(id))).auctionId).toBe(id)
  for (const call of [calls.createAuctionSearchTable, calls.syncOneAuctionSearchTable]) {
    expect(await codeOf(clerk.ask(call, one(randomUUID())))).toBe('AUCTION_NOT_FOUND')
    expect(await codeOf(clerk.ask(call, one(waiting.id)))).toBe('AUCTION_INVALID')
  }
})

test('of two that write one row at once one does, and the other hears that it is there', async () => {
  for (let round = 0; round < 8; round++) {
    const { id } = await world.opened()
    await world.clerk.ask(calls.deleteAuctionSearchTable, one(id))
    const create = () => world.clerk.ask(calls.createAuctionSearchTable, one(id))
      .then(() => 'written', (error: unknown) => (error instanceof Answered ? error.body.code : 'other'))
    const told = await Promise.all([create(), create()])
    expect(told.toSorted()).toEqual(['AUCTION_SEARCH_TABLE_ALREADY_EXISTS', 'written'])
  }
})

test('many at once tell which they could not', async () => {
  const [open, waiting, nobody] = [await world.opened(), await world.prepared(), randomUUID()]
  await world.sql`update auction_search_rows set color = 'pink' where auction_id = ${open.id}`
  const auctionIds = [open.id, waiting.id, nobody, open.id]
  expect(await world.clerk.ask(calls.syncManyAuctionSearchTables, { body: { auctionIds } })).toEqual({
    written: 1, removed: 0, missing: [nobody], invalid: [waiting.id],
  })
  expect((await rowOf(open.id))?.color).toBe('black')
})

test('what was meddled with is found, mended and told; then there is nothing to find', async () => {
  const [wrong, gone] = [await world.opened(), await world.opened()]
  await world.sql`update auction_search_rows set model_year = 1999, spelled = '' where auction_id = ${wrong.id}`
  await world.sql`delete from auction_search_rows where auction_id = ${gone.id}`
  await compare()
  const { items: [run] } = await world.clerk.ask(calls.listSearchRuns, {
    query: { filter: { kind: { eq: 'drift' } }, size: 1 },
  })
  expect(run).toMatchObject({ written: 2, removed: 0 })
  expect(run?.endedAt).not.toBeNull()
  expect(logged.join()).toContain('search table differed')
  expect((await rowOf(wrong.id))?.modelYear).toBe(2021)
  expect(await rowOf(gone.id)).toBeDefined()
  logged.length = 0
  await compare()
  expect(logged).toEqual([])
})

test('all are written anew with progress beside changes of the same cars, and nothing differs then', async () => {
  const auctions = await Promise.all(Array.from({ length: 12 }, () => world.opened()))
  const root = await world.member({ type: 'root' })
  const { removed } = await root.ask(calls.deleteAllAuctionSearchTables, {
    body: { confirmation: deleteAllConfirmation },
  })
  expect(removed).toBeGreaterThanOrEqual(auctions.length)
  const run = await world.clerk.ask(calls.syncAllAuctionSearchTables, { body: {} })
  const changing = (async () => {
    for (let round = 0; round < 10; round++)
      await Promise.all(auctions.map(({ orderId }, at) => changeKm(orderId, 40_000 + round * 100 + at)))
  })()
  const syncing = (async () => {
    for (let round = 0; round < 10; round++)
      await world.clerk.ask(calls.syncManyAuctionSearchTables, { body: { auctionIds: auctions.map(({ id }) => id) } })
  })()
  world.jobs.wake()
  await Promise.all([changing, syncing])
  const see = () => world.clerk.ask(calls.getSearchRun, { params: { id: run.id } })
  await until(async () => (await see()).endedAt !== null, 20_000)
  const ended = await see()
  expect(ended.done).toBe(ended.total)
  for (const [at, { id }] of auctions.entries()) expect((await rowOf(id))?.odometerKm).toBe(40_900 + at)
  await compare()
  expect(logged).toEqual([])
})

test('a second sync of all joins the first', async () => {
  const [first, second] = await Promise.all([0, 1].map(() =>
    world.clerk.ask(calls.syncAllAuctionSearchTables, { body: {} })))
  expect(first?.id).toBe(second?.id)
  const see = () => world.clerk.ask(calls.getSearchRun, { params: { id: first?.id ?? '' } })
  await until(async () => (await see()).endedAt !== null, 20_000)
  expect((await refusalOf(world.clerk.ask(calls.getSearchRun, { params: { id: randomUUID() } }))).status).toBe(404)
})
