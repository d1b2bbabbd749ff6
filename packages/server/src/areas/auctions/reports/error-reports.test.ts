// Error reports: one of each member until it is answered, of cars that take bids, seen by their writer and the office.
import { randomUUID } from 'node:crypto'
import { auctionsCalls as calls } from '@bidyard/contract/calls/auctions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { codeOf, refusalOf } from '../../../testing/ask.ts'
import { type MarketWorld, openMarketWorld } from '../../../testing/auctions/market-world.ts'
import { makeDeveloper } from '../../../testing/make-developer.ts'

let world: MarketWorld
beforeAll(async () => {
  world = await openMarketWorld()
})
afterAll(() => world.stop())

const wish = { subject: 'odometer', statement: '계기판 사진과 주행거리가 다릅니다.' } as const
const submit = (who: TestMember, auctionId: string) =>
  who.ask(calls.submitAuctionErrorReport, { body: { auctionId, ...wish } }, { key: randomUUID() })
const answer = (id: string, seenVersion: number) => world.clerk.ask(calls.answerAuctionErrorReport, {
  params: { id }, body: { seenVersion, outcome: 'corrected', answer: '정정했습니다.' },
})

test('waits for its answer before another one', async () => {
  const [dealer, other, { id }] = [await world.dealer(), await world.dealer(), await world.opened()]
  const report = await submit(dealer, id)
  expect(report).toMatchObject({ auctionId: id, memberId: dealer.memberId, ...wish, outcome: null, version: 1 })
  expect(await codeOf(submit(dealer, id))).toBe('AUCTION_ALREADY_REPORTED')
  expect((await submit(other, id)).memberId).toBe(other.memberId)
  const answered = await answer(report.id, report.version)
  expect(answered).toMatchObject({ outcome: 'corrected', answer: '정정했습니다.', answeredBy: world.clerk.memberId })
  expect((await dealer.ask(calls.getAuctionErrorReport, { params: { id: report.id } })).answeredBy).toBeNull()
  expect((await refusalOf(answer(report.id, answered.version))).status).toBe(409)
  expect((await submit(dealer, id)).id).not.toBe(report.id)
})

test('of two at once one is taken', async () => {
  const [dealer, { id }] = [await world.dealer(), await world.opened()]
  const asked = await Promise.allSettled([submit(dealer, id), submit(dealer, id), submit(dealer, id)])
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('is for members, about cars that take bids', async () => {
  const dealer = await world.dealer()
  const [waiting, gone] = [await world.prepared(), await world.opened()]
  await world.clerk.ask(calls.cancelAuction, {
    params: { id: gone.id }, body: { seenVersion: gone.version, reason: '판매자 요청' },
  })
  const ask = await makeDeveloper(world)
  const asked = ask(calls.submitAuctionErrorReport, { body: { auctionId: gone.id, ...wish } }, { key: randomUUID() })
  expect(await codeOf(asked)).toBe('REPORT_MEMBER_NOT_FOUND')
  expect(await codeOf(submit(dealer, randomUUID()))).toBe('AUCTION_NOT_FOUND')
  expect(await codeOf(submit(dealer, waiting.id))).toBe('AUCTION_NOT_FOUND')
  expect(await codeOf(submit(dealer, gone.id))).toBe('AUCTION_NOT_IN_BIDDABLE_STATE')
  // Over is over, also before the clock has come by.
  const { id } = await world.opened()
  await world.sql`
    update auctions set opened_at = opened_at - interval '9 days', first_ends_at = ends_at - interval '8 days',
      ends_at = ends_at - interval '8 days' where id = ${id}`
  expect(await codeOf(submit(dealer, id))).toBe('AUCTION_NOT_IN_BIDDABLE_STATE')
})

test('is seen by its writer and by the office alone', async () => {
  const [dealer, other, { id }] = [await world.dealer(), await world.dealer(), await world.opened()]
  const report = await submit(dealer, id)
  const list = { query: { filter: { auctionId: { eq: id } }, count: true } }
  expect(await other.ask(calls.listAuctionErrorReports, list)).toMatchObject({ items: [], count: 0 })
  expect((await refusalOf(other.ask(calls.getAuctionErrorReport, { params: { id: report.id } }))).status).toBe(404)
  expect((await world.clerk.ask(calls.listAuctionErrorReports, list)).items).toHaveLength(1)
})
