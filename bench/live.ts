// From the commit of an event to the screens of a hundred viewers, on the same node and on another one.
import { openDatabase } from '../packages/server/src/runtime/database/database.ts'
import { openLiveClient, type LiveClient } from '../packages/server/src/testing/live-client.ts'
import { makeMember } from '../packages/server/src/testing/make.ts'
import { until } from '../packages/server/src/testing/until.ts'
import { withBenchDatabase } from './bench-database.ts'
import { quantile, table } from './figures.ts'
import { type BenchApp, withBenchApp } from './open-bench-app.ts'

const viewers = 100
const events = 200

const ms = (value: number): string => `${value.toFixed(1)} ms`

/** For each viewer of each event the time from the wish to tell it until it was heard. */
const measure = async (teller: BenchApp, clients: readonly LiveClient[]): Promise<number[]> => {
  const times: number[] = []
  for (let count = 1; count <= events; count++) {
    const waiting = clients.map(async (client) => {
      const { length } = client.heard
      await client.next(length)
      times.push(performance.now() - began)
    })
    const began = performance.now()
    await teller.act('flow', async ({ emit }) => emit('carCodesChanged', { count }))
    await Promise.all(waiting)
  }
  return times
}

const openAll = async (app: BenchApp, tokens: readonly string[]): Promise<readonly LiveClient[]> => {
  const clients = await Promise.all(tokens.map((token) => openLiveClient(app.base, token)))
  await until(() => app.hub.count() === tokens.length)
  return clients
}

/** The limit: as many notices of the database itself, without outbox, rights or streams. */
const measureNotices = async (url: string): Promise<number[]> => {
  const database = openDatabase({ url, connections: 2 })
  const heard: (() => void)[] = []
  await database.listen('bench', () => heard.shift()?.(), () => {})
  const times: number[] = []
  for (let count = 0; count < events; count++) {
    const hearing = new Promise<void>((resolve) => void heard.push(resolve))
    const began = performance.now()
    await database.ask("select pg_notify('bench', '')", [])
    await hearing
    times.push(performance.now() - began)
  }
  await database.close()
  return times
}

export const run = (): Promise<string[]> => withBenchDatabase((url) =>
  withBenchApp(url, {}, (near) => withBenchApp(url, {}, async (far) => {
    const made = await Promise.all(Array.from({ length: viewers }, () => makeMember(near.database)))
    const tokens = made.map(({ token }) => token)
    const results: Record<string, number[]> = {}
    for (const [name, app] of [['same node', near], ['another node', far]] as const) {
      const clients = await openAll(app, tokens)
      results[name] = await measure(near, clients)
      for (const client of clients) await client.close()
    }
    results['  notice of the database alone'] = await measureNotices(url)
    return [
      `live: ${events} events, one after the other, each to ${viewers} streams; commit included, fsync on`,
      ...table([
        ['', 'p50', 'p99', 'slowest'],
        ...Object.entries(results).map(([name, times]) =>
          [name, ms(quantile(times, 0.5)), ms(quantile(times, 0.99)), ms(Math.max(...times))]),
      ]),
    ]
  })))
