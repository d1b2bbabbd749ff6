// Asks which queues have something to do: their workers look for it, and no others.
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Log } from '../../log.ts'

const listDueQueues = async ({ primary }: Database, names: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    select wanted.name from unnest(${names}::text[]) as wanted (name)
    where exists (
      select from jobs.job
      where job.name = wanted.name and job.state < 'active' and not job.blocked and job.start_after <= jobs.job_now())`
    .execute(primary)
  return rows.map(({ name }) => name)
}

export interface QueueWatch {
  /** Now instead of at the next turn; asked while one looks, it looks once more. */
  look(): void
  stop(): Promise<void>
}

export const watchQueues = (given: {
  readonly database: Database; readonly names: readonly string[]; readonly everyMs: number; readonly log: Log
  readonly onDue: (name: string) => void
}): QueueWatch => {
  const { database, names, everyMs, log, onDue } = given
  let isWanted = false
  let isStopped = false
  let looking: Promise<void> | undefined
  const lookOn = async (): Promise<void> => {
    while (isWanted && !isStopped) {
      isWanted = false
      for (const name of await listDueQueues(database, names)) if (!isStopped) onDue(name)
    }
  }
  const look = (): void => {
    if (isStopped) return
    isWanted = true
    looking ??= lookOn()
      .catch((error: unknown) => log.warn('job queues', { error }))
      .finally(() => {
        looking = undefined
      })
  }
  const timer = setInterval(look, everyMs)
  look()
  return {
    look,
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await looking
    },
  }
}
