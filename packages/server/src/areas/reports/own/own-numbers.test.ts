// A shop and a partner find their own numbers as a plain count does, and nothing that tells of anybody else.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { reportsCalls as calls } from '@bidyard/contract/calls/reports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seoulDayOf } from '../../../runtime/seoul.ts'
import { doing, insertBid } from '../../../testing/contracts/award-world.ts'
import {
  awarded, openSelfWorld, seen, type SelfDeal, type SelfWorld, standingAt,
} from '../../../testing/contracts/self-deals.ts'
import { addDays } from '../days/day-rules.ts'

let world: SelfWorld
let done: SelfDeal
let fresh: SelfDeal
beforeAll(async () => {
  world = await openSelfWorld()
  done = await standingAt(world, 'done')
  await world.pass(2 * 86_400)
  fresh = await awarded(world)
})
afterAll(() => world.stop())

const until = async (days = 30) => ({ query: { from: addDays(seoulDayOf(await world.now()), 1 - days), days } })

test('a shop sees its own bids, wins and bills, by kind, price and maker', async () => {
  const numbers = await done.buyer.ask(calls.getDealerNumbers, await until())
  const [contract] = await world.sql<{ price: string; amount: string; maker: string }[]>`
    select price_won as price, amount_won as amount, model -> 'maker' ->> 'name' as maker
    from contracts join orders on orders.id = order_id where contracts.id = ${done.contractId}`
  const [fees] = await world.sql<{ won: string }[]>`
    select coalesce(sum(total_won), 0) as won from amounts
    where shop_id = ${done.buyer.shopId} and kind = 'fee' and billed_at is not null and state <> 'voided'`
  expect(numbers.total.now).toEqual({
    bids: 1, wins: 1, awards: 1, awardsWon: Number(contract?.amount), done: 1, doneWon: Number(contract?.price),
    feesWon: Number(fees?.won),
  })
  expect(numbers.total.now.feesWon).toBeGreaterThan(0)
  expect(numbers.kinds).toContainEqual({ kind: 'self', now: { bids: 1, wins: 1 }, earlier: { bids: 0, wins: 0 } })
  expect(numbers.bands.filter(({ now }) => now.bids > 0).map(({ fromWon }) => fromWon)).toEqual([10_000_000])
  expect(numbers.makers).toEqual([{ maker: contract?.maker, now: { bids: 1, wins: 1 }, earlier: { bids: 0, wins: 0 } }])
  const sum = (of: (one: (typeof numbers.spans)[number]) => number) =>
    numbers.spans.reduce((all, one) => all + of(one), 0)
  expect(sum(({ now }) => now.bids)).toBe(1)
  expect(sum(({ now }) => now.doneWon)).toBe(Number(contract?.price))
})

test('whoever lost has bid and not won, and a win that fell is none', async () => {
  const [, loser] = fresh.bidders
  expect((await loser.dealer.ask(calls.getDealerNumbers, await until())).total.now).toMatchObject({ bids: 1, wins: 0 })
  const before = await fresh.buyer.ask(calls.getDealerNumbers, await until())
  await doing(world.clerk, contractsCalls.cancelContract, {
    params: { id: fresh.contractId },
    body: {
      type: 'carUnavailable', next: 'cancel', reason: '사고로 팔 수 없음',
      seenVersion: (await seen(world, fresh)).version,
    },
  })
  const after = await fresh.buyer.ask(calls.getDealerNumbers, await until())
  expect(before.total.now).toMatchObject({ wins: 1, awards: 1 })
  expect(before.total.now.awardsWon).toBeGreaterThan(0)
  expect(after.total.now).toMatchObject({ wins: 0, awards: 0, awardsWon: 0 })
  expect(after.total.now.bids).toBe(1)
})

test('a bid in an auction that runs is not counted before its end, whoever else bids', async () => {
  const { id } = await world.opened({ partnerId: world.partner.partnerId })
  const [one, other] = [await world.dealer(), await world.dealer()]
  await insertBid(world, id, one, 9_000_000)
  const alone = await one.ask(calls.getDealerNumbers, await until())
  expect(alone.total.now).toMatchObject({ bids: 0, wins: 0, awards: 0 })
  await insertBid(world, id, other, 9_500_000)
  expect(await one.ask(calls.getDealerNumbers, await until())).toEqual(alone)
})

test('a partner sees how far its cars have come, now and in the period before, and not another’s', async () => {
  const { total: { now }, kinds } = await world.seller.ask(calls.getPartnerNumbers, await until())
  const [plain] = await world.sql<Record<string, string>[]>`
    select count(*) as offered, count(confirmed_at) as confirmed, count(*) filter (where round > 0) as opened,
      count(*) filter (where state = 'cancelled') as cancelled
    from orders where partner_id = ${world.partner.partnerId} and state <> 'draft'
      and (confirmed_at is not null or state <> 'cancelled')`
  expect(now).toMatchObject({
    offered: Number(plain?.['offered']), confirmed: Number(plain?.['confirmed']), opened: Number(plain?.['opened']),
    cancelled: Number(plain?.['cancelled']), awarded: 1, done: 1,
  })
  expect(now.offered).toBeGreaterThanOrEqual(3)
  expect(kinds.reduce((sum, one) => sum + one.now.offered, 0)).toBe(now.offered)
  expect((await world.stranger.ask(calls.getPartnerNumbers, await until())).total.now.offered).toBe(0)
  const firstDay = seoulDayOf((await world.sql`select min(created_at) as at from orders`)[0]?.['at'] as Date)
  const later = await world.seller.ask(calls.getPartnerNumbers, { query: { from: addDays(firstDay, 1), days: 1 } })
  expect(later.total.earlier.offered).toBeGreaterThan(0)
})
