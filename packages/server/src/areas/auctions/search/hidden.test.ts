// What a dealer may not see does not exist for dealers: whatever it is, their answers are the same to the last letter.
import { auctionsCalls as calls } from '@bidyard/contract/calls/auctions'
import { addressOf } from '@bidyard/contract/call'
import { searchFacet, searchSortKey } from '@bidyard/contract/enums'
import type { ListCall } from '@bidyard/contract/list'
import fc from 'fast-check'
import { afterAll, beforeAll, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { type MarketWorld, openMarketWorld } from '../../../testing/auctions/market-world.ts'
import {
  expectAlike, fillPlates, mostly, pryingLists, type Question,
} from '../../../testing/auctions/told-alike.ts'

let world: MarketWorld
let dealer: TestMember
beforeAll(async () => {
  world = await openMarketWorld()
  dealer = await world.dealer()
  for (let at = 0; at < 10; at++) await world.opened({ modelYear: 2015 + (at % 6), km: 10_000 * (at % 4) })
  const { id, version } = await world.opened()
  await world.clerk.ask(calls.cancelAuction, { params: { id }, body: { seenVersion: version, reason: '판매자 요청' } })
  await world.prepared()
})
afterAll(() => world.stop())

interface Filling {
  /** The two digits in the middle of every plate; the others are shown. */
  readonly middle: string
  readonly vin: string
  readonly note: string
  readonly hopeWon: number
  readonly seller: string
  readonly at: string
}
const fillings: readonly [Filling, Filling] = [
  {
    middle: '31', vin: 'KMHG341CBLU123456', note: '경유지 가나다', hopeWon: 17_000_000, seller: '홍길동',
    at: '2026-01-02T03:04:05Z',
  },
  {
    middle: '74', vin: 'KNAB3512BLT654321', note: '도착지 라마바', hopeWon: 33_000_000, seller: '성춘향',
    at: '2026-03-04T05:06:07Z',
  },
]

/** Everything that dealers are not shown, changed in every row; what they are shown stays as it is. */
const fill = async ({ middle, vin, note, hopeWon, seller, at }: Filling): Promise<void> => {
  await world.sql`update orders set hope_price_won = ${hopeWon}, answers = ${world.sql.json({ note })},
    end_note = case when state = 'cancelled' then ${note} end, owner_name_sealed = ${Buffer.from(seller)}`
  await world.sql`update users set name = ${seller} where id in (select created_by from orders)`
  await fillPlates(world, middle)
  await world.sql`update car_registers set facts = facts || ${world.sql.json({ vin })}`
  await world.sql`
    update auction_search_rows searched set car_number = orders.car_number, plate_suffix = right(orders.car_number, 4)
    from orders where orders.id = searched.order_id`
  await world.sql`
    update auctions set screened_at = ${at}, returned_at = ${at}, resubmitted_at = ${at}, return_note = ${note},
      end_note = ${note}, return_reasons = array['other']`
}

const hiddenWords = fillings.flatMap(({ middle, vin, note, hopeWon, seller, at }) =>
  [`%${middle}%`, middle, `${middle}00`, vin, vin.slice(-6), note, note.split(' ')[0] ?? '', hopeWon, seller, at])
const words = [...hiddenWords, '100가', '그랜저', 'ㄱㄹㅈ', 2018, 20_000, 'auction', 'cancelled', 'self', true, null]

const hiddenFields = [
  'carNumber', 'plateSuffix', 'vin', 'hopePriceWon', 'createdBy', 'partnerId', 'exhibitId', 'screenedAt', 'openAt',
  'returnedAt', 'resubmittedAt', 'endNote', 'returnNote', 'spelled', 'initials',
]
const lists: readonly ListCall[] = [
  calls.listAuctionSearchTables, calls.listAuctions, calls.listAuctionFavorites, calls.listOwnAuctionFavorites,
  calls.listAuctionErrorReports,
]
const prying = { hiddenFields, value: fc.constantFrom(...words) }
const searched: fc.Arbitrary<Question> = fc.record({
  text: fc.option(prying.value.map(String), { nil: undefined }),
  hidden: fc.option(fc.tuple(fc.constantFrom(...hiddenFields, 'states'), prying.value), { nil: undefined, freq: 1 }),
  by: mostly(searchSortKey.values, prying), direction: fc.constantFrom('asc', 'desc'),
}).map(({ text, hidden, by, direction }) => ({
  method: 'POST', path: addressOf(calls.searchAuctions),
  body: {
    criteria: { ...(text === undefined ? {} : { text }), ...(hidden === undefined ? {} : { [hidden[0]]: hidden[1] }) },
    sort: { by, direction }, count: true, facets: searchFacet.values, size: 50,
  },
}))

test('no question of a dealer is answered otherwise because of it', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31)
  const { items } = await dealer.ask(calls.listAuctions, { query: { size: 50 } })
  const known: readonly Question[] = items.map(({ id }) => ({ path: `${addressOf(calls.listAuctions)}/${id}` }))
  const asked = fc.oneof(pryingLists(lists, prying), searched, searched)
  const questions = [...known, ...fc.sample(asked, { numRuns: 200, seed })]
  await expectAlike(world, {
    dealer, questions, fillings, fill, seed, secrets: fillings.flatMap(({ vin, note, seller }) => [vin, note, seller]),
  })
})
