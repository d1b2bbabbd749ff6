// Fifty inspection sheets with their photos at once, beside bids: how long both take, and what the server holds.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { imageKey } from '../packages/server/src/areas/files/content/file-keys.ts'
import { findSheet } from '../packages/server/src/areas/prints/car-check/print-auction-car-check-info.ts'
import { documentOf } from '../packages/server/src/areas/prints/issue/issue-print.ts'
import { nobody } from '../packages/server/src/runtime/caller.ts'
import { printDocument } from '../packages/server/src/runtime/print/print-document.ts'
import { newPrintNumber } from '../packages/server/src/runtime/print/print-number.ts'
import { withBenchDatabase } from './parts/bench-database.ts'
import { makeMarket, type Market } from './bids/market.ts'
import { quantile, table, whole } from './parts/figures.ts'
import { type BenchApp, withBenchApp } from './parts/open-bench-app.ts'
import { sized } from './parts/sized.ts'
import type { PrintLoad, PrintResult } from './prints/asking.ts'

const dealers = sized(50, 2)
const prints = sized(50, 2)
const ms = sized(16_000, 3_000)
const limitMs = 300

/** As cameras leave them: nothing in them can be pressed small. */
const noisy = (): Promise<Buffer> =>
  sharp({ create: {
    width: 800, height: 600, channels: 3, background: '#8899aa', noise: { type: 'gaussian', mean: 128, sigma: 24 },
  } }).jpeg({ quality: 80 }).toBuffer()

/** The same sheets by the press alone, two on their way as in the product: one is read while another is printed. */
const printBare = async ({ database, providers }: BenchApp, auctionIds: readonly string[]): Promise<number> => {
  const parts = { ...providers, publicUrl: 'http://127.0.0.1' }
  const caller = { ...nobody(''), roles: new Set(['dealer'] as const) }
  const sheets = await Promise.all(auctionIds.map(async (id) => {
    const sheet = await findSheet({ db: database.primary, caller }, parts, id)
    if (typeof sheet === 'string') throw new Error(`no sheet can be printed: ${sheet}`)
    return documentOf(parts, sheet, newPrintNumber('P'), new Date())
  }))
  const began = performance.now()
  await Promise.all(Array.from({ length: 2 }, async () => {
    for (let sheet = sheets.pop(); sheet !== undefined; sheet = sheets.pop()) await printDocument(sheet)
  }))
  return auctionIds.length / (performance.now() - began) * 1_000
}

/** Each photo of each car has its picture. */
const makePictures = async ({ database, providers }: BenchApp): Promise<number> => {
  const content = await noisy()
  const { rows } = await sql<{ id: string }>`
    with made as (update files set image_state = 'made' where usage_type = 'carPhoto' returning id)
    insert into file_images (file_id, size, content_type, width, height, size_bytes)
    select id, 'middle', 'image/jpeg', 800, 600, ${content.length} from made returning file_id as id`
    .execute(database.primary)
  for (const { id } of rows)
    await providers.storage.write(imageKey(id, 'middle'), 'image/jpeg', (async function* () { yield content })())
  return content.length
}

let fromWon = 0

const measure = async (app: BenchApp, { tokens, auctionIds }: Market, count: number) => {
  fromWon += 10_000_000
  let most = 0
  const watching = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 50)
  const before = process.memoryUsage.rss()
  const asking = fork(join(import.meta.dirname, 'prints/asking.ts'))
  const port = Number(new URL(app.base).port)
  asking.send({ port, tokens, auctionIds, ms, fromWon, prints: count } satisfies PrintLoad)
  const [result] = (await once(asking, 'message')) as [PrintResult]
  clearInterval(watching)
  return { ...result, before, most }
}

type Measured = Awaited<ReturnType<typeof measure>>
const megabytes = (bytes: number): string => `${whole(bytes / 2 ** 20)} MB`
const line = (name: string, times: readonly number[]): string[] => [
  name, ...[0.5, 0.99, 1].map((share) => `${whole(quantile(times, share))} ms`),
]

export const run = (): Promise<string[]> => withBenchDatabase((url, asOwner) => withBenchApp(url, {}, async (app) => {
  const market = await makeMarket(app, asOwner, { shops: dealers, auctions: prints })
  const bytes = await makePictures(app)
  // The first document of a process wakes the press.
  await measure(app, { ...market, tokens: market.tokens.slice(0, 1) }, 1)
  const bare = await printBare(app, market.auctionIds)
  const quiet: Measured = await measure(app, market, 0)
  const busy: Measured = await measure(app, { ...market, auctionIds: market.auctionIds.toReversed() }, prints)
  const perSecond = prints / busy.printedMs * 1_000
  return [
    `prints: ${prints} inspection sheets at once, six photos of ${whole(bytes / 1_000)} kB in each, while`,
    `  ${dealers} dealers bid, each again 200 ms after its answer; wanted: p99 of a bid at most ${limitMs} ms,`,
    '  no print refused; limit: the press alone, which prints the same sheets one after the other;',
    '  load, server and database share the machine',
    ...table([
      ['', 'p50', 'p99', 'slowest'],
      line('a bid without prints', quiet.bids), line('a bid beside prints', busy.bids), line('a print', busy.prints),
    ]),
    `  sheets: ${perSecond.toFixed(1)}/s beside bids, limit ${bare.toFixed(1)}/s without,`
    + ` of limit ${(perSecond / bare).toFixed(2)}`,
    `  the server held ${megabytes(busy.before)} before and ${megabytes(busy.most)} at most;`
    + ` ${megabytes(quiet.most)} at most without prints`,
    JSON.stringify({ quiet: quiet.answers, busy: busy.answers }),
  ]
}))
