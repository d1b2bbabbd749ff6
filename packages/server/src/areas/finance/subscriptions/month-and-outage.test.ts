// A silence of the house around a month's end: whoever has paid bids, and whoever used a month owes it.
import { eligibilityCalls } from '@bidyard/contract/calls/eligibility'
import { financeCalls as calls } from '@bidyard/contract/calls/finance'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import {
  acting, bankPays, bankTakesBack, booksOf, freshOwner, type MoneyWorld, moveClock, nowOf, openMoneyWorld, payDeposit,
  soundBooks,
} from '../../../testing/money/money-world.ts'
import { type Month, monthOf } from './month-rules.ts'
import { requestSubscription } from './request-subscription.ts'

let world: MoneyWorld
let owner: TestMember & { readonly shopId: string }
beforeAll(async () => {
  world = await openMoneyWorld()
})
beforeEach(async () => {
  owner = await freshOwner(world)
  await world.app.sql`update clock_shift set shift = interval '0'`
})
afterAll(() => world.stop())

const bought = async (month: Month) => {
  const asked = await acting(world, (given) => requestSubscription(given, {
    shopId: owner.shopId, memberId: owner.memberId, month,
  }))
  if (typeof asked === 'string') throw new Error(asked)
  await bankPays(world, asked.amount.id, asked.amount.totalWon)
  return asked.amount.id
}
const moveTo = async (moment: Date, by: number): Promise<void> =>
  moveClock(world, (moment.getTime() - (await nowOf(world)).getTime()) / 1_000 + by)
const goDark = async (seconds: number): Promise<void> => {
  await world.app.sql`update node_beats set beat_at = statement_timestamp() - make_interval(secs => ${seconds})`
  await world.app.sweeper.sweep()
}
const obstacles = async () => (await owner.ask(eligibilityCalls.getBiddingEligibility, { body: {} }))
  .obstacles.map(({ obstacle }) => obstacle)

test.each([0, 12])('who paid the month bids from its first minute on, after %d s of silence', async (silence) => {
  const [now, next] = [monthOf(await nowOf(world)), monthOf(await nowOf(world), 1)]
  await payDeposit(world, owner.shopId)
  await bought(now)
  await bought(next)
  await moveTo(next.startsAt, -600)
  if (silence > 0) await goDark(silence)
  expect(await obstacles()).toEqual([])
  await moveTo(next.startsAt, 60)
  expect(await obstacles()).toEqual([])
})

test.each([0, 12])('a month that was used stays owed when its money goes, after %d s of silence', async (silence) => {
  const month = monthOf(await nowOf(world))
  const amountId = await bought(month)
  await moveTo(month.endsAt, -600)
  if (silence > 0) await goDark(silence)
  await moveTo(month.endsAt, 60)
  await bankTakesBack(world, amountId)
  await moveClock(world, 4 * 3_600)
  expect(await owner.ask(calls.getAmount, { params: { id: amountId } })).toMatchObject({ state: 'billed' })
  expect(await booksOf(world)).toEqual(soundBooks)
})
