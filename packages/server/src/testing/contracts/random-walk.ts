// Several walk at random through contracts of all kinds, also against each other and the clock; then all must agree.
import { seededRandom } from '../seeded-random.ts'
import { until } from '../until.ts'
import { wait } from './award-world.ts'
import { listContractFaults } from './contract-faults.sql.ts'
import { giveNumbers } from './give-numbers.ts'
import type { HouseWorld } from './house-world.ts'
import { listStateFaults, listUnattended } from './state-faults.sql.ts'
import { begin, doSomething, lookAgain } from './walk-acts.ts'
import { openWalkMarket, type WalkCar } from './walk-market.ts'
import { anyOf, type WalkDeal, type Walking } from './walking.ts'

export interface WalkWish {
  readonly seed: number
  readonly steps: number
  /** True where a step may have been broken off by what was done to the servers. */
  readonly forgives?: (error: unknown) => boolean
}

export interface Walk {
  walk(wish: WalkWish): Promise<void>
  /** Everything that does not agree, once nothing is due any more. */
  faults(): Promise<readonly string[]>
  /** How often each act was done. */
  readonly done: ReadonlyMap<string, number>
}

const walkers = 4
const attendedWithinMs = 10_000
/** So many contracts at once make it worth while to let time go by. */
const dealsAtOnce = 24

interface Shared {
  readonly stock: WalkCar[]
  deals: readonly WalkDeal[]
  more: Promise<unknown> | undefined
}

const hoursOf = (walking: Walking): number => 1 + walking.random.below(30)

const oneStep = async (walking: Walking, shared: Shared, closeMore: () => Promise<readonly WalkCar[]>) => {
  const { world, random } = walking
  if (shared.deals.length < dealsAtOnce || random.below(100) < 2) {
    if (shared.stock.length === 0) {
      // One closes, and whoever walks beside waits for it.
      shared.more ??= closeMore().then((cars) => shared.stock.push(...cars)).finally(() => {
        shared.more = undefined
      })
      await shared.more
    }
    const car = shared.stock.pop()
    const deal = car === undefined ? undefined : await begin(walking, car)
    if (deal !== undefined) shared.deals = [...shared.deals, deal]
    return
  }
  const was = anyOf(random, shared.deals)
  const { deal, isOver } = await lookAgain(walking, was)
  // What is over is left alone at some time: papers come again, and the next bidder may be asked.
  const isLeft = isOver && random.below(3) === 0
  shared.deals = shared.deals.flatMap((one) => (one.id === deal.id ? isLeft ? [] : [deal] : [one]))
  const chance = random.below(1_000)
  if (chance < 17) {
    await giveNumbers(world)
    return world.pass(hoursOf(walking) * 3_600)
  }
  if (chance < 100) return void await Promise.all([doSomething(walking, deal), doSomething(walking, deal)])
  if (chance > 102) return doSomething(walking, deal)
  await giveNumbers(world)
  await wait(world, hoursOf(walking))
  await Promise.all([doSomething(walking, deal), world.sweeper.sweep(), doSomething(walking, deal)])
}

export const openWalk = async (world: HouseWorld): Promise<Walk> => {
  const market = await openWalkMarket(world)
  const shared: Shared = { stock: [], deals: [], more: undefined }
  const done = new Map<string, number>()
  const told = new Map<string, number>()
  return {
    done,
    walk: async ({ seed, steps, forgives = () => false }) => {
      let taken = 0
      const go = async (at: number): Promise<void> => {
        const walking: Walking = {
          world, random: seededRandom(seed + at), told: ({ contractId, act }) => {
            done.set(act, (done.get(act) ?? 0) + 1)
            told.set(`${contractId} ${act}`, (told.get(`${contractId} ${act}`) ?? 0) + 1)
          },
        }
        while (taken++ < steps)
          try {
            await oneStep(walking, shared, market.closeMore)
          } catch (error) {
            if (!forgives(error)) throw error
          }
      }
      await Promise.all(Array.from({ length: walkers }, (_, at) => go(at)))
    },
    faults: async () => {
      // Another node may hold what is due: whatever it holds, it attends to.
      const attended = async () => await world.sweeper.sweep() === 0 && (await listUnattended(world)).length === 0
      await until(attended, attendedWithinMs).catch(() => {})
      return [
        ...await listUnattended(world), ...await listContractFaults(world), ...await listStateFaults(world, told),
      ]
    },
  }
}
