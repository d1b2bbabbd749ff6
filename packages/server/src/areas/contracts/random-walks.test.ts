// Random walks of everybody through contracts of all kinds: the server never fails, and everything agrees afterwards.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { request } from '../../testing/contracts/award-world.ts'
import { type HouseWorld, openHouseWorld } from '../../testing/contracts/house-world.ts'
import { listContractFaults } from '../../testing/contracts/contract-faults.sql.ts'
import { walk } from '../../testing/contracts/random-walk.ts'
import { seededRandom } from '../../testing/seeded-random.ts'

let world: HouseWorld
beforeAll(async () => {
  world = await openHouseWorld()
}, 60_000)
afterAll(() => world.stop())

const fresh = Math.floor(Math.random() * 2 ** 31)
/** Many more where somebody has the time; what was seen then is written down among the figures of reliability. */
const steps = Number(process.env['WALK_STEPS'] ?? 500)

test.each([20_260_101, fresh])('whatever is done with contracts, all of it agrees (seed %i)', async (seed) => {
  const walked = await walk(world, seededRandom(seed), steps)
  expect(await walked.faults()).toEqual([])
  expect(walked.done.size).toBeGreaterThan(8)
}, Math.max(240_000, steps * 500))

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
