// Signing in: who comes in, who does not, with which word, and what ends a session again.
import { exportsCalls } from '@bidyard/contract/calls/exports/exports'
import { identityCalls as calls } from '@bidyard/contract/calls/identity'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Account, goodPassword, makeAccount, signedIn } from '../../../testing/accounts.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { type Answered, askerOf, refusalOf } from '../../../testing/ask.ts'
import { openLiveClient } from '../../../testing/live-client.ts'
import { until } from '../../../testing/until.ts'

let app: TestApp
let minutes = 0
beforeAll(async () => {
  // Rates are counted by the minute; each test has one of its own.
  app = await startTestApp({}, { stopwatch: () => minutes * 60_000 })
})
afterAll(() => app.stop())

const nextMinute = (): void => void (minutes += 1)
const codeOf = async (asked: Promise<unknown>): Promise<string> => (await refusalOf(asked)).body.code
const trySignIn = (username: string, password: string, headers: Readonly<Record<string, string>> = {}) => {
  nextMinute()
  return app.ask(calls.signIn, { body: { username, password } }, { headers })
}
const fail = async (username: string, times: number): Promise<void> => {
  for (let at = 0; at < times; at++)
    expect(await codeOf(trySignIn(username, `틀린비밀번호${at}입니다`))).toBe('INVALID_CREDENTIALS')
}
const setUser = (account: Account, set: Readonly<Record<string, string | Uint8Array>>) =>
  app.database.primary.updateTable('users').set(set).where('id', '=', account.userId).execute()

test('lets the right password in, with a token that nobody else ever held', async () => {
  const account = await makeAccount(app)
  const [one, other] = [await signedIn(app, account), await signedIn(app, account)]
  expect(one).not.toBe(other)
  const me = await askerOf(app.base, one)(calls.whoAmI)
  expect(me.user).toEqual({ id: account.userId, uid: account.username, name: '홍길동', role: 'plain' })
  expect(me.member?.id).toBe(account.memberId)
})

test('takes a username as phones write it', async () => {
  const account = await makeAccount(app)
  const answer = await trySignIn(` ${account.username.toUpperCase()} `, account.password)
  expect(answer.step).toBe('signedIn')
})

test('keeps only hashes of tokens and passwords', async () => {
  const account = await makeAccount(app)
  const token = await signedIn(app, account)
  const [row] = await app.sql<{ kept: string }[]>`
    select (select jsonb_agg(s)::text from sessions s) || (select jsonb_agg(u)::text from users u) as kept`
  expect(row?.kept).toContain(account.username)
  expect(row?.kept).not.toContain(token)
  expect(row?.kept).not.toContain(goodPassword)
})

describe('a wrong password', () => {
  test('and a name that nobody has are one and the same answer', async () => {
    const account = await makeAccount(app)
    const wrong = await refusalOf(trySignIn(account.username, '틀린비밀번호입니다'))
    const unknown = await refusalOf(trySignIn('nobody_has_this', '틀린비밀번호입니다'))
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' })
    expect(wrong.status).toBe(unknown.status)
    expect([...wrong.headers.keys()]).toEqual([...unknown.headers.keys()])
  })

  test.each(['known', 'unknown'])('locks a name after exactly five under fifty attempts at once (%s)', async (kind) => {
    nextMinute()
    const name = kind === 'known' ? (await makeAccount(app)).username : 'no_such_person_here'
    const attempts = Array.from({ length: 50 }, (_, at) =>
      codeOf(app.ask(calls.signIn, { body: { username: name, password: `아무개의비밀번호${at}` } })))
    const answered = Map.groupBy(await Promise.all(attempts), (code) => code)
    expect(answered.get('INVALID_CREDENTIALS')).toHaveLength(5)
    expect(answered.get('ACCOUNT_LOCKED_BY_PASSWORD_ERROR')).toHaveLength(45)
  })

  test('locks new sign-ins only: a running session goes on, and the right password no longer helps', async () => {
    const account = await makeAccount(app)
    const running = askerOf(app.base, await signedIn(app, account))
    await fail(account.username, 5)
    expect(await codeOf(trySignIn(account.username, account.password))).toBe('ACCOUNT_LOCKED_BY_PASSWORD_ERROR')
    expect((await running(calls.whoAmI)).user.id).toBe(account.userId)
  })

  test('is forgotten with the next right one', async () => {
    const account = await makeAccount(app)
    await fail(account.username, 4)
    await trySignIn(account.username, account.password)
    await fail(account.username, 4)
    expect((await trySignIn(account.username, account.password)).step).toBe('signedIn')
  })

  test('is counted under a hash: what was typed as a name is nowhere to be found', async () => {
    await fail('my-secret-typed-here', 1)
    const rows = await app.sql`select encode(name_hash, 'escape') as name from sign_in_attempts`
    expect(JSON.stringify(rows)).not.toContain('my-secret')
  })
})

test('refuses an account without a password', async () => {
  const account = await makeAccount(app)
  await app.sql`update users set password_hash = null where id = ${account.userId}`
  expect(await codeOf(trySignIn(account.username, account.password))).toBe('INVALID_CREDENTIALS')
})

test('refuses a password that is changed in the moment of its use', async () => {
  const account = await makeAccount(app)
  const signing = await app.database.alone((driver) => driver.begin(async (tx) => {
    await tx`select from users where id = ${account.userId} for update`
    const asked = codeOf(trySignIn(account.username, account.password))
    // It was right when it was compared; now the sign-in waits for this row.
    await until(async () => (await app.sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`).length > 0)
    await tx`update users set password_hash = password_hash || ' ' where id = ${account.userId}`
    return { asked }
  }))
  expect(await signing.asked).toBe('INVALID_CREDENTIALS')
})

describe('an account that may not be used', () => {
  test('says so to whoever knows its password, and to nobody else', async () => {
    const account = await makeAccount(app)
    await setUser(account, { state: 'restricted' })
    expect(await codeOf(trySignIn(account.username, '틀린비밀번호입니다'))).toBe('INVALID_CREDENTIALS')
    expect(await codeOf(trySignIn(account.username, account.password))).toBe('ACCOUNT_RESTRICTED')
  })

  test('is not locked by its own right password', async () => {
    const account = await makeAccount(app)
    await setUser(account, { state: 'restricted' })
    for (let at = 0; at < 6; at++)
      expect(await codeOf(trySignIn(account.username, account.password))).toBe('ACCOUNT_RESTRICTED')
  })

  test('is as if it never was when its owner has withdrawn', async () => {
    const account = await makeAccount(app)
    await setUser(account, { state: 'withdrawn' })
    expect(await codeOf(trySignIn(account.username, account.password))).toBe('INVALID_CREDENTIALS')
  })
})

describe('the app', () => {
  const device = { 'x-mobile-app-device-uid': '0f8fad5b-d9cb-469f-a165-70867728950e' }
  const other = { 'x-mobile-app-device-uid': '7c9e6679-7425-40de-944b-e07fc1f90ae7' }

  test('comes in with the registered device only; the browser needs none', async () => {
    const account = await makeAccount(app)
    const { username, password } = account
    expect(await codeOf(trySignIn(username, password, device))).toBe('MOBILE_APP_DEVICE_UID_NOT_SET')
    const { hashDevice } = await import('../devices/hash-device.ts')
    await app.database.primary.updateTable('users')
      .set({ device_uid_hash: hashDevice(device['x-mobile-app-device-uid']), device_set_at: new Date() })
      .where('id', '=', account.userId).execute()
    expect(await codeOf(trySignIn(username, password, other))).toBe('MOBILE_APP_DEVICE_UID_MISMATCH')
    expect((await trySignIn(username, password, device)).step).toBe('signedIn')
    expect((await trySignIn(username, password)).step).toBe('signedIn')
    expect(await codeOf(trySignIn(username, '틀린비밀번호입니다', other))).toBe('INVALID_CREDENTIALS')
  })
})

describe('a session', () => {
  const shift = (seconds: number) =>
    app.sql`update clock_shift set shift = shift + make_interval(secs => ${seconds})`
  const hour = 3_600
  const usedAt = async ({ userId }: Account): Promise<number> => {
    const [row] = await app.sql<{ at: Date }[]>`
      select max(used_at) as at from sessions where user_id = ${userId}`
    return row?.at.getTime() ?? 0
  }

  test('ends after twelve idle hours, and lasts as long as it is used, up to thirty days', async () => {
    const account = await makeAccount(app)
    const used = askerOf(app.base, await signedIn(app, account))
    const idle = askerOf(app.base, await signedIn(app, account))
    await idle(calls.whoAmI)
    for (let at = 0; at < 2; at++) {
      const before = await usedAt(account)
      await shift(11 * hour)
      await used(calls.whoAmI)
      await until(async () => (await usedAt(account)) > before)
    }
    expect((await refusalOf(idle(calls.whoAmI))).status).toBe(401)
    expect((await used(calls.whoAmI)).user.id).toBe(account.userId)
    await app.sql`update sessions set idle_ends_at = ends_at where user_id = ${account.userId}`
    await shift(30 * 24 * hour)
    expect((await refusalOf(used(calls.whoAmI))).status).toBe(401)
  })

  test('is not used by a screen that only looks how far something has come', async () => {
    const [watched, used] = [await makeAccount(app), await makeAccount(app)]
    const [watch, use] = [askerOf(app.base, await signedIn(app, watched)), askerOf(app.base, await signedIn(app, used))]
    const before = [await usedAt(watched), await usedAt(used)] as const
    await shift(hour)
    await refusalOf(watch(exportsCalls.getExport, { params: { id: watched.userId } }))
    // What was noted is written in its order, so the first would be there by then.
    await use(calls.whoAmI)
    await until(async () => (await usedAt(used)) > before[1])
    expect(await usedAt(watched)).toBe(before[0])
  })

  test('writes down that it is used at most once a minute', async () => {
    const account = await makeAccount(app)
    const ask = askerOf(app.base, await signedIn(app, account))
    const before = await usedAt(account)
    for (let at = 0; at < 20; at++) await ask(calls.whoAmI)
    expect(await usedAt(account)).toBe(before)
    await shift(61)
    await Promise.all(Array.from({ length: 10 }, () => ask(calls.whoAmI)))
    await until(async () => (await usedAt(account)) !== before)
    const after = await usedAt(account)
    for (let at = 0; at < 20; at++) await ask(calls.whoAmI)
    expect(await usedAt(account)).toBe(after)
  })

  test('is over on the next request after signing out, and its live updates end', async () => {
    const token = await signedIn(app, await makeAccount(app))
    const ask = askerOf(app.base, token)
    const live = await openLiveClient(app.base, token)
    await ask(calls.signOut)
    expect((await refusalOf(ask(calls.whoAmI))).status).toBe(401)
    await until(() => live.ended(), 1_000)
    await live.close()
  })

  test('is listed to its owner with where it came from, and ended by its owner only', async () => {
    const account = await makeAccount(app)
    const chrome = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36'
    const phone = await signedIn(app, account, { 'user-agent': chrome })
    const ask = askerOf(app.base, await signedIn(app, account, { 'user-agent': '<script>alert(1)</script>' }))
    const { items } = await ask(calls.listOwnSessions)
    expect(items.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    expect(items.map(({ device }) => device).filter((device) => device !== null)).toEqual(['Chrome · Android'])
    expect(items.every(({ address }) => address === '127.0.0.1' || address === null)).toBe(true)
    const other = items.find(({ device }) => device !== null)?.id ?? ''
    const stranger = await app.member()
    expect((await refusalOf(stranger.ask(calls.endOwnSession, { params: { id: other } }))).status).toBe(404)
    await ask(calls.endOwnSession, { params: { id: other } })
    expect((await refusalOf(askerOf(app.base, phone)(calls.whoAmI))).status).toBe(401)
    expect((await refusalOf(ask(calls.endOwnSession, { params: { id: other } }))).status).toBe(404)
  })

  test('ends everywhere when its owner says so, with or without the one that asks', async () => {
    const account = await makeAccount(app)
    const tokens = [await signedIn(app, account), await signedIn(app, account), await signedIn(app, account)]
    const [first, ...others] = tokens.map((token) => askerOf(app.base, token))
    expect(await first?.(calls.endOwnSessions, { body: { keepCurrent: true } })).toEqual({ ended: 3 })
    for (const other of others) expect((await refusalOf(other(calls.whoAmI))).status).toBe(401)
    expect(await first?.(calls.endOwnSessions, { body: { keepCurrent: false } })).toEqual({ ended: 1 })
    expect(await first?.(calls.whoAmI).catch((error: unknown) => (error as Answered).status)).toBe(401)
  })
})

test('writes neither names nor passwords nor tokens into the log', async () => {
  const account = await makeAccount(app, { name: '남궁민수' })
  const token = await signedIn(app, account)
  await askerOf(app.base, token)(calls.authContext)
  await codeOf(trySignIn('typed_my_password_here', '틀린비밀번호입니다'))
  const log = app.logged.join('\n')
  expect(log).toContain('identity.signIn')
  for (const secret of [account.username, account.password, token, 'typed_my_password_here', '틀린비밀번호', '남궁민수'])
    expect(log).not.toContain(secret)
})

test('asks no more often than once a second from one address', async () => {
  nextMinute()
  const tries = Array.from({ length: 70 }, (_, at) =>
    codeOf(app.ask(calls.signIn, { body: { username: 'asked_again_and_again', password: `아무비밀번호나${at}` } })))
  const answered = await Promise.all(tries)
  expect(answered.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(10)
})
