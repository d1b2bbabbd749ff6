// App versions through the front door.
import { referenceCalls as calls } from '@bidyard/contract/calls/reference'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { type Ask, refusalOf } from '../../../testing/ask.ts'
import { seedReference } from '../for-other-areas.ts'
import { compareVersions } from './app-version-rules.ts'

let app: TestApp
let staff: Ask
beforeAll(async () => {
  app = await startTestApp()
  await app.database.transact(seedReference)
  staff = (await app.member({ type: 'admin' })).ask
})
afterAll(() => app.stop())

const wish = {
  minimum: '1.2.0', latest: '1.10.0', storeUrl: 'https://apps.example.com/bidyard', message: null, reason: '새 버전',
}
const set = (ask: Ask, seenVersion: number, given: Partial<typeof wish> = {}) =>
  ask(calls.setAppVersion, { params: { platform: 'ios' }, body: { ...wish, ...given, seenVersion } })

test('refuses no app before anybody has set a version', async () => {
  expect(await app.ask(calls.getAppVersion, { params: { platform: 'android' } })).toMatchObject({
    platform: 'android', minimum: '0.0.0', latest: '0.0.0', storeUrl: null, message: null, version: 1,
  })
})

test('staff set it for one platform, with a line in the audit log', async () => {
  const { version } = await app.ask(calls.getAppVersion, { params: { platform: 'ios' } })
  const after = await set(staff, version)
  expect(after).toMatchObject({ platform: 'ios', minimum: '1.2.0', latest: '1.10.0', version: version + 1 })
  expect(await app.ask(calls.getAppVersion, { params: { platform: 'ios' } })).toEqual(after)
  expect((await app.ask(calls.getAppVersion, { params: { platform: 'android' } })).latest).toBe('0.0.0')
  const logged = await app.database.primary
    .selectFrom('audit_log').selectAll().where('subject', '=', 'appVersion').executeTakeFirstOrThrow()
  expect(logged).toMatchObject({ subject_id: 'ios', reason: '새 버전', before: { version }, after: { latest: '1.10.0' } })
})

test('of two who saw the same version one is refused', async () => {
  const { version } = await app.ask(calls.getAppVersion, { params: { platform: 'ios' } })
  const outcomes = await Promise.all([set(staff, version), set(staff, version)]
    .map((asked) => asked.then(() => 200, (error: { status: number }) => error.status)))
  expect(new Set(outcomes)).toEqual(new Set([200, 409]))
})

test('refuses a minimum above the latest, a wrong form, an address that is not secure, and other people', async () => {
  const { version } = await app.ask(calls.getAppVersion, { params: { platform: 'ios' } })
  const above = await refusalOf(set(staff, version, { minimum: '1.11.0' }))
  expect(above.body.issues).toEqual([{ path: 'body.minimum', message: '최신 버전보다 높을 수 없습니다.' }])
  const wrong = [{ latest: '1.2' }, { latest: 'v1.2.3' }, { storeUrl: 'http://apps.example.com' }, { reason: '' }]
  for (const given of wrong)
    expect((await refusalOf(set(staff, version, given))).body.detail).toBe('0001.invalidBodySchema')
  expect((await refusalOf(set(app.ask, version))).status).toBe(401)
  const dealer = await app.member({ type: 'plain' })
  expect((await refusalOf(set(dealer.ask, version))).status).toBe(403)
  const other = app.ask(calls.getAppVersion, { params: { platform: 'windows' as 'ios' } })
  expect((await refusalOf(other)).body.detail).toBe('0002.invalidPathParamsSchema')
})

test('versions compare by number and not by letter', () => {
  expect(compareVersions('1.10.0', '1.9.9')).toBeGreaterThan(0)
  expect(compareVersions('2.0.0', '2.0.0')).toBe(0)
  const version = fc.tuple(fc.nat(99), fc.nat(99), fc.nat(99))
  fc.assert(fc.property(version, version, (one, other) => {
    const order = one[0] * 10_000 + one[1] * 100 + one[2] - (other[0] * 10_000 + other[1] * 100 + other[2])
    expect(Math.sign(compareVersions(one.join('.'), other.join('.')))).toBe(Math.sign(order))
  }))
})
