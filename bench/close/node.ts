// One of the nodes whose clocks close auctions: the whole server as a process of its own.
import { withSampleBids } from '../../packages/server/src/testing/auctions/sample-bids.ts'
import { withBenchApp } from '../open-bench-app.ts'

const { BENCH_DATABASE: url } = process.env
if (url === undefined) throw new Error('the bench names no database')

await withBenchApp(url, withSampleBids, async ({ sweeper }) => {
  sweeper.start()
  process.send?.('ready')
  await new Promise((resolve) => process.once('disconnect', resolve))
})
