// Bids over HTTP with everything that belongs to them, beside the least that one bid can be in the database alone.
import { askForBids } from './bids/ask-for-bids.ts'
import { limitBy, makeLimitTables, measureLimit } from './bids/limit.ts'
import { makeMarket, type Market } from './bids/market.ts'
import { withBenchDatabase } from './parts/bench-database.ts'
import { median, table, whole } from './parts/figures.ts'
import { type BenchApp, withBenchApp } from './parts/open-bench-app.ts'
import { sized } from './parts/sized.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? sized(3, 1))
const seconds = sized(6, 1)
const warmUpSeconds = sized(3, 0)
const limitClients = 64
const widths = { wide: sized(1_000, 20), hot: 1 } as const
type Width = keyof typeof widths
const clientCounts = [64, 200] as const

interface Run {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
}

// Each run bids above the one before it.
const firstWon = 1_000_000
const stepWon = 20_000_000

const openRunner = (app: BenchApp, { tokens, auctionIds }: Market) => {
  const port = Number(new URL(app.base).port)
  let runs = 0
  return async (width: Width, clients: number, forSeconds: number): Promise<Run> => {
    const result = await askForBids({
      port, seconds: forSeconds, tokens: tokens.slice(0, clients), auctionIds: auctionIds.slice(0, widths[width]),
      fromWon: firstWon + stepWon * runs++,
    })
    const others = Object.keys(result.answers).filter((word) => word !== '200')
    if (others.length > 0) throw new Error(`answers other than accepted: ${JSON.stringify(result.answers)}`)
    return { perSecond: result.accepted / result.seconds, p50: result.p50Ms, p99: result.p99Ms }
  }
}

const rounded = (value: number): number => Math.round(value * 100) / 100
const middle = (runs: readonly Run[]): Run => ({
  perSecond: median(runs.map(({ perSecond }) => perSecond)), p50: median(runs.map(({ p50 }) => p50)),
  p99: median(runs.map(({ p99 }) => p99)),
})

const jsonOf = (run: Run, limit: number) => ({
  ratio: rounded(run.perSecond / limit), acceptedPerSecond: Math.round(run.perSecond), p50: rounded(run.p50),
  p99: rounded(run.p99),
})

export const run = (): Promise<string[]> => withBenchDatabase((url, asOwner) => withBenchApp(url, {}, async (app) => {
  const market = await makeMarket(app, asOwner, { shops: Math.max(...clientCounts), auctions: widths.wide })
  await asOwner(makeLimitTables)
  const bidFor = openRunner(app, market)
  const runs = new Map<string, Run[]>()
  const limits = { wide: [] as number[], hot: [] as number[] }
  for (const width of ['wide', 'hot'] as const) await bidFor(width, 200, warmUpSeconds)
  for (let round = 0; round < rounds; round++)
    for (const width of ['wide', 'hot'] as const) {
      limits[width].push(await measureLimit(url, { clients: limitClients, auctions: widths[width], seconds }))
      for (const clients of clientCounts) {
        const name = `${width} ${clients}`
        runs.set(name, [...runs.get(name) ?? [], await bidFor(width, clients, seconds)])
      }
    }
  const limit = { wide: median(limits.wide), hot: median(limits.hot) }
  const lines = [...runs].map(([name, all]) => {
    const one = middle(all)
    const width = name.startsWith('wide') ? 'wide' : 'hot'
    return [
      name, whole(one.perSecond), `${one.p50.toFixed(1)} ms`, `${one.p99.toFixed(1)} ms`,
      (one.perSecond / limit[width]).toFixed(2), all.map(({ perSecond }) => whole(perSecond)).join(' '),
    ]
  })
  const at = (name: string, width: Width) => jsonOf(middle(runs.get(name) ?? []), limit[width])
  const json = {
    wide: at('wide 200', 'wide'), hot: at('hot 200', 'hot'),
    wide64: at('wide 64', 'wide'), hot64: at('hot 64', 'hot'),
    limit: { by: limitBy(), clients: limitClients, wide: Math.round(limit.wide), hot: Math.round(limit.hot) },
  }
  return [
    `bids: accepted over HTTP in ${seconds} s, medians of ${rounds} runs; ${widths.wide} auctions (wide) or one (hot);`,
    `  limit: ${limitBy()} with ${limitClients} clients, one bid a transaction, on the same server; fsync on`,
    ...table([
      ['', 'accepted/s', 'p50', 'p99', 'of limit', 'runs'],
      ...lines,
      ['  limit wide', whole(limit.wide), '', '', '1.00', limits.wide.map(whole).join(' ')],
      ['  limit hot', whole(limit.hot), '', '', '1.00', limits.hot.map(whole).join(' ')],
    ]),
    JSON.stringify(json),
  ]
}))
