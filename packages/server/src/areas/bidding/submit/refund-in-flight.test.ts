// A bid in flight stands against the refund of the deposit that stands behind it.
import { financeCalls as calls } from '@bidyard/contract/calls/finance'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { statusOf } from '../../../testing/ask.ts'
import { duringBid } from '../../../testing/bids/bid-in-flight.ts'
import { type BidWorld, type Dealer, openBidWorld } from '../../../testing/bids/bid-world.ts'
import { once, setAccount } from '../../../testing/money/money-world.ts'

let world: BidWorld
let one: TestMember
let other: TestMember
let dealer: Dealer
beforeAll(async () => {
  world = await openBidWorld()
  one = await world.member({ type: 'admin', part: 'money' })
  other = await world.member({ type: 'admin', part: 'money' })
  await world.opened()
})
afterAll(() => world.stop())

const led = async () => {
  dealer = await world.ready()
  await setAccount(dealer)
  const { items: [deposit] } = await dealer.ask(calls.listShopDeposits, { query: {} })
  return { params: { id: deposit?.id ?? '' } }
}
const body = { reason: '탈퇴' }
const propose = (asked: { readonly params: { readonly id: string } }) =>
  once(one, calls.proposeDepositRefund, { ...asked, body })
const confirm = (id: string) => once(other, calls.confirmMoneyProposal, { params: { id }, body })
const stateOf = async (asked: { readonly params: { readonly id: string } }) =>
  (await dealer.ask(calls.getShopDeposit, asked)).state

test('which is waited for, and keeps the deposit', async () => {
  const asked = await led()
  const { id } = await propose(asked)
  expect(await duringBid(world, dealer, () => statusOf(confirm(id)))).toBe(409)
  expect(await stateOf(asked)).toBe('deposited')
  expect(await dealer.ask(calls.getDepositInfo, {})).toMatchObject({ isEnough: true })
  // Nothing was decided: it waits for the end of the bid, or is taken back.
  expect((await one.ask(calls.getMoneyProposal, { params: { id } })).state).toBe('proposed')
  expect((await dealer.ask(calls.listPayouts, { query: {} })).items).toEqual([])
})

test('which keeps it from being proposed', async () => {
  const asked = await led()
  expect(await duringBid(world, dealer, () => statusOf(propose(asked)))).toBe(409)
})

test('and one that is refused keeps nothing', async () => {
  const asked = await led()
  const { id } = await propose(asked)
  expect((await duringBid(world, dealer, () => confirm(id), { lands: false })).state).toBe('confirmed')
  expect(await stateOf(asked)).toBe('refunded')
})
