// Deletes what is old in small bites, so that a day of very many does not run into the time-out of one statement.
import type { Tx } from '../../runtime/database/database.ts'
import type { JobGiven } from '../../runtime/work/jobs.ts'

/** `drop` deletes so many at most and answers how many it found. */
export const inBites = async (
  { act, signal }: Pick<JobGiven, 'act' | 'signal'>, size: number, drop: (tx: Tx, max: number) => Promise<number>,
): Promise<void> => {
  for (let dropped = size; dropped === size && !signal.aborted; )
    dropped = await act('clock', ({ tx }) => drop(tx, size))
}
