// Tells how long it takes until a bid is taken that was sent after a certain moment.
import type { Heard } from './bidders.ts'

export interface Taken {
  hear(heard: Heard): void
  /** From now on, in milliseconds; of bids that are on their way already none counts. Fails where none is taken. */
  next(): Promise<number>
}

/** By then something is broken for good, and nothing is learnt from waiting on. */
export const patienceMs = 180_000

export const openTaken = (): Taken => {
  const waiting = new Set<{ readonly since: number; readonly tell: (ms: number) => void }>()
  return {
    hear: ({ sentAt, tookMs, isTaken }) => {
      if (!isTaken) return
      for (const one of waiting)
        if (sentAt >= one.since && waiting.delete(one)) one.tell(sentAt + tookMs - one.since)
    },
    next: () => new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`no bid was taken within ${patienceMs} ms`)), patienceMs)
      waiting.add({
        since: performance.now(), tell: (ms) => {
          clearTimeout(late)
          resolve(ms)
        },
      })
    }),
  }
}
