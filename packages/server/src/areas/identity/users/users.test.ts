// Users as the office sees them: who may look, what is done to a login, and how soon it takes hold.
import { identityCalls as calls } from '@bidyard/contract/calls/identity'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Account, makeAccount, signedIn, somebody } from '../../../testing/accounts.ts'
import { startTestApp, type TestApp, type TestMember } from '../../../testing/app.ts'
import { askerOf, refusalOf } from '../../../testing/ask.ts'
import { openLiveClient } from '../../../testing/live-client.ts'
import { until } from '../../../testing/until.ts'
import { codeAt, stepAt } from '../second-factor/totp.ts'

let app: TestApp
let staff: TestMember
let root: TestMember
let minutes = 0
beforeAll(async () => {
  app = await startTestApp({}, { stopwatch: () => minutes * 60_000 })
  staff = await app.member({ type: 'admin' })
  root = await app.member({ type: 'root' })
})
afterAll(() => app.stop())

const body = { reason: '분실 신고 접수' }
const statusOf = async (asked: Promise<unknown>): Promise<number> => (await refusalOf(asked)).status
const codeOf = async (asked: Promise<unknown>): Promise<string> => (await refusalOf(asked)).body.code
const signIn = ({ username, password }: Account) => {
  minutes += 1
  return app.ask(calls.signIn, { body: { username, password } })
}
const of = (account: { readonly userId: string }) => ({ params: { id: account.userId }, body })
const auditOf = async (id: string): Promise<string[]> =>
  (await app.sql`
    select act from audit_log where subject_id = ${id} and reason = ${body.reason} order by id`)
    .map((row) => String(row['act']))

describe('looking', () => {
  test('is for the office; others see themselves and nobody else', async () => {
    const [one, other] = [await makeAccount(app), await makeAccount(app)]
    const ask = askerOf(app.base, one.token)
    expect((await ask(calls.listUsers, { query: {} })).items.map(({ id }) => id)).toEqual([one.userId])
    expect((await ask(calls.getUser, { params: { id: one.userId } })).uid).toBe(one.username)
    expect(await statusOf(ask(calls.getUser, { params: { id: other.userId } }))).toBe(404)
    expect(await statusOf(ask(calls.getUser, { params: { id: randomUUID() } }))).toBe(404)
    const filter = { uid: { in: [one.username, other.username] } }
    const seen = await staff.ask(calls.listUsers, { query: { filter, size: 100 } })
    expect(seen.items).toHaveLength(2)
    expect((await staff.ask(calls.listUsers, { query: { filter: { state: { eq: 'restricted' } } } })).items).toEqual([])
  })

  test('shows the person behind a user masked, and is written down', async () => {
    const who = somebody()
    const account = await makeAccount(app, { who })
    const { person, isLocked } = await staff.ask(calls.getUser, { params: { id: account.userId } })
    expect(person).toEqual({ name: '홍*동', birthday: '1990-**-**', phone: `010-****-${who.phone.slice(-4)}` })
    expect(isLocked).toBe(false)
    const filter = { subjectId: { eq: account.userId } }
    const { items } = await staff.ask(calls.listAccessLogs, { query: { filter } })
    expect(items).toMatchObject([{ userId: staff.userId, act: 'view user', subject: 'user', address: '127.0.0.1' }])
  })

  test('at the log of looks is for the office, page by page', async () => {
    const account = await makeAccount(app)
    for (let at = 0; at < 5; at++) await staff.ask(calls.getUser, { params: { id: account.userId } })
    const filter = { subjectId: { eq: account.userId } }
    const first = await staff.ask(calls.listAccessLogs, { query: { filter, size: 3, sort: [{ createdAt: 'asc' }] } })
    const rest = await staff.ask(calls.listAccessLogs, {
      query: { filter, size: 3, sort: [{ createdAt: 'asc' }], cursor: first.nextCursor ?? '' },
    })
    expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(5)
    expect(await statusOf(askerOf(app.base, account.token)(calls.listAccessLogs, { query: {} }))).toBe(403)
  })
})

describe('restricting', () => {
  test('keeps a user out from the next request on, on all screens, until it is lifted', async () => {
    const account = await makeAccount(app)
    const token = await signedIn(app, account)
    const ask = askerOf(app.base, token)
    const live = await openLiveClient(app.base, token)
    expect((await staff.ask(calls.restrictUser, of(account))).state).toBe('restricted')
    expect(await statusOf(ask(calls.whoAmI))).toBe(401)
    await until(() => live.ended(), 1_000)
    await live.close()
    expect(await codeOf(signIn(account))).toBe('ACCOUNT_RESTRICTED')
    expect(await statusOf(staff.ask(calls.restrictUser, of(account)))).toBe(409)

    expect((await staff.ask(calls.unrestrictUser, of(account))).state).toBe('active')
    expect(await statusOf(ask(calls.whoAmI))).toBe(401)
    expect((await signIn(account)).step).toBe('signedIn')
    expect(await statusOf(staff.ask(calls.unrestrictUser, of(account)))).toBe(409)
    expect(await auditOf(account.userId)).toEqual(['restrict user', 'unrestrict user'])
  })

  test('ends what runs by the state alone, whoever wrote it', async () => {
    const account = await makeAccount(app)
    const live = await openLiveClient(app.base, account.token)
    await app.sql`update users set state = 'withdrawn' where id = ${account.userId}`
    expect(await statusOf(askerOf(app.base, account.token)(calls.whoAmI))).toBe(401)
    await until(() => live.ended(), 1_000)
    await live.close()
  })

  test('happens once for two clerks at once', async () => {
    const account = await makeAccount(app)
    const outcomes = await Promise.allSettled([staff, root].map(({ ask }) => ask(calls.restrictUser, of(account))))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('works on another node as well', async () => {
    const other = await startTestApp({}, { database: { url: app.databaseUrl, drop: async () => {} } })
    const account = await makeAccount(app)
    const token = await signedIn(app, account)
    const there = askerOf(other.base, token)
    const live = await openLiveClient(other.base, token)
    expect((await there(calls.whoAmI)).user.id).toBe(account.userId)
    await staff.ask(calls.restrictUser, of(account))
    expect(await statusOf(there(calls.whoAmI))).toBe(401)
    await until(() => live.ended(), 1_000)
    await live.close()
    await other.stop()
  })
})

test('unlocks a user whose password was mistyped too often', async () => {
  const account = await makeAccount(app)
  minutes += 1
  for (let at = 0; at < 5; at++)
    await codeOf(app.ask(calls.signIn, { body: { username: account.username, password: '틀린비밀번호입니다' } }))
  expect((await staff.ask(calls.getUser, { params: { id: account.userId } })).isLocked).toBe(true)
  await staff.ask(calls.unlockUser, of(account))
  expect((await signIn(account)).step).toBe('signedIn')
  expect(await statusOf(staff.ask(calls.unlockUser, of(account)))).toBe(409)
})

test('takes a device off, once', async () => {
  const account = await makeAccount(app)
  await app.sql`
    update users set device_uid_hash = sha256('x'::bytea), device_set_at = now() where id = ${account.userId}`
  expect((await staff.ask(calls.resetUserDevice, of(account))).deviceSetAt).toBeNull()
  expect(await codeOf(staff.ask(calls.resetUserDevice, of(account)))).toBe('DEVICE_UID_NOT_SET')
})

test('takes a lost second factor off by root only, and signs the user out', async () => {
  const account = await makeAccount(app, { type: 'admin' })
  const ask = askerOf(app.base, account.token)
  const { secret } = await ask(calls.setUpSecondFactor, { body: { password: account.password } })
  await ask(calls.confirmSecondFactor, { body: { code: codeAt(secret, stepAt(new Date())) } })
  expect((await signIn(account)).step).toBe('codeNeeded')
  expect(await statusOf(staff.ask(calls.resetUserSecondFactor, of(account)))).toBe(403)
  expect((await root.ask(calls.resetUserSecondFactor, of(account))).hasSecondFactor).toBe(false)
  expect(await statusOf(ask(calls.whoAmI))).toBe(401)
  expect((await signIn(account)).step).toBe('signedIn')
  expect(await statusOf(root.ask(calls.resetUserSecondFactor, of(account)))).toBe(409)
})

test('gives another first password to whom no identity check can give one, and nobody else', async () => {
  const lost = await makeAccount(app, { type: 'admin' })
  const reset = (account: { readonly userId: string }, password = '새로 받은 첫 비밀번호 92') =>
    ({ params: { id: account.userId }, body: { ...body, password } })
  expect(await statusOf(staff.ask(calls.resetUserPassword, reset(lost)))).toBe(403)
  expect(await codeOf(root.ask(calls.resetUserPassword, reset(lost, 'password1234')))).toBe('INVALID_PASSWORD_FORMAT')
  await root.ask(calls.resetUserPassword, reset(lost))
  expect(await statusOf(askerOf(app.base, lost.token)(calls.whoAmI))).toBe(401)
  expect(await codeOf(signIn(lost))).toBe('INVALID_CREDENTIALS')
  expect((await signIn({ ...lost, password: '새로 받은 첫 비밀번호 92' })).step).toBe('newPasswordNeeded')
  expect(await auditOf(lost.userId)).toEqual(['reset password'])

  const known = await makeAccount(app, { who: { name: '이선명', birthday: '19880817', phone: '01077770001' } })
  expect(await statusOf(root.ask(calls.resetUserPassword, reset(known)))).toBe(409)
  expect(await statusOf(root.ask(calls.resetUserPassword, reset(await makeAccount(app))))).toBe(409)
  expect(await statusOf(root.ask(calls.resetUserPassword, reset(root)))).toBe(403)
})

test('shows where a user is signed in, and signs them out there', async () => {
  const account = await makeAccount(app)
  const ask = askerOf(app.base, await signedIn(app, account))
  const { items } = await staff.ask(calls.listUserSessions, { params: { id: account.userId } })
  expect(items.map(({ isCurrent }) => isCurrent)).toEqual([false, false])
  expect(await staff.ask(calls.endUserSessions, of(account))).toEqual({ ended: 2 })
  expect(await statusOf(ask(calls.whoAmI))).toBe(401)
  expect(await auditOf(account.userId)).toEqual(['end sessions'])
})

describe('acting on a login', () => {
  const acts = [
    calls.endUserSessions, calls.restrictUser, calls.unrestrictUser, calls.unlockUser, calls.resetUserDevice,
  ] as const

  test('of the office is for root, and nobody acts on their own', async () => {
    const colleague = await app.member({ type: 'admin' })
    for (const act of acts) {
      expect(await statusOf(staff.ask(act, of(colleague)))).toBe(403)
      expect(await statusOf(staff.ask(act, of(root)))).toBe(403)
      expect(await statusOf(root.ask(act, of(root)))).toBe(403)
    }
    expect((await root.ask(calls.restrictUser, of(colleague))).state).toBe('restricted')
  })

  test('is not for others, and not for logins that there are not', async () => {
    const dealer = await app.member()
    for (const act of [...acts, calls.resetUserSecondFactor]) {
      expect(await statusOf(dealer.ask(act, of(root)))).toBe(403)
      expect(await statusOf(app.ask(act, of(root)))).toBe(401)
      expect(await statusOf(root.ask(act, of({ userId: randomUUID() })))).toBe(404)
    }
    expect(await statusOf(dealer.ask(calls.listUserSessions, { params: { id: root.userId } }))).toBe(403)
    expect(await statusOf(staff.ask(calls.listUserSessions, { params: { id: randomUUID() } }))).toBe(404)
  })
})
