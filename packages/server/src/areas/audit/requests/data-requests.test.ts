// What members ask about their own data: decided within the days of the law, and taken away where nothing keeps it.
import { randomUUID } from 'node:crypto'
import { auditCalls as calls } from '@bidyard/contract/calls/audit/audit'
import { identityCalls } from '@bidyard/contract/calls/identity'
import { workCalls } from '@bidyard/contract/calls/work'
import type { OwnDataSection } from '@bidyard/contract/enums'
import { limits } from '@bidyard/contract/limits'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestDeposit } from '../../finance/deposits/request-deposit.ts'
import { settleAmount } from '../../finance/for-other-areas.ts'
import { makeSanction } from '../../../matrix/testing/sanctions.ts'
import { makeWorld } from '../../../matrix/testing/world.ts'
import { openLog } from '../../../runtime/log.ts'
import { shiftClock } from '../../../runtime/time/clock.ts'
import { type Account, makeAccount, somebody } from '../../../testing/accounts.ts'
import { startTestApp, type TestApp, type TestMember } from '../../../testing/app.ts'
import { type Ask, askerOf, refusalOf, statusOf } from '../../../testing/ask.ts'
import { doing } from '../../../testing/contracts/award-world.ts'
import { kindsTold } from '../../../testing/kinds-told.ts'
import { eraseMembers } from '../erasure/erase-members.ts'

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
const refuseAs = (who: Who, id: string) =>
  doing(who, calls.decideDataRequest, { params: { id }, body: { outcome: 'refuse', ground: 'isRight', answer } })
const detailOf = (who: Who, id: string) => who.ask(calls.getDataRequest, { params: { id } })
const asked = (account: Account): Account & { readonly ask: Ask } =>
  ({ ...account, ask: askerOf(app.base, account.token) })

const erase = () => eraseMembers(app.providers)({}, {
  database: app.database, act: app.act, log: openLog('silent'), signal: new AbortController().signal,
})
/** Sessions go with it. */
const passDays = (days: number) => app.database.transact(async (tx) => {
  await shiftClock(tx, days * 86_400)
  await tx.updateTable('sessions').set({ ends_at: sql<Date>`ends_at + make_interval(days => ${days})` }).execute()
})

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
  expect(await statusOf(grant(yard, id))).toBe(403)
  expect(await refuseAs(clerk, id)).toMatchObject({
    state: 'refused', ground: 'isRight', answer, decidedBy: { name: '서담당' },
  })
  expect(await queue(clerk)).toEqual([])
  expect(await statusOf(refuseAs(clerk, id))).toBe(409)
  expect(await detailOf(one, id)).toMatchObject({ ground: 'isRight', answer, decidedBy: null })
  expect(await kindsTold(one.ask)).toEqual(['dataRequestDecided'])
  const [line] = await app.sql<{ act: string; reason: string }[]>`
    select act, reason from audit_log where subject_id = ${id} and member_id = ${clerk.memberId}`
  expect(line).toEqual({ act: 'refuse data request', reason: answer })
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

const personOf = async (account: Account) => {
  const [row] = await app.sql<{ id: string }[]>`select person_id as id from users where id = ${account.userId}`
  return row?.id ?? ''
}
/** Everything of a member that a table still says, as one text. */
const rest = async (account: Account, personId: string) => JSON.stringify(await app.sql`
  select users.uid, users.name, users.person_id, users.password_hash, members.email, persons.name as person,
    persons.ci_hash,
    (select count(*)::int from saved_searches where member_id = members.id) as searches,
    (select count(*)::int from notices where member_id = members.id) as notices,
    (select count(*)::int from sessions where user_id = users.id and (device is not null or address is not null)) as at
  from users join members on members.user_id = users.id left join persons on persons.id = ${personId}
  where users.id = ${account.userId}`)

const withEverything = async () => {
  const who = somebody({ name: '강나래' })
  const account = asked(await makeAccount(app, { who }))
  await app.sql`update members set email = 'narae@example.com' where id = ${account.memberId}`
  await app.sql`
    insert into saved_searches (member_id, name, query, is_alerting) values (${account.memberId}, '내 검색', '{}', false)`
  return { account, personId: await personOf(account) }
}

test('whoever traded with nobody is gone at once, once, however many nodes do it, and signs in no more', async () => {
  const { account, personId } = await withEverything()
  const { id } = await leave(account)
  const { kept } = await detailOf(account, id)
  expect(kept.filter(({ until }) => until !== null)).toMatchObject([{ section: 'requests' }])
  await grant(clerk, id)
  expect(await statusOf(account.ask(identityCalls.authContext))).toBe(401)
  await Promise.all([erase(), erase(), erase()])
  const left = await rest(account, personId)
  for (const gone of ['강나래', 'narae@example.com', account.username, '$argon2id']) expect(left).not.toContain(gone)
  expect(JSON.parse(left)).toMatchObject([
    { person_id: null, person: '삭제됨', ci_hash: null, searches: 0, notices: 0, at: 0 },
  ])
  const signIn = app.ask(identityCalls.signIn, { body: { username: account.username, password: account.password } })
  expect((await refusalOf(signIn)).body.code).toBe('INVALID_CREDENTIALS')
  const erasures = await app.sql`
    select id from audit_log where act = 'erase member' and subject_id = ${account.memberId}`
  expect(erasures).toHaveLength(1)
  expect(await detailOf(clerk, id)).toMatchObject({ state: 'granted', obstacles: [], erasedAt: expect.any(String) })
})

test('what the law keeps stays until its day is over, and goes then by itself', async () => {
  const { account, personId } = await withEverything()
  await app.sql`
    insert into bid_entries (bid_month, sequence, auction_id, bidding_id, shop_id, member_id, amount_won, bid_at,
      idempotency_key)
    select date_trunc('month', app_now() at time zone 'Asia/Seoul')::date, nextval('bid_sequence'), id, ${randomUUID()},
      ${account.shopId}, ${account.memberId}, 1000, app_now(), ${randomUUID()} from auctions limit 1`
  const { id } = await leave(account)
  await grant(clerk, id)
  await erase()
  const named = await rest(account, personId)
  expect(named).toContain('강나래')
  for (const gone of ['narae@example.com', account.username]) expect(named).not.toContain(gone)
  const { kept } = await detailOf(clerk, id)
  const until = (section: OwnDataSection) => kept.find((part) => part.section === section)?.until ?? null
  const years = (section: OwnDataSection) =>
    Math.round((Date.parse(until(section) ?? '') - Date.now()) / 86_400_000 / 365)
  expect([years('person'), years('requests'), until('bids')]).toEqual([5, 3, null])

  await passDays(4 * 365)
  await erase()
  expect(await rest(account, personId)).toContain('강나래')
  const [row] = await app.sql<{ statement: string }[]>`select statement from data_requests where id = ${id}`
  expect(row?.statement).not.toContain(statement)
  await passDays(366)
  await Promise.all([erase(), erase()])
  expect(await rest(account, personId)).not.toContain('강나래')
  const lines = await app.sql<{ gone: string[] }[]>`
    select after -> 'gone' as gone from audit_log where act = 'erase member' and subject_id = ${account.memberId}
    order by id`
  expect(lines.map(({ gone }) => gone))
    .toEqual([['account', 'registrations', 'reports', 'appeals'], ['requests'], ['person']])
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
