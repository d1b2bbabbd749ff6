// How people wish to be told: by group and way, not at night, and of what was held back once a day.
import { noticesCalls as calls } from '@bidyard/contract/calls/notices'
import { defaultNoticeSettings, type NoticeChoices } from '@bidyard/contract/shapes/notices/settings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLog } from '../../../runtime/log.ts'
import { seoulOf } from '../../../runtime/seoul.ts'
import { readNow, shiftClock } from '../../../runtime/time/clock.ts'
import { startTestApp, type TestApp, type TestMember } from '../../../testing/app.ts'
import { statusOf } from '../../../testing/ask.ts'
import { mailTextOf } from '../mails/mail-text.ts'
import { sweepMails } from '../mails/sweep-mails.ts'
import { type Letter, tell } from '../tell/tell.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const choices = (wish: Partial<NoticeChoices>): NoticeChoices => ({ ...defaultNoticeSettings.choices, ...wish })
const say = (who: TestMember, wish: object) => who.ask(calls.changeNoticeSettings, {
  body: { choices: choices({}), quiet: null, digestAt: '08:00', seenVersion: null, ...wish },
})
const owner = async (): Promise<TestMember> => {
  const made = await app.member({ owner: true })
  await app.sql`update members set email = member_no || '@example.com' where id = ${made.memberId}`
  return made
}
const month = (who: TestMember, name: string): Letter => ({
  kind: 'subscriptionEnding', of: who.shopId ?? '', key: `${name} of ${who.memberId}`, thing: name,
  facts: { month: name },
})
const account = (who: TestMember): Letter => ({
  kind: 'payoutAccountChanged', of: who.shopId ?? '', key: `account of ${who.memberId}`, thing: 'account',
  facts: { bankCode: '088', numberTail: '6789', usableFrom: '2031-05-01T00:00:00Z' },
})
const tellAll = (...letters: readonly Letter[]) =>
  app.act('flow', (given) => tell({ ...given, past: undefined }, letters))
const kindsInApp = async (who: TestMember) =>
  (await who.ask(calls.listNotices, { query: {} })).items.map(({ kind }) => kind).toSorted()
const mailsOf = (who: TestMember) => app.sql<{ kind: string; facts: unknown; held: boolean; told: boolean }[]>`
  select mails.kind, mails.facts, held_for is not null as held, digest_id is not null as told
  from mails join members on recipient = members.member_no || '@example.com'
  where members.id = ${who.memberId} order by mails.created_at, mails.id`
const sweep = () => sweepMails({}, {
  database: app.database, act: app.act, log: openLog('silent'), signal: new AbortController().signal,
})
const pass = (hours: number) => app.database.transact((tx) => shiftClock(tx, hours * 3_600))

/** The hand of Seoul's clocks in so many hours. */
const inHours = async (hours: number): Promise<string> =>
  seoulOf(new Date((await readNow(app.database.primary)).getTime() + hours * 3_600_000)).toISOString().slice(11, 16)

test('are as they were said last, by whoever had seen the last ones', async () => {
  const [one, other] = [await app.member(), await app.member()]
  expect(await one.ask(calls.getNoticeSettings)).toEqual({ ...defaultNoticeSettings, isPhoneCarried: true })
  const quiet = { from: '22:00', until: '07:30' }
  const said = await say(one, { quiet, digestAt: '07:30' })
  expect(said).toMatchObject({ quiet, digestAt: '07:30', version: 1 })
  expect(await statusOf(say(one, { quiet: null }))).toBe(409)
  expect(await say(one, { quiet: null, seenVersion: 1 })).toMatchObject({ quiet: null, version: 2 })
  expect(await statusOf(say(one, { seenVersion: 1 }))).toBe(409)
  expect(await statusOf(say(other, { seenVersion: 1 }))).toBe(409)
  expect(await other.ask(calls.getNoticeSettings)).toEqual({ ...defaultNoticeSettings, isPhoneCarried: true })
})

test('that another version kept are read all the same, with a group or a way too many or too few', async () => {
  const one = await owner()
  const never = { app: 'atOnce', mail: 'never', push: 'never', phone: 'never' } as const
  await say(one, { choices: choices({ money: never, bids: never }) })
  await app.sql`
    update notice_settings set choices = jsonb_set(choices #- '{money,phone}' #- '{bids}', '{money,fax}', '"daily"')
      || '{"weather": {"app": "never"}}'
    where member_id = ${one.memberId}`
  await tellAll(month(one, '2031-04'))
  expect(await kindsInApp(one)).toEqual(['subscriptionEnding'])
  expect(await mailsOf(one)).toEqual([])
  const { choices: read } = await one.ask(calls.getNoticeSettings)
  expect(read).toEqual(choices({ money: { ...never, phone: 'atOnce' } }))
  expect((await say(one, { choices: read, seenVersion: 1 })).choices).toEqual(read)
})

test('refuse a daily mail in quiet hours, quiet hours without end, and groups that are nobody’s choice', async () => {
  const one = await app.member()
  expect(await statusOf(say(one, { quiet: { from: '22:00', until: '09:00' }, digestAt: '08:00' }))).toBe(400)
  expect(await statusOf(say(one, { quiet: { from: '09:00', until: '09:00' } }))).toBe(400)
  const never = { app: 'never', mail: 'never', push: 'never', phone: 'never' }
  expect(await statusOf(say(one, { choices: { ...choices({}), account: never } }))).toBe(400)
})

test('keep away what was not wanted, but never what was done in one’s own name', async () => {
  const [one, other] = [await owner(), await owner()]
  await say(one, { choices: choices({ money: { app: 'never', mail: 'never', push: 'never', phone: 'never' } }) })
  await tellAll(month(one, '2031-05'), account(one), month(other, '2031-05'))
  expect(await kindsInApp(one)).toEqual(['payoutAccountChanged'])
  expect((await mailsOf(one)).map(({ kind }) => kind)).toEqual(['payoutAccountChanged'])
  expect(await kindsInApp(other)).toEqual(['subscriptionEnding'])
  expect(await mailsOf(other)).toMatchObject([{ kind: 'subscriptionEnding', held: false }])
})

test('hold mails back at night and for the day, and tell of them once, in one mail a day', async () => {
  const [night, daily] = [await owner(), await owner()]
  await say(night, { quiet: { from: await inHours(-1), until: await inHours(1) }, digestAt: await inHours(2) })
  const together = { app: 'atOnce', mail: 'daily', push: 'never', phone: 'never' } as const
  await say(daily, { choices: choices({ money: together }), digestAt: await inHours(2) })
  for (const who of [night, daily, night, daily]) await tellAll(month(who, '2031-06'), month(who, '2031-07'))
  await tellAll(account(daily))
  expect(await kindsInApp(night)).toHaveLength(2)
  await sweep()
  expect(await mailsOf(night)).toMatchObject([{ held: true, told: false }, { held: true, told: false }])
  await pass(3)
  await Promise.all([sweep(), sweep(), sweep()])
  for (const [who, atOnce] of [[night, 0], [daily, 1]] as const) {
    const mails = await mailsOf(who)
    expect(mails.filter(({ held, told }) => held && told)).toHaveLength(2)
    expect(mails.filter(({ held }) => !held)).toHaveLength(1 + atOnce)
    const digests = mails.filter(({ kind }) => kind === 'digest')
    expect(digests).toHaveLength(1)
    const { subject, text } = mailTextOf('digest', digests[0]?.facts, 'https://bidyard.example')
    expect(subject).toContain('알림 2건')
    for (const part of ['2031년 6월', '2031년 7월', 'for 2031-07 ends', 'https://bidyard.example/finance'])
      expect(text).toContain(part)
  }
  // What comes after the daily mail waits for the next day's.
  await tellAll(month(daily, '2031-08'))
  await sweep()
  expect((await mailsOf(daily)).at(-1)).toMatchObject({ held: true, told: false })
  await pass(24)
  await sweep()
  expect((await mailsOf(daily)).filter(({ kind }) => kind === 'digest')).toHaveLength(2)
  await sweep()
  expect((await mailsOf(daily)).filter(({ kind }) => kind === 'digest')).toHaveLength(2)
})

test('send no mail that was held to whoever wants none of its kind any more', async () => {
  const who = await owner()
  const night = { quiet: { from: await inHours(-1), until: await inHours(1) }, digestAt: await inHours(2) }
  await say(who, night)
  await tellAll(month(who, '2031-06'), account(who))
  const none = { app: 'atOnce', mail: 'never', push: 'never', phone: 'never' } as const
  await say(who, { ...night, choices: choices({ money: none }), seenVersion: 1 })
  await pass(3)
  await sweep()
  const digests = (await mailsOf(who)).filter(({ kind }) => kind === 'digest')
  expect(digests.map(({ facts }) => mailTextOf('digest', facts, '').subject)).toEqual([expect.stringContaining('1건')])
  await pass(24)
  await sweep()
  expect((await mailsOf(who)).filter(({ kind }) => kind === 'digest')).toHaveLength(1)
})

test('send no mail that was held to whoever has left, but what says that they have', async () => {
  const who = await owner()
  await say(who, { quiet: { from: await inHours(-1), until: await inHours(1) }, digestAt: await inHours(2) })
  const gone: Letter = {
    kind: 'deletionGranted', of: who.memberId, key: `gone ${who.memberId}`, thing: 'gone',
    facts: { answer: '삭제했습니다.', keptUntil: null },
  }
  await tellAll(month(who, '2031-06'), account(who), gone)
  await app.sql`update members set state = 'left' where id = ${who.memberId}`
  await pass(3)
  await sweep()
  expect((await mailsOf(who)).map(({ kind }) => kind)).toEqual(['deletionGranted', 'digest'])
})

test('let one mail that cannot be read hold up nobody else’s', async () => {
  const [office, both] = [await app.member({ type: 'admin' }), [await owner(), await owner()]]
  const night = { quiet: { from: await inHours(-1), until: await inHours(1) }, digestAt: await inHours(2) }
  for (const who of both) {
    await say(who, night)
    await tellAll(month(who, '2031-06'))
  }
  const [broken] = await app.sql<{ id: string }[]>`
    update mails set facts = '{}' where id = (
      select id from mails where held_for = any(${both.map(({ memberId }) => memberId)}::uuid[])
      order by held_for limit 1)
    returning id`
  await pass(3)
  await sweep()
  const digests = await Promise.all(both.map(async (who) =>
    (await mailsOf(who)).filter(({ kind }) => kind === 'digest').length))
  expect(digests.toSorted((less, more) => less - more)).toEqual([0, 1])
  const { items } = await office.ask(calls.listUndeliveredMails, { query: {} })
  expect(items.find(({ id }) => id === broken?.id)?.failure).toBe('unreached')
})
