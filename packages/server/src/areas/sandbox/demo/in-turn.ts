// Fills a part of the demo world in one transaction; of two nodes that start at once each waits for its turn.
import { setTimeout as pause } from 'node:timers/promises'
import type { Act } from '../../../runtime/work/acts.ts'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { lockDemo } from './demo.sql.ts'

const turnMs = 200

/** Filling may take longer than any statement may wait for a lock, so the others ask again. */
export const inTurn = async <Result>(act: Act, fill: (given: ReactionGiven) => Promise<Result>): Promise<Result> => {
  for (;;) {
    const filled = await act('flow', async (given) =>
      (await lockDemo(given.tx)) ? { result: await fill(given) } : undefined)
    if (filled !== undefined) return filled.result
    await pause(turnMs)
  }
}
