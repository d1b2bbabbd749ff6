// Searching a million rows as the market asks: pages by 16 clients, counts with facets by one, beside the bare SQL.
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
import { withBenchDatabase } from './parts/bench-database.ts'
import { median, table, whole } from './parts/figures.ts'
import { askFor } from './http/ask-for.ts'
import { withBenchApp } from './parts/open-bench-app.ts'
import { sized } from './parts/sized.ts'

const rowsTotal = sized(1_000_000, 2_000)
// As many as run at once in a house that has had so many.
const rowsOpen = sized(50_000, 200)
const clients = 16
const seconds = sized(3, 0.05)
const warmUpSeconds = sized(1, 0.05)
const beginSeconds = sized(8, 0.1)
const rounds = sized(40, 1)
const limitMs = { page: 50, counts: 150 }

interface Wish {
  readonly criteria?: object
  readonly size?: number
  readonly sort?: { readonly by: string; readonly direction: 'asc' | 'desc' }
  readonly facets?: readonly string[]
  readonly count?: boolean
}

const newest = { by: 'auctionCreatedAt', direction: 'desc' } as const
type Wishes = Readonly<Record<string, Wish>>

const ofSize = (size: number, wishes: Wishes): Wishes =>
  Object.fromEntries(Object.entries(wishes).map(([name, wish]) => [name, { ...wish, size }]))

/** The market's first page. */
const searches = ofSize(24, {
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

const rarer = ofSize(24, {
  'consonants and letters': { criteria: { text: 'ㅆㄹㅌ mq4' } },
  'a car that nobody has': { criteria: { text: '포니' } },
  'five criteria': {
    criteria: { makers: ['BMW'], yearFrom: 2020, fuels: ['diesel'], regions: ['seoul'], options: ['navigation'] },
    sort: { by: 'guideMidWon', direction: 'desc' },
  },
})

/** As one scrolls on. */
const further = ofSize(100, {
  'a hundred, ending soon': {},
  'a hundred, fuel and region': { criteria: { fuels: ['hybrid_G', 'electric'], regions: ['seoul', 'gyeonggi'] } },
})

/** As the market asks beside its page: how many there are, and what else. */
const counts: Wishes = Object.fromEntries(Object.entries({
  'counts of all that is open': {},
  'counts of one maker': { makers: ['현대'] },
  'counts of three criteria': { yearFrom: 2019, fuels: ['diesel'], regions: ['seoul'] },
}).map(([name, criteria]) => [name, { criteria, facets: searchFacet.values, size: 0, count: true }]))

/** Everybody asks for something else, though for as many cars: equal questions at the same time are counted once. */
const ownOf = ({ criteria = {}, ...wish }: Wish): Wish =>
  ({
    ...wish,
    criteria: { ...criteria, ...('kmTo' in criteria ? { guideToWon: '{number}000' } : { kmTo: '{number}' }) },
  })

const mapped = (wishes: Wishes, change: (name: string, wish: Wish) => readonly [string, Wish]): Wishes =>
  Object.fromEntries(Object.entries(wishes).map(([name, wish]) => change(name, wish)))
const eachItsOwn = (wishes: Wishes): Wishes => mapped(wishes, (name, wish) => [name, ownOf(wish)])
const countedToo = (wishes: Wishes): Wishes =>
  mapped(wishes, (name, wish) => [`${name}, counted`, { ...wish, count: true }])

const bodyOf = (wish: Wish): string => JSON.stringify(wish).replace(/"(\{number\}\d*)"/, '$1')

const requestOf = (wish: Wish, token: string): string => {
  const body = bodyOf(wish)
  return `POST ${addressOf(auctionsCalls.searchAuctions)} HTTP/1.1\r\nhost: bench\r\napp-namespace: alpha\r\n`
    + `authorization: Bearer ${token}\r\ncontent-type: application/json\r\n`
    + `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}

const dealer = { ...nobody(''), roles: new Set(['dealer'] as const) }

const timeRounds = async (work: () => Promise<unknown>): Promise<number> => {
  const found: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const began = performance.now()
    await work()
    if (round > 0) found.push(performance.now() - began)
  }
  return median(found)
}

/** The same SQL alone, one at a time. */
const timeBare = (database: Database, wish: Wish): Promise<number> => {
  const asked = JSON.parse(bodyOf(wish).replace('{number}', '500000')) as unknown
  const { criteria, sort, size, count, facets } = searchWish.parse(asked)
  const looking = { db: database.primary, criteria, sight: sightOfRows(dealer) }
  const counting = () => (facets.length > 0 ? listFacets(looking, facets) : findFoundCount(looking))
  return timeRounds(() => Promise.all([
    size === 0 ? undefined : listFound({ ...looking, sort, after: undefined, size: size + 1 }),
    count ? counting() : undefined,
  ]))
}

const ms = (value: number): string => `${value.toFixed(1)} ms`

export const run = (): Promise<string[]> => withBenchDatabase((url, asOwner) => withBenchApp(url, {}, async (app) => {
  await asOwner(({ alone }) => alone((sql) => generateSearchRows(sql, { total: rowsTotal, open: rowsOpen })))
  const { token } = await makeMember(app.database, { owner: true })
  const port = Number(new URL(app.base).port)
  const lines = [['', 'per second', 'p50', 'p95', 'bare p50']]
  // A program that has just begun runs nothing compiled yet; what follows it is about days, not about the first second.
  await askFor({ port, connections: clients, request: requestOf(ownOf({}), token), seconds: beginSeconds })
  /** The slowest p95 of all these questions. */
  const measureAll = async (asked: Wishes, connections: number): Promise<string> => {
    const p95s: number[] = []
    for (const [name, wish] of Object.entries(asked)) {
      const load = { port, connections, request: requestOf(wish, token) }
      await askFor({ ...load, seconds: warmUpSeconds })
      const { perSecond, p50Ms, p95Ms } = await askFor({ ...load, seconds })
      lines.push([name, `${whole(perSecond)}/s`, ms(p50Ms), ms(p95Ms), ms(await timeBare(app.database, wish))])
      p95s.push(p95Ms)
    }
    return `${whole(Math.max(...p95s))} ms`
  }
  const pages = await measureAll(eachItsOwn(searches), clients)
  await measureAll(eachItsOwn({ ...rarer, ...further }), clients)
  const withFacets = await measureAll(counts, 1)
  const counted = await measureAll(eachItsOwn(countedToo(searches)), clients)
  return [
    `search: ${whole(rowsTotal)} rows, ${whole(rowsOpen)} of them open; each question is another one;`,
    `  pages by ${clients} clients at once, at most ${limitMs.page} ms wanted at p95;`,
    `  how many there are, with all ${searchFacet.values.length} facets, by one client, at most ${limitMs.counts} ms;`,
    '  clients, one server and database share the machine',
    ...table(lines),
    `slowest p95: the twelve commonest pages ${pages}, counts with facets ${withFacets};`,
    `  for comparison, page and count in one question by ${clients} clients: ${counted}`,
  ]
}))
