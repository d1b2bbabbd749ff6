// Plates, chassis numbers, debts and visits do not exist for dealers: whatever they are, no answer about cars differs.
import { addressOf, type CallDefinition } from '@bidyard/contract/call'
import { carsCalls as calls } from '@bidyard/contract/calls/cars'
import { type ListCall, operators } from '@bidyard/contract/list'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { type MarketWorld, openMarketWorld } from '../../../testing/auctions/market-world.ts'
import { plainAskerOf, queryOf } from '../../../testing/plain-ask.ts'

const cars = 6
let world: MarketWorld
let dealer: TestMember
const orderIds: string[] = []
beforeAll(async () => {
  world = await openMarketWorld()
  dealer = await world.dealer()
  for (let at = 0; at < cars; at++)
    orderIds.push((await world.opened({ modelYear: 2016 + at, km: 10_000 * at })).orderId)
  const nothing = { count: 0, paidWon: 0 }
  const facts = {
    asOf: '2026-11-01', uses: [], specials: [], claims: [], uninsured: [], mileages: [], ownDamage: nothing,
    otherDamage: nothing, plateChanges: [], ownerChanges: [],
    car: {
      makerName: null, modelName: null, detailName: null, modelYear: null, kind: null, use: null, displacementCc: null,
      fuel: null, shape: null, color: null, optionsText: null, firstInsuredOn: null, firstRegisteredOn: null,
    },
  }
  await world.sql`
    insert into car_histories (order_id, car_number, source, facts, author_id)
    select id, car_number, 'hand', ${world.sql.json(facts)}, ${world.clerk.memberId} from orders`
})
afterAll(() => world.stop())

interface Filling {
  /** The two digits in the middle of every plate; the others are shown. */
  readonly middle: string
  readonly formerPlate: string
  /** What of a chassis number is not shown. */
  readonly vinTail: string
  readonly debts: number
  readonly writer: string
  readonly at: string
}
const vinHead = 'KMHG341CBLU'
const fillings: readonly [Filling, Filling] = [
  {
    middle: '31', formerPlate: '11가3155', vinTail: '123456', debts: 0, writer: '심담당',
    at: '2026-01-02T03:04:05.000Z',
  },
  {
    middle: '74', formerPlate: '11가7455', vinTail: '654321', debts: 7, writer: '성춘향',
    at: '2026-03-04T05:06:07.000Z',
  },
]

/** Everything that dealers are not shown of a car, changed in every row; what they are shown stays as it is. */
const fill = async ({ middle, formerPlate, vinTail, debts, writer, at }: Filling): Promise<void> => {
  const { sql } = world
  await sql`
    update orders set car_number = overlay(car_number placing ${middle} from char_length(car_number) - 3 for 2),
      owner_name_sealed = ${Buffer.from(writer)}, address_sealed = ${Buffer.from(writer)}`
  const owed = { vin: vinHead + vinTail, seizures: debts, mortgages: debts }
  await sql`update car_registers set facts = facts || ${sql.json(owed)}, source = 'hand', author_name = ${writer}`
  const change = { on: '2023-05-04', carNo: formerPlate, kind: null, use: null }
  await sql`
    update car_histories set author_name = ${writer},
      facts = facts || ${sql.json({ plateChanges: [change], ownerChanges: [change] })}`
  await sql`
    update car_checks set reserved_at = ${at},
      inspector_id = ${middle === '31' ? null : world.clerk.memberId}`
}

const value = fc.constantFrom(
  ...fillings.flatMap(({ middle, formerPlate, vinTail, debts, writer, at }) =>
    [middle, `%${middle}%`, formerPlate, vinTail, vinHead + vinTail, debts, writer, at]),
  '100가', 'hand', 'complete', 'inspector', 'seller', true, null,
)
const hiddenFields = ['carNumber', 'vin', 'seizures', 'mortgages', 'author', 'inspectorId', 'place', 'reservedAt']
const mostly = (known: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, fc.constantFrom(...hiddenFields))

interface Question {
  readonly path: string
  readonly query: Readonly<Record<string, unknown>>
}

const lists: readonly ListCall[] = [
  calls.listCarRegisters, calls.listCarHistories, calls.listCarChecks, calls.listCarPhotos,
]
const listed: fc.Arbitrary<Question> = fc.constantFrom(...lists).chain((list) => fc.record({
  filter: fc.option(fc.record({
    field: mostly(Object.keys(list.list.fields)), operator: fc.constantFrom(...operators),
    value: fc.oneof(value, fc.array(value, { maxLength: 3 })),
  }), { nil: undefined }),
  sort: fc.option(fc.tuple(mostly(list.list.sort), fc.constantFrom('asc', 'desc')), { nil: undefined }),
}).map(({ filter, sort }) => ({
  path: addressOf(list as CallDefinition),
  query: {
    size: 100, count: true,
    ...(filter === undefined ? {} : { filter: { [filter.field]: { [filter.operator]: filter.value } } }),
    ...(sort === undefined ? {} : { sort: [{ [sort[0]]: sort[1] }] }),
  },
})))

/** Each row of each list by itself, and what is asked of an order. */
const single = async (): Promise<readonly Question[]> => {
  const { items: registers } = await dealer.ask(calls.listCarRegisters, { query: { size: 100 } })
  const { items: histories } = await dealer.ask(calls.listCarHistories, { query: { size: 100 } })
  const { items: checks } = await dealer.ask(calls.listCarChecks, { query: { size: 100 } })
  const { items: photos } = await dealer.ask(calls.listCarPhotos, { query: { size: 5 } })
  expect([registers, histories, checks].map(({ length }) => length)).toEqual([cars, cars, cars])
  const of = (call: CallDefinition, ids: readonly string[]): Question[] =>
    ids.map((id) => ({ path: addressOf(call).replace(':id', id), query: {} }))
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)
  return [
    ...of(calls.getCarRegister, idsOf(registers)), ...of(calls.getCarHistory, idsOf(histories)),
    ...of(calls.getCarCheck, idsOf(checks)), ...of(calls.getCarPhoto, idsOf(photos)),
    ...of(calls.getOrder, orderIds), ...of(calls.getOrderCarHistory, orderIds),
    ...of(calls.getOrderGuidePrice, orderIds),
  ]
}

/** Links to pictures are signed for their time. */
const unsigned = (answer: string): string => answer.replace(/(https?:[^"?]*|\/[^"?]*)\?[^"]*"/g, '$1"')

test('no question about a car is answered otherwise because of what a dealer may not see', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31)
  const questions = [
    ...await single(), ...lists.map((list) => ({ path: addressOf(list as CallDefinition), query: { size: 100 } })),
    ...lists.flatMap((list) => list.list.sort.map((key) => (
      { path: addressOf(list as CallDefinition), query: { size: 100, sort: [{ [key]: 'asc' }] } }))),
    ...fillings.map(({ at }) => (
      { path: addressOf(calls.listCarChecks as CallDefinition), query: { filter: { reservedAt: { eq: at } } } })),
    ...fc.sample(listed, { numRuns: 150, seed }),
  ]
  const ask = plainAskerOf(world.base)
  const askAll = async (token: string) => {
    const answers: string[] = []
    for (const { path, query } of questions) {
      const { status, body: answer } = await ask(path, { token, query: queryOf(query) })
      answers.push(unsigned(JSON.stringify(
        [status, answer.code, answer.issues?.map((issue) => issue.path), answer.data ?? null])))
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
  const secrets = fillings.flatMap(({ formerPlate, vinTail, writer, at }) => [formerPlate, vinTail, writer, at])
  expect(secrets.filter((secret) => plain.includes(secret))).toEqual([])
  // The same questions tell the office what was changed, so they do ask for it.
  expect(office[1]).not.toEqual(office[0])
  expect(told[0]?.filter((answer) => answer.startsWith('[200')).length).toBeGreaterThan(questions.length / 4)
})
