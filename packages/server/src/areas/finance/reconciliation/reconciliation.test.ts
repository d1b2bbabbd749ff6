// The books of each day: sound when they are, off by exactly what was tampered with, closed once the day is over.
import { randomUUID } from 'node:crypto'
import { financeCalls as calls } from '@bidyard/contract/calls/finance'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seoulDayOf } from '../../../runtime/seoul.ts'
import type { TestMember } from '../../../testing/app.ts'
import { refusalOf } from '../../../testing/ask.ts'
import {
  acting, bankPays, booksOf, confirm, freshOwner, type MoneyWorld, moveClock, nowOf, once, openMoneyWorld, payDeposit,
  soundBooks,
} from '../../../testing/money/money-world.ts'
import { takeFromDeposit } from '../for-other-areas.ts'
import { monthOf } from '../subscriptions/month-rules.ts'
import { reconcileLedger } from './reconcile.ts'

let world: MoneyWorld
let shopId: string
beforeAll(async () => {
  world = await openMoneyWorld()
  shopId = world.owner.shopId
  await payDeposit(world, shopId)
  await acting(world, (given) => takeFromDeposit(given, {
    shopId, source: `penalty:${randomUUID()}`, wantedWon: 3_500_000, reason: '위약금', subject: 'penalty', subjectId: 'x',
  }))
  const { id } = await once(world.staff, calls.issueAmount, {
    body: {
      shopId, feeType: 'inspectionFee', totalWon: 110_000, note: null, dueAt: null, isBilled: true, reason: '진단',
    },
  })
  await bankPays(world, id, 110_000)
})
afterAll(() => world.stop())

const runJob = () => {
  const { database, act } = world.app
  return reconcileLedger({}, {
    database, act, signal: new AbortController().signal,
    log: { info: () => {}, warn: () => {}, error: () => {} },
  })
}
const days = async () => (await world.staff.ask(calls.listReconciliations, { query: { sort: [{ day: 'asc' }] } })).items
/** As somebody could who owns the database and means harm. */
const tamper = (statement: string) => world.app.sql.begin(async (sql) => {
  await sql.unsafe('set local session_replication_role = replica')
  await sql.unsafe(statement)
})

describe('the books', () => {
  test('are sound after all kinds of moves', async () => {
    expect(await booksOf(world)).toEqual(soundBooks)
  })

  test('tell of a balance that does not follow from its postings', async () => {
    await tamper(`update ledger_accounts set balance_won = balance_won + 7 where kind = 'revenue'`)
    expect(await booksOf(world)).toEqual({ ...soundBooks, balancesAndPostings: 7 })
    expect(await world.staff.ask(calls.getMoneyDesk)).toMatchObject({ differenceWon: 7 })
    await tamper(`update ledger_accounts set balance_won = balance_won - 7 where kind = 'revenue'`)
  })

  test('tell of a deposit, a claim and a bill that the ledger knows otherwise', async () => {
    await tamper(`update amounts set total_won = total_won + 5, supply_won = supply_won + 5 where kind = 'claim'`)
    expect(await booksOf(world)).toEqual({ ...soundBooks, claimsAndLedger: 5 })
    await tamper(`update amounts set total_won = total_won - 5, supply_won = supply_won - 5 where kind = 'claim'`)
    await tamper(`update shop_deposits set state = 'deposited', remaining_won = 9`)
    expect(await booksOf(world)).toEqual({ ...soundBooks, depositsAndLedger: 9 })
    await tamper(`update shop_deposits set state = 'used', remaining_won = 0`)
  })

  test('of a day are closed after its end, once, also by two nodes', async () => {
    const day = seoulDayOf(await nowOf(world))
    await runJob()
    expect((await days()).map((one) => one.day)).toEqual([day])
    await moveClock(world, 2 * 86_400)
    await Promise.all([runJob(), runJob()])
    const [closed, today] = await days()
    expect(closed).toMatchObject({ day, differenceWon: 0 })
    expect(closed?.entryCount).toBeGreaterThan(0)
    expect(closed?.debitWon).toBe(closed?.creditWon)
    expect(today).toMatchObject({ day: seoulDayOf(await nowOf(world)), entryCount: 0, differenceWon: 0 })
    const told = await world.app.sql`select from outbox where name = 'dayReconciled'`
    expect(told.length).toBeGreaterThan(2)
  })
})

describe('the ledger as the office reads it', () => {
  test('has entries with their sides, and accounts with their owners', async () => {
    const { items } = await world.staff.ask(calls.listLedgerEntries, {
      query: { filter: { act: { eq: 'depositTaken' }, shopId: { eq: shopId } }, sort: [{ happenedAt: 'desc' }] },
    })
    expect(items).toHaveLength(1)
    expect(items[0]?.postings.toSorted((one, other) => one.debitWon - other.debitWon)).toMatchObject([
      { account: 'penaltyIncome', debitWon: 0, creditWon: 3_500_000 }, { account: 'shopClaim', debitWon: 500_000 },
      { account: 'shopDeposit', debitWon: 3_000_000 },
    ])
    const id = items[0]?.id ?? ''
    expect(await world.staff.ask(calls.getLedgerEntry, { params: { id } })).toEqual(items[0])
    const accounts = await world.staff.ask(calls.listLedgerAccounts, {
      query: { filter: { ownerId: { eq: shopId }, balanceWon: { gt: 0 } }, sort: [{ kind: 'asc' }] },
    })
    expect(accounts.items).toMatchObject([{ kind: 'shopClaim', ownerName: '한빛모터스', balanceWon: 500_000 }])
  })

  test('is nobody else’s, and has no entry by a foreign id', async () => {
    expect((await refusalOf(world.owner.ask(calls.listLedgerEntries, { query: {} }))).status).toBe(403)
    const missing = world.staff.ask(calls.getLedgerEntry, { params: { id: randomUUID() } })
    expect((await refusalOf(missing)).status).toBe(404)
  })
})

describe('a statement', () => {
  test('tells a shop its month line by line, from the opening to the closing', async () => {
    const month = monthOf(new Date((await nowOf(world)).getTime() - 2 * 86_400_000)).name
    const ask = (who: TestMember = world.owner) =>
      who.ask(calls.getStatement, { params: { id: shopId }, query: { month } })
    const statement = await ask()
    expect(statement).toMatchObject({
      opening: { owedWon: 0, depositWon: 0, creditWon: 0 }, closing: { owedWon: 500_000, depositWon: 0 },
      billed: { supplyWon: 600_000, vatWon: 10_000, totalWon: 610_000 }, paidWon: 110_000,
    })
    const owed = statement.lines.reduce((sum, line) => sum + line.owedWon, statement.opening.owedWon)
    expect(owed).toBe(statement.closing.owedWon)
    expect(await ask(world.staff)).toEqual(statement)
    expect((await refusalOf(ask(world.stranger))).status).toBe(404)
  })

  test('stays as it was told when a bill is given up in the next month, which counts it', async () => {
    const owner = await freshOwner(world)
    const month = monthOf(await nowOf(world))
    const ask = async ({ name }: { readonly name: string }) => {
      const { opening, closing, billed, paidWon, writtenOffWon } = await owner.ask(calls.getStatement, {
        params: { id: owner.shopId }, query: { month: name },
      })
      expect(opening.owedWon + billed.totalWon - paidWon - writtenOffWon).toBe(closing.owedWon)
      return { opening: opening.owedWon, billed, paidWon, writtenOffWon, closing: closing.owedWon }
    }
    const bill = async (totalWon: number) => once(world.staff, calls.issueAmount, {
      body: {
        shopId: owner.shopId, feeType: 'inspectionFee', totalWon, note: null, dueAt: null, isBilled: true, reason: '진단',
      },
    })
    const [first, second] = [await bill(110_000), await bill(55_000)]
    await once(world.staff, calls.voidAmount, { params: { id: second.id }, body: { reason: '잘못 청구' } })
    await acting(world, (given) => takeFromDeposit(given, {
      shopId: owner.shopId, source: `penalty:${randomUUID()}`, wantedWon: 70_000, reason: '위약금', subject: 'penalty',
      subjectId: 'x',
    }))
    const { items: [claim] } = await world.staff.ask(calls.listAmounts, {
      query: { filter: { shopId: { eq: owner.shopId }, kind: { eq: 'claim' } } },
    })
    const writing = await once(world.staff, calls.proposeWriteOff, {
      params: { id: claim?.id ?? '' }, body: { reason: '회수 불가' },
    })
    await confirm(world, writing.id)
    const told = {
      opening: 0, billed: { supplyWon: 170_000, vatWon: 10_000, totalWon: 180_000 }, paidWon: 0,
      writtenOffWon: 70_000, closing: 110_000,
    }
    expect(await ask(month)).toEqual(told)
    await moveClock(world, 32 * 86_400)
    await once(world.staff, calls.voidAmount, { params: { id: first.id }, body: { reason: '진단 취소' } })
    expect(await ask(month)).toEqual(told)
    expect(await ask(monthOf(await nowOf(world)))).toEqual({
      opening: 110_000, billed: { supplyWon: -100_000, vatWon: -10_000, totalWon: -110_000 }, paidWon: 0,
      writtenOffWon: 0, closing: 0,
    })
  })
})
