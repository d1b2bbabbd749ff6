// Work that may fail and must be tried again: it is queued in the transaction that wants it, and run after the commit.
import { setTimeout as delay } from 'node:timers/promises'
import { limits } from '@bidyard/contract/limits'
import { fromKysely, PgBoss } from 'pg-boss'
import { type Database, noteTold, type Tx } from '../database/database.ts'
import { type Log, withoutValues } from '../log.ts'
import type { Act } from './acts.ts'
import { type DeadLetters, deadLetterOf, openDeadLetters } from './queues/dead-letters.ts'
import { adapterOver } from './queues/job-database.ts'
import { type QueueWatch, watchQueues } from './queues/watch-queues.ts'

/** Areas add their jobs here by declaration merging, so that a name and its payload are checked where it is queued. */
export interface JobPayloads {
  /** Drops what nobody may ask for any more: old idempotency keys and delivered events. */
  prune: object
}
export type JobName = Extract<keyof JobPayloads, string>

/** What is in no hurry may begin only after so many seconds. */
export type Enqueue = <Name extends JobName>(
  name: Name, payloads: readonly JobPayloads[Name][], afterSeconds?: number,
) => Promise<void>

export interface JobPlan {
  /** Attempts in all, with growing pauses; then the payload lies in the dead letters. */
  readonly tries: number
  readonly seconds: number
  /** How many of them one node runs at once. */
  readonly atOnce: number
  /** Queued by itself, once in so many seconds however many nodes there are; at most a day. */
  readonly everySeconds?: number
}
export type JobPlans = { readonly [Name in JobName]: JobPlan }

export interface JobGiven {
  readonly database: Database
  readonly log: Log
  /** A transaction whose events and their reactions belong to this job. */
  readonly act: Act
  /** Aborted when the time of the job is over and somebody else may try it. */
  readonly signal: AbortSignal
  /** If this fails as well, the payload lies in the dead letters. */
  readonly isLastTry?: boolean
}
/** What a job needs is still on its way: it is tried again like after a failure, which this is only at its last try. */
export class NotYet extends Error {}

/** May be run more than once, so it must bear that. */
export type JobRun<Payload> = (payload: Payload, given: JobGiven) => Promise<void>
export type JobRuns = { readonly [Name in JobName]: JobRun<JobPayloads[Name]> }

export interface Jobs extends Omit<DeadLetters, 'forgetOvertaken'> {
  enqueueIn(tx: Tx): Enqueue
  /** Begins to work; without it jobs are only queued. */
  work(act: Act): Promise<void>
  /** Looks for jobs now instead of at the next turn. */
  wake(): void
  /** Notices jobs whose node died; by itself it happens every few seconds. */
  supervise(): Promise<void>
  /** Puts everything that failed for good back into its queue and tells how many. */
  reviveDeadLetters(): Promise<number>
  /** Begins no other; waits for what runs, for a while. What is queued meanwhile is somebody else's. */
  rest(): Promise<void>
  /** What still runs after the rest is cut off: one of its tries is over, as if its node had died. */
  close(): Promise<void>
}

const schema = 'jobs'
const keepSeconds = 90 * 86_400
const redriveMax = 1_000
// One question tells the workers when to look; by themselves they do so only in case it was never answered.
const pollSeconds = 60

const startBoss = async (database: Database, log: Log, setUp: boolean): Promise<PgBoss> => {
  const boss = new PgBoss({
    db: adapterOver(database), schema, migrate: setUp, createSchema: setUp, supervise: !setUp, schedule: false,
    reindex: false, monitorVacuum: false, superviseIntervalSeconds: 10, monitorIntervalSeconds: 10,
  })
  boss.on('error', (error) => log.error('job queue', { error }))
  await boss.start()
  return boss
}

/** Makes the queue's own tables and one queue per job; part of bringing a database to the newest shape. */
export const prepareJobs = async (database: Database, plans: JobPlans, log: Log): Promise<void> => {
  const boss = await startBoss(database, log, true)
  for (const [name, plan] of Object.entries(plans)) {
    const deadLetter = deadLetterOf(name)
    const kept = { retentionSeconds: keepSeconds }
    if ((await boss.getQueue(deadLetter)) === null) await boss.createQueue(deadLetter, kept)
    const options = {
      ...kept, retryLimit: plan.tries - 1, retryDelay: 1, retryBackoff: true, retryDelayMax: 3_600,
      // A node that dies goes silent; its jobs are taken over after this, however long they may take.
      expireInSeconds: plan.seconds, heartbeatSeconds: 10, deadLetter, deleteAfterSeconds: 2 * 86_400,
    }
    if ((await boss.getQueue(name)) === null) await boss.createQueue(name, options)
    else await boss.updateQueue(name, options)
  }
  await boss.stop({ graceful: false })
}

const runnerOf = (given: {
  readonly database: Database; readonly runs: JobRuns; readonly plans: JobPlans; readonly log: Log; readonly act: Act
}) =>
  async (name: JobName, job: { readonly data: object; readonly signal: AbortSignal; readonly retryCount: number }) => {
    const { runs, plans, ...rest } = given
    const isLastTry = job.retryCount + 1 >= plans[name].tries
    try {
      await (runs[name] as JobRun<object>)(job.data, { ...rest, signal: job.signal, isLastTry })
    } catch (error) {
      if (isLastTry || !(error instanceof NotYet))
        given.log.warn('job failed', { job: name, attempt: job.retryCount + 1, error })
      // The queue keeps all that hangs on it, for as long as the job lies among the dead letters.
      throw withoutValues(error)
    }
  }

const enqueueOn = (boss: PgBoss) => (tx: Tx): Enqueue => async (name, payloads, afterSeconds) => {
  if (payloads.length === 0) return
  const later = afterSeconds === undefined ? {} : { startAfter: afterSeconds }
  await boss.insert(name, payloads.map((data) => ({ data, ...later })), { db: fromKysely(tx) })
  noteTold(tx, 'jobs')
}

const wakeWorkers = (boss: PgBoss, of: string): void => {
  for (const { id, name } of boss.getWipData()) if (name === of) boss.notifyWorker(id)
}

const reviveDead = async (boss: PgBoss, names: readonly JobName[]): Promise<number> => {
  let revived = 0
  for (const name of names)
    for (let moved = redriveMax; moved === redriveMax; revived += moved)
      moved = await boss.redrive(deadLetterOf(name), { limit: redriveMax })
  return revived
}

const takeFrom = async (
  boss: PgBoss, name: JobName, atOnce: number, run: ReturnType<typeof runnerOf>,
): Promise<void> => {
  const options = { localConcurrency: atOnce, pollingIntervalSeconds: pollSeconds, includeMetadata: true } as const
  await boss.work<object, void, typeof options>(name, options, async (found) => {
    for (const job of found) await run(name, job)
    // Where one was, another may wait: it is looked for now instead of at the next turn.
    if (found.length > 0) wakeWorkers(boss, name)
  })
}

const queueRecurring = async (boss: PgBoss, name: JobName, { everySeconds = 0 }: JobPlan): Promise<void> => {
  await boss.send(name, {}, { singletonSeconds: everySeconds })
}

export const openJobs = async (given: {
  readonly database: Database; readonly plans: JobPlans; readonly runs: JobRuns; readonly log: Log
  readonly lookMs?: number
  readonly restMs?: number
  /** Once a minute, as long as it works. */
  readonly onDead?: (count: number) => void
}): Promise<Jobs> => {
  const { database, plans, log, lookMs = 2_000, restMs = limits.jobRestMs, onDead } = given
  const boss = await startBoss(database, log, false)
  const names = Object.keys(plans) as JobName[]
  let timer: NodeJS.Timeout | undefined
  let watch: QueueWatch | undefined
  const recurring = names.filter((name) => plans[name].everySeconds !== undefined)
  const { forgetOvertaken, ...dead } = openDeadLetters(database, names, recurring)
  let resting: Promise<unknown> | undefined
  const atRest = async (): Promise<void> => {
    const workers = names.map((name) => boss.offWork(name))
    await watch?.stop()
    await Promise.all(workers)
  }
  const rest = async (): Promise<void> => {
    clearInterval(timer)
    resting ??= Promise.race([atRest(), delay(restMs, undefined, { ref: false })])
    await resting
  }
  return {
    ...dead,
    enqueueIn: enqueueOn(boss),
    work: async (act) => {
      const run = runnerOf({ ...given, act })
      for (const name of names) {
        if (resting !== undefined) return
        await takeFrom(boss, name, plans[name].atOnce, run)
      }
      const eachMinute = async (): Promise<void> => {
        for (const name of recurring) await queueRecurring(boss, name, plans[name])
        await forgetOvertaken()
        onDead?.(await dead.countDead())
      }
      await eachMinute()
      if (resting !== undefined) return
      watch = watchQueues({ database, names, everyMs: lookMs, log, onDue: (name) => wakeWorkers(boss, name) })
      timer = setInterval(() => {
        void eachMinute().catch((error: unknown) => log.warn('recurring jobs', { error }))
      }, 60_000)
    },
    wake: () => watch?.look(),
    supervise: () => boss.supervise(),
    reviveDeadLetters: () => reviveDead(boss, names),
    rest,
    close: async () => {
      await rest()
      await boss.stop({ graceful: false })
    },
  }
}
