// Who has to do what by when: each their own deadlines and nobody another's, with what it costs to miss them.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { financeCalls } from '@bidyard/contract/calls/finance'
import { workCalls } from '@bidyard/contract/calls/work'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { refusalOf } from '../../../testing/ask.ts'
import { doing, request } from '../../../testing/contracts/award-world.ts'
import {
  handIn, openSelfWorld, pay, seen, type SelfWorld, standingAt,
} from '../../../testing/contracts/self-deals.ts'

let world: SelfWorld
beforeAll(async () => {
  world = await openSelfWorld()
})
afterAll(() => world.stop())

const owedBy = async (who: Pick<TestMember, 'ask'>, filter = {}) =>
  (await who.ask(workCalls.listDeadlines, { query: { filter, sort: [{ dueAt: 'asc' }] } })).items
const kindsOf = async (who: Pick<TestMember, 'ask'>, filter = {}) => (await owedBy(who, filter)).map(({ kind }) => kind)

test('a decision goes from the seller to the buyer, and no other shop and no other seller sees it', async () => {
  const car = await world.closed()
  const ofCar = { orderId: { eq: car.orderId } }
  const [{ dealer }, second] = car.bidders
  expect(await owedBy(world.seller, ofCar)).toMatchObject([{
    kind: 'chooseCandidate', whose: 'seller', auctionId: car.id, contractId: null, cost: null,
  }])
  const id = await request(world, car, car.bidders[0])
  const [owed, ...others] = await owedBy(dealer)
  expect(others).toEqual([])
  expect(owed).toMatchObject({ kind: 'purchaseDecision', whose: 'shop', contractId: id, auctionId: car.id })
  const contract = await dealer.ask(contractsCalls.getContract, { params: { id } })
  expect(owed?.dueAt).toBe(contract.duty?.dueAt)
  expect(owed?.cost).toEqual(contract.breach)
  expect(owed?.cost?.points).toBeGreaterThan(0)
  // Not theirs yet: half a plate.
  expect(owed?.carNumber).toMatch(/\*/)
  expect(await kindsOf(second.dealer)).toEqual([])
  expect(await kindsOf(world.seller, ofCar)).toEqual([])
  expect(await kindsOf(world.stranger)).toEqual([])
  expect(await kindsOf(world.clerk, ofCar)).toEqual([])
})

test('a payment names its price, stays in sight once it is late, and goes when it is made', async () => {
  const deal = await standingAt(world, 'payment')
  const { duty, priceWon } = await seen(world, deal)
  const ofDeal = { contractId: { eq: deal.contractId } }
  expect(await owedBy(deal.buyer, ofDeal)).toMatchObject([{
    kind: 'payment', amountWon: priceWon, dueAt: duty?.dueAt, finalAt: duty?.finalAt, cost: { restricts: true },
  }])
  await world.pass((new Date(duty?.dueAt ?? 0).getTime() - (await world.now()).getTime()) / 1_000 + 1)
  const [late] = await owedBy(deal.buyer, ofDeal)
  expect(late).toMatchObject({ kind: 'payment', businessDaysLeft: 0 })
  await pay(world, deal)
  expect(await kindsOf(deal.buyer, ofDeal)).toEqual(['screening'])
})

test('what was billed stays owed once it is told to be overdue, by its own shop alone', async () => {
  const money = await world.member({ type: 'admin', part: 'money' })
  const [one, other] = [await world.dealer(), await world.dealer()]
  const dueAt = new Date((await world.now()).getTime() + 86_400_000).toISOString()
  const { id } = await doing(money, financeCalls.issueAmount, {
    body: {
      shopId: one.shopId ?? '', feeType: 'etcFee', totalWon: 110_000, dueAt, note: null, isBilled: true,
      reason: '대행',
    },
  })
  const bill = { kind: 'payAmount', whose: 'shop', amountId: id, amountWon: 110_000, feeType: 'etcFee', dueAt }
  expect(await owedBy(one)).toMatchObject([bill])
  await world.pass(86_401)
  expect(await owedBy(one)).toMatchObject([bill])
  expect(await kindsOf(other)).toEqual([])
  expect(await kindsOf(money)).toEqual([])
})

test('papers wait for whoever screens, a visit for its inspector, and neither for anybody else', async () => {
  const deal = await standingAt(world, 'screening')
  const ofDeal = { contractId: { eq: deal.contractId } }
  await handIn(world, deal)
  const money = await world.member({ type: 'admin', part: 'money' })
  expect(await kindsOf(world.clerk, ofDeal)).toEqual(['reviewPapers'])
  expect(await kindsOf(money, ofDeal)).toEqual([])
  expect(await kindsOf(deal.buyer, ofDeal)).toEqual([])
  const inspector = await world.member({ type: 'admin', part: 'inspection' })
  const another = await world.member({ type: 'admin', part: 'inspection' })
  const { orderId } = await world.car({ without: 'check' })
  const reservedAt = new Date((await world.now()).getTime() + 3 * 86_400_000).toISOString()
  const place = { postalCode: '06236', road: '서울 강남구 테헤란로 1', detail: '' }
  const check = await doing(world.clerk, carsCalls.reserveCarCheck, {
    body: { orderId, source: 'inspector', reservedAt, inspectorId: inspector.memberId, place },
  })
  expect(await owedBy(inspector)).toMatchObject([
    { kind: 'visitCar', whose: 'inspector', checkId: check.id, orderId, dueAt: reservedAt },
  ])
  expect(await kindsOf(another)).toEqual([])
})

test('is nobody’s who has nothing to do here', async () => {
  const developer = await world.member({ type: 'plain' })
  expect(await kindsOf(developer)).toEqual([])
  expect((await refusalOf(world.ask(workCalls.listDeadlines, { query: {} }))).status).toBe(401)
})
