// A violation that a clerk applies because of a contract is judged by its price and its numbers, as the flow's own are.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { violationsCalls as calls } from '@bidyard/contract/calls/violations'
import type { ReceivedOf } from '@bidyard/contract/call'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestMember } from '../../testing/app.ts'
import { refusalOf } from '../../testing/ask.ts'
import {
  type AwardWorld, type Bidder, type Closed, doing, insertBid, openAwardWorld, request, violationsOf,
} from '../../testing/contracts/award-world.ts'
import type { Wish } from '../../testing/violations/sanctions-world.ts'

let world: AwardWorld
let clerk: TestMember
beforeAll(async () => {
  world = await openAwardWorld()
  clerk = await world.member({ type: 'admin', part: 'sanctions' })
})
afterAll(() => world.stop())

const bestWon = 30_000_000
const leastWon = 150_000
const closed = (): Promise<Closed> => world.closed({}, { bids: 2, bestWon })
const asked = async (): Promise<{ readonly bidder: Bidder; readonly other: Bidder; readonly contractId: string }> => {
  const car = await closed()
  const [bidder, other] = car.bidders
  return { bidder, other, contractId: await request(world, car, bidder) }
}
const accept = ({ dealer }: Bidder, id: string) =>
  doing(dealer, contractsCalls.acceptSelfPurchase, { params: { id }, body: {} })

const apply = async (dealer: TestMember, wish: Wish) => doing(clerk, calls.applyShopViolation, {
  body: {
    shopId: dealer.shopId ?? '', detail: 'offPlatformTrade', violateAt: (await world.now()).toISOString(),
    statement: '직거래를 권했습니다.', ...wish,
  },
})
const deductedWon = ({ penalties }: ReceivedOf<typeof calls.getShopViolation>) =>
  penalties.filter(({ kind }) => kind === 'deduction').map(({ value }) => value)

test('takes the share of the price that was agreed on', async () => {
  const { bidder, contractId } = await asked()
  const { version } = await accept(bidder, contractId)
  const priceWon = 28_000_000
  await doing(world.clerk, contractsCalls.correctContractPrice, {
    params: { id: contractId }, body: { seenVersion: version, priceWon, reason: '주행거리 정정' },
  })
  const shown = await apply(bidder.dealer, { contractId })
  expect(shown).toMatchObject({ priceWon, related: { contractId } })
  expect(deductedWon(shown)).toEqual([1_400_000])
})

test('takes the share of the award amount before a price is agreed on', async () => {
  const { bidder, contractId } = await asked()
  expect((await world.clerk.ask(contractsCalls.getContract, { params: { id: contractId } })).priceWon).toBeNull()
  const shown = await apply(bidder.dealer, { contractId })
  expect(shown.priceWon).toBe(bestWon)
  expect(deductedWon(shown)).toEqual([1_500_000])
})

test('a bid that is named stands for the contract that it came to', async () => {
  const { bidder: { dealer, biddingId }, contractId } = await asked()
  const shown = await apply(dealer, { biddingId })
  expect(deductedWon(shown)).toEqual([1_500_000])
  expect(deductedWon(await apply(dealer, { biddingId, contractId }))).toEqual([1_500_000])
})

test('a bid that came to no contract has no price: a sealed amount is not told that way', async () => {
  const { id } = await world.opened({ partnerId: world.partner.partnerId })
  const dealer = await world.dealer()
  const biddingId = await insertBid(world, id, dealer, bestWon)
  const untold = await apply(dealer, { biddingId })
  expect([untold.priceWon, deductedWon(untold)]).toEqual([null, [leastWon]])
  expect(deductedWon(await apply(dealer, { biddingId, priceWon: 10_000_000 }))).toEqual([500_000])
})

test('where nothing is named what was typed counts, and else the least is taken', async () => {
  const dealer = await world.dealer()
  const typed = await apply(dealer, { priceWon: 10_000_000 })
  expect([typed.priceWon, deductedWon(typed)]).toEqual([10_000_000, [500_000]])
  const bare = await apply(dealer, {})
  expect([bare.priceWon, deductedWon(bare)]).toEqual([null, [leastWon]])
})

test('a price beside a contract that has its own is refused in words, and nothing is applied', async () => {
  const { bidder: { dealer, biddingId }, other, contractId } = await asked()
  for (const named of [{ contractId }, { biddingId }]) {
    const refused = await refusalOf(apply(dealer, { ...named, priceWon: 1_000_000 }))
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ code: 'BadRequestSchema', issues: [{ path: 'body.priceWon' }] })
  }
  // Whose contract it is comes first: nobody learns that it has a price.
  const foreign = await refusalOf(apply(other.dealer, { contractId, priceWon: 1_000_000 }))
  expect(foreign.body.code).toBe('RELATED_INVALID')
  expect((await refusalOf(apply(other.dealer, { contractId }))).body.code).toBe('RELATED_INVALID')
  expect(await violationsOf(world, dealer.shopId)).toEqual([])
  expect(await violationsOf(world, other.dealer.shopId)).toEqual([])
})

test('the numbers are those that the contract began with, not the newest', async () => {
  const { bidder: { dealer }, contractId } = await asked()
  const root = await world.member({ type: 'root' })
  const found = await root.ask(referenceCalls.getConfig, { params: { key: 'sanctions' } })
  if (found.key !== 'sanctions') throw new Error('another key was answered')
  const { value, version } = found
  const { offPlatformTrade, ...presets } = value.presets
  await root.ask(referenceCalls.changeConfig, {
    body: {
      key: 'sanctions', seenVersion: version, reason: '비율 인상',
      value: {
        ...value, deduction: { ofPriceBasisPoints: 1_000, floorWon: 300_000, capWon: 3_000_000 },
        presets: { ...presets, offPlatformTrade: { ...offPlatformTrade, points: 5 } },
      },
    },
  })
  const kept = await apply(dealer, { contractId })
  expect(kept).toMatchObject({ ruleVersion: version, rule: { points: offPlatformTrade.points, capWon: 2_000_000 } })
  expect(deductedWon(kept)).toEqual([1_500_000])
  const anew = await apply(dealer, { priceWon: bestWon })
  expect(anew).toMatchObject({ ruleVersion: version + 1, rule: { points: 5 } })
  expect(deductedWon(anew)).toEqual([3_000_000])
})
