// The hottest lists as their screens ask for them, over HTTP, beside the bare driver with the very same statements.
import { addressOf, type CallDefinition } from '@bidyard/contract/call'
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { askFor } from './http/ask-for.ts'
import type { LoadResult } from './http/loader.ts'
import { type Bare, openBare } from './lists/bare.ts'
import { openRecorder, type Recorder, type Statement } from './lists/recorded.ts'
import { type ListWorld, makeListWorld, type Sizes } from './lists/world.ts'
import { withBenchDatabase } from './parts/bench-database.ts'
import { median, runsOf, table, whole } from './parts/figures.ts'
import { type BenchApp, withBenchApp } from './parts/open-bench-app.ts'
import { sized } from './parts/sized.ts'

interface List {
  readonly name: string
  readonly who: keyof ListWorld
  readonly call: CallDefinition
  /** What is asked besides where to begin. */
  readonly asked: Readonly<Record<string, unknown>>
  readonly first: Readonly<Record<string, unknown>>
  /** Without it only the first page is looked at. */
  readonly next?: Readonly<Record<string, unknown>>
}

const endless = { first: { size: 100, count: true }, next: { size: 100 } }
const market = { facets: [], count: false }
/** Another one in each question, and above that of every car: what everybody asks for is read once for all of them. */
const anyNumber = '{number}'
const someNumber = ' 999999 '

const lists: readonly List[] = [
  {
    name: 'market', who: 'dealer', call: auctionsCalls.searchAuctions,
    asked: { ...market, criteria: {}, sort: { by: 'endsAt', direction: 'asc' } },
    first: { size: 24 }, next: { size: 100 },
  },
  {
    name: 'market, each its own', who: 'dealer', call: auctionsCalls.searchAuctions,
    asked: { ...market, criteria: { kmTo: anyNumber }, sort: { by: 'endsAt', direction: 'asc' } },
    first: { size: 24 },
  },
  {
    name: 'my bids', who: 'dealer', call: biddingCalls.listBuyerTradeProcesses, ...endless,
    asked: { filter: { state: { in: ['bidding'] } }, sort: [{ bidSubmittedAt: 'desc' }] },
  },
  {
    name: 'contracts of a shop', who: 'dealer', call: contractsCalls.listContracts, ...endless,
    asked: { filter: { state: { notIn: ['done', 'cancelled'] } }, sort: [{ dueAt: 'asc' }] },
  },
  {
    name: 'auctions of the office', who: 'office', call: auctionsCalls.listAuctions, ...endless,
    asked: { filter: { state: { eq: 'auction' } }, sort: [{ createdAt: 'desc' }] },
  },
]

export interface ListsWish {
  readonly sizes: Sizes
  readonly rounds: number
  readonly seconds: number
}

const usual: ListsWish = {
  sizes: sized(
    { auctions: 10_000, shops: 20, bids: 1_000, contracts: 400 },
    { auctions: 600, shops: 4, bids: 500, contracts: 400 },
  ),
  rounds: Number(process.env['BENCH_ROUNDS'] ?? sized(5, 1)), seconds: sized(2, 0.2),
}
const connections = 32
const poolSize = 20
const pagesBefore = 3
const wanted = 0.6

interface Request {
  readonly path: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

const requestOf = ({ call, who, asked }: List, world: ListWorld, where: Readonly<Record<string, unknown>>): Request => {
  const all = { ...asked, ...where }
  const headers = { 'app-namespace': 'alpha', authorization: `Bearer ${world[who].token}` }
  if (call.method === 'GET') {
    const query = new URLSearchParams(
      Object.fromEntries(Object.entries(all).map(([name, value]) => [name, JSON.stringify(value)])))
    return { method: 'GET', path: `${addressOf(call)}?${query.toString()}`, headers, body: undefined }
  }
  const body = JSON.stringify(all).replace(`"${anyNumber}"`, anyNumber)
  const length = String(Buffer.byteLength(body))
  return {
    method: 'POST', path: addressOf(call), body,
    headers: { ...headers, 'content-type': 'application/json', 'content-length': length },
  }
}

const wireOf = ({ method, path, headers, body }: Request): string => {
  const lines = Object.entries({ host: 'bench', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`
}

interface Page {
  readonly items: readonly unknown[]
  readonly nextCursor: string | null
}

const askOnce = async (base: string, { path, method, headers, body }: Request): Promise<Page> => {
  const answer = await fetch(base + path, { method, headers, body: body?.replace(anyNumber, someNumber) ?? null })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { readonly data: Page }).data
}

/** The same page, asked by the same cursor. */
interface Measured {
  readonly name: string
  readonly request: Request
  readonly rows: number
  readonly statements: readonly Statement[]
  readonly bare: number[]
  readonly served: LoadResult[]
}

const pagesOf = async (list: List, world: ListWorld, base: string, recorder: Recorder): Promise<Measured[]> => {
  const measuredOf = async (name: string, request: Request): Promise<Measured> => ({
    name, request, rows: (await askOnce(base, request)).items.length, bare: [], served: [],
    statements: await recorder.record(() => askOnce(base, request)),
  })
  const first = requestOf(list, world, list.first)
  const measured = [await measuredOf(list.name, first)]
  if (list.next === undefined) return measured
  let cursor = (await askOnce(base, first)).nextCursor
  for (let page = 1; page < pagesBefore; page++)
    cursor = (await askOnce(base, requestOf(list, world, { ...list.next, cursor }))).nextCursor
  if (cursor === null) throw new Error(`${list.name} has no page after the ${pagesBefore} first`)
  return [...measured, await measuredOf(`${list.name}, further on`, requestOf(list, world, { ...list.next, cursor }))]
}

/** Pages a second by the driver alone. */
const repeat = async (bare: Bare, { name, rows, statements }: Measured, seconds: number): Promise<number> => {
  const began = performance.now()
  const until = began + seconds * 1_000
  let count = 0
  await Promise.all(Array.from({ length: connections }, async () => {
    while (performance.now() < until) {
      const read = await bare.ask(statements)
      if (read < rows) throw new Error(`${name}: the driver alone reads ${read} rows instead of ${rows}`)
      count += 1
    }
  }))
  return (count / (performance.now() - began)) * 1_000
}

const measureAll = async (base: string, url: string, pages: readonly Measured[], wish: ListsWish): Promise<void> => {
  const bare = openBare(url, poolSize)
  const port = Number(new URL(base).port)
  // The first round only warms up.
  for (let round = 0; round <= wish.rounds; round++)
    for (const page of pages) {
      const limit = await repeat(bare, page, wish.seconds)
      const served = await askFor({ port, connections, seconds: wish.seconds, request: wireOf(page.request) })
      if (round === 0) continue
      page.bare.push(limit)
      page.served.push(served)
    }
  await bare.close()
}

const lineOf = ({ name, rows, statements, bare, served }: Measured): string[] => {
  const perSecond = median(served.map((one) => one.perSecond))
  return [
    name, whole(rows), String(statements.length), `${whole(perSecond)}/s`,
    `${median(served.map(({ p50Ms }) => p50Ms)).toFixed(1)} ms`,
    `${median(served.map(({ p99Ms }) => p99Ms)).toFixed(1)} ms`, `${whole(median(bare))}/s`,
    (perSecond / median(bare)).toFixed(2), runsOf(served.map((one) => one.perSecond)),
  ]
}

const measure = async (app: BenchApp, url: string, world: ListWorld, wish: ListsWish): Promise<Measured[]> => {
  const recorder = await openRecorder(url)
  try {
    // Another server on the way that is listened to: what is measured goes straight.
    const pages = await withBenchApp(recorder.url, {}, async ({ base }) => {
      const found: Measured[] = []
      for (const list of lists) found.push(...await pagesOf(list, world, base, recorder))
      return found
    })
    await measureAll(app.base, url, pages, wish)
    return pages
  } finally {
    recorder.close()
  }
}

export const runLists = (wish: ListsWish): Promise<string[]> => withBenchDatabase((url, asOwner) =>
  withBenchApp(url, {}, async (app) => {
    const world = await makeListWorld(app, asOwner, wish.sizes)
    const pages = await measure(app, url, world, wish)
    const { auctions, bids, contracts } = wish.sizes
    return [
      `lists: ${connections} at once, ${wish.seconds} s each, ${poolSize} database connections;`,
      `  ${whole(auctions)} cars on the market, ${whole(bids)} bids and ${whole(contracts)} contracts of the shop;`,
      `  bare: the driver alone with the very statements; wanted: ${wanted} of its pages;`,
      '  load generator, server and database share the machine',
      ...table([
        ['', 'rows', 'statements', 'pages', 'p50', 'p99', 'bare', 'of bare', 'runs'], ...pages.map(lineOf),
      ]),
    ]
  }))

export const run = (): Promise<string[]> => runLists(usual)
