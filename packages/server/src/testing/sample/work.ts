// The part of the runtime that works beside the requests, put together with whatever a test wants to see.
import { type EventName, events } from '@bidyard/contract/events'
import type { Database } from '../../runtime/database/database.ts'
import { type Log, openLog } from '../../runtime/log.ts'
import { type Metrics, openMetrics } from '../../runtime/metrics.ts'
import { type Act, openActs } from '../../runtime/work/acts.ts'
import type { Reactions } from '../../runtime/work/events.ts'
import {
  type Jobs, openJobs, prepareJobs, type JobPlan, type JobPlans, type JobRun, type JobRuns,
} from '../../runtime/work/jobs.ts'
import { type DutyTable, openSweeper, type Sweeper } from '../../runtime/work/sweeper.ts'

export const reactionsTo = (some: Partial<Reactions>): Reactions => ({
  ...(Object.fromEntries((Object.keys(events) as EventName[]).map((name) => [name, []])) as unknown as Reactions),
  ...some,
})

export interface SampleJob extends JobPlan {
  readonly run: JobRun<object>
}

export interface SampleWork {
  readonly act: Act
  readonly jobs: Jobs
  readonly sweeper: Sweeper
  readonly metrics: Metrics
  readonly logged: readonly string[]
  stop(): Promise<void>
}

/** Several of them over one database are several nodes. */
export const openSampleWork = async (database: Database, wish: {
  readonly reactions?: Partial<Reactions>
  readonly duties?: DutyTable
  /** Jobs of the test's own, which the product's table of jobs does not know. */
  readonly jobs?: Readonly<Record<string, SampleJob>>
  readonly node?: string
} = {}): Promise<SampleWork> => {
  const logged: string[] = []
  const log: Log = openLog('info', (line) => void logged.push(line))
  const metrics = openMetrics()
  const samples = Object.entries(wish.jobs ?? {})
  const plans = Object.fromEntries(samples) as unknown as JobPlans
  const runs = Object.fromEntries(samples.map(([name, { run }]) => [name, run])) as unknown as JobRuns
  if (samples.length > 0) await prepareJobs(database, plans, log)
  const jobs = await openJobs({
    database, plans, runs, log, lookMs: 500, onDead: (count) => metrics.jobsDead.set(count),
  })
  const act = openActs({ database, reactions: reactionsTo(wish.reactions ?? {}), enqueueIn: jobs.enqueueIn })
  database.onTold((what) => {
    if (what === 'jobs') jobs.wake()
  })
  const sweeper = openSweeper({
    database, duties: wish.duties ?? {}, act, log, metrics, node: wish.node ?? 'sample', everyMs: 50,
  })
  return {
    act, jobs, sweeper, metrics, logged,
    stop: async () => {
      await sweeper.stop()
      await jobs.close()
    },
  }
}
