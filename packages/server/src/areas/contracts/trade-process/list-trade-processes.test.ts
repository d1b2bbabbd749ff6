// The office finds every closed auction that has no buyer yet, what first is due on top, and no other.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import type { ListQuery } from '@bidyard/contract/list'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/ask.ts'
import {
  type AwardWorld, type Closed, doing, openAwardWorld, prime, request,
} from '../../../testing/contracts/award-world.ts'

let world: AwardWorld
beforeAll(async () => {
  world = await openAwardWorld()
})
afterAll(() => world.stop())

const list = async (query: ListQuery = {}) => (await world.clerk.ask(calls.listTradeProcesses, { query })).items
const found = async ({ id }: Pick<Closed, 'id'>) => (await list({ size: 100 })).find((row) => row.id === id)
const process = ({ id }: Closed) => world.clerk.ask(calls.getSellerTradeProcess, { params: { id } })

test('a seller who has to choose stands there until the choice is made, then its buyer until the answer', async () => {
  const car = await world.closed()
  const { chooseUntil } = await process(car)
  expect(chooseUntil).not.toBeNull()
  expect(await found(car)).toMatchObject({
    orderId: car.orderId, kind: 'self', isConsulting: false, chosen: null, whose: 'seller', dueAt: chooseUntil,
    candidatesUsed: 0, candidatesLeft: 3,
  })

  const contractId = await request(world, car, car.bidders[1])
  const { current } = await process(car)
  expect(await found(car)).toMatchObject({
    chosen: { contractId, shopName: expect.stringMatching(/./), amountWon: car.bidders[1].amountWon },
    whose: 'buyer', dueAt: current?.until, candidatesUsed: 1, candidatesLeft: 2,
  })
  await doing(world.seller, calls.revertSaleRequest, { params: { id: car.id }, body: { reason: null } })
  expect(await found(car)).toMatchObject({ chosen: null, whose: 'seller', candidatesUsed: 0, candidatesLeft: 3 })

  await request(world, car, car.bidders[0])
  const { current: asked } = await process(car)
  await doing(car.bidders[0].dealer, calls.acceptSelfPurchase, { params: { id: asked?.contractId ?? '' }, body: {} })
  expect(await found(car)).toBeUndefined()
})

test('a prime car that missed its reserve is the office’s; one that reached it is sold', async () => {
  const missed = await world.closed(prime, { bestWon: 19_990_000 })
  const sold = await world.closed(prime, { bestWon: 20_000_000 })
  const { consultUntil } = await process(missed)
  expect(await found(missed)).toMatchObject({
    kind: 'prime', isConsulting: true, chosen: null, whose: 'staff', dueAt: consultUntil,
  })
  expect(await found(sold)).toBeUndefined()
  const consulted = await list({ filter: { isConsulting: { eq: true } }, size: 100 })
  expect(consulted.map(({ id }) => id)).toContain(missed.id)
  expect(consulted.every((row) => row.isConsulting)).toBe(true)
})

test('a round that ends without a buyer leaves the list', async () => {
  const car = await world.closed()
  expect(await found(car)).toBeDefined()
  const body = { next: 'decline', reason: '팔지 않기로 함' } as const
  await doing(world.seller, calls.declineRound, { params: { id: car.id }, body })
  expect(await found(car)).toBeUndefined()
})

test('what is due first stands on top, and is found by whose turn it is, by kind, plate and number', async () => {
  const [car, other] = await world.closedTwo()
  await request(world, other, other.bidders[0])
  const rows = await list({ sort: [{ dueAt: 'asc' }], size: 100 })
  const due = rows.map(({ dueAt }) => dueAt ?? '')
  expect(due).toEqual(due.toSorted())
  expect(rows.findIndex(({ id }) => id === other.id)).toBeLessThan(rows.findIndex(({ id }) => id === car.id))

  const ids = async (filter: ListQuery['filter']) => (await list({ filter, size: 100 })).map(({ id }) => id)
  const ofBuyers = await ids({ whose: { eq: 'buyer' } })
  expect([ofBuyers.includes(other.id), ofBuyers.includes(car.id)]).toEqual([true, false])
  const row = await found(car)
  expect(await ids({ carNumber: { eq: row?.carNumber }, kind: { eq: 'self' } })).toContain(car.id)
  expect(await ids({ dueAt: { gt: row?.dueAt } })).not.toContain(car.id)
  expect(await ids({ closedAt: { lte: row?.closedAt } })).toContain(car.id)
})

test('nobody but the office sees it', async () => {
  const car = await world.closed()
  for (const who of [world.seller, car.bidders[0].dealer])
    expect(await refusalOf(who.ask(calls.listTradeProcesses, { query: {} }))).toMatchObject({ status: 403 })
})
