// Puts the server together from its parts; the program and the tests both start it here.
import { calls } from '@bidyard/contract/calls'
import type { FastifyInstance } from 'fastify'
import { findCaller } from './areas/identity/for-other-areas.ts'
import { handlersOf } from './handlers.ts'
import { openProviders, type Providers } from './providers/providers.ts'
import { reactions } from './reactions.ts'
import { type Database, openDatabase } from './runtime/database/database.ts'
import type { Environment } from './runtime/environment.ts'
import { openRateLimit } from './runtime/http/rate-limit.ts'
import { openServer } from './runtime/http/open-server.ts'
import { addRoutes } from './runtime/http/routes.ts'
import type { Log } from './runtime/log.ts'
import { type Metrics, openMetrics } from './runtime/metrics.ts'

export interface App {
  readonly server: FastifyInstance
  readonly database: Database
  readonly providers: Providers
  readonly metrics: Metrics
  /** Stops accepting, finishes what runs, closes what is open. */
  close(): Promise<void>
}

export const openApp = async (given: {
  readonly environment: Environment
  readonly databaseUrl: string
  readonly log: Log
}): Promise<App> => {
  const { environment, databaseUrl, log } = given
  const database = openDatabase({
    url: databaseUrl, readUrl: environment.databaseReadUrl, connections: environment.connections,
  })
  const metrics = openMetrics()
  const providers = await openProviders(environment)
  const server = openServer({ environment, log, metrics })
  const rateLimit = openRateLimit()
  addRoutes(server, calls, handlersOf(providers), {
    environment, database, findCaller, reactions, rateLimit, log, metrics,
  })
  return {
    server, database, providers, metrics,
    close: async () => {
      await server.close()
      await database.close()
    },
  }
}
