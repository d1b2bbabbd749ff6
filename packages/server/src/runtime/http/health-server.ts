// Tells the machines that watch: alive, ready to serve, and the numbers; on a port of its own, away from the public.
import { createServer, type Server } from 'node:http'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Metrics } from '../metrics.ts'

export const healthPaths = ['/live', '/ready', '/metrics'] as const
type HealthPath = (typeof healthPaths)[number]
const isHealthPath = (path: string): path is HealthPath => healthPaths.some((one) => one === path)

export interface Health {
  readonly server: Server
  /** From now on the balancer should send nobody here. */
  drain(): void
  close(): Promise<void>
}

const answersWithin = async (database: Database, ms: number): Promise<boolean> => {
  const late = new Promise<false>((resolve) => void setTimeout(resolve, ms, false).unref())
  const asked = sql`select 1`.execute(database.primary).then(() => true, () => false)
  return Promise.race([asked, late])
}

export const openHealth = (database: Database, metrics: Metrics): Health => {
  let draining = false
  const server = createServer({ requestTimeout: 5_000, headersTimeout: 5_000 }, async (request, response) => {
    const send = (status: number, text: string, type = 'text/plain; charset=utf-8'): void => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text)
    }
    const [path = ''] = (request.url ?? '').split('?')
    if (!isHealthPath(path)) return send(404, 'live, ready, metrics\n')
    if (path === '/live') return send(200, 'alive\n')
    if (path === '/ready') {
      if (draining) return send(503, 'draining\n')
      return (await answersWithin(database, 1_000)) ? send(200, 'ready\n') : send(503, 'the database does not answer\n')
    }
    return send(200, await metrics.registry.metrics(), metrics.registry.contentType)
  })
  return {
    server,
    drain: () => (draining = true),
    close: async () => {
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()))
      // Whoever watches keeps its connection open, and answers here are short.
      server.closeAllConnections()
      await closed
    },
  }
}
