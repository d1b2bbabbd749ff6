// Runs work again whose failure was nobody's fault and left nothing behind.
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Database, Tx } from './database.ts'
import { sqlStateOf } from './sql-state.ts'

// A deadlock, a conflict of snapshots, a plan from before a migration: the transaction was undone as a whole.
const undone = new Set(['40001', '40P01', '0A000'])
// The connection went away under the work; where there is no way to the database at all, trying again only takes time.
const cut = new Set(['CONNECTION_CLOSED', 'CONNECTION_DESTROYED', 'ECONNRESET', 'EPIPE', '57P01'])
const triesMax = { cut: 3, undone: 5 }
const deadlock = '40P01'
const longestPauseMs = 20

const again = async <Result>(
  run: (isAgain: boolean) => Promise<Result>, isHarmless: (state: string) => boolean,
): Promise<Result> => {
  for (let tries = 1; ; tries++)
    try {
      return await run(tries > 1)
    } catch (error) {
      const state = sqlStateOf(error)
      if (tries >= (undone.has(state) ? triesMax.undone : triesMax.cut) || !isHarmless(state)) throw error
      // Two that met once would meet again if both began anew at the same moment.
      if (state === deadlock) await setTimeout(Math.random() * longestPauseMs * tries)
      // Connections that were cut together are noticed one after the other within this turn of the event loop.
      else await setImmediate()
    }
}

/** What asked a replica asks the primary when it is told that it is asked again: the replica may be what failed. */
export const readAgain = <Result>(read: (isAgain: boolean) => Promise<Result>): Promise<Result> =>
  again(read, (state) => undone.has(state) || cut.has(state))

export const transactAgain = <Result>(database: Database, work: (tx: Tx) => Promise<Result>): Promise<Result> => {
  let isCommitting = false
  const run = (): Promise<Result> =>
    database.transact(async (tx) => {
      isCommitting = false
      const result = await work(tx)
      isCommitting = true
      return result
    })
  // Whether a commit that was cut off came through, nobody here can know.
  return again(run, (state) => undone.has(state) || (cut.has(state) && !isCommitting))
}
