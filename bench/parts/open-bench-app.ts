// The whole server as it stands in production, on a bench's database, with nothing but its rate limits out of the way.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type App, openApp } from '../../packages/server/src/app.ts'
import type { Product } from '../../packages/server/src/product.ts'
import { readEnvironment } from '../../packages/server/src/runtime/environment.ts'
import { openLog } from '../../packages/server/src/runtime/log.ts'
import { alphaSettings } from '../../packages/server/src/testing/alpha-settings.ts'

const minuteMs = 60_000

export interface BenchApp extends App {
  readonly base: string
}

export const withBenchApp = async <Result>(
  url: string, serves: Partial<Product>, use: (app: BenchApp) => Promise<Result>,
): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'bidyard-bench-data-'))
  const environment = readEnvironment({
    ...alphaSettings, BIDYARD_DATA: folder, DATABASE_URL: url, BIDYARD_PUBLIC_URL: 'http://127.0.0.1',
    BIDYARD_METRICS_PORT: '0',
  })
  // Each look at the clock is a minute later, so nobody ever asks too often.
  let now = 0
  const stopwatch = (): number => (now += minuteMs)
  const app = await openApp({ environment, databaseUrl: url, log: openLog('error'), serves, stopwatch })
  try {
    const base = await app.server.listen({ host: '127.0.0.1', port: 0 })
    return await use({ ...app, base })
  } finally {
    await app.close()
    await rm(folder, { recursive: true, force: true })
  }
}
