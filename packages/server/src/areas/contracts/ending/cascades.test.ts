// Every way in which a candidate falls or wins, row by row: contract, bids, auction, order, money and sanction.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { carsCalls } from '@bidyard/contract/calls/cars'
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { violationsCalls } from '@bidyard/contract/calls/violations'
import type { RoundNext } from '@bidyard/contract/enums'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statusOf } from '../../../testing/ask.ts'
import type { CarWish } from '../../../testing/auctions/make-car.ts'
import {
  type Around, around, type AwardWorld, type Closed, doing, open, openAwardWorld, prime, request, violationsOf,
} from '../../../testing/contracts/award-world.ts'
import { freeSlot } from '../../../testing/contracts/self-deals.ts'
import { settleAmount } from '../../finance/for-other-areas.ts'
import { applyViolation } from '../../violations/for-other-areas.ts'

let world: AwardWorld
beforeAll(async () => {
  world = await openAwardWorld()
})
afterAll(() => world.stop())

type Do = (car: Closed) => Promise<unknown>
interface Row {
  readonly wish?: CarWish
  readonly bids?: number
  readonly bestWon?: number
  readonly before?: readonly Do[]
  readonly act: Do
  readonly expected: Partial<Around>
  readonly violation?: string
}

const first = ({ bidders: [one] }: Closed) => one
const requested: Do = (car) => request(world, car, first(car))
const opened: Do = (car) => open(world, car, first(car))
const newest = async ({ id }: Closed) => {
  const { current } = await world.clerk.ask(calls.getSellerTradeProcess, { params: { id } })
  return { params: { id: current?.contractId ?? '' } }
}
const sold: Do = async (car) => doing(first(car).dealer, calls.acceptSelfPurchase, { ...await newest(car), body: {} })
const none = { type: 'changeOfMind', note: null } as const
const cancelled = (next: RoundNext): Do => async (car) => {
  const { params } = await newest(car)
  const { version: seenVersion } = await world.clerk.ask(calls.getContract, { params })
  return doing(world.clerk, calls.cancelContract, {
    params, body: { seenVersion, type: 'mistake', next, reason: '처리 오류' },
  })
}
const ban: Do = (car) => world.act('staff', (given) => applyViolation(given, {
  shopId: first(car).dealer.shopId ?? '', memberId: null, detail: 'falseDocument', violateAt: given.now,
  statement: '서류 위조', isEvidenceShown: false, priceWon: null, source: null,
  related: { orderId: null, auctionId: null, biddingId: null, contractId: null },
}))
const banned: Do = async (car) => {
  await ban(car)
  await world.pass(1)
}
const days = (count: number): Do => () => world.pass(count * 86_400)
const hours = (count: number): Do => () => world.pass(count * 3_600)

const waiting = 'bidding waiting'
const next = { auction: 'contract', order: 'biddingCompleted', amounts: [] }
const declined = { auction: 'cancelled declined', order: 'declined' }
const lost = 'bidFailed rejected'
const out = 'cancelled cancelled'
const toPay = ['carPrice expected', 'fee expected']
const voided = ['carPrice voided', 'fee voided']

const rows: Readonly<Record<string, Row>> = {
  'sale request': {
    act: requested,
    expected: { ...next, contracts: ['purchaseDecision'], bids: ['awardReserved awardInProgress', waiting, waiting] },
  },
  'staff opens': {
    act: opened,
    expected: { ...next, contracts: ['salesDecision'], bids: ['awardReserved awardInProgress', waiting, waiting] },
  },
  'sale accepted': {
    before: [opened], act: async (car) => doing(world.seller, calls.acceptSelfSale, { ...await newest(car), body: {} }),
    expected: { ...next, contracts: ['purchaseDecision'], bids: ['awardReserved awardInProgress', waiting, waiting] },
  },
  'sale declined': {
    before: [opened],
    act: async (car) => doing(world.seller, calls.declineSelfSale, { ...await newest(car), body: none }),
    expected: { ...next, contracts: ['cancelled saleDeclined'], bids: [lost, waiting, waiting] },
  },
  'sale expired': {
    before: [opened], act: hours(26),
    expected: { ...next, contracts: ['cancelled saleExpired'], bids: [waiting, waiting, waiting] },
  },
  revert: {
    before: [requested],
    act: ({ id }) => doing(world.seller, calls.revertSaleRequest, { params: { id }, body: { reason: null } }),
    expected: { ...next, contracts: ['cancelled reverted'], bids: [waiting, waiting, waiting] },
  },
  'cancel current': {
    before: [requested],
    act: ({ id }) => doing(world.seller, calls.cancelCurrent, { params: { id }, body: { reason: null } }),
    expected: { ...next, contracts: ['cancelled currentCancelled'], bids: [out, waiting, waiting] },
  },
  'purchase declined': {
    before: [requested],
    act: async (car) => doing(first(car).dealer, calls.declineSelfPurchase, { ...await newest(car), body: none }),
    expected: { ...next, contracts: ['cancelled purchaseDeclined'], bids: [out, waiting, waiting] },
    violation: 'selfContractPurchaseDecline',
  },
  'purchase declined by the last one': {
    bids: 1, before: [requested],
    act: async (car) => doing(first(car).dealer, calls.declineSelfPurchase, { ...await newest(car), body: none }),
    expected: { ...declined, contracts: ['cancelled purchaseDeclined'], bids: [out] },
    violation: 'selfContractPurchaseDecline',
  },
  'purchase expired': {
    before: [requested], act: hours(26),
    expected: { ...next, contracts: ['cancelled purchaseExpired'], bids: [out, waiting, waiting] },
    violation: 'selfContractPurchaseDecisionExpired',
  },
  'purchase expired of a pro contract': {
    wish: { kind: 'pro', houseType: 'outflow' }, before: [requested], act: hours(26),
    expected: { ...next, contracts: ['cancelled purchaseExpired'], bids: [out, waiting, waiting] },
    violation: 'proContractPurchaseDecisionExpired',
  },
  'nobody chosen': {
    act: days(3), expected: { ...declined, contracts: [], bids: [lost, lost, lost] },
  },
  'both accepted': {
    before: [requested], act: sold,
    expected: {
      auction: 'contract', order: 'awarded', contracts: ['tradeScheduling'],
      bids: ['awarded awardCompleted', lost, lost], amounts: toPay,
    },
  },
  'prime: reserve met': {
    wish: prime, bestWon: 30_000_000, act: async () => {},
    expected: {
      auction: 'contract', order: 'awarded', contracts: ['lienConfirmation'],
      bids: ['awarded awardCompleted', lost, lost], amounts: toPay,
    },
  },
  'prime: below reserve': {
    wish: prime, act: async () => {},
    expected: { ...next, contracts: [], bids: ['bidding afterConsulting', waiting, waiting] },
  },
  'staff cancels before the award, the next one is asked': {
    before: [requested], act: cancelled('nextCandidate'),
    expected: { ...next, contracts: ['cancelled byStaff'], bids: [out, waiting, waiting] },
  },
  'staff cancels before the award, the car goes on': {
    before: [requested], act: cancelled('retry'),
    expected: {
      auction: 'cancelled retried', order: 'retryAuction', contracts: ['cancelled byStaff'],
      bids: [out, 'bidFailed retryAuction', 'bidFailed retryAuction'],
    },
  },
  'staff cancels after the award, the seller is asked': {
    before: [requested, sold], act: cancelled('decline'),
    expected: { ...declined, contracts: ['cancelled byStaff'], bids: [out, lost, lost], amounts: voided },
  },
  'staff cancels after the award, the car goes on': {
    before: [requested, sold], act: cancelled('retry'),
    expected: {
      auction: 'cancelled retried', order: 'retryAuction', contracts: ['cancelled byStaff'], bids: [out, lost, lost],
      amounts: voided,
    },
  },
  'staff cancels a prime contract': {
    wish: prime, bestWon: 30_000_000, act: cancelled('decline'),
    expected: { ...declined, contracts: ['cancelled byStaff'], bids: [out, lost, lost], amounts: voided },
  },
  'staff cancels and takes the car back': {
    before: [requested, sold], act: cancelled('cancel'),
    expected: { auction: 'cancelled cancelled', order: 'cancelled', contracts: ['cancelled byStaff'], amounts: voided },
  },
  'shop banned for good while it was asked': {
    before: [requested], act: banned,
    expected: { ...next, contracts: ['cancelled shopBanned'], bids: [out, waiting, waiting] },
    violation: 'falseDocument',
  },
  'shop banned for good after the award': {
    before: [requested, sold], act: banned,
    expected: {
      auction: 'contract', order: 'awarded', contracts: ['tradeScheduling'],
      bids: ['awarded awardCompleted', lost, lost], amounts: toPay,
    },
    violation: 'falseDocument',
  },
}

describe('what follows', () => {
  test.each(Object.entries(rows))('%s', async (_, { wish, bids = 3, bestWon = 12_000_000, before = [], ...row }) => {
    const car = await world.closed(wish, { bids, bestWon })
    for (const step of before) await step(car)
    await row.act(car)
    expect(await around(world, car)).toMatchObject(row.expected)
    const violations = row.violation === undefined ? [] : [row.violation]
    expect(await violationsOf(world, first(car).dealer.shopId)).toEqual(violations)
    // Nothing is left that the clock would come for in vain.
    const live = await world.sql<{ row: string }[]>`
      select row_id as row from deadlines where next_at is not null and machine like 'contract-%'
        and row_id in (select id from contracts where auction_id = ${car.id} and state = 'cancelled')`
    expect(live).toEqual([])
    // Each bidder says since when it stands so.
    const timeless = await world.sql`
      select state from auction_bidders where auction_id = ${car.id} and (
        (state = 'cancelled') <> (cancelled_at is not null) or state = 'awardCompleted' and awarded_at is null)`
    expect(timeless).toEqual([])
  })
})

test('what a shop that is banned for good was awarded is the office’s to look at', async () => {
  const car = await world.closed()
  await requested(car)
  await sold(car)
  await banned(car)
  expect(await world.clerk.ask(calls.getContract, await newest(car))).toMatchObject({
    state: 'tradeScheduling', attention: 'staff',
  })
})

test('a shop that is banned for good keeps its way in until its last contract ends', async () => {
  const car = await world.closed()
  await requested(car)
  await sold(car)
  const { dealer } = first(car)
  await doing(dealer, calls.confirmSchedule, {
    ...await newest(car), body: { visitReservedAt: await freeSlot(world) },
  })
  await banned(car)
  const claims = await world.sql<{ id: string; won: string }[]>`
    select id, total_won as won from amounts where shop_id = ${dealer.shopId} and kind = 'claim'`
  for (const { id, won } of claims)
    await world.act('bank', (given) => settleAmount(given, {
      amountId: id, paidWon: Number(won), method: 'virtualAccount', source: `bank:${id}`, as: 'bank',
    }))
  // Nothing can be said against it any more, and nothing is owed.
  await world.pass(20 * 86_400)
  const userState = async () => (await world.sql<{ state: string }[]>`
    select state from users where id = ${dealer.userId}`)[0]?.state
  expect(await userState()).toBe('active')
  await cancelled('decline')(car)
  expect(await userState()).toBe('restricted')
})

const refused: Do = async (car) =>
  doing(first(car).dealer, calls.declineSelfPurchase, { ...await newest(car), body: none })

test.each<readonly [string, readonly Do[], RegExp]>([
  ['misses a time', [requested, sold, days(10)], /^계약 C\d+-\d+에서 \d{4}\.\d\d\.\d\d \(.\) [\d:]{5}까지 할 일을 하지 않았/u],
  ['says no', [requested, refused], /^계약 C\d+-\d+에서 있었던 일입니다\.$/u],
])('a violation of who %s tells more than its name', async (_title, acts, told) => {
  const car = await world.closed()
  for (const act of acts) await act(car)
  const shopId = first(car).dealer.shopId ?? ''
  const { items: [violation] } = await world.clerk.ask(violationsCalls.listShopViolations, {
    query: { filter: { shopId: { eq: shopId } } },
  })
  expect(violation?.statement).toMatch(told)
})

test('a shop that is banned for good sees photos of what it bought, and nothing of the market', async () => {
  const [car, other] = [await world.closed(), await world.opened()]
  await requested(car)
  await sold(car)
  const { dealer } = first(car)
  const photosOf = async ({ orderId }: { readonly orderId: string }) =>
    (await dealer.ask(carsCalls.listCarPhotos, { query: { filter: { orderId: { eq: orderId } } } })).items
  const [onMarket] = await photosOf(other)
  expect(onMarket).toBeDefined()
  await banned(car)
  const [own] = await photosOf(car)
  expect(own).toBeDefined()
  const one = (id = '') => dealer.ask(carsCalls.getCarPhoto, { params: { id }, query: {} })
  expect(await one(own?.id)).toMatchObject({ orderId: car.orderId })
  expect([await photosOf(other), await statusOf(one(onMarket?.id))]).toEqual([[], 404])
  const rest = statusOf(dealer.ask(carsCalls.listCarChecks, { query: { filter: { orderId: { eq: car.orderId } } } }))
  expect(await rest).toBe(403)
})

describe('a ban that is taken back before the clock came by', () => {
  const pardoned: Do = async (car) => {
    await ban(car)
    const [violation] = await world.sql<{ id: string }[]>`
      select id from shop_violations where shop_id = ${first(car).dealer.shopId}`
    await doing(await world.member({ type: 'root' }), violationsCalls.pardonShopViolation, {
      params: { id: violation?.id ?? '' }, body: { reason: '오인 제재' },
    })
    await world.pass(1)
  }

  test('leaves the shop what it was asked for', async () => {
    const car = await world.closed()
    await requested(car)
    await pardoned(car)
    expect(await around(world, car)).toMatchObject({
      contracts: ['purchaseDecision'], bids: ['awardReserved awardInProgress', waiting, waiting],
    })
  })

  test('leaves the office nothing to look at', async () => {
    const car = await world.closed()
    await requested(car)
    await sold(car)
    await pardoned(car)
    expect(await world.clerk.ask(calls.getContract, await newest(car))).toMatchObject({
      state: 'tradeScheduling', attention: null,
    })
  })
})

test('an auction with a contract is not cancelled before it, and after it with all its bids', async () => {
  const car = await world.closed()
  await requested(car)
  const cancel = async () => {
    const { version: seenVersion } = await world.see(car.id)
    return world.clerk.ask(auctionsCalls.cancelAuction, { params: { id: car.id }, body: { seenVersion, reason: '오류' } })
  }
  await expect(cancel()).rejects.toThrow('AUCTION_INVALID')
  await cancelled('nextCandidate')(car)
  await cancel()
  expect(await around(world, car)).toMatchObject({ auction: 'cancelled cancelled', order: 'declined' })
})

test('an order is not taken back by the office while its contract is alive', async () => {
  const car = await world.closed()
  await requested(car)
  const before = await around(world, car)
  const asked = { params: { id: car.orderId }, body: { reason: '판매자 요청' } }
  await expect(world.clerk.ask(carsCalls.cancelOrder, asked)).rejects.toThrow('CONFLICT')
  expect(await around(world, car)).toEqual(before)
})

test('a bid that waits again is held up by what came over its shop meanwhile', async () => {
  const car = await world.closed()
  const { dealer, biddingId } = first(car)
  await requested(car)
  await world.act('staff', (given) => applyViolation(given, {
    shopId: dealer.shopId ?? '', memberId: null, detail: 'offPlatformTrade', violateAt: given.now, statement: '장외 거래',
    isEvidenceShown: false, priceWon: null, source: null,
    related: { orderId: null, auctionId: null, biddingId: null, contractId: null },
  }))
  expect((await around(world, car)).bids[0]).toBe('awardReserved awardInProgress')
  await doing(world.seller, calls.revertSaleRequest, { params: { id: car.id }, body: { reason: null } })
  const [bid] = await world.sql`select state, pause_causes as causes from biddings where id = ${biddingId}`
  expect(bid).toEqual({ state: 'biddingPaused', causes: ['restriction'] })
})

describe('whoever leads a shop reads by mail', () => {
  const mailed = async (car: Closed, kind: string) => {
    const mails = await world.sql<{ recipient: string }[]>`
      select recipient from mails where kind = ${kind}
        and facts->>'auctionNo' = (select auction_no from auctions where id = ${car.id}) order by recipient`
    return mails.map(({ recipient }) => recipient)
  }
  const closed = async () => {
    const car = await world.closed()
    for (const { dealer } of car.bidders)
      await world.sql`update members set email = ${`${dealer.memberId}@example.com`} where id = ${dealer.memberId}`
    return car
  }
  const addressesOf = (car: Closed) => car.bidders.map(({ dealer }) => `${dealer.memberId}@example.com`)

  test('that it is asked, and that it bought', async () => {
    const car = await closed()
    const [address] = addressesOf(car)
    await requested(car)
    expect([await mailed(car, 'purchaseAsked'), await mailed(car, 'carAwarded')]).toEqual([[address], []])
    await sold(car)
    expect([await mailed(car, 'purchaseAsked'), await mailed(car, 'carAwarded')]).toEqual([[address], [address]])
  })

  test('that it is asked no more, but not of what it said itself', async () => {
    const dropped = await closed()
    await requested(dropped)
    await doing(world.seller, calls.cancelCurrent, { params: { id: dropped.id }, body: { reason: '다른 분께' } })
    expect(await mailed(dropped, 'bidCancelled')).toEqual(addressesOf(dropped).slice(0, 1))
    const left = await closed()
    await requested(left)
    await doing(first(left).dealer, calls.declineSelfPurchase, { ...await newest(left), body: none })
    expect(await mailed(left, 'bidCancelled')).toEqual([])
  })

  const sellToNobody = (car: Closed, then: 'retry' | 'decline') =>
    doing(world.seller, calls.declineRound, { params: { id: car.id }, body: { next: then, reason: '재출품' } })
  const ways: Readonly<Record<string, Do>> = {
    'with the end of its round': (car) => sellToNobody(car, 'retry'),
    'after somebody was chosen and dropped': async (car) => {
      await requested(car)
      await doing(world.seller, calls.cancelCurrent, { params: { id: car.id }, body: { reason: null } })
      await sellToNobody(car, 'retry')
    },
    'by a seller who is asked what is next': async (car) => {
      await sellToNobody(car, 'decline')
      expect(await mailed(car, 'carRetried')).toEqual([])
      await world.seller.ask(carsCalls.retryOrder, { params: { id: car.orderId }, body: {} })
    },
  }
  test.each(Object.entries(ways))('once each that a car is offered again: %s', async (_, offerAgain) => {
    const car = await closed()
    await offerAgain(car)
    expect(await mailed(car, 'carRetried')).toEqual(addressesOf(car).toSorted())
  })
})

test('a whole window of falls ends within a week of the close', async () => {
  const car = await world.closed({}, { bids: 5 })
  await requested(car)
  await world.sql`update auctions set closed_at = closed_at - interval '6 days 12 hours' where id = ${car.id}`
  await doing(world.seller, calls.cancelCurrent, { params: { id: car.id }, body: { reason: null } })
  expect(await around(world, car)).toMatchObject(declined)
})

test('a bid box says how long a bid binds at most: the longest way keeps to it, and no stranger sees it', async () => {
  const empty = await world.opened({ partnerId: world.partner.partnerId })
  const car = await world.closed({}, { bids: 5 })
  const stranger = await world.dealer()
  const toldOf = async ({ id }: { readonly id: string }) =>
    (await stranger.ask(auctionsCalls.getAuction, { params: { id } })).state
  const { dealer, biddingId } = car.bidders[4] ?? first(car)
  const boundUntil = async () => {
    const box = await dealer.ask(biddingCalls.getBidBox, { params: { id: car.id } })
    return new Date(box.bindsUntil ?? 0).getTime()
  }
  const isBound = async () => {
    const [bid] = await world.sql<{ state: string }[]>`select state from biddings where id = ${biddingId}`
    return bid?.state === 'bidding'
  }
  await requested(car)
  await world.sql`
    update auctions set closed_at = closed_at - passed, ends_at = ends_at - passed,
      first_ends_at = first_ends_at - passed, opened_at = opened_at - passed
    from (select interval '5 days 20 hours' as passed) as passed where id in (${car.id}, ${empty.id})`
  await doing(world.seller, calls.cancelCurrent, { params: { id: car.id }, body: { reason: null } })
  const { chooseUntil } = await world.clerk.ask(calls.getSellerTradeProcess, { params: { id: car.id } })
  await world.pass((Date.parse(chooseUntil ?? '') - (await world.now()).getTime()) / 1_000 - 60)
  await open(world, car, car.bidders[1])
  await hours(23)(car)
  await doing(world.seller, calls.acceptSelfSale, { ...await newest(car), body: {} })
  await hours(23)(car)
  expect(await isBound()).toBe(true)
  expect([await toldOf(car), await toldOf(empty)]).toEqual(['contract', 'contract'])
  expect((await world.now()).getTime()).toBeLessThan(await boundUntil())
  await world.pass((await boundUntil() - (await world.now()).getTime()) / 1_000)
  expect(await isBound()).toBe(false)
  expect([await toldOf(car), await toldOf(empty)]).toEqual(['contract', 'contract'])
  await world.pass(24 * 3_600)
  expect([await toldOf(car), await toldOf(empty)]).toEqual(['cancelled', 'cancelled'])
})
