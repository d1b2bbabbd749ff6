// From the first moment of the program until it serves, and what it holds: at once, and while it is asked for long.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../packages/server/src/testing/machine/free-port.ts'
import { makeMarket } from './bids/market.ts'
import { withBenchDatabase } from './parts/bench-database.ts'
import { median, runsOf, table, whole } from './parts/figures.ts'
import { withBenchApp } from './parts/open-bench-app.ts'
import { sized } from './parts/sized.ts'
import { openProgram, type Program } from './start/program.ts'
import { openVisitors } from './start/visitors.ts'

const rounds = sized(5, 1)
const shops = sized(50, 3)
const auctions = sized(500, 10)
const looks = sized(6, 1)
const minutes = Number(process.env['BENCH_MINUTES'] ?? sized(3, 0.02))

const megabytes = (bytes: number): string => `${whole(bytes / 2 ** 20)} MB`

const starts = async (open: () => Promise<Program>) => {
  const [times, held] = [[] as number[], [] as number[]]
  for (let round = 0; round < rounds; round++) {
    const program = await open()
    times.push(program.startedInMs)
    held.push(program.heldBytes())
    await program.stop()
  }
  return { times, held }
}

export const run = (): Promise<string[]> => withBenchDatabase(async (url, asOwner) => {
  const market = await withBenchApp(url, {}, (app) => makeMarket(app, asOwner, { shops, auctions }))
  const data = await mkdtemp(join(tmpdir(), 'bidyard-bench-start-'))
  try {
    const [port, watchPort] = [await freePort(), await freePort()]
    const open = () => openProgram({ url, data, port, watchPort })
    // What Node compiles is kept from the first time on.
    await (await open()).stop()
    const { times, held } = await starts(open)
    const program = await open()
    const visitors = openVisitors({ base: `http://127.0.0.1:${port}`, ...market })
    const seen: number[] = []
    for (let look = 0; look < looks; look++) {
      await pause((minutes / looks) * 60_000)
      seen.push(program.heldBytes())
    }
    const { answered, others } = await visitors.leave()
    await program.stop()
    return [
      `start: the program in production on a database that is there; then ${shops} shops that search and bid for`,
      `  ${minutes} minutes, ${whole(answered)} answers of 200 and ${others} others; wanted: 5 s, 300 MB, flat`,
      ...table([
        ['', 'median', 'runs'],
        ['serves after', `${whole(median(times))} ms`, runsOf(times)],
        ['holds then', megabytes(median(held)), runsOf(held, megabytes)],
        ...seen.map((bytes, look) => [`after ${((look + 1) * minutes / looks).toFixed(1)} min`, megabytes(bytes), '']),
      ]),
    ]
  } finally {
    await rm(data, { recursive: true, force: true })
  }
})
