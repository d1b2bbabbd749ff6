// A payment of yesterday that the bank tells of today belongs to the books of yesterday, closed or not.
import { randomUUID } from 'node:crypto'
import { financeCalls as calls } from '@bidyard/contract/calls/finance'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seoulDayOf } from '../../../runtime/seoul.ts'
import { acting, type MoneyWorld, moveClock, nowOf, once, openMoneyWorld } from '../../../testing/money/money-world.ts'
import { settleAmount } from '../for-other-areas.ts'
import { reconcileLedger } from './reconcile.ts'
import { daysToCloseQuery, listDaysToClose } from './reconciliation.sql.ts'

let world: MoneyWorld
beforeAll(async () => {
  world = await openMoneyWorld()
})
afterAll(() => world.stop())

const runJob = () => {
  const { database, act } = world.app
  return reconcileLedger({}, {
    database, act, signal: new AbortController().signal,
    log: { info: () => {}, warn: () => {}, error: () => {} },
  })
}

test('the days add up to the ledger', async () => {
  const { id } = await once(world.staff, calls.issueAmount, { body: {
    shopId: world.owner.shopId, feeType: 'inspectionFee', totalWon: 110_000, note: null, dueAt: null, isBilled: true,
    reason: '진단',
  } })
  const paidAt = await nowOf(world)
  await moveClock(world, 86_400)
  await runJob()
  // The bank was silent until now.
  await acting(world, (given) => settleAmount(given, {
    amountId: id, paidWon: 110_000, method: 'virtualAccount', source: `bank:${randomUUID()}`, as: 'bank', at: paidAt,
  }))
  await runJob()
  await moveClock(world, 86_400)
  await runJob()
  const { items } = await world.staff.ask(calls.listReconciliations, { query: {} })
  const [ledger] = await world.app.sql<{ won: number }[]>`
    select sum(won)::int as won from ledger_postings where won > 0`
  const found = items.find(({ day }) => day === seoulDayOf(paidAt))
  expect(found).toMatchObject({ entryCount: 2 })
  expect(items.reduce((sum, { debitWon }) => sum + debitWon, 0)).toBe(ledger?.won)
})

test('a day is done anew once, and what is told late is found by its index', async () => {
  expect(await listDaysToClose(world.app.database.primary, 9)).toEqual([])
  const plan = await world.app.database.transact(async (tx) => {
    for (const way of ['seqscan', 'bitmapscan']) await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(tx)
    const { rows } = await sql<Readonly<Record<string, string>>>`explain ${daysToCloseQuery(9)}`.execute(tx)
    return rows.flatMap((row) => Object.values(row)).join('\n')
  })
  for (const index of ['ledger_entries_by_time', 'ledger_entries_told_late']) expect(plan).toContain(index)
  expect(plan).not.toContain('Seq Scan on ledger_entries')
})
