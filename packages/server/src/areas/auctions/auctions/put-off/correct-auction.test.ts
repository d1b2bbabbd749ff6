// A correction corrects: car, search and judgement change with the notice, and the notice keeps what it was before.
import { auctionsCalls as calls } from '@bidyard/contract/calls/auctions'
import { carsCalls } from '@bidyard/contract/calls/cars'
import type { BodyOf } from '@bidyard/contract/call'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestMember } from '../../../../testing/app.ts'
import { refusalOf } from '../../../../testing/ask.ts'
import { type MarketWorld, openMarketWorld } from '../../../../testing/auctions/market-world.ts'
import { openLog } from '../../../../runtime/log.ts'
import { until } from '../../../../testing/until.ts'
import { compareSearch } from '../../search/run-search.ts'

let world: MarketWorld
let dealer: TestMember
const logged: string[] = []
beforeAll(async () => {
  world = await openMarketWorld()
  dealer = await world.dealer()
  await world.jobs.work(world.act)
})
afterAll(() => world.stop())
beforeEach(() => {
  logged.length = 0
})

type Facts = NonNullable<BodyOf<typeof calls.correctAuction>['facts']>
const statement = '점검 기록과 다른 곳이 있어 고쳤습니다.'
const correct = ({ id, version }: { readonly id: string; readonly version: number }, facts: Facts) =>
  world.clerk.ask(calls.correctAuction, { params: { id }, body: { seenVersion: version, statement, facts } })
const searched = async (criteria: BodyOf<typeof calls.searchAuctions>['criteria'], id: string) =>
  (await dealer.ask(calls.searchAuctions, { body: { criteria, size: 100 } })).items
    .find(({ auctionId }) => auctionId === id)
const ofOrder = (orderId: string) => ({ query: { filter: { orderId: { eq: orderId } } } })
const compare = () => compareSearch({}, {
  database: world.database, act: world.act, signal: new AbortController().signal,
  log: openLog('error', (line) => void logged.push(line)),
})

test('facts of registration and check are other ones, for whoever looks and for whoever searches', async () => {
  const auction = await world.opened({ km: 50_000 })
  const { id, orderId } = auction
  expect(await searched({ fuels: ['gasoline'], kmTo: 60_000 }, id)).toBeDefined()
  const facts = {
    fuel: 'diesel', modelYear: 2019, odometer: { reading: 82_000, unit: 'Km' },
    damages: [{ position: 'fr_fender', values: ['exchange'] }],
  } satisfies Facts
  const { notices } = await correct(auction, facts)

  expect(await searched({ fuels: ['gasoline'], kmTo: 60_000 }, id)).toBeUndefined()
  expect(await searched({ fuels: ['diesel'], kmFrom: 82_000, kmTo: 82_000, yearTo: 2019 }, id)).toBeDefined()
  const { items: [register] } = await dealer.ask(carsCalls.listCarRegisters, ofOrder(orderId))
  expect(register).toMatchObject({ source: 'hand', facts: { fuel: 'diesel', modelYear: 2019, color: 'black' } })
  const { items: [check] } = await dealer.ask(carsCalls.listCarChecks, ofOrder(orderId))
  expect(check).toMatchObject({ odometer: { reading: 82_000, unit: 'Km', km: 82_000 }, damageCount: 1 })
  const whole = await dealer.ask(carsCalls.getCarCheck, { params: { id: check?.id ?? '' } })
  expect(whole.record?.damages).toEqual([{ position: 'fr_fender', values: ['exchange'], note: '', photoIds: [] }])
  expect((await world.see(id)).modelYear).toBe(2019)

  const before = { fuel: 'gasoline', modelYear: 2021, odometer: { reading: 50_000, unit: 'Km' }, damages: null }
  expect(notices[0]).toMatchObject({ kind: 'corrected', reason: statement, corrected: { before, after: facts } })
  const seen = await dealer.ask(calls.getAuction, { params: { id } })
  expect(seen.notices).toEqual(notices)
  await compare()
  expect(logged).toEqual([])
})

test('what is added to the history judges the car anew, in the search as on its page', async () => {
  const auction = await world.opened()
  const { id, orderId } = auction
  const ownDamage = { count: 1, paidWon: 6_000_000 }
  const past = { ownDamage, otherDamage: { count: 0, paidWon: 0 }, specials: [], uses: [] }
  // Nothing was known of its past, so half of it would read as if the rest had not happened.
  expect((await refusalOf(correct(auction, { ownDamage }))).status).toBe(409)
  const first = await correct(auction, { damages: [], ...past })
  expect(first.notices[0]?.corrected?.before)
    .toEqual({ damages: null, ownDamage: null, otherDamage: null, specials: null, uses: null })
  expect(await searched({ accidents: ['accident_minor'] }, id)).toBeDefined()
  const second = await correct(first, { specials: [{ kind: 'totalLoss', on: null }] })
  expect(second.notices[0]?.corrected).toEqual({
    before: { specials: [] }, after: { specials: [{ kind: 'totalLoss', on: null }] },
  })
  expect(await searched({ accidents: ['accident_minor'] }, id)).toBeUndefined()
  expect(await searched({ accidents: ['accident_totalLoss'] }, id)).toBeDefined()
  const { items: [history] } = await dealer.ask(carsCalls.listCarHistories, ofOrder(orderId))
  expect(history).toMatchObject({ source: 'hand', facts: { ownDamage, specials: [{ kind: 'totalLoss' }] } })
  const { items: [check] } = await dealer.ask(carsCalls.listCarChecks, ofOrder(orderId))
  const whole = await dealer.ask(carsCalls.getCarCheck, { params: { id: check?.id ?? '' } })
  expect(whole.judgement?.causes[0]).toMatchObject({ reason: 'totalLoss', count: 1 })
  await compare()
  expect(logged).toEqual([])
})

test('whoever looks for what the car really is hears of it', async () => {
  const { id } = await dealer.ask(calls.createSavedSearch, {
    body: { name: '압축천연가스차', criteria: { fuels: ['CNG'] }, isAlerting: true },
  })
  const newCount = async () => (await dealer.ask(calls.listSavedSearches, { query: {} })).items
    .find((one) => one.id === id)?.newCount
  const auction = await world.opened()
  expect(await newCount()).toBe(0)
  await correct(auction, { fuel: 'CNG' })
  world.jobs.wake()
  await until(async () => await newCount() === 1)
})

test('a part that was noted keeps its note and its photos', async () => {
  const auction = await world.opened()
  const noted = { position: 'hood', values: ['dent'], note: '손톱만 함', photoIds: [] }
  await world.sql`update car_checks set record = record || ${world.sql.json({ damages: [noted] })}, damage_count = 1
    where order_id = ${auction.orderId}`
  await correct(auction, { damages: [{ position: 'hood', values: ['exchange'] }] })
  const { items: [check] } = await dealer.ask(carsCalls.listCarChecks, ofOrder(auction.orderId))
  const whole = await dealer.ask(carsCalls.getCarCheck, { params: { id: check?.id ?? '' } })
  expect(whole.record?.damages).toEqual([{ ...noted, values: ['exchange'] }])
})

test('nothing is corrected of a car whose time is over, nor what a dealer could not see anyhow', async () => {
  const auction = await world.opened()
  const answer = await refusalOf(correct(auction, { vin: 'KMHG341CBLU123456' } as unknown as Facts))
  expect(answer.body.code).toBe('BadRequestSchema')
  await world.clerk.ask(calls.cancelAuction, {
    params: { id: auction.id }, body: { seenVersion: auction.version, reason: '판매자 요청' },
  })
  const over = await world.see(auction.id)
  expect((await refusalOf(correct(over, { fuel: 'diesel' }))).status).toBe(409)
  const { items: [register] } = await world.clerk.ask(carsCalls.listCarRegisters, ofOrder(auction.orderId))
  expect(register).toMatchObject({ source: 'provider', facts: { fuel: 'gasoline' } })
})
