// What nobody can bring upon somebody else by playing with time: impossible visits, early results, endless cuts.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/ask.ts'
import { around, doing, violationsOf, wait } from '../../../testing/contracts/award-world.ts'
import {
  awardedTwo, confirm, freeSlot, handIn, openSelfWorld, pay, type SelfDeal, type SelfWorld, seen, slotAt, standingAt,
  succeed, visitNow,
} from '../../../testing/contracts/self-deals.ts'

let world: SelfWorld
beforeAll(async () => {
  world = await openSelfWorld()
})
afterAll(() => world.stop())

const wrongStep = 'INVALID_CONTRACT 0001.INVALID_CONTRACT_STATE'
const wordOf = async (asked: Promise<unknown>) => {
  const { status, body } = await refusalOf(asked)
  return status === 400 ? [body.code, body.detail].filter((word) => word !== null).join(' ') : String(status)
}
const hourMs = 3_600_000
const passUntil = async (at: string | null | undefined): Promise<void> =>
  world.pass((new Date(at ?? 0).getTime() - (await world.now()).getTime()) / 1_000 + 1)
const params = ({ contractId }: SelfDeal) => ({ id: contractId })
const offer = (deal: SelfDeal, from: string, hours: number) => doing(world.seller, calls.offerVisitWindows, {
  params: params(deal),
  body: { windows: [{ from, to: new Date(new Date(from).getTime() + hours * hourMs).toISOString() }] },
})
const extend = async (deal: SelfDeal, hours: number) => doing(world.clerk, calls.extendContractDeadline, {
  params: params(deal),
  body: {
    seenVersion: (await seen(world, deal)).version, reason: '양측 합의',
    dueAt: new Date((await world.now()).getTime() + hours * hourMs).toISOString(),
  },
})
const biddingOf = ({ bidders: [{ biddingId }] }: SelfDeal) => ({ id: biddingId })
const cut = async (deal: SelfDeal) => doing(deal.buyer, calls.submitAdjustment, { params: biddingOf(deal), body: {
  lines: [{
    kind: 'tire', units: 1, amountWon: 80_000, damages: [], note: '',
    photoIds: [await world.paper(deal.buyer, 'contractAdjustmentLineItemImage')],
  }],
  totalWon: 80_000,
} })
const takeBack = (deal: SelfDeal) =>
  doing(deal.buyer, calls.resetAdjustment, { params: biddingOf(deal), body: { reason: null } })
const claim = async (deal: SelfDeal) => doing(deal.buyer, calls.claimPaid, {
  params: params(deal), body: { slipIds: [await world.paper(deal.buyer, 'document')], note: null },
})

describe('of a visit', () => {
  test('no time is offered that nobody can come at, and its buyer is not to blame where none is left', async () => {
    const [deal, other] = await awardedTwo(world)
    const slot = slotAt(await world.now(), 7)
    const night = new Date(new Date(slotAt(await world.now(), 0)).getTime() + 12.5 * hourMs).toISOString()
    expect(await wordOf(offer(deal, night, 2))).toBe('INVALID_INPUT')
    await offer(deal, slot, 0.5)
    const { duty } = await seen(world, deal)
    await confirm(world, other, slot)
    expect(await wordOf(confirm(world, deal, slot))).toBe('INVALID_VISIT_RESERVED_AT')
    // Nothing of the other seller's word holds: what is taken already is no offer either.
    expect(await wordOf(offer(deal, slot, 0.5))).toBe('INVALID_INPUT')
    await passUntil(duty?.dueAt)
    await passUntil(duty?.finalAt)
    expect(await violationsOf(world, deal.buyer.shopId)).toEqual([])
    expect(await seen(world, deal)).toMatchObject({ state: 'tradeScheduling', attention: 'staff' })
    await offer(deal, slotAt(await world.now(), 9), 1)
    expect((await confirm(world, deal, slotAt(await world.now(), 9))).state).toBe('tradeResult')
  })

  describe('that is put off an hour before it', () => {
    /** Only this once the seller would have been there; and it stays so unless somebody offers more. */
    const putOff = async (who: 'seller' | 'buyer') => {
      const deal = await standingAt(world, 'tradeScheduling')
      const slot = await freeSlot(world)
      await offer(deal, slot, 0.5)
      await confirm(world, deal, slot)
      await world.pass((new Date(slot).getTime() - (await world.now()).getTime()) / 1_000 - 3_600)
      await doing(who === 'seller' ? world.seller : deal.buyer, calls.delaySchedule, {
        params: params(deal), body: { note: null },
      })
      return deal
    }
    const missed = async (deal: SelfDeal) => {
      const { duty } = await seen(world, deal)
      await passUntil(duty?.dueAt)
      await passUntil(duty?.finalAt)
      const { state, attention } = await seen(world, deal)
      return { state, attention, broken: (await violationsOf(world, deal.buyer.shopId)).length }
    }
    const nobodys = { state: 'tradeScheduling', attention: 'staff', broken: 0 }
    const buyers = { state: 'cancelled', broken: 1 }

    test('by the seller leaves its buyer to blame for nothing: people see to it', async () => {
      expect(await missed(await putOff('seller'))).toEqual(nobodys)
    })

    test('by the seller, who says in time when else to come, is for its buyer to agree on again', async () => {
      const deal = await putOff('seller')
      await offer(deal, slotAt(await world.now(), 30), 2)
      expect(await missed(deal)).toMatchObject(buyers)
    })

    test('by the seller, who says so when the time is nearly over, is not', async () => {
      const deal = await putOff('seller')
      const { duty } = await seen(world, deal)
      await world.pass((new Date(duty?.dueAt ?? 0).getTime() - (await world.now()).getTime()) / 1_000 - 7_200)
      // The next one by daylight, whatever time of the day the first one was put off from.
      const now = (await world.now()).getTime()
      const soon = Math.ceil(now / hourMs + 1) * hourMs
      const daylight = Date.parse(slotAt(new Date(now - 24 * hourMs), 3))
      await offer(deal, new Date(Math.max(soon, daylight)).toISOString(), 1)
      expect(await missed(deal)).toEqual(nobodys)
    })

    test('by the seller, who offers another day with five minutes left to answer, is not either', async () => {
      const deal = await putOff('seller')
      const { duty } = await seen(world, deal)
      await world.pass((new Date(duty?.dueAt ?? 0).getTime() - (await world.now()).getTime()) / 1_000 - 300)
      await offer(deal, slotAt(await world.now(), 50), 1)
      await passUntil(duty?.dueAt)
      expect(await violationsOf(world, deal.buyer.shopId)).toEqual([])
      // By then there was a day to answer.
      await passUntil(duty?.finalAt)
      expect((await seen(world, deal)).state).toBe('cancelled')
    })

    test('by the buyer is the buyer’s own doing', async () => {
      expect(await missed(await putOff('buyer'))).toMatchObject(buyers)
    })
  })

  test('nothing is told and no price is cut before it has begun', async () => {
    const deal = await standingAt(world, 'tradeResult')
    const result = (body: object) => wordOf(doing(deal.buyer, calls.submitResult, {
      params: params(deal), body: { note: null, ...body } as never,
    }))
    expect(await result({ outcome: 'success' })).toBe(wrongStep)
    expect(await result({ outcome: 'fail', failType: 'sellerRefusal' })).toBe(wrongStep)
    expect(await wordOf(cut(deal))).toBe('INVALID_STATE 0002.invalid_auction_state')
    await visitNow(world, deal)
    expect((await cut(deal)).state).toBe('submitted')
  })
})

test('whoever takes a price cut back wins no time by it, and asks three times at most', async () => {
  const deal = await standingAt(world, 'tradeResult')
  await visitNow(world, deal)
  const at = new Date((await seen(world, deal)).duty?.dueAt ?? 0).getTime()
  await world.pass((at - (await world.now()).getTime()) / 1_000 - 1_800)
  for (const _ of [1, 2, 3]) {
    await cut(deal)
    await takeBack(deal)
  }
  const { duty } = await seen(world, deal)
  expect(Math.abs(new Date(duty?.dueAt ?? 0).getTime() - at)).toBeLessThan(hourMs)
  expect(await wordOf(cut(deal))).toBe('INVALID_STATE 0001.already_submitted')
})

describe('more time', () => {
  test('is given for what is waited for, not for papers or a cut that somebody looks at', async () => {
    const deal = await standingAt(world, 'tradeResult')
    await visitNow(world, deal)
    const { answerUntil } = await cut(deal)
    await passUntil(answerUntil)
    expect((await seen(world, deal)).attention).toBe('staff')
    expect(await wordOf(extend(deal, 1))).toBe(wrongStep)
    await takeBack(deal)
    await succeed(deal)
    await pay(world, deal)
    await handIn(world, deal)
    await world.pass(10 * 86_400)
    expect(await seen(world, deal)).toMatchObject({ attention: 'root', screening: { state: 'inProgress' } })
    expect(await wordOf(extend(deal, 1))).toBe(wrongStep)
    await world.pass(7_200)
    expect(await violationsOf(world, deal.buyer.shopId)).toEqual([])
  })

  test('after the last end holds', async () => {
    const deal = await standingAt(world, 'payment')
    await claim(deal)
    await world.pass(5 * 86_400)
    expect((await seen(world, deal)).duty).toBeNull()
    await extend(deal, 10)
    expect((await seen(world, deal)).duty?.dueAt).not.toBeNull()
  })
})

describe('a payment from hand to hand', () => {
  test('is no more the buyer’s to claim after its last end, though the clock has not come by', async () => {
    const deal = await standingAt(world, 'payment')
    const { duty } = await seen(world, deal)
    await passUntil(duty?.dueAt)
    await wait(world, Math.ceil((new Date(duty?.finalAt ?? 0).getTime() - (await world.now()).getTime()) / hourMs))
    expect(await wordOf(claim(deal))).toBe(wrongStep)
    await world.sweeper.sweep()
    expect(await seen(world, deal)).toMatchObject({ state: 'cancelled', cancelCause: 'paymentExpired' })
  })

  test('is completed by the office only where the buyer claims it, and goes back as it came', async () => {
    const deal = await standingAt(world, 'payment')
    const complete = () => doing(world.clerk, calls.completeSelfPayment, { params: params(deal), body: {} })
    expect(await wordOf(complete())).toBe(wrongStep)
    await claim(deal)
    expect((await complete()).state).toBe('screening')
    const { version: seenVersion } = await seen(world, deal)
    // Nothing of it lies in the house, so the house gives nothing back.
    const root = await world.member({ type: 'root' })
    expect(await wordOf(doing(root, calls.refundContract, { params: params(deal), body: {
      seenVersion, type: 'buyerRequest', next: 'decline', refundsFee: false, reason: '양측 합의 해제',
    } }))).toBe(wrongStep)
    expect(await doing(world.clerk, calls.cancelContract, {
      params: params(deal), body: { seenVersion, type: 'buyerRequest', next: 'decline', reason: '양측 합의 해제' },
    })).toMatchObject({ state: 'cancelled', cancelCause: 'byStaff' })
    expect(await around(world, deal)).toEqual({
      auction: 'cancelled declined', order: 'declined', contracts: ['cancelled byStaff'],
      bids: ['cancelled cancelled', 'bidFailed rejected'], amounts: ['carPrice voided', 'fee voided'],
    })
  })
})
