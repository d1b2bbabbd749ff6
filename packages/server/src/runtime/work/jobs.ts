// Work that may fail and must be tried again: it is queued in the transaction that wants it, and run after the commit.
import { sql } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Sql } from 'postgres'
import type { Database, Tx } from '../database/database.ts'
import type { Log } from '../log.ts'

/** Areas add their jobs here by declaration merging, so that a name and its payload are checked where it is queued. */
export interface JobPayloads {
  /** Drops what nobody may ask for any more: old idempotency keys and delivered events. */
  prune: { readonly at: string }
}
export type JobName = Extract<keyof JobPayloads, string>

export type Enqueue = <Name extends JobName>(name: Name, payloads: readonly JobPayloads[Name][]) => Promise<void>

export interface Job<Payload> {
  readonly run: (payload: Payload, given: { readonly database: Database; readonly log: Log }) => Promise<void>
  /** Attempts in all, with growing pauses; then the payload lies in the dead letters. */
  readonly tries: number
  readonly seconds: number
  readonly atOnce: number
}
export type JobTable = { readonly [Name in JobName]: Job<JobPayloads[Name]> }

export interface DeadLetter {
  readonly id: string
  readonly name: string
  readonly payload: unknown
  readonly error: unknown
}

export interface Jobs {
  enqueueIn(tx: Tx): Enqueue
  /** Begins to work; without it jobs are only queued. */
  work(): Promise<void>
  deadLetters(): Promise<DeadLetter[]>
  /** Puts everything that failed for good back into its queue and tells how many. */
  reviveDeadLetters(): Promise<number>
  close(): Promise<void>
}

const deadLetterOf = (name: string): string => `${name}-dead`

/** The queue's own set-up comes as one text with many statements and its own begin and commit: one connection, no parameters. */
const runScript = async (driver: Sql, text: string): Promise<unknown[]> => {
  const held = await driver.reserve()
  try {
    const results = await held.unsafe(text).simple()
    return Array.from(results as Iterable<unknown>).flatMap((one) => (Array.isArray(one) ? Array.from(one) : [one]))
  } finally {
    held.release()
  }
}

const adapterOver = (driver: Sql) => ({
  executeSql: async (text: string, values?: unknown[]) => ({
    rows: values === undefined || values.length === 0
      ? await runScript(driver, text)
      : Array.from(await driver.unsafe(text, values as never[])),
  }),
  listen: async (channel: string, onNotification: (payload: string) => void, onReconnect: () => void) => {
    const listening = await driver.listen(channel, onNotification, onReconnect)
    return { close: () => listening.unlisten() }
  },
})

const startBoss = async (driver: Sql, log: Log, setUp: boolean): Promise<PgBoss> => {
  const boss = new PgBoss({
    db: adapterOver(driver), schema: 'jobs', migrate: setUp, createSchema: setUp, supervise: !setUp, schedule: false,
    useListenNotify: !setUp, reindex: false, monitorVacuum: false,
  })
  boss.on('error', (error) => log.error('job queue', { error }))
  await boss.start()
  return boss
}

/** Makes the queue's own tables and one queue per job; part of bringing a database to the newest shape. */
export const prepareJobs = async (driver: Sql, table: JobTable, log: Log): Promise<void> => {
  const boss = await startBoss(driver, log, true)
  for (const [name, job] of Object.entries(table)) {
    const dead = deadLetterOf(name)
    if ((await boss.getQueue(dead)) === null) await boss.createQueue(dead)
    const options = {
      retryLimit: job.tries - 1, retryDelay: 1, retryBackoff: true, retryDelayMax: 3_600,
      expireInSeconds: job.seconds, deadLetter: dead, notify: true, deleteAfterSeconds: 86_400,
    }
    if ((await boss.getQueue(name)) === null) await boss.createQueue(name, options)
    else await boss.updateQueue(name, options)
  }
  await boss.stop({ graceful: false })
}

export const openJobs = async (database: Database, table: JobTable, log: Log): Promise<Jobs> => {
  const boss = await startBoss(database.driver, log, false)
  const names = Object.keys(table) as JobName[]
  const runOne = async (name: JobName, payload: unknown): Promise<void> => {
    const job = table[name] as Job<unknown>
    try {
      await job.run(payload, { database, log })
    } catch (error) {
      log.warn('job failed', { job: name, error })
      throw error
    }
  }
  return {
    enqueueIn: (tx) => async (name, payloads) => {
      await boss.insert(name, payloads.map((data) => ({ data: data as object })), { db: fromKysely(tx) })
    },
    work: async () => {
      for (const name of names)
        await boss.work(name, { localConcurrency: table[name].atOnce, pollingIntervalSeconds: 2 }, async (found) => {
          for (const { data } of found) await runOne(name, data)
        })
    },
    deadLetters: async () => {
      const { rows } = await sql<DeadLetter>`
        select id, name, data as payload, output as error from jobs.job
        where name = any(${names.map(deadLetterOf)}) order by created_on`.execute(database.primary)
      return rows
    },
    reviveDeadLetters: async () => {
      let revived = 0
      for (const name of names) revived += await boss.redrive(deadLetterOf(name))
      return revived
    },
    close: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}
