// Notices inside the application: told once in the transaction of their event, counted together, read by their owner.
import { noticesCalls as calls } from '@bidyard/contract/calls/notices'
import { mailedGroups } from '@bidyard/contract/shapes/notices/choosable'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openLog } from '../../../runtime/log.ts'
import { shiftClock } from '../../../runtime/time/clock.ts'
import { startTestApp, type TestApp, type TestMember } from '../../../testing/app.ts'
import { type Ask, askerOf, statusOf } from '../../../testing/ask.ts'
import { openLiveClient } from '../../../testing/live-client.ts'
import { submissionOf, submit } from '../../../testing/members/applicants.ts'
import { makePartnerWorld } from '../../../testing/partners/partner-world.ts'
import { until } from '../../../testing/until.ts'
import { reactions } from '../../../reactions.ts'
import { catalogue } from '../catalogue.ts'
import { type Letter, tell } from '../tell/tell.ts'
import { forgetNotices } from './forget-notices.ts'

let app: TestApp
let owner: TestMember
beforeAll(async () => {
  app = await startTestApp()
  owner = await app.member({ owner: true })
})
afterAll(() => app.stop())

const listOf = async (ask: Ask, query: object = {}) => (await ask(calls.listNotices, { query })).items
const unreadOf = async (ask: Ask) => (await ask(calls.countUnreadNotices)).unread
const monthEnds = (shopId: string | null, month: string) =>
  app.act('clock', async ({ emit }) => emit('subscriptionEnding', { shopId: shopId ?? '', month }))
const matched = (memberId: string, savedSearchId: string, auctionIds: readonly string[]) =>
  app.act('flow', async ({ emit }) => emit('savedSearchMatched', {
    memberId, savedSearchId, auctionIds: [...auctionIds],
  }))
const tellAll = (letters: readonly Letter[]) => app.act('flow', (given) => tell({ ...given, past: undefined }, letters))

test('whoever leads a shop is told once, in both languages, with the way there; nobody else in it is', async () => {
  const colleague = await app.member({ shopId: owner.shopId ?? '' })
  await monthEnds(owner.shopId, '2031-05')
  await monthEnds(owner.shopId, '2031-05')
  const [notice, ...others] = await listOf(owner.ask)
  expect(others).toEqual([])
  expect(notice).toMatchObject({
    kind: 'subscriptionEnding', group: 'money', path: '/finance', toldCount: 1, unreadCount: 1,
    title: { ko: '이용권이 곧 끝납니다', en: 'Your month is about to end' },
  })
  expect(notice?.text.ko).toContain('2031년 5월')
  expect(notice?.text.en).toContain('for 2031-05 ends')
  expect(await listOf(colleague.ask)).toEqual([])
  expect(await unreadOf(colleague.ask)).toBe(0)
})

test('where nobody leads a shop who could come in, whoever may bid for it is told instead', async () => {
  const lead = await app.member({ owner: true })
  const shopId = lead.shopId ?? ''
  const [bidder, other] = [await app.member({ shopId }), await app.member({ shopId })]
  await app.sql`update members set may_bid = true where id = ${bidder.memberId}`
  const toldOf = () => Promise.all([bidder, other].map(async ({ ask }) => (await listOf(ask)).length))
  await monthEnds(shopId, '2031-05')
  expect(await toldOf()).toEqual([0, 0])
  await app.sql`update members set state = 'suspended' where id = ${lead.memberId}`
  await monthEnds(shopId, '2031-06')
  expect(await toldOf()).toEqual([1, 0])
  await app.sql`update members set state = 'left' where id = ${lead.memberId}`
  await monthEnds(shopId, '2031-07')
  expect(await toldOf()).toEqual([2, 0])
})

test('what is told of one thing again is counted in one row, also when ten tell of it at once', async () => {
  const dealer = await app.member()
  const [search, cars] = [randomUUID(), Array.from({ length: 5 }, () => randomUUID())]
  await matched(dealer.memberId, search, cars.slice(0, 2))
  await Promise.all(Array.from({ length: 10 }, () => matched(dealer.memberId, search, cars)))
  await matched(dealer.memberId, randomUUID(), cars.slice(0, 1))
  expect((await listOf(dealer.ask, { sort: [{ toldAt: 'asc' }] })).map(({ toldCount }) => toldCount)).toEqual([5, 1])
  expect(await unreadOf(dealer.ask)).toBe(2)
  const [of] = await listOf(dealer.ask, { filter: { group: { eq: 'searches' }, unreadCount: { gt: 1 } } })
  expect(of).toMatchObject({ toldCount: 5, kind: 'savedSearchMatched' })
  expect(await listOf(dealer.ask, { filter: { group: { eq: 'money' } } })).toEqual([])
})

test('nothing is told of what did not happen', async () => {
  const dealer = await app.member()
  await expect(app.act('flow', async ({ emit }) => {
    emit('savedSearchMatched', { memberId: dealer.memberId, savedSearchId: randomUUID(), auctionIds: [randomUUID()] })
    throw new Error('the act failed')
  })).rejects.toThrow('the act failed')
  expect(await listOf(dealer.ask)).toEqual([])
})

describe('reading', () => {
  test('reaches as far as one had seen, tells the other screens of the reader, and nobody else', async () => {
    const [dealer, stranger] = [await app.member(), await app.member()]
    const search = randomUUID()
    await matched(dealer.memberId, search, [randomUUID(), randomUUID()])
    const [seen] = await listOf(dealer.ask)
    const [live, strange] = [
      await openLiveClient(app.base, dealer.token), await openLiveClient(app.base, stranger.token),
    ]
    const heard = () => live.heard.filter(({ name }) => name === 'noticesChanged').length
    await matched(dealer.memberId, search, [randomUUID()])
    await until(() => heard() === 1)
    const asked = { params: { id: seen?.id ?? '' }, body: { seenCount: seen?.toldCount ?? 0 } }
    expect(await statusOf(stranger.ask(calls.readNotice, asked))).toBe(404)
    expect(await dealer.ask(calls.readNotice, asked)).toMatchObject({ toldCount: 3, unreadCount: 1 })
    await until(() => heard() === 2)
    // What was read on one device is not made unread by a late word of another.
    await dealer.ask(calls.readNotice, { ...asked, body: { seenCount: 3 } })
    expect(await dealer.ask(calls.readNotice, asked)).toMatchObject({ unreadCount: 0 })
    expect(await unreadOf(dealer.ask)).toBe(0)
    await until(() => heard() === 4)
    expect(strange.heard.some(({ name }) => name === 'noticesChanged')).toBe(false)
    await Promise.all([live.close(), strange.close()])
  })

  test('all at once leaves unread what was told later', async () => {
    const dealer = await app.member()
    for (const _ of [1, 2]) await matched(dealer.memberId, randomUUID(), [randomUUID()])
    const [newest] = await listOf(dealer.ask, { sort: [{ toldAt: 'desc' }] })
    await matched(dealer.memberId, randomUUID(), [randomUUID()])
    const body = { until: newest?.toldAt ?? '' }
    // A page knows the time to the millisecond only, the database knows more.
    const later = { until: new Date(Date.parse(body.until) + 1).toISOString() }
    expect((await dealer.ask(calls.readAllNotices, { body: later })).unread).toBe(1)
    expect(await unreadOf(owner.ask)).toBe(1)
  })
})

test('a registration waits for the people of the office who look after it', async () => {
  const [reviewer, all, yard] = [
    await app.member({ type: 'admin', part: 'registration' }), await app.member({ type: 'admin' }),
    await app.member({ type: 'admin', part: 'yard' }),
  ]
  const { id } = await submit(app.ask, await submissionOf(app))
  for (const one of [reviewer, all])
    expect(await listOf(one.ask)).toMatchObject([{ path: `/office/registrations/${id}`, group: 'office' }])
  expect(await listOf(yard.ask)).toEqual([])
})

test('books that do not agree are told, those that do are not', async () => {
  const clerk = await app.member({ type: 'admin', part: 'money' })
  await app.act('clock', async ({ emit }) => {
    emit('dayReconciled', { day: '2031-05-01', differenceWon: 0 })
    emit('dayReconciled', { day: '2031-05-02', differenceWon: 1_200 })
  })
  expect((await listOf(clerk.ask)).map(({ text }) => text.ko)).toEqual(['2031-05-02 장부가 1,200원 맞지 않습니다. 확인해 주세요.'])
})

test('a seller hears of the car that the session covers, and of no other', async () => {
  const world = await makePartnerWorld(app, (await app.member({ type: 'root' })).ask)
  const ofCar = (exhibitId: string, auctionNo: string): Letter => ({
    kind: 'ownerToChoose', of: exhibitId, key: `auction ${auctionNo} closed`, thing: auctionNo,
    facts: {
      orderId: randomUUID(), auctionNo, carNumber: '12가3456', carName: '현대 그랜저', until: new Date().toISOString(),
      isReminder: false,
    },
  })
  const { token } = await world.launch(await world.seal())
  const seller = askerOf(app.base, token)
  const [other] = await app.sql<{ id: string }[]>`
    insert into exhibits (partner_id, customer_id, exhibit_key, car_no)
    select partner_id, customer_id, 'another', '34나5678' from exhibits where id = ${world.exhibit.id} returning id`
  await tellAll([ofCar(world.exhibit.id, 'A1'), ofCar(other?.id ?? '', 'A2')])
  expect((await listOf(seller)).map(({ text }) => text.ko)).toEqual([expect.stringContaining('(A1)')])
  expect(await unreadOf(seller)).toBe(1)
})

test('notices of long ago are forgotten, and what kept them from being told twice', async () => {
  await app.database.transact((tx) => shiftClock(tx, 91 * 86_400))
  const given = {
    database: app.database, act: app.act, log: openLog('silent'), signal: new AbortController().signal,
  }
  await forgetNotices({}, given)
  expect(await app.sql`select from notices`).toHaveLength(0)
  expect(await app.sql`select from notice_tellings`).toHaveLength(0)
})

test('what one may choose about by mail is what the catalogue tells by mail', () => {
  const mailed = Object.values(catalogue).filter(({ by }) => by.includes('mail')).map(({ group }) => group)
  expect(new Set(mailed)).toEqual(new Set([...mailedGroups, 'account', 'standing']))
})

test('every kind of the catalogue follows an event that somebody reacts to', () => {
  const silent = Object.entries(catalogue).filter(([, { on }]) => reactions[on].length === 0)
  expect(silent.map(([kind]) => kind)).toEqual([])
})
