// From the wish to tell something to the screens that hear it: a hundred, here and on another node, and thousands.
import { setTimeout as pause } from 'node:timers/promises'
import { limits } from '@bidyard/contract/limits'
import { openDatabase } from '../packages/server/src/runtime/database/database.ts'
import { openLiveClient, type LiveClient } from '../packages/server/src/testing/live-client.ts'
import { makeMember } from '../packages/server/src/testing/make.ts'
import { until } from '../packages/server/src/testing/until.ts'
import { withBenchDatabase } from './parts/bench-database.ts'
import { quantile, table, whole } from './parts/figures.ts'
import { type BenchApp, withBenchApp } from './parts/open-bench-app.ts'
import { sized } from './parts/sized.ts'
import { openScreens } from './streams/open-screens.ts'

const viewers = sized(100, 5)
const events = sized(200, 5)
const crowd = sized(5_000, 50)
/** A busy market tells everybody of something about once a second. */
const crowdEvents = sized(60, 2)
const crowdEveryMs = 1_000

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

/** Each event of a crowd's screens; they are asked in the end, so nothing waits for them. */
const measureCrowd = async (app: BenchApp): Promise<{ readonly times: number[]; readonly missed: number }> => {
  const owners = await Promise.all(Array.from({ length: crowd / limits.liveStreamsPerCaller }, () =>
    makeMember(app.database)))
  const tokens = owners.flatMap(({ token }) => Array.from({ length: limits.liveStreamsPerCaller }, () => token))
  const screens = await openScreens({ port: Number(new URL(app.base).port), tokens, of: '"count":([0-9]+)' })
  const toldAt = new Map<string, number>()
  for (let count = 0; count < crowdEvents; count++) {
    toldAt.set(String(count), Date.now())
    await app.act('flow', async ({ emit }) => emit('carCodesChanged', { count }))
    await pause(crowdEveryMs)
  }
  const heard = await screens.heard()
  const times = heard.flatMap(([count, at]) => {
    const told = toldAt.get(count)
    return told === undefined ? [] : [at - told]
  })
  return { times, missed: crowd * crowdEvents - times.length }
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
    const thousands = await measureCrowd(near)
    results[`${whole(crowd)} streams`] = thousands.times
    results['  notice of the database alone'] = await measureNotices(url)
    return [
      `live: ${events} events, one after the other, each to ${viewers} streams;`,
      `  ${crowdEvents} in as many seconds to ${whole(crowd)}, ${thousands.missed} missed; wanted: 500 ms (p99);`,
      '  commit included, fsync on',
      ...table([
        ['', 'p50', 'p99', 'slowest'],
        ...Object.entries(results).map(([name, times]) =>
          [name, ms(quantile(times, 0.5)), ms(quantile(times, 0.99)), ms(quantile(times, 1))]),
      ]),
    ]
  })))
