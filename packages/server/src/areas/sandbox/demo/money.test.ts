// The money of the demo world: every state of deposits, months and amounts, over three months, and sound books.
import { randomUUID } from 'node:crypto'
import { demoWorld } from '@bidyard/demo/world'
import { financeCalls as calls } from '@bidyard/contract/calls/finance'
import { amountState, shopDepositState, unmatchedReason } from '@bidyard/contract/enums'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { type FilesApp, startFilesApp } from '../../../testing/files/files-app.ts'
import { fillWorld } from './fill-world.ts'

let app: FilesApp
let staff: TestMember
beforeAll(async () => {
  app = await startFilesApp()
  await fillWorld(app.act, app.providers, demoWorld)
  staff = await app.member({ type: 'admin' })
})
afterAll(() => app.stop())

const everything = { query: { size: 100, sort: [{ createdAt: 'asc' as const }] } }

test('has deposits, months and amounts in every state', async () => {
  const { items: deposits } = await staff.ask(calls.listShopDeposits, everything)
  expect(new Set(deposits.map(({ state }) => state))).toEqual(new Set(shopDepositState.values))
  const { items: months } = await staff.ask(calls.listShopSubscriptions, everything)
  expect(new Set(months.map(({ state }) => state)))
    .toEqual(new Set(['active', 'upcoming', 'expired', 'depositWaiting', 'refunded', 'cancelled']))
  const { items: amounts } = await staff.ask(calls.listAmounts, everything)
  expect(new Set(amounts.map(({ state }) => state))).toEqual(new Set(amountState.values))
  expect(amounts.some(({ isOverdue, kind }) => isOverdue && kind === 'fee')).toBe(true)
  expect(amounts.some(({ kind }) => kind === 'claim')).toBe(true)
})

test('has account numbers in every standing, and money that nobody knew', async () => {
  const { items: accounts } = await staff.ask(calls.listVirtualAccounts, everything)
  expect(new Set(accounts.map(({ standing }) => standing)))
    .toEqual(new Set(['open', 'paid', 'takenBack', 'calledOff', 'expired', 'failed', 'parked']))
  const { items: payments } = await staff.ask(calls.listUnmatchedPayments, everything)
  expect(new Set(payments.map(({ state }) => state)))
    .toEqual(new Set(['waiting', 'allocated', 'returned', 'takenBack']))
  expect(new Set(payments.map(({ why }) => why)))
    .toEqual(new Set(unmatchedReason.values.filter((why) => why !== 'notPayable')))
})

test('has numbers that the simulated bank knows as well, so that they can be paid there', async () => {
  const { items: [open] } = await staff.ask(calls.listVirtualAccounts, {
    query: { filter: { standing: { eq: 'open' } }, size: 1 },
  })
  const known = open && await app.providers.bankSimulator?.find(open.id)
  expect(known?.record).toMatchObject({ status: 'WAITING_FOR_DEPOSIT', accountNumber: open?.accountNumber })
})

test('has a past of three months and something for a second person to confirm', async () => {
  const { items } = await staff.ask(calls.listLedgerEntries, { query: { size: 1, sort: [{ happenedAt: 'asc' }] } })
  const days = (Date.now() - Date.parse(items[0]?.happenedAt ?? '')) / 86_400_000
  expect(days).toBeGreaterThan(85)
  expect(await staff.ask(calls.getMoneyDesk)).toMatchObject({ proposals: 1, payouts: 2, waitingDeposits: 1 })
})

test('adds up', async () => {
  const { differenceWon, checks } = await staff.ask(calls.reconcileNow, {}, { key: randomUUID() })
  expect({ differenceWon, checks: checks.length }).toEqual({ differenceWon: 0, checks: 10 })
})
