// Random walks of everybody through contracts of all kinds: the server never fails, and everything agrees afterwards.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { request } from '../../testing/contracts/award-world.ts'
import { type HouseWorld, openHouseWorld } from '../../testing/contracts/house-world.ts'
import { listContractFaults } from '../../testing/contracts/contract-faults.sql.ts'
import { openWalk, type Walk } from '../../testing/contracts/random-walk.ts'

let world: HouseWorld
let walk: Walk
beforeAll(async () => {
  world = await openHouseWorld({}, 'at rest')
  walk = await openWalk(world)
})
afterAll(() => world.stop())

const fresh = Math.floor(Math.random() * 2 ** 31)
const steps = 1_000

// A lock or a statement that takes too long is a slow machine's; whoever waits in a circle is ours, asked again or not.
const strange = /"sqlState":"(?!55P03|57014)/
const findDeadlocks = async (): Promise<number | undefined> => {
  const [row] = await world.sql<{ deadlocks: number }[]>`
    select deadlocks::int from pg_stat_database where datname = current_database()`
  return row?.deadlocks
}

test.each([20_260_101, fresh])('whatever is done with contracts, all of it agrees (seed %i)', async (seed) => {
  await walk.walk({ seed, steps })
  expect(await walk.faults()).toEqual([])
  expect(walk.done.size).toBeGreaterThan(10)
  expect(world.logged.filter((line) => strange.test(line))).toEqual([])
  expect(await findDeadlocks()).toBe(0)
})

test('what does not agree is found', async () => {
  const car = await world.closed({}, { bids: 2 })
  const id = await request(world, car, car.bidders[0])
  expect(await listContractFaults(world)).toEqual([])
  await world.sql`update deadlines set stage = 'void', next_at = null where row_id = ${id} and next_at is not null`
  await world.sql`update orders set state = 'awarded' where id = ${car.orderId}`
  expect((await listContractFaults(world)).map((fault) => fault.split(': ')[1])).toEqual([
    'purchaseDecision beside awarded contract awardReserved awardInProgress',
    'nobody is waited for at purchaseDecision',
  ])
})
