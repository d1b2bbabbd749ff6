// Lets only so many requests at the database at once; the others wait in a line that has an end.
import { Refusal } from '../failure.ts'

export interface Gate {
  /**
   * Runs the work when its turn comes, or refuses when the line is too long or moves too slowly. Who has gone leaves
   * the line, and fails with the signal's own reason.
   */
  pass<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>
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

  const enter = (signal: AbortSignal | undefined): Promise<void> | undefined => {
    if (free > 0) {
      free--
      return undefined
    }
    if (line.size >= given.waitingMax) return Promise.reject(busy())
    return new Promise((resolve, reject) => {
      const giveUp = (why: Error): void => {
        line.delete(waiter)
        clearTimeout(timer)
        signal?.removeEventListener('abort', leaveLine)
        reject(why)
      }
      const leaveLine = (): void => giveUp(signal?.reason as Error)
      const timer = setTimeout(() => giveUp(busy()), given.waitMs)
      const waiter = {
        enter: () => {
          signal?.removeEventListener('abort', leaveLine)
          resolve()
        },
        timer,
      }
      signal?.addEventListener('abort', leaveLine)
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
    pass: async (work, signal) => {
      signal?.throwIfAborted()
      await enter(signal)
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
