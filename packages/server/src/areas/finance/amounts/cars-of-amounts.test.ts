// Which car an amount is for: told with the whole plate to the office, to its shop only once the car was awarded to it.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { financeCalls as calls } from '@bidyard/contract/calls/finance'
import { violationsCalls } from '@bidyard/contract/calls/violations'
import { maskCarNumber } from '@bidyard/contract/shapes/car-number'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { type AwardWorld, doing, openAwardWorld, request } from '../../../testing/contracts/award-world.ts'
import type { Wish } from '../../../testing/violations/sanctions-world.ts'
import { shownAmountsQuery } from './amounts.sql.ts'

let world: AwardWorld
let clerk: TestMember
let money: TestMember
beforeAll(async () => {
  world = await openAwardWorld()
  clerk = await world.member({ type: 'admin', part: 'sanctions' })
  money = await world.member({ type: 'admin', part: 'money' })
})
afterAll(() => world.stop())

const amountsOf = async ({ ask }: Pick<TestMember, 'ask'>, shopId: string | null) =>
  (await ask(calls.listAmounts, { query: { filter: { shopId: { eq: shopId ?? '' } }, size: 50 } })).items
const platesOf = async (who: Pick<TestMember, 'ask'>, shopId: string | null) =>
  (await amountsOf(who, shopId)).map(({ carNumber }) => carNumber)
const alone = async (who: Pick<TestMember, 'ask'>, id: string) => who.ask(calls.getAmount, { params: { id } })

const asked = async () => {
  const car = await world.closed({}, { bids: 2 })
  const [bidder, other] = car.bidders
  const [order] = await world.sql<{ plate: string; model: { maker: { name: string } } }[]>`
    select car_number as plate, model from orders where id = ${car.orderId}`
  if (order === undefined) throw new Error('a car without an order')
  return { ...car, ...order, bidder, other, contractId: await request(world, car, bidder) }
}

/** A shop without a deposit owes what would be taken out of it. */
const claim = async ({ shopId }: TestMember, wish: Wish) => doing(clerk, violationsCalls.applyShopViolation, {
  body: {
    shopId: shopId ?? '', detail: 'offPlatformTrade', violateAt: (await world.now()).toISOString(),
    statement: '직거래를 권했습니다.', ...wish,
  },
})

test('a car that was awarded to the shop has its whole plate, for its shop and for the office', async () => {
  const { bidder: { dealer, biddingId }, other, contractId, plate, model } = await asked()
  await doing(dealer, contractsCalls.acceptSelfPurchase, { params: { id: contractId }, body: {} })
  const own = await amountsOf(dealer, dealer.shopId)
  expect(own.map(({ kind }) => kind).toSorted()).toEqual(['carPrice', 'fee'])
  for (const amount of own) {
    expect(amount).toMatchObject({ carNumber: plate, model, contractId, biddingId })
    expect(await alone(dealer, amount.id)).toEqual(amount)
    expect(await alone(money, amount.id)).toEqual(amount)
  }
  expect(await platesOf(money, dealer.shopId)).toEqual([plate, plate])
  expect(await amountsOf(other.dealer, dealer.shopId)).toEqual([])
})

test.each(['orderId', 'auctionId', 'biddingId', 'contractId'] as const)(
  'a claim that names no more than %s knows its car, by half a plate while it is not awarded', async (name) => {
    const { id: auctionId, orderId, bidder: { dealer, biddingId }, contractId, plate, model } = await asked()
    await claim(dealer, { [name]: { orderId, auctionId, biddingId, contractId }[name] })
    const [own] = await amountsOf(dealer, dealer.shopId)
    expect(own).toMatchObject({ kind: 'claim', carNumber: maskCarNumber(plate), model })
    expect(own?.carNumber).toMatch(/\*/)
    expect(await alone(dealer, own?.id ?? '')).toEqual(own)
    expect(JSON.stringify(own)).not.toContain(plate)
    expect(await platesOf(money, dealer.shopId)).toEqual([plate])
    await doing(dealer, contractsCalls.acceptSelfPurchase, { params: { id: contractId }, body: {} })
    expect(await platesOf(dealer, dealer.shopId)).toEqual([plate, plate, plate])
  },
)

test('a car that fell before the award stays half a plate, one that fell after it a whole one', async () => {
  const fallen = await asked()
  await claim(fallen.bidder.dealer, { contractId: fallen.contractId })
  await doing(world.seller, contractsCalls.cancelCurrent, { params: { id: fallen.id }, body: { reason: null } })
  expect(await platesOf(fallen.bidder.dealer, fallen.bidder.dealer.shopId)).toEqual([maskCarNumber(fallen.plate)])
  const { bidder: { dealer }, contractId, plate } = await asked()
  const { version: seenVersion } =
    await doing(dealer, contractsCalls.acceptSelfPurchase, { params: { id: contractId }, body: {} })
  await doing(world.clerk, contractsCalls.cancelContract, {
    params: { id: contractId }, body: { seenVersion, type: 'carUnavailable', next: 'decline', reason: '차량 파손' },
  })
  expect(new Set(await platesOf(dealer, dealer.shopId))).toEqual(new Set([plate]))
})

test('what is for no car names none, and an act of the office answers with the car as its list does', async () => {
  const { bidder: { dealer }, contractId, plate } = await asked()
  await claim(dealer, { contractId })
  const issued = await doing(money, calls.issueAmount, {
    body: {
      shopId: dealer.shopId ?? '', feeType: 'etcFee', totalWon: 110_000, note: null, dueAt: null, isBilled: true,
      reason: '대행',
    },
  })
  expect(issued).toMatchObject({ carNumber: null, model: null })
  expect(await platesOf(dealer, dealer.shopId)).toEqual([null, maskCarNumber(plate)])
  const [fee] = (await amountsOf(money, dealer.shopId)).filter(({ kind }) => kind === 'fee')
  const told = await doing(money, calls.changeBillType, {
    params: { id: fee?.id ?? '' }, body: { billType: 'taxBill', reason: '발행' },
  })
  expect(await alone(money, told.id)).toEqual(told)
})

test('the cars are looked up for the rows of the page alone', async () => {
  const plan = await world.database.transact(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    const page = shownAmountsQuery(tx).orderBy('amounts.total_won', 'desc').limit(20)
    const { rows } = await sql<Readonly<Record<string, string>>>`explain (verbose) ${page}`.execute(tx)
    return rows.flatMap((row) => Object.values(row))
  })
  const placeOf = (word: string): number => plan.findIndex((line) => line.includes(word))
  // Worked out above the sort and below the bound: for what is left of them.
  expect(plan[0]).toMatch(/^Limit/)
  expect(placeOf('->  Result')).toBeGreaterThan(0)
  expect(placeOf('->  Result')).toBeLessThan(placeOf('Sort Key'))
  expect(plan.slice(placeOf('->  Result'), placeOf('->  Sort')).join()).toContain('SubPlan')
  expect(plan[placeOf('Sort Key') - 1]).toMatch(/Output: (?!.*SubPlan)/)
})
