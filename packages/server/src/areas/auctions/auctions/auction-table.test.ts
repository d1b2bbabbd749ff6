// The table of auctions asked through the front door: each state, each act, each party; and what the clock does.
import type { CallDefinition } from '@bidyard/contract/call'
import { auctionsCalls as calls } from '@bidyard/contract/calls/auctions'
import { type AuctionState, auctionState, orderState } from '@bidyard/contract/enums'
import { actorsOf } from '@bidyard/contract/machine'
import { auctionMachine } from '@bidyard/contract/states/auctions/auction'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Answered, type Ask } from '../../../testing/ask.ts'
import { type MarketWorld, openMarketWorld } from '../../../testing/auctions/market-world.ts'
import { makeDeveloper } from '../../../testing/make-developer.ts'
import { makePartnerWorld, type PartnerWorld } from '../../../testing/partners/partner-world.ts'

type Act = 'returnListing' | 'approveListing' | 'open' | 'extend' | 'correct' | 'cancel'
/** The first three are parties of the table; the others are nobody to the auction, or not at this work. */
type Party = 'staff' | 'seller' | 'dealer' | 'otherPart' | 'otherSeller' | 'developer' | 'nobody'

const parties: readonly Party[] = ['nobody', 'developer', 'otherSeller', 'otherPart', 'dealer', 'seller', 'staff']
/** Who asks in vain, and how. */
const refusals: Readonly<Partial<Record<Party, readonly number[]>>> = {
  nobody: [401], developer: [403], otherSeller: [403, 404], otherPart: [403], dealer: [403, 404],
}

let world: MarketWorld
let partner: PartnerWorld
const asks: Partial<Record<Party, Ask>> = {}
beforeAll(async () => {
  world = await openMarketWorld()
  const root = await world.member({ type: 'root' })
  partner = await makePartnerWorld(world, root.ask)
  const stranger = await makePartnerWorld(world, root.ask)
  const [money, dealer] = [await world.member({ type: 'admin', part: 'money' }), await world.dealer()]
  Object.assign(asks, {
    staff: world.clerk.ask, seller: partner.officer.ask, dealer: dealer.ask, otherPart: money.ask,
    otherSeller: stranger.officer.ask, developer: await makeDeveloper(world), nobody: world.ask,
  })
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
}
const names = Object.keys(acts) as Act[]

const approved = async (id: string, version: number): Promise<void> => {
  await world.clerk.ask(calls.approveListing, { params: { id }, body: { seenVersion: version } })
}

/** Contracts and what comes of them have an area of their own: until then their states are written by hand. */
const inState = async (state: AuctionState, isApproved: boolean): Promise<string> => {
  const wish = { partnerId: partner.partnerId }
  if (state === 'preparation') {
    const { id, version } = await world.prepared(wish)
    if (isApproved) await approved(id, version)
    return id
  }
  const { id, orderId } = await world.opened(wish)
  if (state === 'auction') return id
  await world.sql`
    update auctions set state = ${state}, closed_at = app_now(),
      end_reason = ${state === 'cancelled' ? 'cancelled' : null} where id = ${id}`
  await world.sql`
    update orders set state = ${state === 'cancelled' ? 'declined' : 'biddingCompleted'} where id = ${orderId}`
  await world.sql`update deadlines set next_at = null, stage = 'void' where row_id = ${id}`
  return id
}

const stateOf = async (id: string) => (await world.see(id)).state
const asked = async (party: Party, call: CallDefinition, given: object): Promise<number> => {
  const ask = asks[party] as unknown as (call: CallDefinition, given: object) => Promise<unknown>
  try {
    await ask(call, given)
    return 200
  } catch (error) {
    if (error instanceof Answered) return error.status
    throw error
  }
}
const statusOf = async (party: Party, act: Act, id: string): Promise<number> => {
  const [call, body] = acts[act]
  const { version } = await world.see(id)
  return asked(party, call, { params: { id }, body: { seenVersion: version, ...body() } })
}

describe.each(names)('%s', (act) => {
  const row = auctionMachine.actions[act]
  const from: readonly AuctionState[] = row.from
  const by: readonly string[] = actorsOf(row)

  test.each(auctionState.values)('from %s', async (state) => {
    const id = await inState(state, act === 'open')
    // Those in vain first, all of the same row; then the two who may, each of a row of their own.
    for (const party of parties.filter((one) => refusals[one] !== undefined)) {
      expect(refusals[party], `${party} ${act} ${state}`).toContain(await statusOf(party, act, id))
      expect(await stateOf(id)).toBe(state)
    }
    for (const party of ['seller', 'staff'] as const) {
      const own = party === 'seller' ? id : await inState(state, act === 'open')
      const isAllowed = by.includes(party) && from.includes(state)
      const expected = isAllowed ? [200] : by.includes(party) ? [400, 409] : [403]
      expect(expected, `${party} ${act} ${state}`).toContain(await statusOf(party, act, own))
      expect(await stateOf(own)).toBe(isAllowed && row.to !== 'same' ? row.to : state)
    }
  })
})

describe('prepare', () => {
  const prepare = (party: Party, id: string) => asked(party, calls.prepareAuction, { params: { id } })

  test('is the office’s, for orders that wait for an auction', async () => {
    for (const party of parties) {
      const { orderId } = await world.car({ partnerId: partner.partnerId })
      expect(refusals[party] ?? [party === 'staff' ? 200 : 403], party).toContain(await prepare(party, orderId))
    }
  })

  test.each(orderState.values)('of an order that is %s', async (state) => {
    const { orderId } = await world.car()
    await world.sql`update orders set state = ${state}, round = 1 where id = ${orderId}`
    expect(await prepare('staff', orderId)).toBe(['confirmed', 'retryAuction'].includes(state) ? 200 : 409)
  })

  test('stops after the third round', async () => {
    const { orderId } = await world.car()
    await world.sql`update orders set state = 'retryAuction', round = 3 where id = ${orderId}`
    expect(await prepare('staff', orderId)).toBe(409)
  })
})

describe('the clock', () => {
  const owe = async (id: string, duty: 'open' | 'close') => {
    await world.sql`delete from deadlines where row_id = ${id} and duty = ${duty}`
    await world.sql`
      insert into deadlines (machine, row_id, duty, whose, due_at, next_at)
      values ('auction', ${id}, ${duty}, 'clock', app_now(), app_now())`
    while ((await world.sweeper.sweep()) > 0) continue
  }

  test.each(auctionState.values)('opens what is approved and nothing else: %s', async (state) => {
    const id = await inState(state, true)
    await owe(id, 'open')
    expect(await stateOf(id)).toBe(state === 'preparation' ? 'auction' : state)
  })

  test('opens no listing that was not approved', async () => {
    const id = await inState('preparation', false)
    await owe(id, 'open')
    expect(await stateOf(id)).toBe('preparation')
  })

  test.each(auctionState.values)('closes what is open and over, and nothing else: %s', async (state) => {
    const id = await inState(state, false)
    await world.sql`
      update auctions set opened_at = opened_at - interval '9 days', first_ends_at = ends_at - interval '8 days',
        ends_at = ends_at - interval '8 days' where id = ${id} and state = 'auction'`
    await owe(id, 'close')
    expect(await stateOf(id)).toBe(state === 'auction' ? 'cancelled' : state)
  })

  test('closes nothing before its end, and comes again then', async () => {
    const id = await inState('auction', false)
    await owe(id, 'close')
    expect(await stateOf(id)).toBe('auction')
    const [due] = await world.sql<{ isThen: boolean }[]>`
      select deadlines.next_at = auctions.ends_at as "isThen"
      from deadlines join auctions on auctions.id = row_id where row_id = ${id} and next_at is not null`
    expect(due?.isThen).toBe(true)
  })
})

test('every act of the table is asked here, done by the clock, or follows from what bids and contracts tell', () => {
  const byClock = ['close', 'closeEmpty']
  const ofLaterAreas = ['endRound', 'finish']
  expect(Object.keys(auctionMachine.actions).toSorted())
    .toEqual([...names, 'prepare', 'reopenListing', ...byClock, ...ofLaterAreas].toSorted())
})
