// Everything that the server serves, in one hand; tests put a small area of their own in its place.
import { calls } from '@bidyard/contract/calls'
import type { DemoMarket } from './areas/sandbox/for-other-areas.ts'
import { duties } from './deadlines.ts'
import { handlersOf } from './handlers.ts'
import { jobPlans, jobRunsOf } from './jobs.ts'
import { liveEvents } from './live-events.ts'
import type { Providers } from './providers/providers.ts'
import { reactions } from './reactions.ts'
import type { CallTable, HandlerTable } from './runtime/http/routes.ts'
import type { LiveTable } from './runtime/live/hub.ts'
import type { Reactions } from './runtime/work/events.ts'
import type { JobPlans, JobRuns } from './runtime/work/jobs.ts'
import type { DutyTable } from './runtime/work/sweeper.ts'

export interface Product {
  readonly calls: CallTable
  readonly handlersOf: (providers: Providers) => HandlerTable
  readonly jobPlans: JobPlans
  readonly jobRunsOf: (providers: Providers, demo?: DemoMarket) => JobRuns
  readonly reactions: Reactions
  readonly duties: DutyTable
  readonly liveEvents: LiveTable
}

export const product: Product = { calls, handlersOf, jobPlans, jobRunsOf, reactions, duties, liveEvents }
