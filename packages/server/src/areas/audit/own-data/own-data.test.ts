// What is kept of a person, as that person alone reads it: their own, opened, without secrets, and written down.
import { auditCalls as calls } from '@bidyard/contract/calls/audit/audit'
import { ownDataField, type OwnDataSection } from '@bidyard/contract/enums'
import { identityCalls } from '@bidyard/contract/calls/identity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount, somebody } from '../../../testing/accounts.ts'
import { startTestApp, type TestApp, type TestMember } from '../../../testing/app.ts'
import { type Ask, askerOf, statusOf } from '../../../testing/ask.ts'
import { keepingOf } from './keeping-rules.ts'

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

test('each part says how long it stays, by the rules of the server', async () => {
  const { parts } = await staff.ask(calls.readOwnData)
  expect(Object.fromEntries(parts.map(({ section, keeping }) => [section, keeping]))).toEqual(keepingOf)
})

test('somebody’s own stand in it and nobody else’s, with who looked at them but for the name', async () => {
  const [one, other] = [await app.member({ type: 'plain' }), await app.member({ type: 'plain' })]
  await staff.ask(identityCalls.getUser, { params: { id: one.userId } })
  await app.sql`
    insert into saved_searches (member_id, name, query, is_alerting)
    values (${one.memberId}, '내 검색', '{}', false), (${other.memberId}, '남의 검색', '{}', false)`
  expect((await partOf(one.ask, 'searches')).rows).toMatchObject([{ name: '내 검색' }])
  const looks = await partOf(one.ask, 'looksAtMe')
  expect(looks.rows).toMatchObject([{ kind: 'view user' }])
  expect(JSON.stringify(looks.rows)).not.toContain(staff.userId)
  expect((await partOf(other.ask, 'looksAtMe')).rows).toEqual([])
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
