// Counts are exact up to ten thousand, and every order of the spec sorts, beside rows by the ten thousand.
import { auctionsCalls as calls } from '@bidyard/contract/calls/auctions'
import { searchFacet } from '@bidyard/contract/enums'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { generateSearchRows } from '../../../testing/auctions/generate-search-rows.ts'
import { type MarketWorld, openMarketWorld } from '../../../testing/auctions/market-world.ts'

let world: MarketWorld
let dealer: TestMember
beforeAll(async () => {
  world = await openMarketWorld()
  dealer = await world.dealer()
  await world.asOwner(({ alone }) => alone((sql) => generateSearchRows(sql, { total: 12_000, open: 10_001 })))
})
afterAll(() => world.stop())

const countOf = async (criteria: object = {}) => {
  const { count } = await dealer.ask(calls.searchAuctions, { body: { criteria, count: true, size: 1 } })
  return count
}

test('counts are exact to ten thousand, then say that there are more', async () => {
  expect(await countOf()).toBe('10,000+')
  await world.sql`
    update auction_search_rows set color = 'pink' where id = (
      select id from auction_search_rows where state = 'auction' limit 1)`
  expect(await countOf({ colors: ['pink'] })).toBe(1)
  await world.sql`delete from auction_search_rows where color = 'pink'`
  expect(await countOf()).toBe(10_000)
  await world.sql`
    delete from auction_search_rows where id = (select id from auction_search_rows where state = 'auction' limit 1)`
  expect(await countOf()).toBe(9_999)
})

test('facets count as many as there are, also beyond', async () => {
  const { facets } = await dealer.ask(calls.searchAuctions, {
    body: { facets: ['fuel', 'maker', 'option'], size: 1, criteria: { fuels: ['diesel'] } },
  })
  const ofOpen = async (column: string, where: string) => {
    const rows = await world.sql.unsafe<{ key: string; count: number }[]>(`
      select ${column} as key, count(*)::int as count from auction_search_rows where state = 'auction' and ${where}
      group by 1`)
    return Object.fromEntries(rows.map(({ key, count }) => [key, count]))
  }
  const expected = [
    await ofOpen('fuel', 'true'), await ofOpen('maker_key', `fuel = 'diesel'`),
    await ofOpen('unnest(options)', `fuel = 'diesel'`),
  ]
  expect(facets.map(({ values }) => Object.fromEntries(values.map(({ key, count }) => [key, count])))).toEqual(expected)
  for (const { values } of facets) {
    const counts = values.map(({ count }) => count)
    expect(counts).toEqual(counts.toSorted((one, other) => other - one))
  }
})

test('a question for counts alone has no rows, and counts beside facets what is counted without them', async () => {
  const wishes = [{}, { fuels: ['diesel' as const] }, { makers: ['BMW'], kmTo: 90_000 }, { makers: ['nobody'] }]
  for (const criteria of wishes) {
    const { items, nextCursor, count, facets } = await dealer.ask(calls.searchAuctions, {
      body: { criteria, count: true, size: 0, facets: [...searchFacet.values] },
    })
    expect([items, nextCursor, facets.length]).toEqual([[], null, searchFacet.values.length])
    expect(count, JSON.stringify(criteria)).toBe(await countOf(criteria))
  }
  for (const facets of [['option'], ['fuel'], ['fuel', 'option']] as const) {
    const criteria = { fuels: ['diesel' as const] }
    const body = { criteria, count: true, size: 0, facets: [...facets] }
    const { count } = await dealer.ask(calls.searchAuctions, { body })
    expect(count, facets.join()).toBe(await countOf(criteria))
  }
  await world.sql`update auction_search_rows set fuel = null where fuel = 'LPG'`
  const { count } = await dealer.ask(calls.searchAuctions, {
    body: { criteria: { makers: ['기아'] }, count: true, size: 0, facets: ['fuel'] },
  })
  expect(count).toBe(await countOf({ makers: ['기아'] }))
})

test('a car of which an option was told twice is one car that has it', async () => {
  await world.opened({ model: { maker: '포르쉐', model: '911' }, options: ['navigation', 'rearCamera', 'navigation'] })
  const { facets: [options], items } = await dealer.ask(calls.searchAuctions, {
    body: { criteria: { makers: ['포르쉐'] }, facets: ['option'], size: 5 },
  })
  expect(options?.values.map(({ key, count }) => [key, count])).toEqual([['navigation', 1], ['rearCamera', 1]])
  expect(items.map((item) => item.options)).toEqual([['navigation', 'rearCamera']])
})
