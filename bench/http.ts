// A list of 20 rows and an act with key and event over HTTP, beside the driver alone sending the same SQL.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { addressOf } from '@bidyard/contract/call'
import { makeMember } from '../packages/server/src/testing/make.ts'
import { sampleCalls } from '../packages/server/src/testing/sample/calls.ts'
import { withBenchDatabase } from './bench-database.ts'
import { median, runsOf, table, whole } from './figures.ts'
import { benchArea, makeRows } from './http/area.ts'
import type { Load, LoadResult } from './http/loader.ts'
import { openRawDriver } from './http/raw.ts'
import { withBenchApp } from './open-bench-app.ts'

const rounds = 5
const seconds = 3
const connections = 32
const rows = 100_000
const poolSize = 20

const askFor = async (load: Load): Promise<LoadResult> => {
  const loader = fork(join(import.meta.dirname, 'http/loader.ts'))
  const left = once(loader, 'exit')
  loader.send(load)
  const [result] = (await once(loader, 'message')) as [LoadResult]
  await left
  const others = Object.keys(result.statuses).filter((status) => status !== '200')
  if (others.length > 0) throw new Error(`answers other than 200: ${JSON.stringify(result.statuses)}`)
  return result
}

const repeat = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  const until = began + seconds * 1_000
  let count = 0
  await Promise.all(Array.from({ length: connections }, async () => {
    while (performance.now() < until) {
      await work()
      count++
    }
  }))
  return (count / (performance.now() - began)) * 1_000
}

const requestsWith = (token: string): { readonly list: string; readonly act: string } => {
  const query = new URLSearchParams({
    filter: JSON.stringify({ paint: { in: ['red', 'green'] } }), sort: JSON.stringify([{ createdAt: 'desc' }]),
    size: '20',
  })
  const head = `host: bench\r\napp-namespace: alpha\r\nauthorization: Bearer ${token}\r\n`
  const body = JSON.stringify({ name: '차량', priceWon: 1_000, paint: 'red' })
  return {
    list: `GET ${addressOf(sampleCalls.sample.listSamples)}?${query.toString()} HTTP/1.1\r\n${head}\r\n`,
    act: `POST ${addressOf(sampleCalls.sample.makeSample)} HTTP/1.1\r\n${head}idempotency-key: {key}\r\n`
      + `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  }
}

interface Series {
  readonly raw: number[]
  readonly served: LoadResult[]
}

const linesOf = (name: string, { raw, served }: Series): string[][] => {
  const perSecond = served.map((one) => one.perSecond)
  const share = median(perSecond) / median(raw)
  return [
    [name, `${whole(median(perSecond))}/s`, `${median(served.map(({ p50Ms }) => p50Ms)).toFixed(1)} ms`,
      `${median(served.map(({ p99Ms }) => p99Ms)).toFixed(1)} ms`, share.toFixed(2), runsOf(perSecond)],
    ['  driver alone', `${whole(median(raw))}/s`, '', '', '1.00', runsOf(raw)],
  ]
}

export const run = (): Promise<string[]> => withBenchDatabase((url) => withBenchApp(url, benchArea, async (app) => {
  await makeRows(app.database, rows)
  const { token } = await makeMember(app.database)
  const raw = openRawDriver(url, token, poolSize)
  const port = Number(new URL(app.base).port)
  const { list, act } = requestsWith(token)
  const all: Record<'list' | 'act', Series> = { list: { raw: [], served: [] }, act: { raw: [], served: [] } }
  // The first round only warms up.
  for (let round = 0; round <= rounds; round++)
    for (const [name, request] of [['list', list], ['act', act]] as const) {
      const limit = await repeat(raw[name])
      const served = await askFor({ port, connections, seconds, request })
      if (round === 0) continue
      all[name].raw.push(limit)
      all[name].served.push(served)
    }
  await raw.close()
  return [
    `http: ${connections} at once, ${seconds} s each, ${poolSize} database connections, ${whole(rows)} rows, fsync on;`,
    '  load generator, server and database share the machine',
    ...table([
      ['', 'per second', 'p50', 'p99', 'of driver', 'runs'],
      ...linesOf('list of 20 rows', all.list),
      ...linesOf('act with key, row, event', all.act),
    ]),
  ]
}))
