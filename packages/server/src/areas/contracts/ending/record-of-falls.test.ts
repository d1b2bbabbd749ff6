// What a seller reads of a shop before choosing it: each car that the shop let go counts, and nothing that others did.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import {
  contractCancelCause, type ContractCancelCause, contractCancelType, type FaultParty, faultParty, purchaseDeclineType,
  type PurchaseDeclineType, tradeSchedulingCancelType,
} from '@bidyard/contract/enums'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Closed, doing, pro, request } from '../../../testing/contracts/award-world.ts'
import {
  awarded, awardedTwo, fail, openSelfWorld, type SelfDeal, type SelfWorld, seen, standingAt,
} from '../../../testing/contracts/self-deals.ts'
import { makeCompany } from '../../../testing/make.ts'

let world: SelfWorld
beforeAll(async () => {
  world = await openSelfWorld()
})
afterAll(() => world.stop())

type Deal = Closed & Pick<SelfDeal, 'contractId' | 'buyer'>

/** Of whoever was chosen. */
const recordOf = async ({ id, bidders: [first] }: Pick<Deal, 'id' | 'bidders'>) => {
  await world.sql`update sessions set idle_ends_at = null`
  const query = { filter: { auctionId: { eq: id } } }
  const { items } = await world.seller.ask(biddingCalls.listAuctionBidders, { query })
  return items.find((one) => one.id === first.id)?.shop.record
}
const fallen = (awardedCount: 0 | 1, cancelled: 0 | 1) => ({ awarded: awardedCount, completed: 0, cancelled })

const asked = (): Promise<Deal> => standingAt(world, 'purchaseDecision')
const decline = ({ contractId, buyer }: Deal, type: PurchaseDeclineType) =>
  doing(buyer, calls.declineSelfPurchase, { params: { id: contractId }, body: { type, note: null } })
const callOff = ({ contractId, buyer }: Deal, type: 'buyerRequest' | 'sellerRequest' | 'noContact', who = buyer) =>
  doing(who, calls.cancelSchedule, { params: { id: contractId }, body: { type, note: null } })
/** Once the other side confirmed what was said. */
const decide = async (deal: Deal, fault: FaultParty): Promise<void> => {
  const { faultCases: [found] } = await seen(world, deal)
  const params = { id: found?.id ?? '' }
  await doing(found?.asked === 'buyer' ? deal.buyer : world.seller, calls.answerFaultCase, {
    params, body: { confirms: true, note: null },
  })
  const { version: seenVersion } = await world.clerk.ask(calls.getFaultCase, { params })
  await doing(world.clerk, calls.decideFaultCase, { params, body: { seenVersion, fault, reason: '양측 의견 확인' } })
}
const hour = 3_600

describe('a shop that let time run out', () => {
  test('before the award has fallen without a car', async () => {
    const deal = await asked()
    expect(await recordOf(deal)).toEqual(fallen(0, 0))
    await world.pass(26 * hour)
    expect(await recordOf(deal)).toEqual(fallen(0, 1))
  })

  test.each(['tradeScheduling', 'payment'] as const)('at %s has fallen with one', async (step) => {
    const deal = await standingAt(world, step)
    expect(await recordOf(deal)).toEqual(fallen(1, 0))
    await world.pass(100 * hour)
    expect((await seen(world, deal)).state).toBe('cancelled')
    expect(await recordOf(deal)).toEqual(fallen(1, 1))
  })

  test('of a delivery has fallen with one', async () => {
    // Where nobody brings cars, nobody is to blame.
    await makeCompany(world.database, { kind: 'transport' })
    const car = await world.closed(pro)
    const [{ dealer: buyer }] = car.bidders
    const contractId = await request(world, car, car.bidders[0])
    await doing(buyer, calls.acceptProPurchase, { params: { id: contractId }, body: {} })
    await world.pass(52 * hour)
    expect((await seen(world, { contractId })).cancelCause).toBe('deliveryExpired')
    expect(await recordOf(car)).toEqual(fallen(1, 1))
  })
})

describe('a visit', () => {
  test('that its buyer calls off counts, and one that its seller calls off does not', async () => {
    const [own, others] = await awardedTwo(world)
    await callOff(own, 'buyerRequest')
    await callOff(others, 'sellerRequest', world.seller)
    expect([await recordOf(own), await recordOf(others)]).toEqual([fallen(1, 1), fallen(1, 0)])
  })

  test('that its buyer calls off because nobody is there counts once it is found to be the buyer’s fault', async () => {
    const deal = await awarded(world)
    await callOff(deal, 'noContact')
    expect(await recordOf(deal)).toEqual(fallen(1, 0))
    await decide(deal, 'buyer')
    expect(await recordOf(deal)).toEqual(fallen(1, 1))
  })
})

test.each(faultParty.values)('a trade that failed counts as it is decided: %s', async (fault) => {
  const deal = await standingAt(world, 'tradeResult')
  await fail(deal, 'buyerRefusal')
  expect(await recordOf(deal)).toEqual(fallen(1, 0))
  await decide(deal, fault)
  expect(await recordOf(deal)).toEqual(fallen(1, fault === 'buyer' ? 1 : 0))
})

test('a purchase that is declined for what others did counts once it is found that they did not', async () => {
  const deal = await asked()
  await decline(deal, 'lien')
  expect(await recordOf(deal)).toEqual(fallen(0, 0))
  await decide(deal, 'buyer')
  expect(await recordOf(deal)).toEqual(fallen(0, 1))
})

type Said = Readonly<Partial<Record<
  'cancel_type' | 'purchase_decline_type' | 'schedule_cancelled_as' | 'schedule_cancel_type', string>>>
type Judged = readonly [said: Said, counts: boolean]

/** Each cause with all that may be said with it: a new one, or a new answer, has to be judged. */
const judged: Readonly<Record<ContractCancelCause, readonly Judged[]>> = {
  saleDeclined: [[{}, false]], saleExpired: [[{}, false]], reverted: [[{}, false]], currentCancelled: [[{}, false]],
  purchaseDeclined: purchaseDeclineType.values.map((type) =>
    [{ purchase_decline_type: type }, ['changeOfMind', 'etc'].includes(type)]),
  purchaseExpired: [[{}, true]], shopBanned: [[{}, true]],
  byStaff: contractCancelType.values.map((type) => [{ cancel_type: type }, type === 'buyerRequest']),
  visitCancelled: tradeSchedulingCancelType.values.flatMap((type) => [
    [{ schedule_cancelled_as: 'buyer', schedule_cancel_type: type }, type !== 'noContact'],
    [{ schedule_cancelled_as: 'seller', schedule_cancel_type: type }, false],
  ]),
  schedulingExpired: [[{}, true]], resultFailed: [[{}, false]], deliveryExpired: [[{}, true]],
  paymentExpired: [[{}, true]], lienBlocked: [[{}, false]], lienWithdrawn: [[{}, false]],
}

describe('of every way in which a contract ends', () => {
  let deal: Deal
  beforeAll(async () => {
    deal = await asked()
    await doing(world.seller, calls.revertSaleRequest, { params: { id: deal.id }, body: { reason: null } })
  })

  test.each(contractCancelCause.values)('%s is held against its buyer or is not', async (cause) => {
    for (const [said, counts] of judged[cause]) {
      await world.sql`
        update contracts set cancel_cause = ${cause}, cancel_type = ${said.cancel_type ?? null},
          purchase_decline_type = ${said.purchase_decline_type ?? null},
          purchase_state = ${said.purchase_decline_type === undefined ? 'pending' : 'declined'},
          schedule_cancelled_as = ${said.schedule_cancelled_as ?? null},
          schedule_cancel_type = ${said.schedule_cancel_type ?? null}
        where id = ${deal.contractId}`
      expect([said, await recordOf(deal)]).toEqual([said, fallen(0, counts ? 1 : 0)])
    }
  })
})
