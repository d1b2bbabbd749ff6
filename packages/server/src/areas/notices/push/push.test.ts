// Pushes: to the browsers in which somebody asked for them, sealed for each, once, and never after the sign-out.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { noticesCalls as calls } from '@bidyard/contract/calls/notices'
import { defaultNoticeSettings } from '@bidyard/contract/shapes/notices/settings'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openLog } from '../../../runtime/log.ts'
import { seoulOf } from '../../../runtime/seoul.ts'
import { readNow } from '../../../runtime/time/clock.ts'
import { startTestApp, type TestApp, type TestMember } from '../../../testing/app.ts'
import { pathsOf, statusOf } from '../../../testing/ask.ts'
import { openPushService, type TestBrowser, type TestPushService } from '../../../testing/push/push-receiver.ts'
import { until } from '../../../testing/until.ts'
import { tell } from '../tell/tell.ts'
import { sendPush } from './send-push.ts'

let app: TestApp
let service: TestPushService
beforeAll(async () => {
  service = await openPushService()
  app = await startTestApp()
  await app.jobs.work(app.act)
})
afterAll(async () => {
  await app.stop()
  await service.close()
})
beforeEach(() => service.answer(201))

const listening = async (who: TestMember): Promise<TestBrowser> => {
  const browser = service.listen()
  await who.ask(calls.addPushAddress, { body: browser.subscription })
  return browser
}
const matched = (who: TestMember, search = randomUUID(), key = randomUUID()) =>
  app.act('flow', (given) => tell({ ...given, past: undefined }, [{
    kind: 'savedSearchMatched', of: who.memberId, key, thing: search, facts: { auctionId: randomUUID() },
  }]))
const waitingOf = (who: TestMember) => app.sql<{ id: string }[]>`
  select pushes.id from pushes join push_addresses on push_addresses.id = address_id
  where member_id = ${who.memberId} and sent_at is null`
const addressesOf = (who: TestMember) =>
  app.sql`select from push_addresses where member_id = ${who.memberId}`
const run = (pushId: string) => sendPush(app.providers)({ pushId }, {
  database: app.database, act: app.act, log: openLog('silent'), signal: new AbortController().signal,
})

/** In so many hours. */
const handOfSeoul = async (hours: number): Promise<string> =>
  seoulOf(new Date((await readNow(app.database.primary)).getTime() + hours * 3_600_000)).toISOString().slice(11, 16)

test('each browser of a reader is told once, by the key that it was given, in its own words', async () => {
  const [dealer, other] = [await app.member(), await app.member()]
  const { publicKey } = await dealer.ask(calls.startPush)
  expect(await other.ask(calls.startPush)).toEqual({ publicKey })
  const [phone, desk, strange] = [await listening(dealer), await listening(dealer), await listening(other)]
  const [search, key] = [randomUUID(), randomUUID()]
  await Promise.all([1, 2, 3].map(() => matched(dealer, search, key)))
  await until(() => phone.pushes.length > 0 && desk.pushes.length > 0)
  await until(async () => (await waitingOf(dealer)).length === 0)
  expect([phone, desk, strange].map(({ pushes }) => pushes.length)).toEqual([1, 1, 0])
  const [push] = phone.pushes
  expect(push?.key).toBe(publicKey)
  const shown = JSON.parse(push?.text ?? '{}') as { title: string; path: string; tag: string }
  expect(shown).toMatchObject({ title: '저장한 검색에 맞는 차량이 나왔습니다', tag: push?.topic })
  expect(shown.path).toMatch(/^\/auctions\/[0-9a-f-]{36}$/)
})

test('nothing is sent to who signed out, sleeps, asked for silence, or turned it off', async () => {
  const [gone, asleep, silent, off] = [await app.member(), await app.member(), await app.member(), await app.member()]
  for (const who of [gone, asleep, silent]) await listening(who)
  const browser = await listening(off)
  await gone.ask(identityCalls.signOut)
  const { choices } = defaultNoticeSettings
  const say = async (who: TestMember, wish: object) => who.ask(calls.changeNoticeSettings, {
    body: { choices, quiet: null, digestAt: await handOfSeoul(2), seenVersion: null, ...wish },
  })
  await say(asleep, { quiet: { from: await handOfSeoul(-1), until: await handOfSeoul(1) } })
  await say(silent, { choices: { ...choices, searches: { ...choices.searches, push: 'never' } } })
  await off.ask(calls.removePushAddress, { body: { endpoint: browser.subscription.endpoint } })
  for (const who of [gone, asleep, silent, off]) {
    await matched(who)
    expect(await app.sql`
      select from pushes join push_addresses on push_addresses.id = address_id
      where member_id = ${who.memberId}`).toHaveLength(0)
  }
})

test('whoever signs out between the notice and its push is told nothing', async () => {
  const dealer = await app.member()
  service.answer(500)
  const browser = await listening(dealer)
  await matched(dealer)
  const [{ id } = { id: '' }] = await waitingOf(dealer)
  // What is under way already comes through.
  await until(() => browser.refused() > 0)
  await dealer.ask(identityCalls.signOut)
  service.answer(201)
  await run(id)
  expect(browser.pushes).toEqual([])
})

test('a service that is busy is asked again, one that knows nobody there any more never', async () => {
  const dealer = await app.member()
  const browser = await listening(dealer)
  service.answer(503)
  await matched(dealer)
  const [{ id } = { id: '' }] = await waitingOf(dealer)
  await expect(run(id)).rejects.toThrow('503')
  service.answer(201)
  await run(id)
  expect(browser.pushes.length).toBeGreaterThan(0)
  service.answer(410)
  await matched(dealer)
  await until(async () => (await addressesOf(dealer)).length === 0)
})

test('whoever sleeps by now, or has turned it off, is told nothing', async () => {
  const [asleep, silent] = [await app.member(), await app.member()]
  const { choices } = defaultNoticeSettings
  const night = { from: await handOfSeoul(-1), until: await handOfSeoul(1) }
  service.answer(503)
  for (const [who, wish] of [
    [asleep, { quiet: night }],
    [silent, { choices: { ...choices, searches: { ...choices.searches, push: 'never' as const } } }],
  ] as const) {
    const browser = await listening(who)
    await matched(who)
    const [{ id } = { id: '' }] = await waitingOf(who)
    await expect(run(id)).rejects.toThrow('503')
    await who.ask(calls.changeNoticeSettings, {
      body: { choices, quiet: null, digestAt: await handOfSeoul(2), seenVersion: null, ...wish },
    })
    const before = browser.pushes.length
    service.answer(201)
    await run(id)
    expect([browser.pushes.length, (await waitingOf(who)).length]).toEqual([before, 0])
    service.answer(503)
  }
})

test('an address that listens under another key is forgotten, and what is refused was not sent', async () => {
  const [strange, other] = [await app.member(), await app.member()]
  await listening(strange)
  service.answer(403)
  await matched(strange)
  await until(async () => (await addressesOf(strange)).length === 0)
  await listening(other)
  service.answer(413)
  await matched(other)
  const refused = () => app.sql`
    select sent_at from pushes join push_addresses on push_addresses.id = address_id
    where member_id = ${other.memberId} and refused_at is not null`
  await until(async () => (await refused()).length === 1)
  expect(await refused()).toEqual([{ sent_at: null }])
  expect(await addressesOf(other)).toHaveLength(1)
})

test('a browser belongs to whoever is in it now', async () => {
  const [before, after] = [await app.member(), await app.member()]
  const browser = await listening(before)
  const { endpoint } = browser.subscription
  const told = async () => {
    const [one, other] = [await before.ask(calls.checkPushAddress, { body: { endpoint } }),
      await after.ask(calls.checkPushAddress, { body: { endpoint } })]
    return [one.isTold, other.isTold]
  }
  expect(await told()).toEqual([true, false])
  await after.ask(calls.addPushAddress, { body: browser.subscription })
  expect([(await addressesOf(before)).length, (await addressesOf(after)).length]).toEqual([0, 1])
  expect(await told()).toEqual([false, true])
})

test('only services of browsers are called, and only with keys that are some', async () => {
  const dealer = await app.member()
  const { keys } = service.listen().subscription
  const add = (endpoint: string, given = keys) => dealer.ask(calls.addPushAddress, { body: { endpoint, keys: given } })
  for (const endpoint of [
    'https://intranet.example/x', 'http://169.254.169.254/latest', 'http://localhost:5432/x',
    'https://fcm.googleapis.com.evil.example/x', 'https://user@fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x', 'not an address at all',
  ]) expect(await pathsOf(add(endpoint))).toEqual(['body.endpoint'])
  const fcm = 'https://fcm.googleapis.com/fcm/send/abc'
  expect(await pathsOf(add(fcm, { ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') })))
    .toEqual(['body.keys.p256dh'])
  expect(await statusOf(add(fcm, { ...keys, auth: 'short' }))).toBe(400)
  expect(await addressesOf(dealer)).toHaveLength(0)
})
