// The tables of bids and of bidders asked through the front door: each state, each act that people have, each party.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import type { BidderState, BiddingState } from '@bidyard/contract/enums'
import { actorsOf } from '@bidyard/contract/machine'
import { auctionBidderMachine } from '@bidyard/contract/states/auctions/auction-bidder'
import { biddingMachine } from '@bidyard/contract/states/auctions/bidding'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestMember } from '../../testing/app.ts'
import { Answered } from '../../testing/ask.ts'
import { payEverything, wordOf } from '../../testing/bids/bid-world.ts'
import {
  type AwardWorld, type Closed, doing, open, openAwardWorld, prime, request,
} from '../../testing/contracts/award-world.ts'

let world: AwardWorld
let money: TestMember
beforeAll(async () => {
  world = await openAwardWorld()
  money = await world.member({ type: 'admin', part: 'finance' })
})
afterAll(() => world.stop())

type BidRow = keyof typeof biddingMachine.actions
type BidderRow = keyof typeof auctionBidderMachine.actions
type Party = 'nobody' | 'otherSeller' | 'otherDealer' | 'otherPart' | 'staff' | 'seller' | 'buyer'
const parties: readonly Party[] = ['nobody', 'otherSeller', 'otherDealer', 'otherPart', 'buyer', 'seller', 'staff']

interface Standing {
  readonly car: Closed
  readonly biddingId: string
  readonly bidderId: string
}
const version = async (id: string): Promise<number> =>
  (await world.clerk.ask(biddingCalls.getBidding, { params: { id } })).version

interface Act {
  readonly ask: (who: Pick<TestMember, 'ask'>, standing: Standing, seenVersion: number) => Promise<unknown>
  readonly bid: BidRow
  /** What becomes of the bidder with it. */
  readonly bidder?: BidderRow
  /** Where the table names several, the one whose call this is. */
  readonly by: 'seller' | 'staff'
  /** Other states that the row names are reached through the contract. */
  readonly only?: readonly BiddingState[]
}

const reason = '확인 필요'
const held = (call: typeof biddingCalls.pauseBidding | typeof biddingCalls.resumeBidding
  | typeof biddingCalls.cancelBidding): Act['ask'] => (who, { biddingId: id }, seenVersion) =>
  who.ask(call as typeof biddingCalls.pauseBidding, { params: { id }, body: { seenVersion, reason } })
const taken = (call: typeof calls.revertSaleRequest | typeof calls.cancelCurrent): Act['ask'] => (who, { car }) =>
  doing(who, call as typeof calls.cancelCurrent, { params: { id: car.id }, body: { reason: null } })

const acts: Readonly<Record<string, Act>> = {
  pause: { ask: held(biddingCalls.pauseBidding), bid: 'pause', by: 'staff' },
  resume: { ask: held(biddingCalls.resumeBidding), bid: 'resume', by: 'staff' },
  cancel: {
    ask: held(biddingCalls.cancelBidding), bid: 'cancel', bidder: 'cancel', by: 'staff',
    only: ['bidding', 'biddingPaused'],
  },
  'sale request': {
    ask: (who, { car, bidderId }) => doing(who, calls.requestSale, { params: { id: car.id }, body: { bidderId } }),
    bid: 'reserve', bidder: 'choose', by: 'seller',
  },
  'opened by the office': {
    ask: (who, { car, bidderId }) =>
      doing(who, calls.openSelfContract, { body: { auctionId: car.id, bidderId } }),
    bid: 'reserve', bidder: 'choose', by: 'staff',
  },
  revert: { ask: taken(calls.revertSaleRequest), bid: 'release', bidder: 'release', by: 'seller' },
  'cancel current': { ask: taken(calls.cancelCurrent), bid: 'drop', bidder: 'drop', by: 'seller' },
}

const byHand = async (car: Closed, bidding: BiddingState, bidder: BidderState): Promise<void> => {
  const [{ id, biddingId }] = car.bidders
  await world.sql`update biddings set state = ${bidding} where id = ${biddingId}`
  await world.sql`update auction_bidders set state = ${bidder} where id = ${id}`
}

/** The way there is the product's own as far as there is one: what comes after the award is written by hand. */
const ways: Readonly<Record<string, (car: Closed) => Promise<unknown>>> = {
  'bidding waiting': async () => {},
  'biddingPaused waiting': async ({ bidders: [{ biddingId: id }] }) => world.clerk.ask(biddingCalls.pauseBidding, {
    params: { id }, body: { seenVersion: await version(id), reason },
  }),
  'bidding afterConsulting': async () => {},
  'awardReserved awardInProgress': (car) => request(world, car, car.bidders[0]),
  'awarded awardCompleted': async (car) => {
    const id = await request(world, car, car.bidders[0])
    await doing(car.bidders[0].dealer, calls.acceptSelfPurchase, { params: { id }, body: {} })
  },
  'bidFailed rejected': async (car) => {
    const id = await open(world, car, car.bidders[0])
    await doing(world.seller, calls.declineSelfSale, { params: { id }, body: { type: 'changeOfMind', note: null } })
  },
  'cancelled cancelled': async (car) => {
    await request(world, car, car.bidders[0])
    await doing(world.seller, calls.cancelCurrent, { params: { id: car.id }, body: { reason: null } })
  },
  'bidFailed retryAuction': (car) => doing(world.clerk, calls.declineRound, {
    params: { id: car.id }, body: { next: 'retry', reason },
  }),
  'awarded winner': async (car) => {
    await ways['awarded awardCompleted']?.(car)
    await byHand(car, 'awarded', 'winner')
  },
  'done completed': async (car) => {
    await ways['awarded awardCompleted']?.(car)
    await byHand(car, 'done', 'completed')
  },
}

const standingAt = async (name: string): Promise<Standing> => {
  const isConsulted = name.endsWith('afterConsulting')
  const car = await world.closed(isConsulted ? prime : {}, { bids: 2, ...(isConsulted ? { bestWon: 5_000_000 } : {}) })
  await ways[name]?.(car)
  const [{ id: bidderId, biddingId }] = car.bidders
  return { car, biddingId, bidderId }
}

const statesOf = async ({ biddingId, bidderId }: Standing): Promise<string> => {
  const [row] = await world.sql<{ states: string }[]>`
    select biddings.state || ' ' || bidders.state as states from biddings, auction_bidders bidders
    where biddings.id = ${biddingId} and bidders.id = ${bidderId}`
  return row?.states ?? ''
}

const asked = async (act: Act, standing: Standing, party: Party): Promise<number> => {
  const { car: { bidders: [first, second] } } = standing
  const who: Readonly<Record<Party, Pick<TestMember, 'ask'>>> = {
    nobody: { ask: world.ask }, otherSeller: world.stranger, otherDealer: second.dealer, otherPart: money,
    buyer: first.dealer, seller: world.seller, staff: world.clerk,
  }
  try {
    await act.ask(who[party], standing, await version(standing.biddingId))
    return 200
  } catch (error) {
    if (error instanceof Answered) return error.status
    throw error
  }
}

const allows = (act: Act, name: string): boolean => {
  const [bidding, bidder] = name.split(' ') as [BiddingState, BidderState]
  const from: readonly string[] = act.only ?? biddingMachine.actions[act.bid].from
  const bidderFrom: readonly string[] | undefined = act.bidder && auctionBidderMachine.actions[act.bidder].from
  return from.includes(bidding) && (bidderFrom?.includes(bidder) ?? true)
}
const afterwards = (act: Act, name: string): string => {
  const [, bidder] = name.split(' ')
  const to = act.bidder === undefined ? bidder : auctionBidderMachine.actions[act.bidder].to
  return `${biddingMachine.actions[act.bid].to} ${to}`
}

/** Whoever is nobody to it, or not at this work, hears that first. */
const inVain: Readonly<Partial<Record<Party, readonly number[]>>> = {
  nobody: [401], otherSeller: [400, 403, 404], otherDealer: [400, 403, 404], otherPart: [400, 403],
}

describe.each(Object.keys(ways))('a bid and its bidder that are %s', (name) => {
  test.each(Object.keys(acts))('%s', async (word) => {
    const act = acts[word]
    if (act === undefined) throw new Error('no such act')
    expect(actorsOf(biddingMachine.actions[act.bid])).toContain(act.by)
    const standing = await standingAt(name)
    expect(await statesOf(standing)).toBe(name)
    for (const party of parties.filter((one) => one !== act.by)) {
      expect(inVain[party] ?? [400, 403], `${party} ${word}`).toContain(await asked(act, standing, party))
      expect(await statesOf(standing)).toBe(name)
    }
    const status = await asked(act, standing, act.by)
    expect(allows(act, name) ? [200] : [400, 409], `${word} ${name}`).toContain(status)
    expect(await statesOf(standing)).toBe(allows(act, name) ? afterwards(act, name) : name)
  })

  test('takes no further bid after the close', async () => {
    const { car, ...standing } = await standingAt(name)
    const { dealer } = car.bidders[0]
    await payEverything(world, dealer.shopId ?? '')
    const raising = doing(dealer, biddingCalls.submitBid, { body: { auctionId: car.id, amount: 90_000_000 } })
    expect(await wordOf(raising)).toBe('INVALID_INPUT 0002.invalid_auction_state')
    expect(await statesOf({ car, ...standing })).toBe(name)
  })
})

test('every state is visited, and every row is asked here, decided in a contract, or follows', () => {
  const names = Object.keys(ways).map((name) => name.split(' '))
  expect(new Set(names.map(([bidding]) => bidding))).toEqual(new Set(biddingMachine.states.values))
  expect(new Set(names.map(([, bidder]) => bidder))).toEqual(new Set(auctionBidderMachine.states.values))
  const here = new Set(Object.values(acts).flatMap(({ bid, bidder }) => [bid, bidder]))
  const ofBids = ['submit', 'raise', 'refuse', 'award', 'lose', 'finish']
  const ofBidders = [
    'list', 'consult', 'chooseConsulted', 'refuse', 'completeAward', 'win', 'unwin', 'finish', 'lose', 'retry',
  ]
  for (const row of Object.keys(biddingMachine.actions)) expect([...here, ...ofBids]).toContain(row)
  for (const row of Object.keys(auctionBidderMachine.actions)) expect([...here, ...ofBidders]).toContain(row)
})
