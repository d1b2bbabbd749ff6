// Counts are exact up to ten thousand, and every order of the spec sorts, beside rows by the ten thousand.
import { auctionsCalls as calls } from '@bidyard/contract/calls/auctions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { generateSearchRows } from '../../../testing/auctions/generate-search-rows.ts'
import { type MarketWorld, openMarketWorld } from '../../../testing/auctions/market-world.ts'

let world: MarketWorld
let dealer: TestMember
beforeAll(async () => {
  world = await openMarketWorld()
  dealer = await world.dealer()
  await world.database.alone((sql) => generateSearchRows(sql, { total: 12_000, open: 10_001 }))
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
