// What a new password, a lost device and a lost factor end: all that was begun with the old one, and no more than that.
import { identityCalls as calls } from '@bidyard/contract/calls/identity'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Account, makeAccount, proofOf, signedIn, somebody } from '../../../testing/accounts.ts'
import { startTestApp, type TestApp, type TestMember } from '../../../testing/app.ts'
import { askerOf, refusalOf } from '../../../testing/ask.ts'
import { auditOf } from '../../../testing/traces.ts'
import { codeAt, stepAt } from '../second-factor/totp.ts'

let app: TestApp
let root: TestMember
let minutes = 0
beforeAll(async () => {
  app = await startTestApp({}, { stopwatch: () => minutes * 60_000 })
  root = await app.member({ type: 'root' })
})
afterAll(() => app.stop())
beforeEach(() => {
  minutes += 1
})

const newPassword = '구름이 흐르는 강가의 아침'
const statusOf = async (asked: Promise<unknown>): Promise<number> => (await refusalOf(asked)).status
const ticketOf = async ({ username, password }: Account): Promise<string> => {
  const answer = await app.ask(calls.signIn, { body: { username, password } })
  if (answer.step !== 'codeNeeded') throw new Error(answer.step)
  return answer.ticket
}
// Of now and of the next step: both still count when the clock passes into the next one in between.
const codeOf = (secret: string, later: 0 | 1) => codeAt(secret, stepAt(new Date()) + later)
const withFactor = async () => {
  const who = somebody()
  const account = await makeAccount(app, { who })
  const ask = askerOf(app.base, account.token)
  const { secret } = await ask(calls.setUpSecondFactor, { body: { password: account.password } })
  await ask(calls.confirmSecondFactor, { body: { code: codeOf(secret, 0) } })
  return { who, account, ask, secret }
}
const complete = (ticket: string, secret: string) =>
  app.ask(calls.completeSecondFactor, { body: { ticket, code: codeOf(secret, 1) } })

describe('a sign-in that waits for its code', () => {
  test('is over once the password was set anew by an identity check', async () => {
    const { account, who, secret } = await withFactor()
    const ticket = await ticketOf(account)
    const identityToken = await proofOf(app.ask, who)
    await app.ask(calls.resetPassword, { body: { identityToken, password: newPassword } })
    expect(await statusOf(complete(ticket, secret))).toBe(401)
  })

  test('is over once the password was changed', async () => {
    const { account, ask, secret } = await withFactor()
    const ticket = await ticketOf(account)
    await ask(calls.changePassword, { body: { password: account.password, newPassword } })
    expect(await statusOf(complete(ticket, secret))).toBe(401)
  })

  test('is over once the office took the factor off', async () => {
    const { account } = await withFactor()
    const ticket = await ticketOf(account)
    await root.ask(calls.resetUserSecondFactor, { params: { id: account.userId }, body: { reason: '분실 신고' } })
    // With it whoever knows the password could set up a factor of their own.
    expect(await statusOf(app.ask(calls.setUpSecondFactor, { body: { ticket } }))).toBe(401)
    expect((await auditOf(app, account.userId)).at(-1)).toEqual({ act: 'reset second factor', by: root.memberId })
  })
})

test('of two changes of one password at once, one counts', async () => {
  const account = await makeAccount(app)
  const ask = askerOf(app.base, account.token)
  const wishes = [newPassword, '저녁노을이 물드는 들판']
  const came = await Promise.allSettled(wishes.map((wish) =>
    ask(calls.changePassword, { body: { password: account.password, newPassword: wish } })))
  expect(came.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const chosen = wishes[came.findIndex(({ status }) => status === 'fulfilled')] ?? ''
  expect(await signedIn(app, { ...account, password: chosen })).toMatch(/^.{43}$/)
})

test('a device that the office takes off ends what was begun with it, and nothing else', async () => {
  const account = await makeAccount(app)
  const browser = askerOf(app.base, await signedIn(app, account))
  const deviceUid = '0f8fad5b-d9cb-469f-a165-70867728950e'
  await app.sql`
    update users set device_uid_hash = sha256(${Buffer.from(`device ${deviceUid}`)}), device_set_at = now()
    where id = ${account.userId}`
  const phone = askerOf(app.base, await signedIn(app, account, { 'x-mobile-app-device-uid': deviceUid }))
  await root.ask(calls.resetUserDevice, { params: { id: account.userId }, body: { reason: '분실 신고' } })
  expect(await statusOf(phone(calls.whoAmI))).toBe(401)
  expect((await browser(calls.whoAmI)).user.id).toBe(account.userId)
  expect(await auditOf(app, account.userId)).toEqual([{ act: 'reset device', by: root.memberId }])
})

test('a session that was idle too long is no longer listed as one', async () => {
  const account = await makeAccount(app)
  const ask = askerOf(app.base, await signedIn(app, account))
  await signedIn(app, account)
  await app.sql`
    update sessions set idle_ends_at = app_now() where user_id = ${account.userId} and id = (
      select max(id::text)::uuid from sessions where user_id = ${account.userId})`
  expect((await ask(calls.listOwnSessions)).items).toHaveLength(2)
  // No push goes there any more either; whoever ends all is told of those that ran.
  expect(await ask(calls.endOwnSessions, { body: { keepCurrent: true } })).toEqual({ ended: 1 })
  expect(await app.sql`select from sessions where user_id = ${account.userId} and ended_at is null`).toHaveLength(1)
})
