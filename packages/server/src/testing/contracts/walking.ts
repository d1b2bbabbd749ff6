// What everybody in a walk shares: the deal, chance, and asking for something that may be refused in a declared word.
import type { ContractKind } from '@bidyard/contract/enums'
import { Answered } from '../ask.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { HouseWorld } from './house-world.ts'
import type { SelfDeal } from './self-deals.ts'

/** The contract that a car has now: another one after one that fell. */
export interface WalkDeal extends SelfDeal {
  readonly kind: ContractKind
}

/** One success that somebody was told of. */
export interface Told {
  readonly contractId: string
  readonly act: string
}

const unavailable = 503

export interface Walking {
  readonly world: HouseWorld
  readonly random: SeededRandom
  readonly told: (one: Told) => void
}

export const anyOf = <Item>(random: SeededRandom, items: readonly Item[]): Item => {
  const item = items[random.below(items.length)]
  if (item === undefined) throw new Error('there is nothing to choose from')
  return item
}

/**
 * What is refused is refused in a word that its call declares; a fault of the server is a fault of the walk. Of a
 * machine too slow for a lock or a statement the server says that it may be asked again, and has done nothing.
 */
export const tried = async ({ told }: Walking, one: Told, asked: Promise<unknown>): Promise<void> => {
  try {
    await asked
  } catch (error) {
    if (error instanceof Answered && (error.status < 500 || error.status === unavailable)) return
    throw error
  }
  told(one)
}
