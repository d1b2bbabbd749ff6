// The primary dies in the middle of a rush, again and again: the standby takes over, the old one comes back behind it.
import type { SeededRandom } from '../../packages/server/src/testing/seeded-random.ts'
import { wait } from '../bids/market.ts'
import type { Taken } from '../bids/taken.ts'
import type { Pair } from './patroni.ts'

export const ways = ['PostgreSQL of the primary', 'machine of the primary', 'etcd for a while'] as const
export type Way = (typeof ways)[number]

export interface Failovers {
  readonly counts: Readonly<Record<Way, number>>
  /** From the kill to the first bid that was sent after it and taken. */
  readonly takenMs: Readonly<Record<Way, readonly number[]>>
  /** From the kill, or from the return of what was killed, until there is a synchronous standby again. */
  readonly wholeMs: readonly number[]
  /** Of those whose PostgreSQL died alone, how many went on as primary. */
  readonly stayed: number
  readonly faults: readonly string[]
}

export const patienceMs = 180_000
/** Longer than any place is kept for somebody who says nothing. */
const etcdAwayMs = 25_000

const within = async (asked: Promise<number>): Promise<number> => {
  const late = new Promise<number>((resolve) => void setTimeout(resolve, patienceMs, Number.NaN).unref())
  const ms = await Promise.race([asked, late])
  if (Number.isNaN(ms)) throw new Error(`no bid was taken within ${patienceMs} ms of a kill`)
  return ms
}

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
    const takenMs = await within(taken.next())
    await killing
    const next = await pair.untilWhole(patienceMs)
    return { takenMs, next, wholeMs: performance.now() - began }
  },
  'machine of the primary': async ({ pair, taken, primary, random }) => {
    const killing = pair.kill(primary, 'machine')
    const takenMs = await within(taken.next())
    await killing
    await wait(1_000 + random.below(3_000))
    const began = performance.now()
    pair.bringBack(primary)
    const next = await pair.untilWhole(patienceMs)
    return { takenMs, next, wholeMs: performance.now() - began }
  },
  'etcd for a while': async ({ pair, taken }) => {
    await pair.etcd.end('SIGKILL')
    const atOnce = await within(taken.next())
    await wait(etcdAwayMs)
    const later = await within(taken.next())
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

export const failOver = async ({ pauseMs, isOver, say, ...given }: FailoverWish): Promise<Failovers> => {
  const takenMs: Record<Way, number[]> = {
    'PostgreSQL of the primary': [], 'machine of the primary': [], 'etcd for a while': [],
  }
  const wholeMs: number[] = []
  const faults: string[] = []
  let stayed = 0
  let primary = await given.pair.untilWhole(patienceMs)
  for (let count = 0; !isOver(count); count++) {
    await wait(2_000 + given.random.below(pauseMs))
    const way = ways[count % ways.length] ?? ways[0]
    const outcome = await rounds[way]({ ...given, primary })
    // A PostgreSQL that dies alone may be up again before the other one has been asked: Patroni chooses.
    if (way === 'PostgreSQL of the primary') stayed += Number(outcome.next === primary)
    else if ((outcome.next === primary) !== (way === 'etcd for a while'))
      faults.push(`${way} was killed, and after ${primary} came ${outcome.next}`)
    takenMs[way].push(outcome.takenMs)
    wholeMs.push(outcome.wholeMs)
    say(`${way} killed: a bid was taken after ${Math.round(outcome.takenMs)} ms, `
      + `both again after ${Math.round(outcome.wholeMs)} ms`)
    primary = outcome.next
  }
  const countOf = (way: Way): number => takenMs[way].length
  return {
    counts: {
      'PostgreSQL of the primary': countOf('PostgreSQL of the primary'),
      'machine of the primary': countOf('machine of the primary'), 'etcd for a while': countOf('etcd for a while'),
    },
    takenMs, wholeMs, stayed, faults,
  }
}
