// A list of 20 rows and an act with key and event over HTTP, beside the driver alone sending the same SQL.
import { addressOf } from '@bidyard/contract/call'
import { makeMember } from '../packages/server/src/testing/make.ts'
import { sampleCalls } from '../packages/server/src/testing/sample/calls.ts'
import { type AsOwner, withBenchDatabase } from './parts/bench-database.ts'
import { median, runsOf, table, whole } from './parts/figures.ts'
import { benchArea, makeRows } from './http/area.ts'
import { askFor } from './http/ask-for.ts'
import type { LoadResult } from './http/loader.ts'
import { withProcesses } from './http/processes.ts'
import { openRawDriver } from './http/raw.ts'
import { type BenchApp, withBenchApp } from './parts/open-bench-app.ts'
import { sized } from './parts/sized.ts'

const rounds = sized(5, 1)
const warmUps = sized(3, 0)
const seconds = sized(3, 0.5)
const connections = 32
const rows = sized(100_000, 1_000)
const poolSize = 20

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

type Act = 'list' | 'act'

const requestsWith = (token: string): Readonly<Record<Act, string>> => {
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
  readonly one: LoadResult[]
  readonly two: LoadResult[]
}

const lineOf = (name: string, served: readonly LoadResult[], raw: readonly number[]): string[] => {
  const perSecond = served.map((one) => one.perSecond)
  const share = median(perSecond) / median(raw)
  return [
    name, `${whole(median(perSecond))}/s`, `${median(served.map(({ p50Ms }) => p50Ms)).toFixed(1)} ms`,
    `${median(served.map(({ p99Ms }) => p99Ms)).toFixed(1)} ms`, share.toFixed(2), runsOf(perSecond),
  ]
}

const linesOf = (name: string, { raw, one, two }: Series): string[][] => [
  [name],
  lineOf('  one process', one, raw),
  lineOf('  two processes', two, raw),
  ['  driver alone', `${whole(median(raw))}/s`, '', '', '1.00', runsOf(raw)],
]

const measure = async (app: BenchApp, url: string, asOwner: AsOwner): Promise<string[]> => {
  await asOwner((owner) => makeRows(owner, rows))
  const { token } = await makeMember(app.database)
  const raw = openRawDriver(url, token, poolSize)
  const port = Number(new URL(app.base).port)
  const requests = requestsWith(token)
  const all = { list: { raw: [], one: [], two: [] }, act: { raw: [], one: [], two: [] } } as Record<Act, Series>
  await withProcesses(2, url, async (shared) => {
    // The first rounds only warm up.
    for (let round = 1 - warmUps; round <= rounds; round++)
      for (const name of ['list', 'act'] as const) {
        const load = { connections, seconds, request: requests[name] }
        const limit = await repeat(raw[name])
        const one = await askFor({ ...load, port })
        const two = await askFor({ ...load, port: shared })
        if (round < 1) continue
        all[name].raw.push(limit)
        all[name].one.push(one)
        all[name].two.push(two)
      }
  })
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
}

export const run = (): Promise<string[]> => withBenchDatabase((url, asOwner) =>
  withBenchApp(url, benchArea, (app) => measure(app, url, asOwner)))
