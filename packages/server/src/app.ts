// Puts the server together from its parts; the program and the tests both start it here.
import { randomUUID } from 'node:crypto'
import { callsServed } from '@bidyard/contract/calls'
import type { FastifyInstance } from 'fastify'
import { openLogExport } from './areas/audit/for-other-areas.ts'
import { openExport } from './areas/exports/for-other-areas.ts'
import { openPrivateView } from './areas/files/for-other-areas.ts'
import { openReceiveNotice } from './areas/finance/for-other-areas.ts'
import { openCallers, openReceiveReturn, openSessionTouches } from './areas/identity/for-other-areas.ts'
import { phoneTemplates } from './areas/notices/for-other-areas.ts'
import { openLaunchFrames, openSamplePartners } from './areas/partners/for-other-areas.ts'
import type { DemoMarket } from './areas/sandbox/for-other-areas.ts'
import { addSamplePartner } from './providers/partner-app/sample-routes.ts'
import { addBankNotices } from './providers/bank/notice-route.ts'
import { addReturnRoute } from './providers/identity/return-route.ts'
import { addKgSimulator } from './providers/identity/simulator/kg-simulator.ts'
import { openProviders, type Providers } from './providers/providers.ts'
import { addFileRoutes } from './providers/storage/file-routes.ts'
import { openFirst } from './providers/storage/private-route.ts'
import { product, type Product } from './product.ts'
import { type Bounds, boundsOf } from './runtime/bounds.ts'
import type { Callers } from './runtime/caller.ts'
import { type Database, openDatabase } from './runtime/database/database.ts'
import type { Environment } from './runtime/environment.ts'
import { type Health, openHealth } from './runtime/http/health-server.ts'
import { openRateLimit, type RateLimit } from './runtime/call/rate-limit.ts'
import type { AncestorsOf } from './runtime/http/pages/framed-pages.ts'
import { openServer } from './runtime/http/open-server.ts'
import { ownOriginOf } from './runtime/http/own-origin.ts'
import { addRoutes } from './runtime/http/routes.ts'
import { type HeldKeys, holdKeys, type Holding } from './runtime/keys/hold-keys.ts'
import { openReadAs, type ReadAs } from './runtime/list/read-as.ts'
import { openEventIds } from './runtime/live/event-id.ts'
import { addEventStream } from './runtime/live/event-stream.ts'
import type { Hub } from './runtime/live/hub.ts'
import { openLive } from './runtime/live/open-live.ts'
import type { Log } from './runtime/log.ts'
import { type Metrics, openMetrics } from './runtime/metrics.ts'
import { readNow } from './runtime/time/clock.ts'
import { openServerClock } from './runtime/time/server-clock.ts'
import { type Act, openActs } from './runtime/work/acts.ts'
import { type Jobs, openJobs } from './runtime/work/jobs.ts'
import { openSweeper, type Sweeper } from './runtime/work/sweeper.ts'

export interface App {
  readonly server: FastifyInstance
  readonly health: Health
  readonly database: Database
  readonly providers: Providers
  readonly metrics: Metrics
  readonly jobs: Jobs
  readonly act: Act
  readonly sweeper: Sweeper
  readonly hub: Hub
  /** For the pages of the web, which the program adds. */
  readonly ancestorsOf: AncestorsOf
  /** Jobs that run end, then requests, and what is open is closed; each for so long as its bound says. */
  close(): Promise<void>
}

export interface AppParts {
  readonly environment: Environment
  readonly databaseUrl: string
  readonly log: Log
  readonly node?: string
  readonly serves?: Partial<Product>
  readonly bounds?: Partial<Bounds>
  /** Keeps the market of a demo world going; closed with the app. */
  readonly demo?: DemoMarket | undefined
  /** Milliseconds that only ever grow, for what is counted by the minute. */
  readonly stopwatch?: () => number
}

/** Whoever stands in for a third party speaks over HTTP, as that one would. */
const addStandIns = (server: FastifyInstance, providers: Providers): void => {
  const { kgSimulator, bankSimulator, carDataSimulators, phoneSimulator } = providers
  if (kgSimulator !== undefined) addKgSimulator(server, kgSimulator)
  bankSimulator?.addTo(server)
  carDataSimulators?.addTo(server)
  phoneSimulator?.addTo(server)
}

interface Between {
  readonly providers: Providers
  readonly database: Database
  readonly act: Act
  readonly log: Log
  readonly rateLimit: RateLimit
}

/** A process that may not hold its keys leaves nothing open behind. */
const openKeys = (
  holding: Pick<Holding, 'database' | 'settings' | 'log'>, { keyHolderMs: silentMs, keyWaitMs: waitMs }: Bounds,
): Promise<HeldKeys> =>
  holdKeys({ ...holding, silentMs, waitMs }).catch(async (error: unknown) => {
    await holding.database.close()
    throw error
  })

/** Where third parties come to us: banks with their notices, browsers on their way back from an identity check. */
const addArrivals = (server: FastifyInstance, { providers, rateLimit, ...rest }: Between): void => {
  addBankNotices(server, { rateLimit, receive: openReceiveNotice({ ...rest, banks: providers.banks, rateLimit }) })
  addReturnRoute(server, openReceiveReturn(rest.database, providers.personal))
  addStandIns(server, providers)
}

interface Opening {
  readonly database: Database
  readonly callers: Callers
  readonly log: Log
  readonly bounds: Bounds
}

/** What only one session may read, for a minute. */
const opensPrivate = (
  providers: Providers, reading: ReadAs, { database, callers, log, bounds: { heartbeatMs: beatMs } }: Opening,
) => openFirst(
  openPrivateView(providers, database, callers), openLogExport(providers, database, callers),
  openExport({ ...providers, reading }, { database, callers, log, beatMs }),
)

/** A client that never finishes must not keep the node alive for ever. */
const closeWithin = async (server: FastifyInstance, ms: number): Promise<void> => {
  const hurry = setTimeout(() => server.server.closeAllConnections(), ms)
  await server.close()
  clearTimeout(hurry)
}

/** A signal and a lost database may both tell it to leave. */
const once = (leave: () => Promise<void>): (() => Promise<void>) => {
  let left: Promise<void> | undefined
  return () => (left ??= leave())
}

const tellOfReplicas = (log: Log) => (host: string, isNear: boolean): void =>
  isNear
    ? log.info('a replica is near enough for lists', { host })
    : log.warn('a replica is too far behind for lists', { host })

export const openApp = async (parts: AppParts): Promise<App> => {
  const { environment, databaseUrl, log } = parts
  const { calls, handlersOf, jobPlans, jobRunsOf, reactions, duties, liveEvents } = { ...product, ...parts.serves }
  const bounds = boundsOf(parts.bounds)
  const database = openDatabase({
    url: databaseUrl, readUrl: environment.databaseReadUrl, connections: environment.connections, bounds,
    onReplica: tellOfReplicas(log),
  })
  const metrics = openMetrics()
  const keys = await openKeys({ database, settings: environment, log }, bounds)
  const providers = await openProviders(environment, {
    ...bounds, keys, db: database.primary, transact: database.transact, now: () => readNow(database.primary),
    ownOrigin: () => ownOriginOf(server), phoneTemplates,
  })
  const onDead = (count: number): void => metrics.jobsDead.set(count)
  const runs = jobRunsOf(providers, parts.demo)
  const jobs = await openJobs({ database, plans: jobPlans, runs, log, onDead, restMs: bounds.restMs })
  const touches = openSessionTouches(database, log)
  const callers = openCallers(touches, environment.sandbox)
  const act = openActs({ database, reactions, enqueueIn: jobs.enqueueIn })
  const clock = await openServerClock(database, bounds.clockMs)
  const live = await openLive({ database, callers, natsUrl: environment.natsUrl, log, metrics, jobs, clock })
  const rateLimit = openRateLimit(parts.stopwatch)
  const server = openServer({ environment, log, metrics, bounds, rateLimit, now: clock.now })
  const handlers = handlersOf(providers)
  addRoutes(server, callsServed(calls, environment.sandbox), handlers, {
    environment, database, callers, reactions, rateLimit, jobs, bounds,
  })
  addEventStream(server, {
    database, callers, metrics, hub: live.hub, table: liveEvents, ids: openEventIds(environment.secret),
    sandbox: environment.sandbox, heartbeatMs: bounds.heartbeatMs,
  })
  const openPrivate = opensPrivate(providers, openReadAs(calls, handlers), { database, callers, log, bounds })
  addFileRoutes(server, { disk: providers.disk, openPrivate })
  addArrivals(server, { providers, database, act, log, rateLimit })
  if (environment.sandbox)
    addSamplePartner(server, {
      run: environment.run, list: openSamplePartners(database, providers), now: () => readNow(database.primary),
    })
  const ancestorsOf = openLaunchFrames(database, environment.sandbox)
  const health = openHealth(database, metrics)
  const sweeper = openSweeper({ database, duties, act, log, metrics, node: parts.node ?? randomUUID() })
  const leave = async (): Promise<void> => {
    health.drain()
    // A job may ask a stand-in, and a third party may call back while one runs: both are served from here.
    await jobs.rest()
    await live.close()
    await closeWithin(server, bounds.drainMs)
    clock.close()
    await sweeper.stop()
    await jobs.close()
    parts.demo?.pictures.close()
    await touches.settled().then(keys.release)
    await health.close()
    await database.close()
  }
  return {
    server, health, database, providers, metrics, jobs, act, sweeper, hub: live.hub, ancestorsOf, close: once(leave),
  }
}
