// The primary dies in the middle of a rush, again and again: the standby takes over, the old one comes back behind it.
import type { SeededRandom } from '../../packages/server/src/testing/seeded-random.ts'
import { patienceMs, type Taken } from '../bids/taken.ts'
import { wait } from '../running/wait.ts'
import type { Pair } from './patroni.ts'

export const killed = ['PostgreSQL of the primary', 'machine of the primary'] as const
type Killed = (typeof killed)[number]
const ways = [...killed, 'etcd for a while'] as const
export type Way = (typeof ways)[number]

const perWay = <One extends Way, Value>(names: readonly One[], valueOf: (way: One) => Value): Record<One, Value> =>
  Object.fromEntries(names.map((way) => [way, valueOf(way)])) as Record<One, Value>

/** So soon a bid must be taken. A machine that says nothing keeps its place for twenty seconds, as the example says. */
const withinMs: Readonly<Record<Way, number>> = {
  'PostgreSQL of the primary': 15_000, 'machine of the primary': 25_000, 'etcd for a while': 5_000,
}

export interface Failovers {
  readonly counts: Readonly<Record<Way, number>>
  /** From the kill to the first bid that was sent after it and taken. */
  readonly takenMs: Readonly<Record<Killed, readonly number[]>>
  /** From the kill, or from the return of what was killed, until there is a synchronous standby again. */
  readonly wholeMs: readonly number[]
  /** Of those whose PostgreSQL died alone, how many went on as primary. */
  readonly stayed: number
  readonly faults: readonly string[]
}

/** Longer than any place is kept for somebody who says nothing. */
const etcdAwayMs = 25_000

interface Round {
  readonly pair: Pair
  readonly taken: Taken
  readonly random: SeededRandom
  readonly primary: string
}

interface Outcome {
  readonly takenMs: number
  readonly wholeMs: number
  readonly next: string
}

/** In each way: killed, a bid taken, brought back where nobody else does it, and whole again. */
const rounds: Readonly<Record<Way, (round: Round) => Promise<Outcome>>> = {
  'PostgreSQL of the primary': async ({ pair, taken, primary }) => {
    const began = performance.now()
    const killing = pair.kill(primary, 'database')
    const takenMs = await taken.next()
    await killing
    const next = await pair.untilWhole(patienceMs)
    return { takenMs, next, wholeMs: performance.now() - began }
  },
  'machine of the primary': async ({ pair, taken, primary, random }) => {
    const killing = pair.kill(primary, 'machine')
    const takenMs = await taken.next()
    await killing
    await wait(1_000 + random.below(3_000))
    const began = performance.now()
    pair.bringBack(primary)
    const next = await pair.untilWhole(patienceMs)
    return { takenMs, next, wholeMs: performance.now() - began }
  },
  'etcd for a while': async ({ pair, taken }) => {
    await pair.etcd.end('SIGKILL')
    const atOnce = await taken.next()
    await wait(etcdAwayMs)
    const later = await taken.next()
    const began = performance.now()
    await pair.etcd.start()
    const next = await pair.untilWhole(patienceMs)
    return { takenMs: Math.max(atOnce, later), next, wholeMs: performance.now() - began }
  },
}

interface FailoverWish extends Omit<Round, 'primary'> {
  readonly pauseMs: number
  readonly isOver: (rounds: number) => boolean
  readonly say: (line: string) => void
}

const faultsOf = (way: Way, { takenMs, next }: Outcome, primary: string): readonly string[] => {
  // A PostgreSQL that dies alone may be up again before the other one has been asked: Patroni chooses.
  const isRight = way === 'PostgreSQL of the primary' || (next === primary) === (way === 'etcd for a while')
  return [
    ...(isRight ? [] : [`${way} was killed, and after ${primary} came ${next}`]),
    ...(takenMs <= withinMs[way] ? [] : [`${way} was killed, and no bid taken for ${Math.round(takenMs)} ms`]),
  ]
}

export const failOver = async ({ pauseMs, isOver, say, ...given }: FailoverWish): Promise<Failovers> => {
  const counts = perWay(ways, () => 0)
  const takenMs = perWay(killed, (): number[] => [])
  const [wholeMs, faults]: [number[], string[]] = [[], []]
  let stayed = 0
  let primary = await given.pair.untilWhole(patienceMs)
  for (let count = 0; !isOver(count); count++) {
    await wait(2_000 + given.random.below(pauseMs))
    const way = ways[count % ways.length] ?? ways[0]
    const outcome = await rounds[way]({ ...given, primary })
    faults.push(...faultsOf(way, outcome, primary))
    counts[way] += 1
    // Nobody's place was taken while etcd was away: that is no recovery.
    if (way !== 'etcd for a while') {
      takenMs[way].push(outcome.takenMs)
      wholeMs.push(outcome.wholeMs)
    }
    if (way === 'PostgreSQL of the primary') stayed += Number(outcome.next === primary)
    say(`${way} killed: a bid was taken after ${Math.round(outcome.takenMs)} ms, `
      + `both again after ${Math.round(outcome.wholeMs)} ms`)
    primary = outcome.next
  }
  return { counts, takenMs, wholeMs, stayed, faults }
}
