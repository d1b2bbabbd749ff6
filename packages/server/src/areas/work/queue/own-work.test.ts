// The queue of the office: everything that waits, seen by those whose part it is, taken by one, handed back and given.
import { randomUUID } from 'node:crypto'
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { financeCalls } from '@bidyard/contract/calls/finance'
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { workCalls } from '@bidyard/contract/calls/work'
import { workKind, type WorkKind } from '@bidyard/contract/enums'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { refusalOf } from '../../../testing/ask.ts'
import { openLog } from '../../../runtime/log.ts'
import { doing } from '../../../testing/contracts/award-world.ts'
import {
  approve, handIn, openSelfWorld, reject, type SelfWorld, standingAt,
} from '../../../testing/contracts/self-deals.ts'
import { tellWaiting } from './tell-waiting.ts'
import { insertOwner } from './work-owners.sql.ts'

let world: SelfWorld
let money: TestMember
let other: TestMember
let root: TestMember
beforeAll(async () => {
  world = await openSelfWorld()
  money = await world.member({ type: 'admin', part: 'money' })
  other = await world.member({ type: 'admin', part: 'screening', name: '나담당' })
  root = await world.member({ type: 'root' })
})
afterAll(() => world.stop())

const waiting = async (who: Pick<TestMember, 'ask'>, filter = {}) =>
  (await who.ask(workCalls.listWorkItems, { query: { filter, sort: [{ waitsSince: 'asc' }] } })).items
const ofKind = async (who: Pick<TestMember, 'ask'>, kind: WorkKind) => waiting(who, { kind: { eq: kind } })
const counted = async (who: Pick<TestMember, 'ask'>, kind: WorkKind) =>
  (await who.ask(workCalls.countWork, {})).counts.find((one) => one.kind === kind)
const named = (id: string, kind: WorkKind) => ({ params: { id }, body: { kind } })

test('a listing waits to be screened, then to be opened, and leaves the queue with its opening', async () => {
  const { id, version } = await world.prepared()
  expect(await ofKind(world.clerk, 'screening')).toMatchObject([
    { id, placeId: id, part: 'screening', owner: null, about: expect.stringContaining('가') as string },
  ])
  await doing(world.clerk, auctionsCalls.approveListing, { params: { id }, body: { seenVersion: version } })
  expect(await ofKind(world.clerk, 'screening')).toEqual([])
  expect(await ofKind(world.clerk, 'opening')).toMatchObject([{ id }])
  expect(await waiting(money)).toEqual([])
})

test('papers are due by a time, wait for those who screen alone, and are gone once they are approved', async () => {
  const deal = await standingAt(world, 'screening')
  await handIn(world, deal)
  const [papers, ...others] = await ofKind(world.clerk, 'papers')
  expect(others).toEqual([])
  expect(papers).toMatchObject({ id: deal.contractId, placeId: deal.contractId, part: 'screening' })
  expect(new Date(papers?.dueAt ?? 0).getTime()).toBeGreaterThan((await world.now()).getTime())
  expect(await counted(world.clerk, 'papers')).toMatchObject({ count: 1, mine: 0, free: 1 })
  expect(await counted(money, 'papers')).toBeUndefined()
  await approve(world, deal)
  expect(await ofKind(world.clerk, 'papers')).toEqual([])
  const gone = await refusalOf(doing(world.clerk, workCalls.takeWork, named(deal.contractId, 'papers')))
  expect(gone.status).toBe(404)
})

test('papers of a contract that is done wait as well, once they are looked at again', async () => {
  const deal = await standingAt(world, 'screening')
  await handIn(world, deal)
  await approve(world, deal)
  const kindsOf = async () => (await waiting(root)).filter(({ placeId }) => placeId === deal.contractId)
    .map(({ kind }) => kind)
  expect(await kindsOf()).toEqual([])
  await doing(world.clerk, contractsCalls.reopenScreening, {
    params: { id: deal.contractId }, body: { reason: '서류 재확인' },
  })
  const [papers] = (await ofKind(world.clerk, 'papers')).filter(({ placeId }) => placeId === deal.contractId)
  expect(new Date(papers?.dueAt ?? 0).getTime()).toBeGreaterThan((await world.now()).getTime())
  await reject(world, deal)
  expect(await kindsOf()).toEqual(['stuck'])
  await handIn(world, deal)
  expect(await kindsOf()).toEqual(['papers'])
  await approve(world, deal)
  expect(await kindsOf()).toEqual([])
})

test('of two who take the same work at once one has it, hands it back, and is given it again', async () => {
  const deal = await standingAt(world, 'screening')
  await handIn(world, deal)
  const work = named(deal.contractId, 'papers')
  const taken = await Promise.allSettled([world.clerk, other].map((who) => doing(who, workCalls.takeWork, work)))
  expect(taken.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [first, second] = taken[0]?.status === 'fulfilled' ? [world.clerk, other] : [other, world.clerk]
  expect(await waiting(first, { isMine: { eq: true } })).toMatchObject([{ id: deal.contractId, owner: { isMe: true } }])
  expect(await waiting(second, { isMine: { eq: true } })).toEqual([])
  expect(await ofKind(second, 'papers')).toMatchObject([{ owner: { memberId: first.memberId, isMe: false } }])
  expect(await counted(first, 'papers')).toMatchObject({ mine: 1, free: 0 })
  // Whoever has it already has it still.
  expect(await doing(first, workCalls.takeWork, work)).toMatchObject({ owner: { isMe: true } })
  expect((await refusalOf(doing(second, workCalls.takeWork, work))).status).toBe(409)
  expect((await refusalOf(doing(second, workCalls.handBackWork, work))).status).toBe(409)
  expect(await doing(first, workCalls.handBackWork, work)).toEqual({ owner: null })
  const give = (memberId: string | null) => doing(second, workCalls.giveWork, {
    params: work.params, body: { ...work.body, memberId: memberId ?? '' },
  })
  expect((await refusalOf(give(money.memberId))).body.code).toBe('MEMBER_NOT_FOUND')
  expect((await refusalOf(give(deal.buyer.memberId))).body.code).toBe('MEMBER_NOT_FOUND')
  expect(await give(first.memberId)).toMatchObject({ owner: { memberId: first.memberId } })
  expect(await doing(root, workCalls.handBackWork, work)).toEqual({ owner: null })
  expect((await refusalOf(doing(money, workCalls.takeWork, work))).status).toBe(403)
  const told = await world.sql`select from outbox where name = 'workOwnerChanged'`
  expect(told.length).toBeGreaterThanOrEqual(4)
})

test('the table of owners takes work of every kind', async () => {
  for (const kind of workKind.values) {
    const taken = world.database.transact((tx) => insertOwner(tx, { kind, id: randomUUID() }, root.memberId))
    expect([kind, await taken]).toEqual([kind, true])
  }
})

test('money that two have to agree on waits for those who attend to money', async () => {
  const shop = await world.dealer()
  const amount = await doing(money, financeCalls.issueAmount, {
    body: {
      shopId: shop.shopId ?? '', feeType: 'etcFee', totalWon: 55_000, dueAt: null, note: null, isBilled: true,
      reason: '대행',
    },
  })
  await doing(money, financeCalls.proposeWriteOff, { params: { id: amount.id }, body: { reason: '소액' } })
  expect(await ofKind(money, 'proposal')).toMatchObject([{ part: 'money', won: 55_000 }])
  expect(await ofKind(world.clerk, 'proposal')).toEqual([])
  expect(await ofKind(root, 'proposal')).toHaveLength(1)
})

test('work that waits too long is told once: to whoever has it, or to those who attend to it', async () => {
  const [yard, clerk] = [
    await world.member({ type: 'admin', part: 'yard' }), await world.member({ type: 'admin', part: 'screening' }),
  ]
  const { id } = await world.prepared()
  const heard = async (who: TestMember) => {
    const { items } = await who.ask(noticesCalls.listNotices, { query: { filter: { group: { eq: 'office' } } } })
    return items.filter(({ kind, title }) => kind.endsWith('orkWaits') && title.ko.endsWith('출품 심사'))
      .map(({ kind, toldCount }) => `${kind} ${toldCount}`)
  }
  const run = () => tellWaiting({}, {
    database: world.database, act: world.act, log: openLog('silent'), signal: new AbortController().signal,
  })
  await run()
  expect(await heard(clerk)).toEqual([])
  await world.pass(25 * 3_600)
  for (const _ of [1, 2]) await run()
  expect(await heard(clerk)).toEqual(['workWaits 1'])
  expect(await heard(yard)).toEqual([])
  await doing(clerk, workCalls.takeWork, named((await world.prepared()).id, 'screening'))
  await world.pass(25 * 3_600)
  await run()
  expect(await heard(clerk)).toEqual(['ownWorkWaits 1', 'workWaits 1'])
  expect((await ofKind(clerk, 'screening')).map((one) => one.id)).toContain(id)
})

test('is the office’s alone', async () => {
  const dealer = await world.dealer()
  for (const who of [dealer, world.seller])
    expect((await refusalOf(waiting(who))).status).toBe(403)
})
