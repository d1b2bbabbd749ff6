// Bids that wait beside each other: a verdict that ran out holds up its own alone, and no shop fills the line.
import { limits } from '@bidyard/contract/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Answered } from '../../../testing/ask.ts'
import { bid, type BidWorld, openBidWorld, wordOf } from '../../../testing/bids/bid-world.ts'
import { until } from '../../../testing/until.ts'

let world: BidWorld
beforeAll(async () => {
  world = await openBidWorld()
})
afterAll(() => world.stop())

const won = 10_000_000
const numbersOfBatch = 1_000

/** The batch in flight waits with what it would write. */
const whileHeld = async (work: () => Promise<void>): Promise<void> => {
  await world.sql.begin(async (tx) => {
    await tx`lock table bid_entries in share mode`
    await work()
  })
}

const isHeld = async (): Promise<boolean> => {
  const rows = await world.sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%submit_bids%'`
  return rows.length > 0
}

const areRunning = async (count: number): Promise<boolean> =>
  (await (await fetch(`${world.healthBase}/metrics`)).text()).includes(`\nbidyard_requests_running ${count}\n`)

const oweIn = async (shopId: string, minutes: number): Promise<void> => {
  await world.sql`
    insert into amounts (source, kind, fee_type, state, shop_id, supply_won, vat_won, total_won, billed_at, due_at)
    values (${`test:${shopId}`}, 'fee', 'etcFee', 'billed', ${shopId}, 1000, 100, 1100, app_now(),
      app_now() + make_interval(mins => ${minutes}))`
}

test('one that ran out holds up none of those that came with it', async () => {
  const [first, good, late] = [await world.ready(), await world.ready(), await world.ready()]
  const [{ id }, other] = [await world.opened(), await world.opened()]
  await oweIn(late.shopId, 5)
  for (const dealer of [first, good, late]) await bid(dealer, other.id, won)
  // Nothing is written by that, so only the time tells that the verdict is no longer one.
  await world.sql`update clock_shift set shift = shift + interval '10 minutes'`
  let answers: Promise<unknown>[] = []
  await whileHeld(async () => {
    answers = [bid(first, id, won)]
    await until(isHeld)
    answers.push(bid(good, id, won))
    await until(() => areRunning(2))
    answers.push(wordOf(bid(late, id, won)))
    await until(() => areRunning(3))
  })
  const [, , word] = await Promise.all(answers)
  expect(word).toBe('INVALID_PERMISSION 0001.bidding_restricted')
  const entries = await world.sql<{ shop: string; sequence: number }[]>`
    select shop_id as shop, sequence::int from bid_entries where auction_id = ${id} order by sequence`
  expect(entries.map(({ shop }) => shop)).toEqual([first.shopId, good.shopId])
  // The very next batch, and the first place in it.
  expect(entries[1]?.sequence).toBe((entries[0]?.sequence ?? 0) + numbersOfBatch)
})

test('nobody fills the line by having many members', async () => {
  const [owner, { id }] = [await world.ready(), await world.opened()]
  const members = [owner, await world.colleague(owner), await world.colleague(owner)]
  const stranger = await world.ready()
  let answers: readonly Promise<number>[] = []
  let foreign: Promise<unknown> | undefined
  await whileHeld(async () => {
    answers = Array.from({ length: 24 }, (_, at) => bid(members[at % 3] ?? owner, id, won + at * 10_000).then(
      () => 200, (error: unknown) => (error instanceof Answered ? error.status : 0)))
    await until(async () => (await isHeld()) && await areRunning(limits.bidsWaitingOfShop))
    foreign = bid(stranger, id, won)
    await until(() => areRunning(limits.bidsWaitingOfShop + 1))
  })
  const told = await Promise.all(answers)
  expect(told.filter((status) => status === 503)).toHaveLength(24 - limits.bidsWaitingOfShop)
  expect(await foreign).toMatchObject({ amountWon: won })
})

test('a sign-in is no reason to judge a bidder anew, and who the person is would be one', async () => {
  const { shopId, userId } = await world.ready()
  const version = async () => {
    const [row] = await world.sql<{ version: number }[]>`
      select version::int from bidding_standings where shop_id = ${shopId}`
    return row?.version ?? 0
  }
  const before = await version()
  await world.sql`update users set last_signed_in_at = app_now() where id = ${userId}`
  expect(await version()).toBe(before)
  await world.sql`update users set person_id = null where id = ${userId}`
  expect(await version()).toBe(before + 1)
})
