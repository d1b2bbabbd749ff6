// What members ask about their own data: decided within the days of the law, and taken away where nothing keeps it.
import { randomUUID } from 'node:crypto'
import { auditCalls as calls } from '@bidyard/contract/calls/audit/audit'
import { identityCalls } from '@bidyard/contract/calls/identity'
import { membersCalls } from '@bidyard/contract/calls/members'
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { workCalls } from '@bidyard/contract/calls/work'
import type { DataRequestGround, OwnDataSection } from '@bidyard/contract/enums'
import { limits } from '@bidyard/contract/limits'
import { defaultNoticeSettings } from '@bidyard/contract/shapes/notices/settings'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestDeposit } from '../../finance/deposits/request-deposit.ts'
import { settleAmount } from '../../finance/for-other-areas.ts'
import { makeSanction } from '../../../matrix/testing/sanctions.ts'
import { makeWorld } from '../../../matrix/testing/world.ts'
import { openLog } from '../../../runtime/log.ts'
import { readNow, shiftClock } from '../../../runtime/time/clock.ts'
import { type Account, makeAccount, somebody } from '../../../testing/accounts.ts'
import { startTestApp, type TestApp, type TestMember } from '../../../testing/app.ts'
import { type Ask, askerOf, codeOf, refusalOf, statusOf } from '../../../testing/ask.ts'
import { duringBid } from '../../../testing/bids/bid-in-flight.ts'
import { doing } from '../../../testing/contracts/award-world.ts'
import { kindsTold } from '../../../testing/kinds-told.ts'
import { makeShop } from '../../../testing/make.ts'
import { type ApplicantWish, submissionOf, submit } from '../../../testing/members/applicants.ts'
import { tablesWith } from '../../../testing/members/tables-with.ts'
import { until } from '../../../testing/until.ts'
import { sweepMails } from '../../notices/mails/sweep-mails.ts'
import { eraseMembers } from '../erasure/erase-members.ts'
import { listOwn } from '../own-data/own-data.sql.ts'

let app: TestApp
let root: TestMember
let clerk: TestMember
let yard: TestMember
beforeAll(async () => {
  app = await startTestApp()
  root = await app.member({ type: 'root' })
  clerk = await app.member({ type: 'admin', part: 'registration', name: '서담당' })
  yard = await app.member({ type: 'admin', part: 'yard' })
})
afterAll(() => app.stop())

const statement = '상호가 새봄모터스로 바뀌었습니다.'
type Who = Pick<TestMember, 'ask'>
const correct = (who: Who) =>
  doing(who, calls.submitDataRequest, { body: { kind: 'correction', field: 'place', statement } })
const leave = (who: Who) => doing(who, calls.submitDataRequest, { body: { kind: 'deletion', statement } })
const answer = '확인하고 처리했습니다.'
const grant = (who: Who, id: string) =>
  doing(who, calls.decideDataRequest, { params: { id }, body: { outcome: 'grant', answer } })
const refuseAs = (who: Who, id: string, ground: DataRequestGround = 'isRight') =>
  doing(who, calls.decideDataRequest, { params: { id }, body: { outcome: 'refuse', ground, answer } })
const detailOf = (who: Who, id: string) => who.ask(calls.getDataRequest, { params: { id } })
const asked = (account: Account): Account & { readonly ask: Ask } =>
  ({ ...account, ask: askerOf(app.base, account.token) })

const jobGiven = () => ({
  database: app.database, act: app.act, log: openLog('silent'), signal: new AbortController().signal,
})
/** The server's own job may hold one of them already. */
const erase = async (): Promise<void> => {
  await eraseMembers(app.providers)({}, jobGiven())
  await until(async () => (await app.sql`select from data_erasures where next_at <= app_now()`).length === 0)
}
/** Sessions go with it. */
const passMs = (ms: number) => app.database.transact(async (tx) => {
  const seconds = Math.ceil(ms / 1000)
  await shiftClock(tx, seconds)
  await tx.updateTable('sessions').set({ ends_at: sql<Date>`ends_at + make_interval(secs => ${seconds})` }).execute()
})
const passDays = (days: number) => passMs(days * 86_400_000)

test('a member asks once of each kind, takes it back, and asks again', async () => {
  const one = await app.member()
  const { id, state, decideUntil, createdAt } = await correct(one)
  expect(state).toBe('submitted')
  expect(Date.parse(decideUntil) - Date.parse(createdAt)).toBe(limits.dataRequestDays * 86_400_000)
  expect((await refusalOf(correct(one))).body.code).toBe('DATA_REQUEST_IS_OPEN')
  const withdraw = (who: Who) => doing(who, calls.withdrawDataRequest, { params: { id } })
  expect(await withdraw(one)).toMatchObject({ state: 'withdrawn' })
  expect(await statusOf(withdraw(one))).toBe(409)
  expect(await statusOf(grant(clerk, id))).toBe(409)
  expect(await correct(one)).toMatchObject({ state: 'submitted', field: 'place', statement })
})

test('of two who ask at once one request stands', async () => {
  const one = await app.member()
  const both = await Promise.allSettled([correct(one), correct(one)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('another’s request is as if missing; the office sees all, and its looks are written down', async () => {
  const [one, other] = [await app.member(), await app.member()]
  const { id } = await correct(one)
  expect(await statusOf(detailOf(other, id))).toBe(404)
  expect(await statusOf(doing(other, calls.withdrawDataRequest, { params: { id } }))).toBe(404)
  const mine = { query: { filter: { memberId: { eq: one.memberId } } } }
  expect((await other.ask(calls.listDataRequests, mine)).items).toEqual([])
  expect((await one.ask(calls.listDataRequests, mine)).items).toMatchObject([{ id, decidedBy: null }])
  expect((await clerk.ask(calls.listDataRequests, mine)).items).toMatchObject([{ id }])
  await detailOf(clerk, id)
  const looks = await app.sql<{ act: string }[]>`
    select act from access_log where user_id = ${clerk.userId} and subject_id = ${one.memberId}`
  expect(looks.map(({ act }) => act)).toEqual(['view data request'])
})

test('it waits for those who attend to people, who alone decide, and leaves their queue then', async () => {
  const one = await app.member()
  const { id } = await correct(one)
  const queue = async (who: Who) => (await who.ask(workCalls.listWorkItems, {
    query: { filter: { kind: { eq: 'dataRequest' } }, size: 100 },
  })).items.filter((item) => item.id === id)
  expect(await queue(clerk)).toMatchObject([{ part: 'registration', placeId: id }])
  expect(await queue(yard)).toEqual([])
  const work = { params: { id }, body: { kind: 'dataRequest' as const } }
  expect(await doing(clerk, workCalls.takeWork, work)).toMatchObject({ owner: { isMe: true } })
  expect(await doing(clerk, workCalls.handBackWork, work)).toEqual({ owner: null })
  const asks = [
    () => grant(yard, id), () => detailOf(yard, id), () => yard.ask(calls.listDataRequests, { query: {} }),
  ]
  for (const ask of asks) expect(await statusOf(ask())).toBe(403)
  expect(await refuseAs(clerk, id)).toMatchObject({
    state: 'refused', ground: 'isRight', answer, decidedBy: { name: '서담당' },
  })
  expect(await queue(clerk)).toEqual([])
  expect(await statusOf(refuseAs(clerk, id))).toBe(409)
  expect(await detailOf(one, id)).toMatchObject({ ground: 'isRight', answer, decidedBy: null })
  expect(await kindsTold(one.ask)).toEqual(['dataRequestDecided'])
  const lines = await app.sql<{ act: string; ground: string }[]>`
    select act, after ->> 'ground' as ground from audit_log
    where subject_id = ${id} and member_id = ${clerk.memberId} and act like '% data request'`
  expect(lines).toEqual([{ act: 'refuse data request', ground: 'isRight' }])
})

test('a request is refused by what stands against it, and by no other ground', async () => {
  const one = await app.member()
  const [{ id: correction }, { id: deletion }] = [await correct(one), await leave(one)]
  for (const [id, ground] of [[correction, 'openTrade'], [deletion, 'isRight'], [deletion, 'openMoney']] as const)
    expect(await codeOf(refuseAs(clerk, id, ground))).toBe('DATA_REQUEST_GROUND_UNFIT')
  expect(await refuseAs(clerk, deletion, 'notProven')).toMatchObject({ state: 'refused', ground: 'notProven' })
})

test('of two clerks who decide at once one does', async () => {
  const { id } = await correct(await app.member())
  const both = await Promise.allSettled([grant(clerk, id), refuseAs(root, id)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('an open trade or bid, open money and a running sanction each stand against a deletion, and say so', async () => {
  const world = await app.database.transact((tx) => makeWorld(tx, app.providers.personal))
  const dealer = { ask: askerOf(app.base, world.credentialOf('dealer')?.split(' ')[1]) }
  const trade = await leave(dealer)
  expect((await detailOf(clerk, trade.id)).obstacles).toContain('openTrade')
  expect((await refusalOf(grant(clerk, trade.id))).body.detail).toBe('0001.openTrade')

  // Whoever made the bid of a contract reads it among their own.
  const [of] = await app.sql<{ number: string; userId: string; memberId: string }[]>`
    select contract_no as number, user_id as "userId", members.id as "memberId" from contracts
    join members on members.id = contracts.member_id limit 1`
  if (of === undefined) throw new Error('the world has no contract')
  expect(await listOwn(app.database.primary, 'contracts', of, { max: 10, after: 0 }))
    .toEqual(expect.arrayContaining([expect.objectContaining({ number: of.number })]))

  const bidder = await app.member()
  await app.sql`
    insert into biddings (auction_id, shop_id, company_id, member_id, state, amount_won, bid_at, sequence)
    select id, ${bidder.shopId}, ${bidder.companyId}, ${bidder.memberId}, 'bidding', 10000, app_now(),
      nextval('bid_sequence') from auctions limit 1`
  expect((await detailOf(clerk, (await leave(bidder)).id)).obstacles).toEqual(['openTrade'])

  const lead = await app.member({ owner: true })
  await app.act('flow', async (given) => {
    const deposit = await requestDeposit(given, { shopId: lead.shopId ?? '', memberId: null })
    if (typeof deposit === 'string') throw new Error(`no deposit was asked for: ${deposit}`)
    const { amountId, amountWon: paidWon } = deposit
    await settleAmount(given, { amountId, paidWon, method: 'virtualAccount', as: 'bank', source: 'bank:the deposit' })
  })
  const money = await leave(lead)
  expect((await detailOf(clerk, money.id)).obstacles).toEqual(['openMoney'])
  expect((await refusalOf(grant(clerk, money.id))).body.detail).toBe('0002.openMoney')

  const barred = await app.member()
  await app.database.transact((tx) => makeSanction(tx, barred.shopId ?? '', barred.memberId))
  const sanction = await leave(barred)
  expect((await refusalOf(grant(clerk, sanction.id))).body.detail).toBe('0003.openSanction')
  // Nothing of them was touched.
  expect(await barred.ask(identityCalls.authContext)).toMatchObject({ member: { id: barred.memberId } })
})

test('a bid in flight is waited for, and stands against the deletion', async () => {
  const bidder = await app.member()
  const { id } = await leave(bidder)
  const refused = await duringBid(app, bidder, () => refusalOf(grant(clerk, id)))
  expect(refused.body.detail).toBe('0001.openTrade')
})

const approved = async (wish: ApplicantWish) => {
  const body = await submissionOf(app, wish)
  await app.sql`
    update files set name = '강나래의 서류.pdf', announced_from = '203.0.113.77'
    where id = any(${body.documents.map(({ fileId }) => fileId)}::uuid[])`
  const { id } = await submit(app.ask, body)
  const { memberId } = await clerk.ask(membersCalls.approveRegistration, { params: { id }, body: {} })
  const { username, password } = body
  const signedIn = await app.ask(identityCalls.signIn, { body: { username, password } })
  if (signedIn.step !== 'signedIn') throw new Error(`the sign-in stopped at ${signedIn.step}`)
  const [row] = await app.sql<{ personId: string }[]>`
    select person_id as "personId" from member_registrations where id = ${id}`
  return {
    memberId: memberId ?? '', username, password, ask: askerOf(app.base, signedIn.token), personId: row?.personId ?? '',
    registrationId: id, files: body.documents.map(({ fileId }) => fileId),
  }
}
const email = 'narae@example.com'
const who = somebody({ name: '강나래' })
const knownBy = async (personId: string) => {
  const [row] = await app.sql<{ ci: string | null; whole: string; phone: string }[]>`
    select ci_hash::text as ci, identity_hash::text as whole, phone_hash::text as phone
    from persons where id = ${personId}`
  if (row === undefined) throw new Error('nobody is there')
  return row
}
const nameOf = async (personId: string): Promise<string> =>
  (await app.sql<{ name: string }[]>`select name from persons where id = ${personId}`)[0]?.name ?? ''
const goneOf = async (memberId: string) => (await app.sql<{ gone: string[] }[]>`
  select after -> 'gone' as gone from audit_log where act = 'erase member' and subject_id = ${memberId} order by id`)
  .map(({ gone }) => gone)
const passTo = async (moment: string, afterMs: number): Promise<void> => {
  const now = await readNow(app.database.primary)
  await passMs(Date.parse(moment) + afterMs - now.getTime())
}
const untilOf = async (id: string, section: OwnDataSection) =>
  (await detailOf(clerk, id)).kept.find((part) => part.section === section)?.until ?? null

test('whoever came in by a registration is gone from every table but where the law keeps them, and then from those',
  async () => {
    const shop = await makeShop(app.database)
    const account = await approved({ person: who, email, joins: shop.businessNumber })
    const words = ['강나래', email, account.username, who.phone, '203.0.113.77']
    await app.sql`
      insert into saved_searches (member_id, name, query, is_alerting)
      values (${account.memberId}, '강나래의 검색', '{}', false)`
    await app.sql`
      insert into notice_settings (member_id, choices, quiet_from, quiet_until, digest_at)
      select ${account.memberId}, ${app.sql.json(defaultNoticeSettings.choices)},
        to_char(here - interval '1 hour', 'HH24:MI'), to_char(here + interval '1 hour', 'HH24:MI'), '08:00'
      from (select app_now() at time zone 'Asia/Seoul' as here) now`
    const { id: open } = await correct(account)
    const { id } = await leave(account)
    expect((await detailOf(account, id)).kept.filter((part) => part.until !== null).map(({ section }) => section))
      .toEqual(['person', 'registrations', 'requests', 'messages'])
    await grant(clerk, id)
    expect(await statusOf(account.ask(identityCalls.authContext))).toBe(401)
    const { username, password } = account
    expect(await codeOf(app.ask(identityCalls.signIn, { body: { username, password } }))).toBe('INVALID_CREDENTIALS')
    await Promise.all([erase(), erase(), erase()])
    expect(await goneOf(account.memberId))
      .toEqual([['account', 'papers', 'files', 'reports', 'cancelRequests', 'appeals']])
    const [letter, ...more] = await app.sql<{ kind: string; name: string; answer: string }[]>`
      select kind, facts ->> 'name' as name, facts ->> 'answer' as answer from mails where recipient = ${email}`
    expect([letter, more]).toEqual([{ kind: 'deletionGranted', name: '강나래', answer }, []])
    expect(await app.sql`select kind from phone_messages where member_id = ${account.memberId}`)
      .toEqual([{ kind: 'deletionGranted' }])
    // It was held over the quiet hours, and addresses whoever it was written to.
    await passDays(1)
    await sweepMails({}, jobGiven())
    expect(await app.sql`
      select facts ->> 'name' as name from mails where kind = 'digest' and recipient = ${email}`)
      .toEqual([{ name: '강나래' }])
    // What waited beside it waits no more, and the clock owes it nothing.
    expect(await app.sql`
      select state, exists (select from deadlines where row_id = ${open} and next_at is not null) as "isOwed"
      from data_requests where id = ${open}`).toEqual([{ state: 'withdrawn', isOwed: false }])
    // Answers are kept for a day under their keys.
    const passing = ['idempotency_keys']
    const standsIn = async () => (await tablesWith(app.sql, words)).filter((table) => !passing.includes(table))
    expect(await standsIn()).toEqual(['mails', 'member_registrations', 'persons', 'phone_messages'])
    await passTo(await untilOf(id, 'messages') ?? '', 60_000)
    await erase()
    expect(await standsIn()).toEqual(['member_registrations', 'persons'])
    await passTo(await untilOf(id, 'registrations') ?? '', 60_000)
    await erase()
    expect(await standsIn()).toEqual([])
  })

test('what the law keeps stays to the end of its last day in Seoul, and goes then by itself', async () => {
  const account = asked(await makeAccount(app, { who: somebody({ name: '강나래' }) }))
  const [login] = await app.sql<{ personId: string }[]>`
    select person_id as "personId" from users where id = ${account.userId}`
  const personId = login?.personId ?? ''
  const known = await knownBy(personId)
  await app.sql`
    insert into bid_entries (bid_month, sequence, auction_id, bidding_id, shop_id, member_id, amount_won, bid_at,
      idempotency_key)
    select date_trunc('month', app_now() at time zone 'Asia/Seoul')::date, nextval('bid_sequence'), id, ${randomUUID()},
      ${account.shopId}, ${account.memberId}, 1000, app_now(), ${randomUUID()} from auctions limit 1`
  const bidAt = await readNow(app.database.primary)
  const { id } = await leave(account)
  await grant(clerk, id)
  await erase()
  const dayOf = (moment: Date) => moment.toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' })
  const lastDay = async (section: OwnDataSection) =>
    dayOf(new Date(Date.parse(await untilOf(id, section) ?? '') - 1))
  const yearsOn = (years: number) => {
    const [year = '', ...day] = dayOf(bidAt).split('-')
    return [Number(year) + years, ...day].join('-').replace(/(?<!\d\d[02468][048]|\d\d[13579][26])-02-29$/, '-02-28')
  }
  expect([await lastDay('person'), await lastDay('requests'), await untilOf(id, 'bids')])
    .toEqual([yearsOn(5), yearsOn(3), null])
  const end = await untilOf(id, 'person') ?? ''
  await passTo(end, -3_600_000)
  await erase()
  expect(await nameOf(personId)).toBe('강나래')
  const [row] = await app.sql<{ statement: string; answer: string }[]>`
    select statement, answer from data_requests where id = ${id}`
  expect([row?.statement === statement, row?.answer === answer]).toEqual([false, false])
  await passTo(end, 60_000)
  await Promise.all([erase(), erase()])
  expect(await nameOf(personId)).toBe('삭제됨')
  // Nor is there a way back to the row by what an identity check says.
  const knownAfter = await knownBy(personId)
  expect([knownAfter.ci, knownAfter.whole === known.whole, knownAfter.phone === known.phone])
    .toEqual([null, false, false])
  expect((await goneOf(account.memberId)).flat()).toEqual(
    ['account', 'papers', 'files', 'registrations', 'reports', 'cancelRequests', 'appeals', 'requests', 'messages',
      'person'])
})

const endMembership = (memberId: string) => clerk.ask(membersCalls.changeMemberState, {
  params: { id: memberId }, body: { action: 'leave', reason: '퇴사' },
})

const closeShopOf = async (memberId: string): Promise<void> => {
  const [place] = await app.sql<{ shopId: string }[]>`
    select shop_id as "shopId" from members where id = ${memberId}`
  await clerk.ask(shopsCalls.changeShopState, {
    params: { id: place?.shopId ?? '' }, body: { action: 'close', reason: '폐업' },
  })
}
const nameless = { subject: 'shop', name: '첨부파일' }
const papersOf = (ids: readonly string[]) => app.sql<{ subject: string; name: string }[]>`
  select subject, name from files join file_uses on file_uses.file_id = files.id
  where files.id = any(${ids}::uuid[]) order by usage_type`
const keptAfter = async (days: number, ids: readonly string[]): Promise<number> => {
  await passDays(days)
  await erase()
  return (await app.sql`
    select from files where id = any(${ids}::uuid[]) and (keep_until is null or keep_until > app_now())`).length
}

test('whose membership the office ends is forgotten as well, once no trade of theirs is open', async () => {
  const owner = await approved({ email: 'owner@example.com' })
  await app.sql`
    insert into biddings (auction_id, shop_id, company_id, member_id, state, amount_won, bid_at, sequence)
    select auctions.id, members.shop_id, members.company_id, members.id, 'bidding', 10000, app_now(),
      nextval('bid_sequence') from auctions, members where members.id = ${owner.memberId} limit 1`
  const { id } = await correct(owner)
  await endMembership(owner.memberId)
  await erase()
  expect(await goneOf(owner.memberId)).toEqual([])
  expect((await detailOf(clerk, id)).state).toBe('withdrawn')
  await app.sql`update biddings set state = 'bidFailed' where member_id = ${owner.memberId}`
  await passDays(1)
  await erase()
  expect(await goneOf(owner.memberId))
    .toEqual([['account', 'papers', 'files', 'reports', 'cancelRequests', 'appeals', 'messages']])
  expect(await app.sql`select from mails where recipient = 'owner@example.com'`).toEqual([])
  await passDays(4 * 365)
  await erase()
  // The shop goes on, and with it its own papers, which say no name of a file any more.
  expect(await papersOf(owner.files)).toEqual([nameless, nameless])
  // Closed, it may still be opened again; later nothing keeps them.
  await closeShopOf(owner.memberId)
  expect([await keptAfter(29, owner.files), await keptAfter(2, owner.files)]).toEqual([2, 0])
})

test('papers of a shop that was closed shortly before they come due are kept as long as it may be opened again',
  async () => {
    const { memberId, files } = await approved({})
    await endMembership(memberId)
    await erase()
    await passDays(4 * 365)
    await closeShopOf(memberId)
    expect([await keptAfter(28, files), await papersOf(files)]).toEqual([2, [nameless, nameless]])
    expect(await keptAfter(3, files)).toBe(0)
  })

test('the words that answered an appeal go with it, also where they stand beside the violation', async () => {
  const one = await app.member()
  const { violation, appeal, penalty } =
    await app.database.transact((tx) => makeSanction(tx, one.shopId ?? '', one.memberId))
  const words = '사진에서 판금 흔적을 확인했습니다.'
  // As versions before wrote them.
  await app.sql`
    update violation_appeals set state = 'accepted', answer = ${words}, answered_by = ${clerk.memberId},
      answered_at = app_now() where id = ${appeal}`
  await app.sql`update shop_violations set pardoned_at = app_now(), pardon_reason = ${words} where id = ${violation}`
  await app.sql`update shop_penalties set ended_at = app_now(), ended_as = 'pardoned' where id = ${penalty}`
  await endMembership(one.memberId)
  await erase()
  expect(await tablesWith(app.sql, [words])).toEqual(['shop_violations', 'violation_appeals'])
  await passDays(4 * 365)
  await erase()
  expect(await tablesWith(app.sql, [words])).toEqual([])
})

test('people of partners, whom no identity check told of, are known by name as long as their right is', async () => {
  const person = await app.member({ type: 'partner_user', name: '유제휴' })
  const nameNow = async () =>
    (await app.sql<{ name: string }[]>`select name from users where id = ${person.userId}`)[0]?.name
  await endMembership(person.memberId)
  await erase()
  expect([await nameNow(), await goneOf(person.memberId)])
    .toEqual(['유제휴', [
      ['account', 'papers', 'files', 'registrations', 'reports', 'cancelRequests', 'appeals', 'requests',
        'messages'],
    ]])
  await passDays(3 * 366)
  await erase()
  expect([await nameNow(), (await goneOf(person.memberId)).at(-1)]).toEqual([expect.stringMatching(/^탈퇴/), ['person']])
})

test('a person stays while another login or an application needs them, and is not said to be gone', async () => {
  const shared = somebody({ name: '강나래' })
  const [one, other] = [asked(await makeAccount(app, { who: shared })), await app.member()]
  const [row] = await app.sql<{ personId: string }[]>`
    update users set person_id = (select person_id from users where id = ${one.userId}) where id = ${other.userId}
    returning person_id as "personId"`
  const personId = row?.personId ?? ''
  await grant(clerk, (await leave(one)).id)
  await erase()
  expect([await nameOf(personId), (await goneOf(one.memberId)).flat().includes('person')]).toEqual(['강나래', false])
  const [applied] = await app.sql<{ id: string }[]>`
    insert into member_registrations (username, password_hash, person_id, name, registration_type, business_owner_type,
      shop_id, is_new_shop, shop_name, business_number)
    values ('again', 'x', ${personId}, '강나래', 'personal', 'employee', ${other.shopId}, false, '한빛모터스',
      '1234567891')
    returning id`
  await endMembership(other.memberId)
  await erase()
  expect([await nameOf(personId), (await goneOf(other.memberId)).flat().includes('person')]).toEqual(['강나래', false])
  await app.sql`
    update member_registrations set state = 'rejected', reviewed_at = app_now(), reject_type = 'etc'
    where id = ${applied?.id ?? ''}`
  await passDays(1)
  await erase()
  expect([await nameOf(personId), (await goneOf(other.memberId)).at(-1)]).toEqual(['삭제됨', ['person']])
  // What was handed in after the membership had ended is not of it.
  const [later] = await app.sql<{ name: string }[]>`
    select name from member_registrations where id = ${applied?.id ?? ''}`
  expect(later?.name).toBe('강나래')
})

test('one who cannot be erased holds up nobody, and comes again on another day', async () => {
  const [broken, whole] = [await app.member(), await app.member()]
  await app.sql.unsafe(`
    create function refuse_one() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
    create trigger refuse_one before update of email on members for each row
      when (old.id = '${broken.memberId}') execute function refuse_one()`)
  await endMembership(broken.memberId)
  await endMembership(whole.memberId)
  await erase()
  const isErased = async ({ memberId }: TestMember) => (await goneOf(memberId)).length > 0
  expect([await isErased(broken), await isErased(whole)]).toEqual([false, true])
  await app.sql.unsafe('drop trigger refuse_one on members')
  await passDays(1)
  await erase()
  expect(await isErased(broken)).toBe(true)
})

test('the office is reminded before the day of the law, and told once it is over', async () => {
  const { id } = await correct(await app.member())
  const told = async () => (await kindsTold(clerk.ask)).filter((kind) => kind === 'dataRequestDue').length
  const before = await told()
  await passDays(limits.dataRequestRemindDays)
  while ((await app.sweeper.sweep()) > 0) continue
  const facts = async () => (await app.sql<{ facts: { isLate: boolean } }[]>`
    select facts from notices where member_id = ${clerk.memberId} and thing = ${id}`)[0]?.facts.isLate
  expect([await told() > before, await facts()]).toEqual([true, false])
  await passDays(limits.dataRequestDays - limits.dataRequestRemindDays)
  while ((await app.sweeper.sweep()) > 0) continue
  expect(await facts()).toBe(true)
})
