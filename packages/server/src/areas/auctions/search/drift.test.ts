// No drift: live changes beside syncs and emptyings leave the table what it is a picture of; what is planted is found.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { auctionsCalls as calls } from '@bidyard/contract/calls/auctions'
import { deleteAllConfirmation } from '@bidyard/contract/calls/auctions/search-tables'
import { carsCalls } from '@bidyard/contract/calls/cars'
import type { ReceivedOf } from '@bidyard/contract/call'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { Answered } from '../../../testing/ask.ts'
import { insertOpenAuctions } from '../../../testing/auctions/many-auctions.ts'
import { type MarketWorld, openMarketWorld } from '../../../testing/auctions/market-world.ts'
import { type SeededRandom, seededRandom } from '../../../testing/seeded-random.ts'
import { until } from '../../../testing/until.ts'
import { openLog } from '../../../runtime/log.ts'
import { compareSearch } from './run-search.ts'
import { refreshSearchRows } from './write-search-rows.ts'

let world: MarketWorld
let root: TestMember
const logged: string[] = []
beforeAll(async () => {
  world = await openMarketWorld()
  root = await world.member({ type: 'root' })
  await world.jobs.work(world.act)
})
afterAll(() => world.stop())
beforeEach(() => {
  logged.length = 0
})

const compare = () => compareSearch({}, {
  database: world.database, act: world.act, signal: new AbortController().signal,
  log: openLog('error', (line) => void logged.push(line)),
})
const newestRun = async (kind: string) => {
  const { items: [run] } = await world.clerk.ask(calls.listSearchRuns, {
    query: { filter: { kind: { eq: kind } }, sort: [{ createdAt: 'desc' }], size: 1 },
  })
  if (run === undefined) throw new Error('there is no run')
  return run
}

/** What is lost in a race is lost for a reason: somebody else was quicker, or the car is not where it was. */
const unlessRefused = async (asked: Promise<unknown>): Promise<void> => {
  try {
    await asked
  } catch (error) {
    if (!(error instanceof Answered) || error.status >= 500) throw error
  }
}

type Auction = ReceivedOf<typeof calls.getAuction>

/** One change of a car or its auction, as people and the clock make them. */
const changeOne = async ({ id, orderId }: Auction, random: SeededRandom): Promise<void> => {
  const { clerk } = world
  const { version, state, endsAt } = await world.see(id)
  const body = { seenVersion: version }
  const inParams = { params: { id } }
  const changes: readonly (() => Promise<unknown>)[] = [
    () => world.act('flow', async ({ tx, emit }) => {
      const km = random.below(200_000)
      await sql`select from orders where id = ${orderId} for no key update`.execute(tx)
      await sql`update car_checks set odometer_reading = ${km}, odometer_km = ${km}
        where order_id = ${orderId}`.execute(tx)
      emit('orderChanged', { orderId, partnerId: null, exhibitId: null })
    }),
    () => world.act('flow', async ({ tx, emit }) => {
      await sql`select from orders where id = ${orderId} for no key update`.execute(tx)
      await sql`update car_guide_prices set mid_won = low_won + ${random.below(1_000_000)}
        where order_id = ${orderId}`.execute(tx)
      emit('orderChanged', { orderId, partnerId: null, exhibitId: null })
    }),
    async () => {
      const { items } = await clerk.ask(carsCalls.listCarPhotos, { query: { filter: { orderId: { eq: orderId } } } })
      const photo = items[random.below(items.length)]
      if (photo !== undefined)
        await clerk.ask(carsCalls.removeCarPhoto, { params: { id: photo.id } })
    },
    () => (state === 'auction'
      ? clerk.ask(calls.correctAuction, { ...inParams, body: {
        ...body, statement: '정정했습니다.',
        facts: { odometer: { reading: random.below(200_000), unit: 'Km' }, modelYear: 2015 + random.below(8) },
      } })
      : clerk.ask(calls.openAuction, { ...inParams, body: { ...body, openAt: null } })),
    () => (state === 'auction'
      ? clerk.ask(calls.extendAuction, { ...inParams, body: {
        ...body, reason: '자료 추가', endsAt: new Date(new Date(endsAt ?? 0).getTime() + 86_400_000).toISOString(),
      } })
      : clerk.ask(calls.approveListing, { ...inParams, body })),
    ...(random.below(5) === 0
      ? [() => clerk.ask(calls.cancelAuction, { ...inParams, body: { ...body, reason: '판매자 요청' } })] : []),
  ]
  await unlessRefused(changes[random.below(changes.length)]?.() ?? Promise.resolve())
}

const meddle = (auctions: readonly Auction[], random: SeededRandom): readonly (() => Promise<unknown>)[] => {
  const { clerk } = world
  const auctionIds = auctions.map(({ id }) => id)
  const one = () => ({ body: { auctionId: auctionIds[random.below(auctionIds.length)] ?? '' } })
  return [
    () => clerk.ask(calls.syncAllAuctionSearchTables, { body: {} }),
    () => clerk.ask(calls.syncManyAuctionSearchTables, { body: { auctionIds } }),
    () => clerk.ask(calls.syncOneAuctionSearchTable, one()),
    () => clerk.ask(calls.createAuctionSearchTable, one()),
    () => clerk.ask(calls.deleteAuctionSearchTable, one()),
    () => root.ask(calls.deleteAllAuctionSearchTables, { body: { confirmation: deleteAllConfirmation } }),
    () => compare(),
  ]
}

const seeds = [20261121, Math.floor(Math.random() * 2 ** 31)]
test.each(seeds)('changes beside syncs, comparisons and emptyings leave no drift (seed %i)', async (seed) => {
  const random = seededRandom(seed)
  const auctions = await Promise.all([
    ...Array.from({ length: 10 }, () => world.opened()), ...Array.from({ length: 6 }, () => world.prepared()),
  ])
  const lane = async (turns: number, act: () => Promise<unknown>): Promise<void> => {
    for (let turn = 0; turn < turns; turn++) await act()
  }
  const anyOf = <Value>(values: readonly Value[]): Value => values[random.below(values.length)] as Value
  const meddling = meddle(auctions, random)
  await Promise.all([
    ...Array.from({ length: 4 }, () => lane(40, () => changeOne(anyOf(auctions), random))),
    ...Array.from({ length: 2 }, () => lane(15, () => unlessRefused(anyOf(meddling)()))),
  ])
  // What was emptied or deleted last is written by a sync that begins afterwards; after it nothing differs.
  await world.clerk.ask(calls.syncAllAuctionSearchTables, { body: {} })
  world.jobs.wake()
  await until(async () => (await newestRun('all')).endedAt !== null)
  logged.length = 0
  await compare()
  expect(logged).toEqual([])
  const run = await newestRun('drift')
  expect([run.written, run.removed, run.done]).toEqual([0, 0, run.total])
})

test('an opening in the middle of a change of the same car misses nothing', async () => {
  const { id, version } = await world.prepared()
  const { version: seenVersion, orderId } = await world.clerk.ask(calls.approveListing, {
    params: { id }, body: { seenVersion: version },
  })
  const someoneWaits = async () => {
    const [waiting] = await world.sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    return waiting !== undefined
  }
  let isOpened = false
  const { opening } = await world.act('flow', async (given) => {
    await sql`update car_checks set odometer_km = 777 where order_id = ${orderId}`.execute(given.tx)
    await refreshSearchRows(given, [{ orderId }])
    const asked = world.clerk.ask(calls.openAuction, { params: { id }, body: { seenVersion, openAt: null } })
      .then(() => {
        isOpened = true
      })
    await until(async () => isOpened || await someoneWaits())
    return { opening: asked }
  })
  await opening
  const [row] = await world.sql<{ km: number }[]>`
    select odometer_km as km from auction_search_rows where auction_id = ${id}`
  expect(row?.km).toBe(777)
})

describe('a comparison', () => {
  test('finds rows that are wrong, missing, or of auctions that never opened, and mends them', async () => {
    const [wrong, missing, stray] = [await world.opened(), await world.opened(), await world.prepared()]
    await world.sql`update auction_search_rows set state = 'done', model_year = 1999 where auction_id = ${wrong.id}`
    await world.sql`
      insert into auction_search_rows
      select (json_populate_record(searched, json_build_object('id', new_id(), 'auction_id', ${stray.id}::text))).*
      from auction_search_rows searched where auction_id = ${wrong.id}`
    await world.sql`delete from auction_search_rows where auction_id = ${missing.id}`
    await compare()
    const run = await newestRun('drift')
    expect(run).toMatchObject({ written: 2, removed: 1, done: run.total })
    expect(logged).toHaveLength(1)
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ level: 'error', written: 2, removed: 1 })
    const rows = await world.sql<{ id: string; state: string; year: number }[]>`
      select auction_id as id, state, model_year as year from auction_search_rows
      where auction_id in (${wrong.id}, ${missing.id}, ${stray.id})`
    expect(new Map(rows.map(({ id, state, year }) => [id, [state, year]])))
      .toEqual(new Map([wrong.id, missing.id].map((id) => [id, ['auction', 2021]])))
  })

  test('waits for nobody who holds an auction whose row is right', async () => {
    const { id } = await world.opened()
    await world.database.transact(async (tx) => {
      await tx.selectFrom('auctions').select('id').where('id', '=', id).forUpdate().execute()
      await compare()
    })
    const run = await newestRun('drift')
    expect(run).toMatchObject({ written: 0, removed: 0, done: run.total })
    expect(run.endedAt).not.toBeNull()
  })

  test('under which the table is emptied begins anew, so that nothing is missing at its end', async () => {
    await world.opened()
    await world.sql`
      insert into search_runs (kind, total, done, after_id)
      select 'drift', count(*), count(*), (select id from auctions order by id desc limit 1) from auctions`
    await root.ask(calls.deleteAllAuctionSearchTables, { body: { confirmation: deleteAllConfirmation } })
    await compare()
    const [{ missing } = { missing: -1 }] = await world.sql<{ missing: number }[]>`
      select count(*)::int as missing from auctions
      where opened_at is not null and not exists (select from auction_search_rows where auction_id = auctions.id)`
    expect(missing).toBe(0)
  })

  test('whose process is killed goes on where it was, and does each piece once', async () => {
    const { orderId: like } = await world.car()
    const endsAt = new Date((await world.now()).getTime() + 86_400_000)
    for (let piece = 0; piece < 4; piece++)
      await world.database.transact((tx) => insertOpenAuctions(tx, { like, count: 400, endsAt }))
    await world.sql`update auction_search_rows set color = 'pink'`
    const before = await newestRun('drift')
    const script = join(import.meta.dirname, '../../../testing/auctions/compare-process.ts')
    const child = spawn(process.execPath, [script, world.databaseUrl], { stdio: 'ignore' })
    const cutOff = async () => {
      const [run] = await world.sql<{ done: number }[]>`
        select done from search_runs where kind = 'drift' and id <> ${before.id} and created_at >= ${before.createdAt}
          and done between 400 and 1200`
      return run !== undefined
    }
    await until(cutOff)
    child.kill('SIGKILL')
    await once(child, 'exit')
    const cut = await newestRun('drift')
    expect([cut.endedAt, cut.done % 200, cut.done < cut.total]).toEqual([null, 0, true])
    const pink = async () => {
      const [{ left } = { left: -1 }] = await world.sql<{ left: number }[]>`
        select count(*)::int as left from auction_search_rows where color = 'pink'`
      return left
    }
    // What was told as done is done, and nothing else.
    expect(await pink()).toBe(cut.total - cut.done)
    await compare()
    const { total } = cut
    expect(await newestRun('drift')).toMatchObject({ id: cut.id, done: total, total, written: total, removed: 0 })
    expect(await pink()).toBe(0)
  })
})
