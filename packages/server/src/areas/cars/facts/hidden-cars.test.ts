// Plates, chassis numbers, debts and visits do not exist for dealers: whatever they are, no answer about cars differs.
import { addressOf, type CallDefinition } from '@bidyard/contract/call'
import { carsCalls as calls } from '@bidyard/contract/calls/cars'
import type { ListCall } from '@bidyard/contract/list'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { type MarketWorld, openMarketWorld } from '../../../testing/auctions/market-world.ts'
import { expectAlike, fillPlates, pryingLists, type Question } from '../../../testing/auctions/told-alike.ts'

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
  await fillPlates(world, middle)
  await sql`update orders set owner_name_sealed = ${Buffer.from(writer)}, address_sealed = ${Buffer.from(writer)}`
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
const lists: readonly ListCall[] = [
  calls.listCarRegisters, calls.listCarHistories, calls.listCarChecks, calls.listCarPhotos,
]

/** Each row of each list by itself, and what is asked of an order. */
const single = async (): Promise<readonly Question[]> => {
  const { items: registers } = await dealer.ask(calls.listCarRegisters, { query: { size: 100 } })
  const { items: histories } = await dealer.ask(calls.listCarHistories, { query: { size: 100 } })
  const { items: checks } = await dealer.ask(calls.listCarChecks, { query: { size: 100 } })
  const { items: photos } = await dealer.ask(calls.listCarPhotos, { query: { size: 5 } })
  expect([registers, histories, checks].map(({ length }) => length)).toEqual([cars, cars, cars])
  const of = (call: CallDefinition, ids: readonly string[]): Question[] =>
    ids.map((id) => ({ path: addressOf(call).replace(':id', id) }))
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)
  return [
    ...of(calls.getCarRegister, idsOf(registers)), ...of(calls.getCarHistory, idsOf(histories)),
    ...of(calls.getCarCheck, idsOf(checks)), ...of(calls.getCarPhoto, idsOf(photos)),
    ...of(calls.getOrder, orderIds), ...of(calls.getOrderCarHistory, orderIds),
    ...of(calls.getOrderGuidePrice, orderIds),
  ]
}

test('no question about a car is answered otherwise because of what a dealer may not see', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31)
  const questions = [
    ...await single(), ...lists.map((list) => ({ path: addressOf(list as CallDefinition), query: { size: 100 } })),
    ...lists.flatMap((list) => list.list.sort.map((key) => (
      { path: addressOf(list as CallDefinition), query: { size: 100, sort: [{ [key]: 'asc' }] } }))),
    ...fillings.map(({ at }) => (
      { path: addressOf(calls.listCarChecks as CallDefinition), query: { filter: { reservedAt: { eq: at } } } })),
    ...fc.sample(pryingLists(lists, { hiddenFields, value }), { numRuns: 150, seed }),
  ]
  await expectAlike(world, {
    dealer, questions, fillings, fill, seed,
    secrets: fillings.flatMap(({ formerPlate, vinTail, writer, at }) => [formerPlate, vinTail, writer, at]),
  })
})
