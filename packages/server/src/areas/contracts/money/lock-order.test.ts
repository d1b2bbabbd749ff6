// What the bank takes back of money that two people put to a car holds the car before its shop, as everything does.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  asked, type Deal, type HouseWorld, numberOf, openHouseWorld, primeWon, standingOf,
} from '../../../testing/contracts/house-world.ts'
import { takeBack, transfer } from '../../../testing/money/bank-world.ts'
import { booksOf, confirm, once, soundBooks } from '../../../testing/money/money-world.ts'
import { until } from '../../../testing/until.ts'

let world: HouseWorld
beforeAll(async () => {
  world = await openHouseWorld()
})
afterAll(() => world.stop())

const propose = async ({ contractId }: Deal, won: number): Promise<string> => {
  const { items: [parked] } = await world.money[0].ask(financeCalls.listUnmatchedPayments, {
    query: { filter: { won: { eq: won } } },
  })
  const { items: [price] } = await world.office.ask(financeCalls.listAmounts, {
    query: { filter: { contractId: { eq: contractId }, kind: { eq: 'carPrice' } } },
  })
  return (await once(world.money[0], financeCalls.proposeAllocation, {
    params: { id: parked?.id ?? '' }, body: { amountId: price?.id ?? '', reason: '입금자 확인' },
  })).id
}

const untilBlocked = () => until(async () => (await world.sql`
  select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`).length > 0)

/** How many somebody got who holds the car while others wait for it, and asks for its shop. */
const holdCar = ({ contractId, buyer }: Deal, meanwhile: () => Promise<void>): Promise<number> =>
  world.sql.begin(async (tx) => {
    await tx`select lock_trade(${contractId})`
    await meanwhile()
    return (await tx`select id from shops where id = ${buyer.shopId} for no key update skip locked`).length
  })

test('whoever holds the car may take its shop while the bank takes money back', async () => {
  const deal = await asked(world, 'prime')
  const won = primeWon + 10_000_000
  const stray = await world.bank.counter.openStray(won)
  await transfer(world.bank, stray.orderId)
  await confirm(world.bank, await propose(deal, won))
  expect((await standingOf(world, deal)).contract).toBe('takeoverConfirmation')
  let taken: Promise<unknown> | undefined
  expect(await holdCar(deal, async () => {
    taken = takeBack(world.bank, stray.orderId)
    await untilBlocked()
  })).toBe(1)
  await taken
  expect((await standingOf(world, deal)).contract).toBe('payment')
  expect(await booksOf(world.bank)).toEqual(soundBooks)
})

test('money that is put to another car while the bank takes it back is taken back from that one', async () => {
  const [deal, other] = [await asked(world, 'prime'), await asked(world, 'prime')]
  const won = primeWon + 20_000_000
  const account = await numberOf(world, deal)
  await transfer(world.bank, account, { amountWon: won })
  const proposal = await propose(other, won)
  let taken: Promise<unknown> | undefined
  await holdCar(deal, async () => {
    taken = takeBack(world.bank, account)
    await untilBlocked()
    await confirm(world.bank, proposal)
  })
  await taken
  expect((await standingOf(world, other)).contract).toBe('payment')
  expect(await booksOf(world.bank)).toEqual(soundBooks)
})
