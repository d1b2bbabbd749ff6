// One of the nodes whose clocks close auctions: the whole server as a process of its own.
import { withBenchApp } from '../parts/open-bench-app.ts'

const { BENCH_DATABASE: url } = process.env
if (url === undefined) throw new Error('the bench names no database')

await withBenchApp(url, {}, async ({ sweeper }) => {
  sweeper.start()
  process.send?.('ready')
  await new Promise((resolve) => process.once('disconnect', resolve))
})
