// Acts that nobody asked for, such as the clock's and the jobs': a transaction with its events and all that follows.
import type { Database, Tx } from '../database/database.ts'
import { transactAgain } from '../database/transact-again.ts'
import { readNow } from '../time/clock.ts'
import { type Doer, type ReactionGiven, type Reactions, tellAndReact } from './events.ts'
import type { Enqueue } from './jobs.ts'

/** The actor is who stands behind the act in history and logs: `clock`, `flow`. */
export type Act = <Result>(actor: string, work: (given: ReactionGiven) => Promise<Result>) => Promise<Result>

export const openActs = (given: {
  readonly database: Database; readonly reactions: Reactions; readonly enqueueIn: (tx: Tx) => Enqueue
}): Act => (actor, work) =>
  transactAgain(given.database, async (tx) => {
    const doer: Doer = { actor, memberId: null, requestId: null }
    const now = await readNow(tx)
    const enqueue = given.enqueueIn(tx)
    return tellAndReact({ tx, now, doer, reactions: given.reactions, enqueue }, (emit) =>
      work({ tx, now, emit, enqueue, doer }))
  })
