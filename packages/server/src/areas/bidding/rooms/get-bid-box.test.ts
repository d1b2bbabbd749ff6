// The bid box says from when on a bid is asked about once more, and which share of the guide price that is.
import { biddingCalls as calls } from '@bidyard/contract/calls/bidding'
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BidWorld, openBidWorld } from '../../../testing/bids/bid-world.ts'

let world: BidWorld
beforeAll(async () => {
  world = await openBidWorld()
})
afterAll(() => world.stop())

const askAgainAbove = async (askAgainAboveGuideBasisPoints: number): Promise<void> => {
  const root = await world.member({ type: 'root' })
  const { key, value, version: seenVersion } = await root.ask(referenceCalls.getConfig, { params: { key: 'bidding' } })
  if (key !== 'bidding') throw new Error('another key was answered')
  await root.ask(referenceCalls.changeConfig, {
    body: { key, seenVersion, reason: '시세 변동', value: { ...value, askAgainAboveGuideBasisPoints } },
  })
}

test('a round asks again above the share of the guide price that it was opened with', async () => {
  const dealer = await world.ready()
  const boxOf = ({ id }: { readonly id: string }) => dealer.ask(calls.getBidBox, { params: { id } })
  const before = await world.opened()
  await askAgainAbove(20_000)
  const after = await world.opened()
  await world.sql`update auction_search_rows set guide_mid_won = 10000000`
  expect(await boxOf(before)).toMatchObject({ askAgainAboveWon: 15_000_000, askAgainAboveGuideBasisPoints: 15_000 })
  expect(await boxOf(after)).toMatchObject({ askAgainAboveWon: 20_000_000, askAgainAboveGuideBasisPoints: 20_000 })
})
