// Searching a million rows: the commonest searches through HTTP by 16 clients, facets by one, beside the bare SQL.
import { addressOf } from '@bidyard/contract/call'
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { searchFacet } from '@bidyard/contract/enums'
import { searchWish } from '@bidyard/contract/shapes/auctions/search'
import type { Database } from '../packages/server/src/runtime/database/database.ts'
import { listFacets } from '../packages/server/src/areas/auctions/search/facets.sql.ts'
import { findFoundCount, listFound } from '../packages/server/src/areas/auctions/search/search.sql.ts'
import { sightOfRows } from '../packages/server/src/areas/auctions/auctions/seen-auctions.ts'
import { nobody } from '../packages/server/src/runtime/caller.ts'
import { generateSearchRows } from '../packages/server/src/testing/auctions/generate-search-rows.ts'
import { makeMember } from '../packages/server/src/testing/make.ts'
import { withBenchDatabase } from './bench-database.ts'
import { median, table, whole } from './figures.ts'
import { askFor } from './http/ask-for.ts'
import { withBenchApp } from './open-bench-app.ts'

const rowsTotal = 1_000_000
// As many as run at once in a house that has had so many.
const rowsOpen = 50_000
const clients = 16
const seconds = 3
const warmUpSeconds = 1
const rounds = 40
const limitMs = { page: 50, facets: 150 }

interface Wish {
  readonly criteria?: object
  readonly size?: number
  readonly sort?: { readonly by: string; readonly direction: 'asc' | 'desc' }
  readonly facets?: readonly string[]
  readonly count?: boolean
}

const newest = { by: 'auctionCreatedAt', direction: 'desc' } as const
type Wishes = Readonly<Record<string, Wish>>
/** As the market asks: its first page, counted. */
const firstPages = (wishes: Wishes): Wishes =>
  Object.fromEntries(Object.entries(wishes).map(([name, wish]) => [name, { ...wish, size: 24, count: true }]))

const searches = firstPages({
  'ending soon': {},
  'newest': { sort: newest },
  'one maker': { criteria: { makers: ['현대'] } },
  'one model, newest': { criteria: { makers: ['현대'], models: ['그랜저'] }, sort: newest },
  'years and mileage': { criteria: { yearFrom: 2019, kmTo: 60_000 } },
  'cheap ones first': { criteria: { guideToWon: 10_000_000 }, sort: { by: 'guideMidWon', direction: 'asc' } },
  'fuel and region': { criteria: { fuels: ['hybrid_G', 'electric'], regions: ['seoul', 'gyeonggi'] } },
  'no accident, by year': {
    criteria: { accidents: ['noAccident_noInsuranceHistory'] }, sort: { by: 'modelYear', direction: 'desc' },
  },
  'text': { criteria: { text: '그랜저' } },
  'first consonants': { criteria: { text: 'ㄱㄹㅈ' } },
  'options': { criteria: { options: ['rearCamera', 'heatedSeats'], kinds: ['self'] } },
  'ends within six hours': { criteria: { endsWithinHours: 6 }, sort: { by: 'odometerKm', direction: 'asc' } },
})

const rarer = firstPages({
  'consonants and letters': { criteria: { text: 'ㅆㄹㅌ mq4' } },
  'a car that nobody has': { criteria: { text: '포니' } },
  'five criteria': {
    criteria: { makers: ['BMW'], yearFrom: 2020, fuels: ['diesel'], regions: ['seoul'], options: ['navigation'] },
    sort: { by: 'guideMidWon', direction: 'desc' },
  },
})

/** As one scrolls on: longer ones, and nothing is counted again. */
const further: Wishes = {
  'a hundred, ending soon': { size: 100 },
  'a hundred, fuel and region': {
    criteria: { fuels: ['hybrid_G', 'electric'], regions: ['seoul', 'gyeonggi'] }, size: 100,
  },
}

const all = searchFacet.values
const counted: Wishes = {
  'facets of all that is open': { facets: all, size: 1 },
  'facets of one maker': { criteria: { makers: ['현대'] }, facets: all, size: 1 },
  'facets of three criteria': {
    criteria: { yearFrom: 2019, fuels: ['diesel'], regions: ['seoul'] }, facets: all, size: 1,
  },
}

/** Everybody asks for something else, though for as many cars: equal questions at the same time are asked once. */
const ownOf = ({ criteria = {}, ...wish }: Wish): Wish =>
  ({
    ...wish,
    criteria: { ...criteria, ...('kmTo' in criteria ? { guideToWon: '{number}000' } : { kmTo: '{number}' }) },
  })

const requestOf = (wish: Wish, token: string): string => {
  const body = JSON.stringify(wish).replace(/"(\{number\}\d*)"/, '$1')
  return `POST ${addressOf(auctionsCalls.searchAuctions)} HTTP/1.1\r\nhost: bench\r\napp-namespace: alpha\r\n`
    + `authorization: Bearer ${token}\r\ncontent-type: application/json\r\n`
    + `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}

const dealer = { ...nobody(''), roles: new Set(['dealer'] as const) }

const timeRounds = async (work: () => Promise<unknown>): Promise<number[]> => {
  const found: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const began = performance.now()
    await work()
    if (round > 0) found.push(performance.now() - began)
  }
  return found
}

const timeBare = (database: Database, wish: Wish): Promise<number[]> => {
  const { criteria, sort, size, count, facets } = searchWish.parse(wish)
  const looking = { db: database.primary, criteria, sight: sightOfRows(dealer) }
  return timeRounds(() => (facets.length > 0
    ? listFacets(looking, facets)
    : Promise.all([
        listFound({ ...looking, sort, after: undefined, size: size + 1 }), count ? findFoundCount(looking) : undefined,
      ])))
}

const ms = (value: number): string => `${value.toFixed(1)} ms`

export const run = (): Promise<string[]> => withBenchDatabase((url) => withBenchApp(url, {}, async (app) => {
  await app.database.alone((sql) => generateSearchRows(sql, { total: rowsTotal, open: rowsOpen }))
  const { token } = await makeMember(app.database, { owner: true })
  const port = Number(new URL(app.base).port)
  const lines = [['', 'per second', 'p50', 'p95', 'bare p50']]
  /** The slowest p95 of all these questions. */
  const measureAll = async (asked: Wishes, connections: number, own = false): Promise<number> => {
    const p95s: number[] = []
    for (const [name, wish] of Object.entries(asked)) {
      const load = { port, connections, request: requestOf(own ? ownOf(wish) : wish, token) }
      await askFor({ ...load, seconds: warmUpSeconds })
      const { perSecond, p50Ms, p95Ms } = await askFor({ ...load, seconds })
      const bare = median(await timeBare(app.database, wish))
      lines.push([own ? `${name}, each its own` : name, `${whole(perSecond)}/s`, ms(p50Ms), ms(p95Ms), ms(bare)])
      p95s.push(p95Ms)
    }
    return Math.max(...p95s)
  }
  const alike = await measureAll(searches, clients)
  const page = await measureAll(searches, clients, true)
  const uncounted = Object.fromEntries(Object.entries(searches).map(([name, wish]) =>
    [`${name}, not counted`, { ...wish, count: false }]))
  const bare = await measureAll(uncounted, clients, true)
  await measureAll({ ...rarer, ...further }, clients)
  const facets = await measureAll(counted, 1)
  return [
    `search: ${whole(rowsTotal)} rows, ${whole(rowsOpen)} of them open;`,
    `  first pages with their count by ${clients} clients at once, at most ${limitMs.page} ms wanted at p95;`,
    `  all ${all.length} facets by one client, at most ${limitMs.facets} ms;`,
    '  clients, one server and database share the machine',
    ...table(lines),
    'slowest p95',
    `  the twelve commonest pages, counted: ${whole(alike)} ms when all ask the same,`,
    `    ${whole(page)} ms when each asks something else`,
    `  the same without their count: ${whole(bare)} ms; facets: ${whole(facets)} ms`,
  ]
}))
