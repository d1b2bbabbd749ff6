// A database that goes away under a batch: bids are told that nobody knows, and their keys tell what became of them.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/ask.ts'
import { bid, type BidWorld, openBidWorld } from '../../../testing/bids/bid-world.ts'
import { until } from '../../../testing/until.ts'

let world: BidWorld
beforeAll(async () => {
  world = await openBidWorld()
})
afterAll(() => world.stop())

const won = 10_000_000

/** A batch waits with what it would write. */
const whileHeld = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const lock = await world.sql.reserve()
  await lock`begin`
  await lock`lock table bid_entries in share mode`
  return work().finally(async () => {
    await lock`commit`
    lock.release()
  })
}

const killBatches = async (): Promise<number> => {
  const killed = await world.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%submit_bids%'`
  return killed.length
}

const entriesOf = (auctionId: string) => world.sql<{ key: string }[]>`
  select idempotency_key as key from bid_entries where auction_id = ${auctionId} order by key`

test('bids whose batches die again and again are unknown: asked again with their keys, each is once', async () => {
  const { id } = await world.opened()
  const asked: { readonly key: string; readonly ask: () => ReturnType<typeof bid> }[] = []
  for (let at = 0; at < 4; at++) {
    const [dealer, key] = [await world.ready(), randomUUID()]
    asked.push({ key, ask: () => bid(dealer, id, won + at * 10_000, key) })
  }
  await whileHeld(async () => {
    let left = asked.length
    const answers = asked.map(({ ask }) => refusalOf(ask()).finally(() => {
      left -= 1
    }))
    await until(async () => {
      await killBatches()
      return left === 0
    })
    for (const { status, body, headers } of await Promise.all(answers)) {
      expect([status, body.code]).toEqual([503, 'UNAVAILABLE'])
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })
  expect(await entriesOf(id)).toEqual([])
  const receipts = await Promise.all(asked.map(({ ask }) => ask()))
  expect(await Promise.all(asked.map(({ ask }) => ask()))).toEqual(receipts)
  expect(await entriesOf(id)).toEqual(asked.map(({ key }) => ({ key })).toSorted((a, b) => (a.key < b.key ? -1 : 1)))
})

test('a bid whose batch dies once is taken all the same, and once', async () => {
  const [dealer, { id }] = [await world.ready(), await world.opened()]
  let answer: ReturnType<typeof bid> | undefined
  await whileHeld(async () => {
    answer = bid(dealer, id, won)
    await until(async () => (await killBatches()) > 0)
  })
  expect(await answer).toMatchObject({ auctionId: id, amountWon: won, previousWon: null })
  expect(await entriesOf(id)).toHaveLength(1)
})
