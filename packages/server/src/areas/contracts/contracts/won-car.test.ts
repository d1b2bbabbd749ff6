// Which car it is, is told with the award: to the shop that won it, in everything that it reads of it, and to no other.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { carsCalls } from '@bidyard/contract/calls/cars'
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { maskCarNumber } from '@bidyard/contract/shapes/car-number'
import { maskVin } from '@bidyard/contract/shapes/cars/numbers/vin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { statusOf } from '../../../testing/ask.ts'
import {
  type AwardWorld, type Closed, doing, openAwardWorld, pro, request,
} from '../../../testing/contracts/award-world.ts'

const vin = 'KMHL14JA5MA123456'
const formerPlate = '12나3456'
let world: AwardWorld
beforeAll(async () => {
  world = await openAwardWorld()
})
afterAll(() => world.stop())

const nothing = { count: 0, paidWon: 0 }
const change = { on: '2023-05-04', carNo: formerPlate, kind: null, use: null }
const facts = {
  asOf: '2026-11-01', uses: [], specials: [], claims: [], uninsured: [], mileages: [], ownDamage: nothing,
  otherDamage: nothing, plateChanges: [change], ownerChanges: [change],
  car: {
    makerName: null, modelName: null, detailName: null, modelYear: null, kind: null, use: null, displacementCc: null,
    fuel: null, shape: null, color: null, optionsText: null, firstInsuredOn: null, firstRegisteredOn: null,
  },
}

const closed = async (): Promise<Closed & { readonly plate: string }> => {
  const car = await world.closed(pro, { bids: 2 })
  await world.sql`
    update car_registers set source = 'hand', author_name = '심담당',
      facts = facts || ${world.sql.json({ vin, seizures: 2, mortgages: 1 })}
    where order_id = ${car.orderId}`
  await world.sql`
    insert into car_histories (order_id, car_number, source, facts, author_id, author_name)
    select id, car_number, 'hand', ${world.sql.json(facts)}, ${world.clerk.memberId}, '심담당' from orders
    where id = ${car.orderId}`
  const [row] = await world.sql<{ plate: string }[]>`
    select car_number as plate from orders where id = ${car.orderId}`
  return { ...car, plate: row?.plate ?? '' }
}

/** The car's papers, its check and its auction, each by its id and in its list. */
const read = async ({ ask }: Pick<TestMember, 'ask'>, { id, orderId }: Closed) => {
  const query = { filter: { orderId: { eq: orderId } } }
  const [register] = (await ask(carsCalls.listCarRegisters, { query })).items
  const [history] = (await ask(carsCalls.listCarHistories, { query })).items
  const [check] = (await ask(carsCalls.listCarChecks, { query })).items
  const [auction] = (await ask(auctionsCalls.listAuctions, { query })).items
  const params = (row: { readonly id: string } | undefined) => ({ params: { id: row?.id ?? '' } })
  return {
    registers: [register, await ask(carsCalls.getCarRegister, params(register))],
    histories: [
      history, await ask(carsCalls.getCarHistory, params(history)),
      await ask(carsCalls.getOrderCarHistory, { params: { id: orderId } }),
    ],
    checks: [check, await ask(carsCalls.getCarCheck, params(check))],
    auctions: [auction, await ask(auctionsCalls.getAuction, { params: { id } })],
  }
}
type Read = Awaited<ReturnType<typeof read>>

const platesOf = ({ registers, histories, checks, auctions }: Read): ReadonlySet<string | undefined> =>
  new Set([...registers, ...histories, ...checks, ...auctions].map((row) => row?.carNumber))
const formersOf = ({ histories }: Read) => new Set(histories.flatMap((row) =>
  [...row?.facts?.plateChanges ?? [], ...row?.facts?.ownerChanges ?? []].map(({ carNo }) => carNo)))
const vinsOf = ({ registers }: Read) => new Set(registers.map((row) => row?.facts?.vin))

const expectMasked = (seen: Read, plate: string): void => {
  expect(platesOf(seen)).toEqual(new Set([maskCarNumber(plate)]))
  expect(vinsOf(seen)).toEqual(new Set([maskVin(vin)]))
  expect(formersOf(seen)).toEqual(new Set([maskCarNumber(formerPlate)]))
}

test('plate and chassis number are told to the shop that won the car, as long as its contract stands', async () => {
  const car = await closed()
  const [{ dealer: winner }, { dealer: loser }] = car.bidders
  const contractId = await request(world, car, car.bidders[0])
  expectMasked(await read(winner, car), car.plate)

  await doing(winner, calls.acceptProPurchase, { params: { id: contractId }, body: {} })
  const seen = await read(winner, car)
  expect(platesOf(seen)).toEqual(new Set([car.plate]))
  expect(vinsOf(seen)).toEqual(new Set([vin]))
  expect(formersOf(seen)).toEqual(new Set([formerPlate]))
  expectMasked(await read(loser, car), car.plate)
  const other = await world.dealer()
  expect(await statusOf(other.ask(carsCalls.getOrderCarHistory, { params: { id: car.orderId } }))).toBe(404)

  const { version: seenVersion } = await world.clerk.ask(calls.getContract, { params: { id: contractId } })
  await doing(world.clerk, calls.cancelContract, { params: { id: contractId }, body: {
    seenVersion, type: 'mistake', next: 'decline', reason: '처리 오류',
  } })
  expectMasked(await read(winner, car), car.plate)
})

test('debts, whoever wrote, visits and what the office knows of the auction stay hidden from who won', async () => {
  const car = await closed()
  const [{ dealer: winner }] = car.bidders
  const contractId = await request(world, car, car.bidders[0])
  const before = await read(winner, car)
  await doing(winner, calls.acceptProPurchase, { params: { id: contractId }, body: {} })
  const seen = await read(winner, car)
  const owing = { seizures: null, mortgages: null }
  for (const row of seen.registers) expect(row).toMatchObject({ author: null, facts: owing })
  for (const row of seen.histories) expect(row).toMatchObject({ author: null })
  for (const row of seen.checks) expect(row).toMatchObject({ reservedAt: null, inspectorId: null })
  expect(seen.checks[1]).toMatchObject({ inspectorName: null, place: null })
  const [then, now] = [before, seen].map(({ auctions }) => auctions.map((one) => ({ ...one, carNumber: null })))
  expect(now).toEqual(then)
})
