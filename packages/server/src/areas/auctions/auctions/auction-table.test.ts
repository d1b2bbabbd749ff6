// The table of auctions asked through the front door: each state, each act that is a call, each party.
import type { CallDefinition } from '@bidyard/contract/call'
import { auctionsCalls as calls } from '@bidyard/contract/calls/auctions'
import { type AuctionState, auctionState } from '@bidyard/contract/enums'
import { actorsOf } from '@bidyard/contract/machine'
import { auctionMachine } from '@bidyard/contract/states/auctions/auction'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Answered, type Ask } from '../../../testing/ask.ts'
import { type MarketWorld, openMarketWorld } from '../../../testing/auctions/market-world.ts'
import { makePartnerWorld, type PartnerWorld } from '../../../testing/partners/partner-world.ts'

type Act = 'returnListing' | 'approveListing' | 'open' | 'extend' | 'correct' | 'cancel' | 'withdraw'
type Party = 'staff' | 'seller' | 'dealer'

let world: MarketWorld
let partner: PartnerWorld
const asks: Partial<Record<Party, Ask>> = {}
beforeAll(async () => {
  world = await openMarketWorld()
  const root = await world.member({ type: 'root' })
  partner = await makePartnerWorld(world, root.ask)
  Object.assign(asks, { staff: world.clerk.ask, seller: partner.officer.ask, dealer: (await world.dealer()).ask })
})
afterAll(() => world.stop())

const later = () => new Date(Date.now() + 30 * 86_400_000).toISOString()
const acts: Readonly<Record<Act, readonly [call: CallDefinition, body: () => object]>> = {
  returnListing: [calls.returnListing, () => ({ reasons: ['other'], note: '' })],
  approveListing: [calls.approveListing, () => ({})],
  open: [calls.openAuction, () => ({ openAt: null })],
  extend: [calls.extendAuction, () => ({ endsAt: later(), reason: '자료 추가' })],
  correct: [calls.correctAuction, () => ({ statement: '정정했습니다.' })],
  cancel: [calls.cancelAuction, () => ({ reason: '판매자 요청' })],
  withdraw: [calls.withdrawAuction, () => ({ reason: '판매 철회' })],
}

/** Contracts and what comes of them have an area of their own: until then their states are written by hand. */
const inState = async (state: AuctionState, act: Act): Promise<string> => {
  const wish = { partnerId: partner.partnerId }
  if (state === 'preparation') {
    const { id, version } = await world.prepared(wish)
    if (act === 'open')
      await world.clerk.ask(calls.approveListing, { params: { id }, body: { seenVersion: version } })
    return id
  }
  const { id, orderId } = await world.opened(wish)
  if (state === 'auction') return id
  await world.sql`
    update auctions set state = ${state}, closed_at = app_now(),
      end_reason = ${state === 'cancelled' ? 'cancelled' : null} where id = ${id}`
  await world.sql`update orders set state = 'biddingCompleted' where id = ${orderId}`
  return id
}

const stateOf = async (id: string) => (await world.see(id)).state
const statusOf = async (party: Party, act: Act, id: string): Promise<number> => {
  const [call, body] = acts[act]
  const { version } = await world.see(id)
  const ask = asks[party] as unknown as (call: CallDefinition, given: object) => Promise<unknown>
  try {
    await ask(call, { params: { id }, body: { seenVersion: version, ...body() } })
    return 200
  } catch (error) {
    if (error instanceof Answered) return error.status
    throw error
  }
}

const names = Object.keys(acts) as Act[]
describe.each(names)('%s', (act) => {
  const row = auctionMachine.actions[act]
  const from: readonly AuctionState[] = row.from
  const by: readonly string[] = actorsOf(row)

  test.each(auctionState.values)('from %s', async (state) => {
    for (const party of ['dealer', 'seller', 'staff'] as const) {
      const id = await inState(state, act)
      const status = await statusOf(party, act, id)
      const isAllowed = by.includes(party) && from.includes(state)
      const expected = isAllowed ? [200] : by.includes(party) ? [400, 409] : [403]
      expect(expected, `${party} ${act} ${state}`).toContain(status)
      const to = isAllowed && row.to !== 'same' ? row.to : state
      expect(await stateOf(id)).toBe(to)
    }
  })
})
