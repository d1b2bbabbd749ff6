// Lets only so many requests at the database at once; the others wait in a line that has an end.
import { Refusal } from '../failure.ts'

export interface Gate {
  /** Runs the work when its turn comes, or refuses when the line is too long or moves too slowly. */
  pass<Result>(work: () => Promise<Result>): Promise<Result>
  readonly waiting: number
}

interface Waiter {
  readonly enter: () => void
  readonly timer: NodeJS.Timeout
}

// Clients that were turned away should not all come back in the same moment.
const busy = (): Refusal => new Refusal('unavailable', 1 + Math.floor(Math.random() * 3))

export const openGate = (given: {
  readonly places: number; readonly waitingMax: number; readonly waitMs: number
}): Gate => {
  const line = new Set<Waiter>()
  let free = given.places

  const enter = (): Promise<void> | undefined => {
    if (free > 0) {
      free--
      return undefined
    }
    if (line.size >= given.waitingMax) return Promise.reject(busy())
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        line.delete(waiter)
        reject(busy())
      }, given.waitMs)
      const waiter = { enter: resolve, timer }
      line.add(waiter)
    })
  }
  /** The place goes straight to whoever waits longest. */
  const leave = (): void => {
    const [next] = line
    if (next === undefined) {
      free++
      return
    }
    line.delete(next)
    clearTimeout(next.timer)
    next.enter()
  }
  return {
    get waiting() {
      return line.size
    },
    pass: async (work) => {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
