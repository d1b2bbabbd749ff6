// A contract keeps to the numbers of the day on which its car came to market, whatever the house has changed since.
import type { AskOf, ReceivedOf } from '@bidyard/contract/call'
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { financeCalls } from '@bidyard/contract/calls/finance'
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { type Closed, doing, request } from '../../../testing/contracts/award-world.ts'
import {
  approve, confirm, handIn, openSelfWorld, pay, reject, type SelfDeal, type SelfWorld, seen, slotAt, succeed,
  visitNow,
} from '../../../testing/contracts/self-deals.ts'

type Config = ReceivedOf<typeof referenceCalls.getConfig>
type Key = Config['key']
type ValueOf<K extends Key> = Extract<Config, { readonly key: K }>['value']

let world: SelfWorld
let root: TestMember
/** Came to market before the change. */
let closed: Closed
beforeAll(async () => {
  world = await openSelfWorld()
  root = await world.member({ type: 'root' })
})
afterAll(() => world.stop())

const change = async <K extends Key>(key: K, to: (value: ValueOf<K>) => ValueOf<K>): Promise<void> => {
  const found = await root.ask(referenceCalls.getConfig, { params: { key } })
  await root.ask(referenceCalls.changeConfig, { body: {
    key, seenVersion: found.version, reason: '규정 개정', value: to(found.value as ValueOf<K>),
  } as AskOf<typeof referenceCalls.changeConfig>['body'] })
}
const hour = { hours: 1 }
/** Everything shorter, dearer and stricter. */
const changeAll = async (): Promise<void> => {
  await change('deadlines', (all) => ({
    ...all, purchaseDecision: { due: hour }, salesDecision: { due: hour },
    tradeScheduling: { ...all.tradeScheduling, due: hour },
    tradeResult: { ...all.tradeResult, due: hour, afterAdjustment: hour },
    payment: { ...all.payment, self: { due: hour, finalAfterDue: hour } },
    screeningSubmit: { ...all.screeningSubmit, due: { ...all.screeningSubmit.due, self: { businessDays: 3 } } },
  }))
  await change('bidding', (all) => ({ ...all, candidatesMax: 1 }))
  await change('contractTradeScheduling', (all) => ({ ...all, delayCountMax: 0, visitWithinDays: 1 }))
  await change('contractScreening', ({ requiredDocuments, ...all }) => ({
    ...all, rejectionsBeforeEscalation: 1,
    requiredDocuments: { ...requiredDocuments, self: ['transferredCarRegistration', 'maintenanceReport'] },
  }))
  await change('contractTradeAdjustment', (all) => ({
    ...all, lineItems: { ...all.lineItems, tire: { key: 'maxPriceByPerUnit', maxPriceWon: 10_000, countMax: 1 } },
  }))
  await change('fees', (all) => ({
    ...all, awardFeeDueDays: 1,
    successBidFee: { ...all.successBidFee, self: { basis: 'steps', steps: [{ upToWon: null, feeWon: 990_000 }] } },
  }))
}
const hoursLeft = async (at: string | null | undefined): Promise<number> =>
  (Date.parse(at ?? '') - (await world.now()).getTime()) / 3_600_000
const feeOf = async ({ contractId, buyer }: Pick<SelfDeal, 'contractId' | 'buyer'>) => {
  const { items: [fee] } = await buyer.ask(financeCalls.listAmounts, {
    query: { filter: { contractId: { eq: contractId }, kind: { eq: 'fee' } } },
  })
  return fee
}
const cutTyres = async (deal: SelfDeal): Promise<void> => {
  await visitNow(world, deal)
  const params = { id: deal.bidders[0].biddingId }
  const photoId = await world.paper(deal.buyer, 'contractAdjustmentLineItemImage')
  const { lines } = await doing(deal.buyer, calls.submitAdjustment, { params, body: {
    lines: [{ kind: 'tire', units: 2, amountWon: 160_000, damages: [], note: '', photoIds: [photoId] }],
    totalWon: 160_000,
  } })
  await doing(world.seller, calls.answerAdjustment, {
    params, body: { answers: lines.map(({ id }) => ({ lineId: id, answer: 'agreed' as const, note: null })) },
  })
}

const bought = async (car: Closed): Promise<SelfDeal> => {
  const [{ dealer: buyer }] = car.bidders
  const contractId = await request(world, car, car.bidders[0])
  await doing(buyer, calls.acceptSelfPurchase, { params: { id: contractId }, body: {} })
  return { ...car, contractId, buyer, visit: () => visitNow(world, { contractId }) }
}
const dueIn = async (deal: SelfDeal): Promise<number> => hoursLeft((await seen(world, deal)).duty?.dueAt)

test('of a car that is awarded after the change', async () => {
  const [one, other] = await world.closedTwo()
  closed = one
  await changeAll()
  const contractId = await request(world, other, other.bidders[0])
  expect(await hoursLeft((await seen(world, { contractId })).duty?.dueAt)).toBeGreaterThan(23)
  const params = { id: other.id }
  expect(await world.clerk.ask(calls.getSellerTradeProcess, { params })).toMatchObject({ candidatesMax: 3 })
  await doing(world.seller, calls.cancelCurrent, { params, body: { reason: null } })
  const deal = await bought({ ...other, bidders: [other.bidders[1], other.bidders[1]] })
  expect(await feeOf(deal)).toMatchObject({ totalWon: 250_000 })
  expect(await dueIn(deal)).toBeGreaterThan(23)
})

test('of its visit, its price cut, its payment and its papers, and what it says of them is what it does', async () => {
  const deal = await bought(closed)
  expect(await seen(world, deal)).toMatchObject({
    scheduling: { delayCountMax: 2, withinDays: 5 },
    screening: { required: ['transferredCarRegistration'], rejectionsBeforeEscalation: 3 },
  })
  const inThreeDays = slotAt(await world.now(), 50)
  await confirm(world, deal, inThreeDays)
  await doing(deal.buyer, calls.delaySchedule, { params: { id: deal.contractId }, body: { note: null } })
  await confirm(world, deal, inThreeDays)
  expect(await dueIn(deal)).toBeGreaterThan(48 + 23)
  await cutTyres(deal)
  expect(await feeOf(deal)).toMatchObject({ totalWon: 250_000 })
  await succeed(deal)
  expect(await dueIn(deal)).toBeGreaterThan(23)
  await pay(world, deal)
  expect(await dueIn(deal)).toBeGreaterThan(6 * 24)
  await handIn(world, deal)
  expect((await reject(world, deal)).screening).toMatchObject({ rejectionCount: 1, escalatedAt: null })
  await handIn(world, deal)
  await approve(world, deal)
  expect(await hoursLeft((await feeOf(deal))?.dueAt)).toBeGreaterThan(6 * 24)
})
