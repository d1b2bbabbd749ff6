// What the office does to a login is heard at once by others of the office, and by nobody whom it does not concern.
import { identityCalls as calls } from '@bidyard/contract/calls/identity'
import { userActs } from '@bidyard/contract/shapes/identity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount } from '../../../testing/accounts.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { refusalOf } from '../../../testing/ask.ts'
import { openLiveClient } from '../../../testing/live-client.ts'
import { until } from '../../../testing/until.ts'
import { takeAttempt } from '../sign-in/attempts.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const acts = {
  restrict: calls.restrictUser, unrestrict: calls.unrestrictUser, unlock: calls.unlockUser,
  endSessions: calls.endUserSessions, resetDevice: calls.resetUserDevice, resetFactor: calls.resetUserSecondFactor,
} as const satisfies Record<Exclude<(typeof userActs)[number], 'resetPassword'>, unknown>

const giveDevice = (userId: string) =>
  app.sql`update users set device_uid_hash = ${Buffer.alloc(32)}, device_set_at = now() where id = ${userId}`

test('every act is told to the other people of the office, and to whom it was done', async () => {
  const root = await app.member({ type: 'root' })
  const other = await app.member({ type: 'admin' })
  const [account, bystander] = [await makeAccount(app, { type: 'admin' }), await makeAccount(app)]
  await giveDevice(account.userId)
  await giveDevice(bystander.userId)
  await app.sql`
    update users set totp_sealed = '\\x00', totp_confirmed_at = now() where id = ${account.userId}`
  await app.database.transact((tx) => takeAttempt(tx, app.providers.personal, account.username))
  const screens = [await openLiveClient(app.base, other.token), await openLiveClient(app.base, bystander.token)]
  const [office, elsewhere] = screens
  const lost = { params: { id: account.userId }, body: { reason: '분실 신고 접수' } }
  for (const act of userActs)
    if (act !== 'resetPassword') await root.ask(acts[act], lost)
  await root.ask(calls.resetUserPassword, { ...lost, body: { ...lost.body, password: '새로 받은 첫 비밀번호 92' } })
  await root.ask(calls.resetUserDevice, { params: { id: bystander.userId }, body: { reason: '분실 신고 접수' } })

  const own = { userId: bystander.userId, act: 'resetDevice' }
  await until(() => office?.heard.length === userActs.length + 1 && elsewhere?.heard.length === 1)
  expect(office?.heard.map(({ name, data }) => [name, data])).toEqual([
    ...userActs.map((act) => ['userChanged', { userId: account.userId, act }]), ['userChanged', own],
  ])
  expect(elsewhere?.heard.map(({ data }) => data)).toEqual([own])
  await Promise.all(screens.map((screen) => screen.close()))
})

test('an act that was refused is not told', async () => {
  const staff = await app.member({ type: 'admin' })
  const account = await makeAccount(app)
  const screen = await openLiveClient(app.base, staff.token)
  const given = { params: { id: account.userId }, body: { reason: '분실 신고 접수' } }
  expect((await refusalOf(staff.ask(calls.unrestrictUser, given))).status).toBe(409)
  await staff.ask(calls.restrictUser, given)
  await screen.next(0)
  expect(screen.heard.map(({ data }) => data)).toEqual([{ userId: account.userId, act: 'restrict' }])
  await screen.close()
})
