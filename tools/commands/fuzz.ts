// npm run fuzz -- [--requests N] [--seed S] [--only AREA.]: hostile requests in long, to a server of their own.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { withBenchDatabase } from '../../bench/parts/bench-database.ts'
import { machineLine } from '../../bench/parts/machine.ts'
import { runFuzz } from '../../fuzz/run-fuzz.ts'
import { openApp } from '../../packages/server/src/app.ts'
import { readEnvironment } from '../../packages/server/src/runtime/environment.ts'
import { openLog } from '../../packages/server/src/runtime/log.ts'

const { values: { requests = '100000', seed = String(Math.floor(Math.random() * 2 ** 31)), only } } = parseArgs({
  options: { requests: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string' } },
})
const wanted = Number(requests)
if (!Number.isInteger(wanted) || wanted < 1) throw new Error(`${requests} is no number of requests`)

const minuteMs = 60_000
console.log(`${machineLine()}\nseed ${seed}`)

const report = await withBenchDatabase(async (url) => {
  const folder = await mkdtemp(join(tmpdir(), 'bidyard-fuzz-'))
  // Where developers work, an answer that the contract does not declare is a fault of the server.
  const environment = readEnvironment({ BIDYARD_ENV: 'local', BIDYARD_DATA: folder, BIDYARD_METRICS_PORT: '0' })
  // Each look at the clock is a minute later, so nobody ever asks too often.
  let now = 0
  const app = await openApp({
    environment, databaseUrl: url, log: openLog('error'), stopwatch: () => (now += minuteMs),
    bounds: { queueMs: minuteMs },
  })
  try {
    const base = await app.server.listen({ host: '127.0.0.1', port: 0 })
    return await runFuzz({
      app, base, seed: Number(seed), requests: wanted, say: console.log, ...(only === undefined ? {} : { only }),
    })
  } finally {
    await app.close()
    await rm(folder, { recursive: true, force: true })
  }
})

const { faults, statuses, seconds, calls, worlds } = report
console.log([
  ['requests', report.requests], ['calls', calls], ['worlds', worlds],
  ...Object.entries(statuses).map(([status, count]) => [`  ${status}`, count]),
  ['faults', faults.length], ['took', `${seconds} s`],
].map(([name, value]) => `${String(name).padEnd(34)}${value}`).join('\n'))
process.exitCode = faults.length === 0 ? 0 : 1
