// After an outage the clock moves bills without standing in the way of whoever pays one at that moment.
import { financeCalls as calls } from '@bidyard/contract/calls/finance'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MoneyWorld, nowOf, once, openMoneyWorld } from '../../../testing/money/money-world.ts'

let world: MoneyWorld
beforeAll(async () => {
  world = await openMoneyWorld()
})
afterAll(() => world.stop())

test('whoever holds a bill may end its duty, and the bill says later until when it has time', async () => {
  const dueAt = new Date((await nowOf(world)).getTime() + 600_000).toISOString()
  const { id } = await once(world.staff, calls.issueAmount, {
    body: {
      shopId: world.owner.shopId, feeType: 'inspectionFee', totalWon: 110_000, note: null, dueAt, isBilled: true,
      reason: '진단',
    },
  })
  const dueOf = async () => (await world.staff.ask(calls.getAmount, { params: { id } })).dueAt
  await world.app.sweeper.sweep()
  await world.app.sql`update node_beats set beat_at = statement_timestamp() - interval '60 seconds'`
  await world.app.sql.begin(async (tx) => {
    // As whoever takes its payment does.
    await tx`select from shops where id = ${world.owner.shopId} for no key update`
    await tx`select from amounts where id = ${id} for no key update`
    await world.app.sweeper.sweep()
    expect(await tx`
      select due_at > ${dueAt} as moved from deadlines where row_id = ${id} and duty = 'pay'
      for no key update skip locked`).toEqual([{ moved: true }])
  })
  expect(await dueOf()).toBe(dueAt)
  await world.app.sweeper.sweep()
  expect(Date.parse(await dueOf() ?? '') - Date.parse(dueAt)).toBeGreaterThan(31 * 60_000 - 1_000)
})
