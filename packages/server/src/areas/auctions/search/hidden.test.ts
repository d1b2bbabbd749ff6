// What a dealer may not see does not exist for dealers: whatever it is, their answers are the same to the last letter.
import { auctionsCalls as calls } from '@bidyard/contract/calls/auctions'
import { addressOf, type CallDefinition } from '@bidyard/contract/call'
import { searchFacet, searchSortKey } from '@bidyard/contract/enums'
import { type ListCall, operators } from '@bidyard/contract/list'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { type MarketWorld, openMarketWorld } from '../../../testing/auctions/market-world.ts'
import { plainAskerOf, queryOf } from '../../../testing/plain-ask.ts'

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
  await world.sql`
    update orders set car_number = overlay(car_number placing ${middle} from char_length(car_number) - 3 for 2)`
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

interface Question {
  readonly method: string
  readonly path: string
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: object
}

const hiddenFields = [
  'carNumber', 'plateSuffix', 'vin', 'hopePriceWon', 'createdBy', 'partnerId', 'exhibitId', 'screenedAt', 'openAt',
  'returnedAt', 'resubmittedAt', 'endNote', 'returnNote', 'spelled', 'initials',
]
const lists: readonly ListCall[] = [
  calls.listAuctionSearchTables, calls.listAuctions, calls.listAuctionFavorites, calls.listOwnAuctionFavorites,
  calls.listAuctionErrorReports,
]
const value = fc.constantFrom(...words)
const hiddenField = fc.constantFrom(...hiddenFields)
const mostly = (known: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...known) }, hiddenField)
const listed: fc.Arbitrary<Question> = fc.constantFrom(...lists).chain((list) => {
  const field = mostly(Object.keys(list.list.fields))
  const tested = fc.record({
    field, operator: fc.constantFrom(...operators), value: fc.oneof(value, fc.array(value, { maxLength: 3 })),
  })
  return fc.record({
    filter: fc.option(tested, { nil: undefined }),
    sort: fc.option(fc.tuple(mostly(list.list.sort), fc.constantFrom('asc', 'desc')), { nil: undefined }),
  }).map(({ filter, sort }) => ({
    method: 'GET', path: addressOf(list as CallDefinition),
    query: {
      size: 50, count: true,
      ...(filter === undefined ? {} : { filter: { [filter.field]: { [filter.operator]: filter.value } } }),
      ...(sort === undefined ? {} : { sort: [{ [sort[0]]: sort[1] }] }),
    },
  }))
})
const searched: fc.Arbitrary<Question> = fc.record({
  text: fc.option(value.map(String), { nil: undefined }),
  hidden: fc.option(fc.tuple(fc.constantFrom(...hiddenFields, 'states'), value), { nil: undefined, freq: 1 }),
  by: mostly(searchSortKey.values), direction: fc.constantFrom('asc', 'desc'),
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
  const known: readonly Question[] = items.map(({ id }) => (
    { method: 'GET', path: `${addressOf(calls.listAuctions)}/${id}` }))
  const questions = [...known, ...fc.sample(fc.oneof(listed, searched, searched), { numRuns: 200, seed })]
  const ask = plainAskerOf(world.base)
  const askAll = async (token: string) => {
    const answers: string[] = []
    for (const { method, path, query, body } of questions) {
      const { status, body: answer } = await ask(path, {
        method, token, ...(query === undefined ? {} : { query: queryOf(query) }),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const { now: _, ...data } = { ...(answer.data as Record<string, unknown> | undefined) }
      answers.push(JSON.stringify([status, answer.code, answer.issues?.map((issue) => issue.path), data]))
    }
    return answers
  }
  const told: string[][] = []
  const office: string[][] = []
  for (const filling of fillings) {
    await fill(filling)
    told.push(await askAll(dealer.token))
    office.push(await askAll(world.clerk.token))
  }
  for (const [at, question] of questions.entries())
    expect(told[1]?.[at], `seed ${seed}: ${JSON.stringify(question)}`).toBe(told[0]?.[at])
  const plain = told.flat().join('\n')
  const secrets = fillings.flatMap(({ vin, note, seller }) => [vin, note, seller])
  expect(secrets.filter((secret) => plain.includes(secret))).toEqual([])
  // The same questions tell the office what was changed, so they do ask for it.
  expect(office[1]).not.toEqual(office[0])
  expect(told[0]?.filter((answer) => answer.startsWith('[200')).length).toBeGreaterThan(questions.length / 6)
})
