// Searching through the front door: criteria, orders and counts beside the same in plain code; nothing hidden leaks.
import type { ReceivedOf } from '@bidyard/contract/call'
import { auctionsCalls as calls } from '@bidyard/contract/calls/auctions'
import { carsCalls } from '@bidyard/contract/calls/cars'
import { type SearchSortKey, searchFacet, searchSortKey } from '@bidyard/contract/enums'
import { type SearchCriteria, searchCriteriaShape } from '@bidyard/contract/shapes/auctions/search'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { refusalOf } from '../../../testing/ask.ts'
import type { CarWish } from '../../../testing/auctions/make-car.ts'
import { type MarketWorld, openMarketWorld } from '../../../testing/auctions/market-world.ts'
import { makePartnerWorld } from '../../../testing/partners/partner-world.ts'
import { searchedQuery, type ShownRow } from './search.sql.ts'
import { facetColumns } from './search-conditions.ts'
import { fitsCriteria } from './search-rules.ts'

let world: MarketWorld
let dealer: TestMember
let rows: readonly ShownRow[]

const pick = <Value>(values: readonly [Value, ...Value[]], at: number): Value =>
  values[at % values.length] ?? values[0]
const models = [
  { maker: '현대', model: '그랜저', detailModel: '그랜저 IG', grade: '캘리그래피' },
  { maker: '현대', model: '쏘나타', detailModel: '쏘나타 DN8' },
  { maker: '기아', model: 'K5', detailModel: 'K5 3세대', grade: '시그니처' },
  { maker: '제네시스', model: 'G80', detailModel: '더 올 뉴 G80' },
  { maker: 'BMW', model: '5시리즈', detailModel: '5시리즈 G30' },
] as const

const wishOf = (at: number): CarWish => ({
  model: pick<NonNullable<CarWish['model']>>(models, at), modelYear: 2016 + (at % 8), km: 10_000 + at * 7_919 % 180_000,
  guideWon: at % 6 === 0 ? null : 5_000_000 + at * 1_300_000,
  region: pick(['seoul', 'gyeonggi', 'busan', 'jeju'], at),
  options: pick([['navigation'], ['navigation', 'rearCamera'], ['smartKey', 'rearCamera', 'heatedSeats'], []], at),
  ...pick<CarWish>([{}, { kind: 'pro', houseType: 'outflow' }, { kind: 'prime', houseType: 'outflow' }], at),
  facts: {
    fuel: pick(['gasoline', 'diesel', 'hybrid_G', 'electric'], at), color: pick(['white', 'black', 'blue'], at),
    transmission: pick(['auto', 'manual', 'CVT'], at), drive: pick(['2WD', 'AWD'], at),
    sunroof: pick(['none', 'panorama'], at), origin: at % 5 === 4 ? 'imported' : 'domestic',
  },
})

beforeAll(async () => {
  world = await openMarketWorld()
  dealer = await world.dealer()
  for (let at = 0; at < 48; at++) await world.opened(wishOf(at))
  await world.prepared()
  rows = await searchedQuery(world.database.primary).execute()
// Forty-eight cars come to market one after the other.
})
afterAll(() => world.stop())

type Wish = Parameters<typeof searchCriteriaShape.parse>[0]
const search = (criteria: SearchCriteria, more: object = {}) =>
  dealer.ask(calls.searchAuctions, { body: { criteria, size: 100, ...more } })
const idsOf = ({ items }: ReceivedOf<typeof calls.searchAuctions>) => items.map((item) => item.auctionId)
const plain = (row: ShownRow) => ({
  ...row, auction_created_at: row.auction_created_at.toISOString(), opened_at: row.opened_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
})
const fitting = (criteria: SearchCriteria, now: Date) => rows.filter((row) => fitsCriteria(criteria, plain(row), now))

const some = <Value>(...values: Value[]) => fc.option(fc.subarray(values, { minLength: 1 }), { nil: undefined })
const bound = (min: number, max: number) => fc.option(fc.integer({ min, max }), { nil: undefined })
const wishes: fc.Arbitrary<Wish> = fc.record({
  text: fc.constantFrom(undefined, undefined, '그랜저', 'ㄱㄹㅈ', 'ㄱㄹㅈ ig', 'k5', '쏘나', '더 올', 'dn8', '없는차'),
  makers: some('현대', '기아', 'BMW'), models: some('그랜저', 'K5', 'G80'), detailModels: some('그랜저 IG', 'K5 3세대'),
  grades: some('캘리그래피', '시그니처'), origins: some('domestic', 'imported'), yearFrom: bound(2015, 2024),
  yearTo: bound(2015, 2024), kmFrom: bound(0, 200_000), kmTo: bound(0, 200_000),
  guideFromWon: bound(0, 60_000_000), guideToWon: bound(0, 60_000_000), fuels: some('gasoline', 'diesel', 'electric'),
  drives: some('2WD', 'AWD'), transmissions: some('auto', 'manual'), colors: some('white', 'blue'),
  regions: some('seoul', 'jeju'), accidents: some('noAccident_noInsuranceHistory', 'unknown'),
  sunroofs: some('none', 'panorama'), options: some('navigation', 'rearCamera', 'smartKey'), kinds: some('self', 'pro'),
  houseTypes: some('onsite', 'outflow'), endsWithinHours: fc.constantFrom(undefined, 3, 30, 100),
}).map((given) => {
  // All at once would find nothing: a few at a time, and others each time.
  const entries = Object.entries(given).filter(([, value]) => value !== undefined)
  const kept = entries.filter((_, at) => (at + entries.length) % 4 === 0)
  return Object.fromEntries(kept.length === 0 ? entries.slice(0, 1) : kept)
})

describe('a search', () => {
  test('finds what fits, and nothing else, whatever is asked for', async () => {
    const now = await world.now()
    let found = 0
    await fc.assert(fc.asyncProperty(wishes, async (wish) => {
      const criteria = searchCriteriaShape.parse(wish)
      const answer = await search(criteria, { count: true })
      const expected = fitting(criteria, now).map((row) => row.auction_id).toSorted()
      expect(idsOf(answer).toSorted()).toEqual(expected)
      expect(answer.count).toBe(expected.length)
      found += expected.length
    }), { numRuns: 150 })
    expect(found).toBeGreaterThan(100)
  })

  test.each([
    ['ㄱㄹㅈ', '그랜저'], ['그랜', '그랜저'], ['ㄱㄹㅈ ig', '그랜저'], ['dn8', '쏘나타'], ['쏘나타', '쏘나타'], ['g80', 'G80'],
  ])('for %s finds %s', async (text, model) => {
    const { items } = await search({ text })
    expect(items.length).toBeGreaterThan(0)
    expect(new Set(items.map((item) => item.model.name))).toEqual(new Set([model]))
  })

  const orders = searchSortKey.values.flatMap((by): (readonly [SearchSortKey, 'asc' | 'desc'])[] =>
    [[by, 'asc'], [by, 'desc']])
  test.each(orders)('by %s %s comes page by page, each car once, those without a value last', async (by, direction) => {
    const seen: ReceivedOf<typeof calls.searchAuctions>['items'][number][] = []
    let cursor: string | null = null
    do {
      const answer: ReceivedOf<typeof calls.searchAuctions> = await dealer.ask(calls.searchAuctions, {
        body: { sort: { by, direction }, size: 7, ...(cursor === null ? {} : { cursor }) },
      })
      seen.push(...answer.items)
      cursor = answer.nextCursor
    } while (cursor !== null)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(rows.length)
    const values = seen.map((item) => item[by])
    const known = values.filter((value) => value !== null)
    expect(values.slice(0, known.length)).toEqual(known)
    const compare = (one: string | number, other: string | number) => (one < other ? -1 : one > other ? 1 : 0)
    const sorted = known.toSorted((one, other) => compare(one, other) * (direction === 'asc' ? 1 : -1))
    expect(known).toEqual(sorted)
  })

  test('refuses a place that belongs to another search', async () => {
    const { nextCursor } = await search({}, { size: 5 })
    for (const cursor of [nextCursor ?? '', 'nonsense', Buffer.from('["a",1,2]').toString('base64url')]) {
      const refused = await refusalOf(search({ kinds: ['self'] }, { cursor }))
      expect(refused.body).toMatchObject({ code: 'BadRequestSchema', issues: [{ path: 'body.cursor' }] })
    }
  })
})

describe('a place in a search that somebody made up', () => {
  const placeOf = async (by: SearchSortKey, key: unknown, id?: string) => {
    const { nextCursor } = await search({}, { size: 5, sort: { by, direction: 'asc' } })
    const [of, , known] = JSON.parse(Buffer.from(nextCursor ?? '', 'base64url').toString()) as unknown[]
    return Buffer.from(JSON.stringify([of, key, id ?? known])).toString('base64url')
  }
  const madeUp: readonly (readonly [by: SearchSortKey, key: unknown])[] = [
    ['endsAt', '0000-01-01 10:00:00+00'], ['auctionCreatedAt', '0000-01-01 10:00:00+00'],
    ['endsAt', '2026-02-31 10:00:00+00'], ['endsAt', '2026-99-01 10:00:00+00'], ['endsAt', '12'], ['endsAt', null],
    ['modelYear', '2026-01-01 10:00:00+00'], ['modelYear', '99999'], ['odometerKm', '2147483648'],
    ['odometerKm', '-2'], ['guideMidWon', '9223372036854775808'], ['guideMidWon', 12], ['endsAt', 'now'],
  ]
  const refusalAt = async (by: SearchSortKey, cursor: string) => {
    const refused = await refusalOf(search({}, { cursor, size: 5, sort: { by, direction: 'asc' } }))
    return [refused.status, refused.body.issues?.[0]?.path]
  }
  test.each(madeUp)('by %s at %s is refused', async (by, key) => {
    expect(await refusalAt(by, await placeOf(by, key))).toEqual([400, 'body.cursor'])
  })

  test('of no row at all is refused', async () => {
    expect(await refusalAt('modelYear', await placeOf('modelYear', '2020', 'not-an-id'))).toEqual([400, 'body.cursor'])
  })
})

describe('the table as a list', () => {
  const keys = [
    ['carMileage', 'odometerKm'], ['carYear', 'modelYear'], ['auctionCreatedAt', 'auctionCreatedAt'],
    ['auctionBidEndAt', 'endsAt'], ['createdAt', 'createdAt'], ['updatedAt', 'updatedAt'],
  ] as const

  test.each(keys)('sorts by %s', async (key, shown) => {
    for (const direction of ['asc', 'desc'] as const) {
      const { items } = await dealer.ask(calls.listAuctionSearchTables, {
        query: { sort: [{ [key]: direction }], size: 100 },
      })
      const values = items.map((item) => item[shown] ?? 0)
      const compare = (one: string | number, other: string | number) => (one < other ? -1 : one > other ? 1 : 0)
      expect(values).toHaveLength(rows.length)
      expect(values).toEqual(values.toSorted((one, other) => compare(one, other) * (direction === 'asc' ? 1 : -1)))
    }
  })
})

describe('facets', () => {
  const valuesOf = (row: ShownRow, column: string): readonly string[] => {
    const value = row[column as keyof ShownRow]
    return Array.isArray(value) ? value : value === null ? [] : [String(value)]
  }

  test('count what fits all criteria but their own', async () => {
    const criteria: SearchCriteria = { makers: ['현대'], fuels: ['gasoline', 'diesel'], yearFrom: 2017 }
    const now = await world.now()
    const { facets } = await search(criteria, { facets: [...searchFacet.values] })
    expect(facets.map(({ facet }) => facet)).toEqual([...searchFacet.values])
    for (const { facet, values } of facets) {
      const { criterion, column } = facetColumns[facet]
      const { [criterion as keyof SearchCriteria]: _, ...others } = criteria
      const expected = new Map<string, number>()
      for (const row of fitting(others, now))
        for (const key of valuesOf(row, column)) expected.set(key, (expected.get(key) ?? 0) + 1)
      expect(Object.fromEntries(values.map(({ key, count }) => [key, count])), facet)
        .toEqual(Object.fromEntries(expected))
    }
  })
})

describe('what a dealer may not see', () => {
  test('is not shown', async () => {
    const text = JSON.stringify(await search({}))
    for (const row of rows) expect(text).not.toContain(row.car_number)
    expect(text).not.toMatch(/spelled|initials|plateSuffix/)
  })

  test('is not found by', async () => {
    const [row] = rows
    for (const criteria of [{ plateSuffix: row?.plate_suffix ?? '' }, { states: ['preparation' as const] }]) {
      const refused = await refusalOf(dealer.ask(calls.searchAuctions, { body: { criteria } }))
      expect(refused.body).toMatchObject({ code: 'BadRequestSchema', detail: '0001.invalidBodySchema' })
    }
    expect((await search({ text: row?.car_number ?? '' })).items).toEqual([])
    const query = { filter: { carNumber: { eq: row?.car_number ?? '' } } }
    for (const call of [calls.listAuctionSearchTables, calls.listAuctions])
      expect((await refusalOf(dealer.ask(call, { query }))).body.code).toBe('BadRequestSchema')
  })

  test('the office finds', async () => {
    const [row] = rows
    const criteria = { plateSuffix: row?.plate_suffix ?? '' }
    const { items } = await world.clerk.ask(calls.searchAuctions, { body: { criteria } })
    expect(items.map((item) => item.carNumber)).toContain(row?.car_number)
  })
})

test('whoever asks the same at once is shown what they may see', async () => {
  const [clerk, other] = [world.clerk, await world.dealer()]
  const people = Array.from({ length: 10 }, () => [dealer, clerk, other, clerk]).flat()
  const body = { criteria: {}, sort: { by: 'auctionCreatedAt', direction: 'desc' }, size: 5 } as const
  const pages = await Promise.all(people.map((one) => one.ask(calls.searchAuctions, { body })))
  for (const [at, { items }] of pages.entries()) {
    expect(items).toHaveLength(5)
    expect(items.every(({ carNumber }) => carNumber.includes('*'))).toBe(people[at] !== clerk)
  }
})

test('a partner finds the cars of its customers, also after their end, and takes them off the market', async () => {
  const root = await world.member({ type: 'root' })
  const { partnerId, exhibit, officer } = await makePartnerWorld(world, root.ask)
  const { id, orderId } = await world.opened({ partnerId })
  const found = () => officer.ask(calls.searchAuctions, {
    body: { criteria: { states: ['auction', 'cancelled'] }, count: true, facets: [...searchFacet.values] },
  })
  const first = await found()
  expect([first.items.map((item) => item.auctionId), first.count]).toEqual([[id], 1])
  // What is counted are the own cars as well.
  for (const { facet, values } of first.facets)
    expect(values.every(({ count }) => count === 1), facet).toBe(true)
  const takeBack = (order: string) => officer.ask(carsCalls.cancelOrder, {
    params: { id: order }, body: { reason: '다른 곳에 팔기로 했습니다.' },
  })
  const { orderId: ofCustomer } = await world.opened({ partnerId, exhibitId: exhibit.id })
  expect((await refusalOf(takeBack(ofCustomer))).status).toBe(403)
  expect(await takeBack(orderId)).toMatchObject({ state: 'cancelled' })
  expect((await found()).items.map((item) => item.state).toSorted()).toEqual(['auction', 'cancelled'])
  expect((await refusalOf(takeBack(orderId))).status).toBe(409)
  expect(idsOf(await search({}))).not.toContain(id)
})
