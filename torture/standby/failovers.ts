// The primary dies in the middle of a rush, again and again: the standby takes over, the old one comes back behind it.
import type { SeededRandom } from '../../packages/server/src/testing/seeded-random.ts'
import { wait } from '../bids/market.ts'
import type { Taken } from '../bids/taken.ts'
import type { Pair } from './patroni.ts'

export const ways = ['PostgreSQL of the primary', 'machine of the primary'] as const
export type Way = (typeof ways)[number]

export interface Failovers {
  readonly counts: Readonly<Record<Way, number>>
  /** From the kill to the first bid that was sent after it and taken. */
  readonly takenMs: Readonly<Record<Way, readonly number[]>>
  /** From the kill, or from the return of its machine, until the old primary is a synchronous standby. */
  readonly wholeMs: readonly number[]
  readonly faults: readonly string[]
}

export const patienceMs = 180_000

const within = async (asked: Promise<number>): Promise<number> => {
  const late = new Promise<number>((resolve) => void setTimeout(resolve, patienceMs, Number.NaN).unref())
  const ms = await Promise.race([asked, late])
  if (Number.isNaN(ms)) throw new Error(`no bid was taken within ${patienceMs} ms of a kill`)
  return ms
}

export const failOver = async (
  { pair, taken, random, pauseMs, isOver, say }: {
    readonly pair: Pair; readonly taken: Taken; readonly random: SeededRandom; readonly pauseMs: number
    readonly isOver: (rounds: number) => boolean; readonly say: (line: string) => void
  },
): Promise<Failovers> => {
  const counts: Record<Way, number> = { 'PostgreSQL of the primary': 0, 'machine of the primary': 0 }
  const takenMs: Record<Way, number[]> = { 'PostgreSQL of the primary': [], 'machine of the primary': [] }
  const wholeMs: number[] = []
  const faults: string[] = []
  let primary = await pair.untilWhole(patienceMs)
  for (let rounds = 0; !isOver(rounds); rounds++) {
    await wait(2_000 + random.below(pauseMs))
    const way = ways[rounds % ways.length] ?? ways[0]
    const killing = pair.kill(primary, way === 'machine of the primary' ? 'machine' : 'database')
    let began = performance.now()
    const ms = await within(taken.next())
    await killing
    if (way === 'machine of the primary') {
      await wait(1_000 + random.below(3_000))
      began = performance.now()
      pair.bringBack(primary)
    }
    const next = await pair.untilWhole(patienceMs)
    if (next === primary) faults.push(`${primary} was killed and is primary again`)
    counts[way] += 1
    takenMs[way].push(ms)
    const whole = performance.now() - began
    wholeMs.push(whole)
    say(`${way} killed: a bid was taken after ${Math.round(ms)} ms, both again after ${Math.round(whole)} ms`)
    primary = next
  }
  return { counts, takenMs, wholeMs, faults }
}
