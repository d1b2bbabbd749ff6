// One of the processes that serve together on one port, as `BIDYARD_PROCESSES` would start them.
import { withBenchApp } from '../parts/open-bench-app.ts'
import { benchArea } from './area.ts'

const { BENCH_DATABASE: url } = process.env
if (url === undefined) throw new Error('the bench names no database')

await withBenchApp(url, benchArea, async ({ base }) => {
  process.send?.(base)
  await new Promise((resolve) => process.once('disconnect', resolve))
})
