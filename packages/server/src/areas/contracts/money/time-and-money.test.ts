// Time that counts for money: days in the yard from the payment on, and no earlier end once more time was given.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doing, violationsOf } from '../../../testing/contracts/award-world.ts'
import {
  asked, awarded, confirmLien, type HouseWorld, numberOf, openHouseWorld, passTo, release, seen, standingOf, takeOver,
} from '../../../testing/contracts/house-world.ts'
import { momentText } from '../../../runtime/seoul.ts'
import { kindsTold } from '../../../testing/kinds-told.ts'
import { transfer, untilStanding } from '../../../testing/money/bank-world.ts'

let world: HouseWorld
beforeAll(async () => {
  world = await openHouseWorld()
})
afterAll(() => world.stop())

const hour = 3_600
const minute = 60

test('a car costs no storage for the days in which it could not be fetched', async () => {
  const deal = await awarded(world, 'prime', 'yard')
  await world.pass(30 * hour)
  await confirmLien(world, deal)
  await world.pass(30 * hour)
  await transfer(world.bank, await numberOf(world, deal))
  await world.pass(30 * hour)
  await release(world, deal)
  expect((await takeOver(deal)).house?.takeover).toMatchObject({ storageDays: 0, storageWon: 0 })
})

test('more time that is given while the bank is waited for holds', async () => {
  const deal = await asked(world, 'pro')
  await passTo(world, deal, 'finalAt')
  const { state, duty, version: seenVersion } = await seen(world, deal)
  expect([state, duty]).toEqual(['payment', null])
  const dueAt = new Date((await world.now()).getTime() + 60 * hour * 1_000).toISOString()
  const { duty: given } = await doing(world.clerk, calls.extendContractDeadline, {
    params: { id: deal.contractId }, body: { seenVersion, dueAt, reason: '이체 한도 조정 중' },
  })
  await world.pass(2 * hour)
  expect(await seen(world, deal)).toMatchObject({ state: 'payment', duty: given })
})

test.each([
  'pro', 'prime',
] as const)('what is paid in time for a %s car breaks no rule, though the bank is silent', async (kind) => {
  const deal = await asked(world, kind)
  const id = await numberOf(world, deal)
  const due = new Date((await seen(world, deal)).duty?.dueAt ?? 0).getTime()
  await world.pass((due - (await world.now()).getTime()) / 1_000 - 30)
  await transfer(world.bank, id, { tells: false })
  await passTo(world, deal, 'dueAt')
  await world.pass(6 * minute)
  await world.act('flow', ({ enqueue }) => enqueue('sweepAccounts', [{}]))
  await untilStanding(world.bank, id, 'paid')
  await world.pass(hour)
  expect(await violationsOf(world, deal.buyer.shopId)).toEqual([])
  expect(await kindsTold(deal.buyer.ask)).not.toContain('amountOverdue')
  expect((await standingOf(world, deal)).payment).toBe('completed')
})

test('what is not paid breaks the rule once the bank had its word, by the time at which it was due', async () => {
  const deal = await asked(world, 'pro')
  await numberOf(world, deal)
  const dueAt = (await seen(world, deal)).duty?.dueAt ?? ''
  await passTo(world, deal, 'dueAt')
  await world.pass(9 * minute)
  expect(await violationsOf(world, deal.buyer.shopId)).toEqual([])
  await world.pass(2 * minute)
  expect(await violationsOf(world, deal.buyer.shopId)).toEqual(['proContractVehiclePaymentExpired'])
  expect(await kindsTold(deal.buyer.ask)).toContain('amountOverdue')
  const [{ statement } = { statement: '' }] = await world.sql<{ statement: string }[]>`
    select statement from shop_violations where contract_id = ${deal.contractId}`
  expect(statement).toContain(momentText(new Date(dueAt)))
})

test('more time that is given while the bank has its word breaks no rule', async () => {
  const deal = await asked(world, 'pro')
  await passTo(world, deal, 'dueAt')
  const { version: seenVersion } = await seen(world, deal)
  const dueAt = new Date((await world.now()).getTime() + 60 * hour * 1_000).toISOString()
  await doing(world.clerk, calls.extendContractDeadline, {
    params: { id: deal.contractId }, body: { seenVersion, dueAt, reason: '이체 한도 조정 중' },
  })
  await world.pass(hour)
  expect(await violationsOf(world, deal.buyer.shopId)).toEqual([])
})

test('more time than a bank lets a number live is paid with another number', async () => {
  const deal = await asked(world, 'pro')
  await passTo(world, deal, 'finalAt')
  const ahead = async (days: number) => new Date((await world.now()).getTime() + days * 24 * hour * 1_000)
  await doing(world.clerk, calls.extendContractDeadline, {
    params: { id: deal.contractId },
    body: {
      seenVersion: (await seen(world, deal)).version, dueAt: (await ahead(45)).toISOString(), reason: '해외 송금',
    },
  })
  const open = () => doing(deal.buyer, calls.openCarMoneyAccount, { params: { id: deal.contractId }, body: {} })
  await open()
  const first = await numberOf(world, deal)
  const { dueAt } = (await seen(world, deal, deal.buyer)).house?.carMoney?.account ?? {}
  expect(new Date(dueAt ?? 0).getTime()).toBeLessThan((await ahead(30)).getTime())
  await world.pass(31 * 24 * hour)
  await open()
  const second = await numberOf(world, deal)
  expect(second).not.toBe(first)
  await transfer(world.bank, second)
  expect((await standingOf(world, deal)).payment).toBe('completed')
})
