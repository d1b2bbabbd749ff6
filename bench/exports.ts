// A hundred thousand rows as CSV and as Excel, page by page: how long it takes, and what is held meanwhile.
import { randomUUID } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { addressOf } from '@bidyard/contract/call'
import { exportsCalls } from '@bidyard/contract/calls/exports/exports'
import { exportFormat, type ExportFormat } from '@bidyard/contract/enums'
import { limits } from '@bidyard/contract/limits'
import { sql } from 'kysely'
import { makeMember } from '../packages/server/src/testing/make.ts'
import { withBenchDatabase } from './parts/bench-database.ts'
import { table, whole } from './parts/figures.ts'
import { type BenchApp, withBenchApp } from './parts/open-bench-app.ts'
import { sized } from './parts/sized.ts'

const [few, many] = sized([20_000, 100_000], [2_000, 12_000])

const fill = async ({ database }: BenchApp, shopId: string, from: number, until: number): Promise<void> => {
  await sql`
    insert into amounts
      (amount_no, source, kind, fee_type, state, shop_id, supply_won, vat_won, total_won, note, created_at)
    select 'B2601-' || lpad(n::text, 6, '0'), 'bench:' || n, 'fee', 'etcFee', 'billed', ${shopId}, 10000, 1000, 11000,
      '비고 ' || n, '2026-01-01T00:00:00Z'::timestamptz + make_interval(secs => n)
    from generate_series(${from}::int, ${until}::int) n`
    .execute(database.primary)
}

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** What is alive, without what only waits to be swept up. */
const heldNow = (): number => {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
const lookEveryBytes = 1_000_000

interface Taken {
  readonly bytes: number
  readonly ms: number
  readonly firstMs: number
  readonly mostHeld: number
}

interface Wish {
  readonly rows: number
  readonly format: ExportFormat
  readonly sort: string
}

const take = async (app: BenchApp, token: string, { rows, format, sort }: Wish): Promise<Taken> => {
  const began = performance.now()
  const answer = await fetch(app.base + addressOf(exportsCalls.exportList), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'app-namespace': 'alpha' },
    body: JSON.stringify({ list: 'amounts', format, query: `sort=[${sort}]`, reason: null }),
  })
  const { data } = await answer.json() as { data: { url: string; rowCount: number | string } }
  const told = rows > limits.countExact ? '10,000+' : rows
  if (data.rowCount !== told) throw new Error(`${data.rowCount} rows where ${told} were meant`)
  const { pathname, search } = new URL(data.url, app.base)
  const file = await fetch(app.base + pathname + search)
  let [bytes, firstMs, mostHeld] = [0, 0, 0]
  for await (const piece of file.body ?? []) {
    if (bytes === 0) firstMs = performance.now() - began
    const looked = Math.floor(bytes / lookEveryBytes)
    bytes += piece.length
    if (Math.floor(bytes / lookEveryBytes) > looked) mostHeld = Math.max(mostHeld, heldNow())
  }
  return { bytes, firstMs, mostHeld, ms: performance.now() - began }
}

const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`

const byIndex = '{"createdAt":"desc"}'
const without = '{"totalWon":"desc"}'

const lineOf = (words: string, { rows }: Wish, { bytes, ms, firstMs, mostHeld }: Taken): string[] => [
  words, whole(rows), megabytes(bytes), `${whole(firstMs)} ms`, `${(ms / 1000).toFixed(1)} s`,
  `${whole(rows / ms * 1000)}/s`, megabytes(mostHeld),
]

export const run = (): Promise<string[]> => withBenchDatabase((url, asOwner) => withBenchApp(url, {}, async (app) => {
  const { shopId, token } = await makeMember(app.database, { owner: true, name: randomUUID() })
  const lines: string[][] = []
  const measure = async (words: string, wish: Wish): Promise<void> => {
    lines.push(lineOf(words, wish, await take(app, token, wish)))
  }
  const fillUp = async (from: number, until: number): Promise<void> => {
    await fill(app, shopId ?? '', from, until)
    await asOwner(({ primary }) => sql`analyze amounts`.execute(primary))
  }
  await fillUp(1, few)
  const held = heldNow()
  for (const format of exportFormat.values) await measure(format, { rows: few, format, sort: byIndex })
  await fillUp(few + 1, many)
  for (const format of exportFormat.values) await measure(format, { rows: many, format, sort: byIndex })
  await measure('csv, in an order without an index', { rows: many, format: 'csv', sort: without })
  return [
    'exports: amounts of one shop, taken by its owner; who takes, server and database share the machine, and the',
    `  first two the process; ${megabytes(held)} were alive in it before, and it is swept up at each megabyte`,
    ...table([['', 'rows', 'size', 'first piece', 'whole', 'a second', 'alive at most'], ...lines]),
  ]
}))
