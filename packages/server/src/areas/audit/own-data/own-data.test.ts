// What is kept of a person, as that person alone reads it: their own, opened, without secrets, and written down.
import { randomUUID } from 'node:crypto'
import { auditCalls as calls } from '@bidyard/contract/calls/audit/audit'
import { ownDataField, type OwnDataSection } from '@bidyard/contract/enums'
import { identityCalls } from '@bidyard/contract/calls/identity'
import { consentVersions as consents } from '@bidyard/contract/shapes/registration/consents'
import { RawNode, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount, proofOf, signedIn, somebody } from '../../../testing/accounts.ts'
import { startTestApp, type TestApp, type TestMember } from '../../../testing/app.ts'
import { type Ask, askerOf, statusOf } from '../../../testing/ask.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import { forgetLetters } from '../../notices/for-other-areas.ts'
import { keepingOf } from './keeping-rules.ts'
import { listOwn } from './own-data.sql.ts'

let app: TestApp
let minutes = 0
let staff: TestMember
beforeAll(async () => {
  app = await startTestApp({}, { stopwatch: () => (minutes += 1) * 60_000 })
  staff = await app.member({ type: 'admin' })
})
afterAll(() => app.stop())

const partOf = async (ask: Ask, section: OwnDataSection) => {
  const { parts } = await ask(calls.readOwnData)
  const part = parts.find((one) => one.section === section)
  if (part === undefined) throw new Error(`there is no ${section}`)
  return { ...part, rows: part.rows.map((row) => Object.fromEntries(row.map(({ field, value }) => [field, value]))) }
}

test('the person behind an account is told whole, as the identity check told it', async () => {
  const who = somebody()
  const account = await makeAccount(app, { who })
  const { rows } = await partOf(askerOf(app.base, account.token), 'person')
  expect(rows).toMatchObject([{ name: who.name, phone: who.phone, birthday: who.birthday }])
})

test('what came with the first password stands in it, and who gave it would stay known', async () => {
  const who = somebody()
  const account = await makeAccount(app, { who })
  await app.sql`update users set password_hash = null where id = ${account.userId}`
  await app.ask(identityCalls.resetPassword, {
    body: { identityToken: await proofOf(app.ask, who), password: account.password, consents },
  })
  const ask = askerOf(app.base, await signedIn(app, account))
  expect((await partOf(ask, 'consents')).rows).toMatchObject([{ kind: 'privacy' }, { kind: 'use' }])
  const body = { kind: 'deletion', statement: '더 쓰지 않습니다.' } as const
  const { id } = await ask(calls.submitDataRequest, { body }, { key: randomUUID() })
  const { kept } = await ask(calls.getDataRequest, { params: { id } })
  expect(kept.find(({ section }) => section === 'person')?.until).toBeTypeOf('string')
  expect(kept.find(({ section }) => section === 'consents')).toMatchObject({ until: null })
})

test('each part says how long it stays, by the rules of the server', async () => {
  const { parts } = await staff.ask(calls.readOwnData)
  expect(Object.fromEntries(parts.map(({ section, keeping }) => [section, keeping]))).toEqual(keepingOf)
})

test('somebody’s own stand in it and nobody else’s, with who looked at them but for the name', async () => {
  const [one, other] = [await app.member({ type: 'plain' }), await app.member({ type: 'plain' })]
  await staff.ask(identityCalls.getUser, { params: { id: one.userId } })
  await app.sql`
    insert into saved_searches (member_id, name, query, is_alerting)
    values (${one.memberId}, '내 검색', '{"models": ["그랜저", "K8"], "yearFrom": 2020, "text": "하이브리드"}', false),
      (${one.memberId}, '모든 차', '{}', false), (${other.memberId}, '남의 검색', '{}', false)`
  const searches = (await partOf(one.ask, 'searches')).rows
  expect(Object.fromEntries(searches.map(({ name, text }) => [name, text]))).toEqual({
    '내 검색': 'models 그랜저 / K8, text 하이브리드, yearFrom 2020', '모든 차': null,
  })
  const looks = await partOf(one.ask, 'looksAtMe')
  expect(looks.rows).toMatchObject([{ kind: 'view user' }])
  expect(JSON.stringify(looks.rows)).not.toContain(staff.userId)
  expect((await partOf(other.ask, 'looksAtMe')).rows).toEqual([])
})

test('what was sent to somebody, how they wish to be told, and what they told of a shop stand in it too', async () => {
  const one = await app.member({ type: 'plain' })
  const sealed = Buffer.from(app.providers.personal.seal('01012345678'))
  await app.sql`
    insert into mails (once_key, kind, recipient, facts)
    values (${`bid lost to ${one.memberId}`}, 'bidLost', 'one@example.com', '{}'),
      ('of another', 'bidLost', 'another@example.com', '{}')`
  await app.sql`
    insert into phone_messages (once_key, kind, member_id, phone_sealed, facts)
    values (${one.memberId}, 'carAwarded', ${one.memberId}, ${sealed}, '{}')`
  await app.sql`
    insert into notice_settings (member_id, choices, quiet_from, quiet_until, digest_at)
    values (${one.memberId}, '{"bids":{"app":"atOnce","mail":"daily"}}', '22:00', '07:00', '08:00')`
  await app.sql`
    insert into push_addresses (member_id, session_id, endpoint, key, secret, language)
    values (${one.memberId}, ${one.sessionId}, 'https://push.example.com/send/whoever-has-this', ${Buffer.alloc(65)},
      ${Buffer.alloc(16)}, 'ko')`
  const [person] = await app.sql<{ id: string }[]>`
    insert into persons (name, birthday_sealed, phone_sealed, phone_hash, identity_hash, lookup_version)
    values ('홍길동', ${sealed}, ${sealed}, sha256('one'), sha256('one'), 1) returning id`
  await app.sql`
    insert into member_registrations (state, username, person_id, name, registration_type, business_owner_type,
      is_new_shop, shop_name, business_number, shop_info, member_id, reviewed_at)
    values ('approved', 'one', ${person?.id ?? ''}, '홍길동', 'personal', 'owner', true, '새빛모터스', '1234567891',
      '{"representativeName": "홍대표", "address": {"road": "테헤란로 1"}}', ${one.memberId}, app_now())`
  const rowsOf = async (section: OwnDataSection) => (await partOf(one.ask, section)).rows
  expect(await rowsOf('messages')).toMatchObject([
    { kind: 'carAwarded', email: null, phone: '01012345678' },
    { kind: 'bidLost', email: 'one@example.com', phone: null },
  ])
  expect(await rowsOf('noticeSettings')).toMatchObject([
    { kind: 'bids', text: 'app atOnce, mail daily' }, { kind: 'quiet', text: '22:00 – 07:00' },
    { kind: 'digest', text: '08:00' },
  ])
  expect(await rowsOf('pushAddresses')).toMatchObject([{ device: 'push.example.com' }])
  expect(await rowsOf('registrations')).toMatchObject([{ place: '새빛모터스', text: '홍대표, 테헤란로 1' }])
})

/** As they would be with many rows: going through a table is what costs then. */
const plansOf = (run: (tx: Tx) => Promise<unknown>): Promise<string> => app.database.transact(async (tx) => {
  await sql`set local enable_seqscan = off`.execute(tx)
  const plans: unknown[] = []
  await run(tx.withPlugin({
    transformQuery: ({ node }) => (RawNode.is(node) ? RawNode.create(['explain ', ''], [node]) : node),
    transformResult: async ({ result }) => {
      plans.push(...result.rows)
      return result
    },
  }))
  return JSON.stringify(plans)
})

test('letters are found by an index, whether they are read or forgotten', async () => {
  const { userId, memberId } = await app.member({ type: 'plain' })
  const plans = await Promise.all([
    plansOf((tx) => listOwn(tx, 'messages', { userId, memberId }, { max: 1, after: 0 })),
    plansOf((tx) => forgetLetters(tx, { memberId, registrationIds: [] }, 'deletionGranted')),
  ])
  for (const plan of plans) {
    expect(plan).toContain('mails_by_reader')
    expect(plan).not.toMatch(/Seq Scan on (mails|phone_messages)/)
  }
})

test('that somebody asked stands in their own log', async () => {
  const one = await app.member({ type: 'plain' })
  await one.ask(calls.readOwnData)
  expect((await partOf(one.ask, 'ownLooks')).rows).toMatchObject([
    { kind: 'take own data', address: '127.0.0.1' }, { kind: 'take own data' },
  ])
})

test('more than an answer holds is cut, the newest first, and said', async () => {
  const one = await app.member({ type: 'plain' })
  await app.sql`
    insert into access_log (user_id, act, subject, created_at)
    select ${one.userId}, 'view ' || n, 'member', app_now() - interval '1 day' from generate_series(1, 2500) n`
  const { rows, isWhole } = await partOf(one.ask, 'ownLooks')
  expect([isWhole, rows.length, rows[1]?.['kind']]).toEqual([false, 2_000, 'view 2500'])
})

test('what an answer does not hold stands on the pages after it, to the last row, and of nobody else', async () => {
  const [one, other] = [await app.member({ type: 'plain' }), await app.member({ type: 'plain' })]
  await app.sql`
    insert into saved_searches (member_id, name, query, is_alerting)
    select ${one.memberId}, '검색 ' || n, '{}', false from generate_series(1, 2500) n`
  const read = (page: number) => one.ask(calls.readOwnDataPart, { body: { section: 'searches', page } })
  const [first, second, third] = [await read(1), await read(2), await read(3)]
  expect([first, second, third].map(({ rows, isWhole }) => [rows.length, isWhole]))
    .toEqual([[2_000, false], [500, true], [0, true]])
  expect((await other.ask(calls.readOwnDataPart, { body: { section: 'searches', page: 1 } })).rows).toEqual([])
  expect((await partOf(one.ask, 'ownLooks')).rows.filter(({ kind }) => kind === 'take own data')).toHaveLength(4)
})

test('no secret of anybody is in it, whatever the tables hold', async () => {
  const account = await makeAccount(app)
  const text = JSON.stringify(await askerOf(app.base, account.token)(calls.readOwnData))
  const [row] = await app.sql<{ password: string; token: string }[]>`
    select users.password_hash as password, encode(sessions.token_hash, 'hex') as token
    from users join sessions on sessions.user_id = users.id where users.id = ${account.userId}`
  expect(row?.password).toMatch(/^\$argon2id/)
  for (const secret of [row?.password ?? '', row?.token ?? '', account.token]) expect(text).not.toContain(secret)
  expect([...text.matchAll(/"field":"(\w+)"/g)].every(([, field]) => ownDataField.values.some((one) => one === field)))
    .toBe(true)
})

test('whoever came for one car is known by its exhibit, and gets nothing of the person', async () => {
  const seller = await app.member({ type: 'partner_customer_user' })
  expect(await statusOf(seller.ask(calls.readOwnData))).toBe(403)
})
