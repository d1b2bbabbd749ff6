// Reading the outbox: whatever the order in which transactions commit, each event is delivered once and none is lost.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClone, type OpenClone } from '../../testing/open-clone.ts'
import { seededRandom } from '../../testing/seeded-random.ts'
import { openSampleWork } from '../../testing/sample/work.ts'
import { until } from '../../testing/until.ts'
import type { Database, Tx } from '../database/database.ts'
import { openLog } from '../log.ts'
import { prune } from '../work/prune.ts'
import { shiftClock } from '../time/clock.ts'
import { type Delivery, openOutboxReader, type OutboxReader, replaySince } from './outbox-reader.ts'

let clone: OpenClone
let database: Database
beforeAll(async () => {
  clone = await openClone({ connections: 30 })
  database = clone.database
})
afterAll(() => clone.stop())

const insert = (tx: Tx, counts: readonly number[], name = 'carCodesChanged') =>
  tx.insertInto('outbox').values(counts.map((count) => ({ name, payload: { count } }))).execute()
const countsOf = ({ events = [] }: Delivery): number[] =>
  events.map(({ payload }) => (payload as { count: number }).count)
const tell = (...counts: readonly number[]) => database.transact((tx) => insert(tx, counts))

const reading = async (
  use: (reader: OutboxReader, deliveries: readonly Delivery[]) => Promise<void>,
): Promise<void> => {
  const deliveries: Delivery[] = []
  const reader = await openOutboxReader({
    database, log: openLog('silent'), everyMs: 3_600_000, deliver: async (delivery) => void deliveries.push(delivery),
  })
  try {
    await use(reader, deliveries)
  } finally {
    await reader.close()
  }
}

test('each look tells how late it was, and one that finds nothing that nothing is', async () => {
  const lags: number[] = []
  const reader = await openOutboxReader({
    database, log: openLog('silent'), everyMs: 3_600_000, deliver: async () => {},
    onLag: (seconds) => void lags.push(seconds),
  })
  try {
    await sql`
      insert into outbox (name, payload, created_at)
      values ('carCodesChanged', '{"count": -1}', app_now() - interval '90 seconds')`.execute(database.primary)
    reader.wake()
    await until(() => lags.length > 0)
    reader.wake()
    await until(() => lags.at(-1) === 0)
    expect(lags[0]).toBeGreaterThanOrEqual(90)
  } finally {
    await reader.close()
  }
})

class Taken extends Error {}

// Numbers are never used again, so that one can tell what was told before.
let nextCount = 0

/** Transactions that have all written and then commit, or not, in an order of their own. */
const commitInDisorder = async (seed: number, afterEach: () => void): Promise<readonly number[]> => {
  const random = seededRandom(seed)
  const committed: number[] = []
  const all: Promise<void>[] = []
  for (let wave = 0; wave < 12; wave++) {
    const ready: (() => void)[] = []
    const running = Array.from({ length: 2 + random.below(18) }, () => {
      const counts = Array.from({ length: 1 + random.below(3) }, () => nextCount++)
      const keep = random.below(5) > 0
      let written = (): void => {}
      const writing = new Promise<void>((resolve) => {
        written = resolve
      })
      const done = database.transact(async (tx) => {
        await insert(tx, counts)
        const gate = new Promise<void>((resolve) => void ready.push(resolve))
        written()
        await gate
        if (!keep) throw new Taken()
      }).then(() => void committed.push(...counts), (error: unknown) => {
        if (!(error instanceof Taken)) throw error
      }).finally(afterEach)
      return { writing, done }
    })
    await Promise.all(running.map(({ writing }) => writing))
    for (const go of random.shuffled(ready)) go()
    // Some are still on their way when the next wave begins.
    const waited = running.slice(0, random.below(running.length))
    await Promise.all(waited.map(({ done }) => done))
    if (wave % 3 === 2) await Promise.all(running.map(({ done }) => done))
    all.push(...running.map(({ done }) => done))
  }
  await Promise.all(all)
  return committed
}

const seeds = [20_261_121, Math.floor(Math.random() * 2 ** 31)]

test.for(seeds)('delivers each committed event once while commits come out of order (seed %i)', async (seed) => {
  await reading(async (reader, deliveries) => {
    const committed = await commitInDisorder(seed, reader.wake)
    reader.wake()
    await until(() => deliveries.flatMap(countsOf).length >= committed.length)
    expect(deliveries.flatMap(countsOf).toSorted((a, b) => a - b)).toEqual(committed.toSorted((a, b) => a - b))
  })
})

test.for(seeds)('whoever goes on from the last position again and again misses nothing (seed %i)', async (seed) => {
  const heard = new Set<number>()
  const first = nextCount
  let { position } = await replaySince(database.primary, undefined, 0)
  let going = true
  const follow = async (): Promise<void> => {
    const batch = await replaySince(database.primary, position, 10_000)
    position = batch.position
    for (const one of countsOf(batch)) heard.add(one)
  }
  const following = (async () => {
    while (going) await follow()
  })()
  const committed = await commitInDisorder(seed, () => {})
  going = false
  await following
  await follow()
  const since = [...heard].filter((one) => one >= first)
  expect(since.toSorted((a, b) => a - b)).toEqual(committed.toSorted((a, b) => a - b))
})

test('keeps the order of one transaction', async () => {
  await reading(async (reader, deliveries) => {
    await tell(5, 3, 9, 1)
    reader.wake()
    await until(() => deliveries.length === 1)
    expect(deliveries.flatMap(countsOf)).toEqual([5, 3, 9, 1])
  })
})

test('passes over events that no screen hears of', async () => {
  await reading(async (reader, deliveries) => {
    await database.transact((tx) => insert(tx, [1], 'filesCommitted'))
    await tell(2)
    reader.wake()
    await until(() => deliveries.length === 1)
    expect(deliveries.flatMap(countsOf)).toEqual([2])
  })
})

test('a transaction that stays open holds up nobody else, and is delivered when it commits', async () => {
  await reading(async (reader, deliveries) => {
    await database.transact(async (tx) => {
      await insert(tx, [1])
      for (const count of [2, 3]) {
        await tell(count)
        reader.wake()
        await until(() => deliveries.flatMap(countsOf).includes(count))
      }
    })
    reader.wake()
    await until(() => deliveries.flatMap(countsOf).length === 3)
    expect(deliveries.flatMap(countsOf)).toEqual([2, 3, 1])
  })
})

test('looks by itself when nobody wakes it', async () => {
  const counts: number[] = []
  const reader = await openOutboxReader({
    database, log: openLog('silent'), everyMs: 20, deliver: async (delivery) => void counts.push(...countsOf(delivery)),
  })
  await tell(1)
  await until(() => counts.length === 1)
  expect(counts).toEqual([1])
  await reader.close()
})

/** Other tests' transactions run in the same cluster, and a position waits for all of them. */
const positionBehindAll = async (): Promise<string> => {
  const { rows: [last] } = await sql<{ xid: string | null }>`select max(xid)::text as xid from outbox`
    .execute(database.primary)
  let found = ''
  await until(async () => {
    found = (await replaySince(database.primary, undefined, 0)).position
    return BigInt(found.split('/')[1] ?? 0) > BigInt(last?.xid ?? 0)
  })
  return found
}

test('says that one must look at everything anew when there is too much, or when the asked for is gone', async () => {
  const position = await positionBehindAll()
  await tell(1, 2, 3)
  expect((await replaySince(database.primary, position, 3)).events).toHaveLength(3)
  expect((await replaySince(database.primary, position, 2)).events).toBeUndefined()

  await database.transact((tx) => shiftClock(tx, 25 * 3_600))
  const fresh = await positionBehindAll()
  await tell(4)
  const { act, stop } = await openSampleWork(database)
  await prune({}, { database, act, signal: new AbortController().signal, log: openLog('silent') })
  await stop()
  expect((await replaySince(database.primary, position, 10)).events).toBeUndefined()
  expect(countsOf(await replaySince(database.primary, fresh, 10))).toEqual([4])
})

test('says so as well after a crash of the database, for then its transactions are counted anew', async () => {
  await reading(async (reader, deliveries) => {
    const { position } = await replaySince(database.primary, undefined, 0)
    // PostgreSQL itself empties the table when it recovers.
    await clone.asOwner(({ primary }) => sql`truncate outbox_life`.execute(primary))
    await tell(1)
    reader.wake()
    await until(() => deliveries.length === 1)
    expect(deliveries[0]?.events).toBeUndefined()
    expect((await replaySince(database.primary, position, 10)).events).toBeUndefined()
    const again = await replaySince(database.primary, undefined, 0)
    await tell(2)
    reader.wake()
    await until(() => deliveries.length === 2)
    expect(countsOf(deliveries[1] ?? again)).toEqual([2])
    expect(countsOf(await replaySince(database.primary, again.position, 10))).toContain(2)
  })
})
