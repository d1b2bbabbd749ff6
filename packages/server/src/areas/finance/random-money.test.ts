// Two thousand deeds at random, four at once: the books stay sound, and every shop stands where its deeds say.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countDeadlocks } from '../../testing/database.ts'
import { booksOf, freshOwner, type MoneyWorld, openMoneyWorld, soundBooks } from '../../testing/money/money-world.ts'
import { openRandomMoney } from '../../testing/money/random-money.ts'
import { seededRandom } from '../../testing/seeded-random.ts'

let world: MoneyWorld
beforeAll(async () => {
  world = await openMoneyWorld()
})
afterAll(() => world.stop())

const fresh = Math.floor(Math.random() * 2 ** 31)
const steps = 1_000

test.each([20_260_101, fresh])('whatever is done, it adds up (seed %i)', async (seed) => {
  const owners = [await freshOwner(world), await freshOwner(world), await freshOwner(world)]
  const chance = await openRandomMoney(world, seededRandom(seed), owners)
  for (let done = 0; done < steps; done += steps / 5) {
    await chance.run(steps / 5)
    expect(await chance.faults()).toEqual([])
    expect(await booksOf(world)).toEqual(soundBooks)
  }
})

// Every act takes its shops first: one that did not was undone by PostgreSQL a dozen times in a thousand deeds.
test('nobody stood in another one’s way', async () => {
  expect(await countDeadlocks(world.app.sql)).toBe(0)
})

test('nothing that the ledger can record was left out by chance', async () => {
  const rows = await world.app.sql<{ act: string }[]>`select distinct act from ledger_entries`
  expect(rows.map(({ act }) => act).toSorted()).toEqual([
    'billed', 'claimPaid', 'claimed', 'credited', 'depositArrived', 'depositFilled', 'depositTaken', 'paid', 'paidOut',
    'parked', 'payoutOwed', 'reversed', 'writtenOff',
  ])
  const states = await world.app.sql<{ state: string }[]>`select distinct state from unmatched_payments`
  expect(states.map(({ state }) => state).toSorted()).toEqual(['allocated', 'takenBack', 'waiting'])
  const endings = await world.app.sql<{ ending: string | null }[]>`select distinct ending from virtual_accounts`
  expect(new Set(endings.map(({ ending }) => ending))).toEqual(new Set(['calledOff', 'paid', 'parked', 'takenBack']))
})
