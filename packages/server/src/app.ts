// Puts the server together from its parts; the program and the tests both start it here.
import { randomUUID } from 'node:crypto'
import { calls } from '@bidyard/contract/calls'
import { limits } from '@bidyard/contract/limits'
import type { FastifyInstance } from 'fastify'
import { callers } from './areas/identity/for-other-areas.ts'
import { duties } from './deadlines.ts'
import { handlersOf } from './handlers.ts'
import { jobs as jobTable } from './jobs.ts'
import { liveEvents } from './live-events.ts'
import { openProviders, type Providers } from './providers/providers.ts'
import { reactions } from './reactions.ts'
import { type Database, openDatabase } from './runtime/database/database.ts'
import type { Environment } from './runtime/environment.ts'
import { type Health, openHealth } from './runtime/http/health-server.ts'
import { openRateLimit } from './runtime/http/rate-limit.ts'
import { openServer } from './runtime/http/open-server.ts'
import { addRoutes } from './runtime/http/routes.ts'
import { addEventStream } from './runtime/live/event-stream.ts'
import { type Hub, openHub } from './runtime/live/hub.ts'
import { openOutboxReader } from './runtime/live/outbox-reader.ts'
import { openWakeUps } from './runtime/live/wake-ups.ts'
import type { Log } from './runtime/log.ts'
import { type Metrics, openMetrics } from './runtime/metrics.ts'
import { type Jobs, openJobs } from './runtime/work/jobs.ts'
import { openSweeper, type Sweeper } from './runtime/work/sweeper.ts'

export interface App {
  readonly server: FastifyInstance
  readonly health: Health
  readonly database: Database
  readonly providers: Providers
  readonly metrics: Metrics
  readonly jobs: Jobs
  readonly sweeper: Sweeper
  readonly hub: Hub
  /** Stops accepting, finishes what runs, closes what is open. */
  close(): Promise<void>
}

export interface AppParts {
  readonly environment: Environment
  readonly databaseUrl: string
  readonly log: Log
  readonly node?: string
}

const openLive = async (parts: AppParts, database: Database) => {
  const { environment, log } = parts
  const hub = openHub(database, callers, log)
  const wakeUps = await openWakeUps(database, environment.natsUrl, log)
  const reader = await openOutboxReader(database, ({ events, horizon }) => hub.publish(events, horizon), log)
  wakeUps.on('outbox', () => reader.wake())
  wakeUps.on('rights', () => void hub.checkRights())
  // An end that nobody tells of, such as a session that runs out, is noticed by looking.
  const looking = setInterval(() => void hub.checkRights(), 1_000)
  return {
    hub, reader,
    close: async () => {
      clearInterval(looking)
      hub.endAll()
      await reader.close()
      await wakeUps.close()
    },
  }
}

export const openApp = async (parts: AppParts): Promise<App> => {
  const { environment, databaseUrl, log } = parts
  const database = openDatabase({
    url: databaseUrl, readUrl: environment.databaseReadUrl, connections: environment.connections,
    quiet: environment.natsUrl !== undefined,
  })
  const metrics = openMetrics()
  const jobs = await openJobs(database, jobTable, log)
  const providers = await openProviders(environment)
  const live = await openLive(parts, database)
  const server = openServer({ environment, log, metrics })
  const rateLimit = openRateLimit()
  addRoutes(server, calls, handlersOf(providers), {
    environment, database, callers, reactions, rateLimit, jobs, log, metrics,
  })
  addEventStream(server, {
    environment, database, callers, metrics, hub: live.hub, reader: live.reader, table: liveEvents,
  })
  const health = openHealth(database, metrics)
  const node = parts.node ?? randomUUID()
  const sweeper = openSweeper({ database, duties, reactions, jobs, log, metrics, node })
  const close = async (): Promise<void> => {
    health.drain()
    // A client that never finishes must not keep the node alive for ever.
    const hurry = setTimeout(() => server.server.closeAllConnections(), limits.drainMs)
    await live.close()
    await server.close()
    clearTimeout(hurry)
    await sweeper.stop()
    await jobs.close()
    await new Promise<void>((resolve) => void health.server.close(() => resolve()))
    await database.close()
  }
  return { server, health, database, providers, metrics, jobs, sweeper, hub: live.hub, close }
}
