// Tells how long it takes until a bid is taken that was sent after a certain moment.
import type { Heard } from './bidders.ts'

export interface Taken {
  hear(heard: Heard): void
  /** From now on, in milliseconds; of bids that are on their way already none counts. */
  next(): Promise<number>
}

export const openTaken = (): Taken => {
  const waiting = new Set<{ readonly since: number; readonly tell: (ms: number) => void }>()
  return {
    hear: ({ sentAt, tookMs, isTaken }) => {
      if (!isTaken) return
      for (const one of waiting)
        if (sentAt >= one.since && waiting.delete(one)) one.tell(sentAt + tookMs - one.since)
    },
    next: () => new Promise((tell) => void waiting.add({ since: performance.now(), tell })),
  }
}
