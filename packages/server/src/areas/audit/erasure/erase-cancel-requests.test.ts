// What somebody wrote when asking for a bid to be cancelled, and what was answered, go when their time is over.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { membersCalls } from '@bidyard/contract/calls/members'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLog } from '../../../runtime/log.ts'
import { bid, type BidWorld, openBidWorld } from '../../../testing/bids/bid-world.ts'
import { tablesWith } from '../../../testing/members/tables-with.ts'
import { until } from '../../../testing/until.ts'
import { eraseMembers } from './erase-members.ts'

let world: BidWorld
beforeAll(async () => {
  world = await openBidWorld()
})
afterAll(() => world.stop())

const erase = async (): Promise<void> => {
  await eraseMembers(world.providers)({}, {
    database: world.database, act: world.act, log: openLog('silent'), signal: new AbortController().signal,
  })
  await until(async () => (await world.sql`select from data_erasures where next_at <= app_now()`).length === 0)
}

test('the note and the answer stay three years, and the request says nothing then', async () => {
  const [dealer, auction] = [await world.ready(), await world.opened()]
  const { id } = await bid(dealer, auction.id, 10_000_000)
  await world.clerk.ask(auctionsCalls.correctAuction, {
    params: { id: auction.id },
    body: { seenVersion: auction.version, statement: '연식을 고쳤습니다.', facts: { modelYear: 2019 } },
  })
  const words = ['개인 사정으로 어렵습니다', '사정은 이해하나 유지합니다']
  const [note = '', reason = ''] = words
  const asked = await dealer.ask(biddingCalls.requestBiddingCancel, { params: { id }, body: { note } })
  await world.clerk.ask(biddingCalls.declineBiddingCancel, {
    params: { id: asked.id }, body: { seenVersion: asked.version, reason },
  })
  const root = await world.member({ type: 'root' })
  await world.sql`update biddings set state = 'bidFailed' where id = ${id}`
  await root.ask(membersCalls.changeMemberState, {
    params: { id: dealer.memberId }, body: { action: 'leave', reason: '퇴사' },
  })
  // Answers are kept for a day under their keys, letters and pushes for their days.
  const standsIn = async () => (await tablesWith(world.sql, words)).includes('bidding_cancel_requests')
  await erase()
  expect(await standsIn()).toBe(true)
  await world.pass(3 * 366 * 86_400)
  await erase()
  expect(await standsIn()).toBe(false)
  expect(await world.sql`select outcome from bidding_cancel_requests`).toEqual([{ outcome: 'declined' }])
  expect(await tablesWith(world.sql, words)).toEqual([])
})
